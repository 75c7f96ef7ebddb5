"""What the employer's own site says of a posting: the boards it links to, and what they list."""

import json
from dataclasses import asdict, dataclass
from datetime import datetime
from enum import StrEnum

from trusthound.domain.facts.employer_board import EmployerBoard

_LONGEST = 200


class OnBoard(StrEnum):
    """A closed set, stored with results."""

    SAME = "same"  # the same number there
    SIMILAR = "similar"  # the same title at a place that agrees
    ELSEWHERE = "elsewhere"  # the same title for another place
    NOT_FOUND = "not_found"  # on a board that was read whole
    UNREADABLE = "unreadable"  # no board is linked, or none that we can read


@dataclass(frozen=True, slots=True)
class LinkedBoard:
    """A tenant of a hiring system, as the employer's page links to it."""

    system: str
    tenant: str


@dataclass(frozen=True, slots=True)
class EmployerListing:
    """`domain` is the employer's own; `known`: our list of employers has it.

    `linked_from` is the page that links to the `boards`. `title` and `url` are those of the
    position found, `counted` how many the board shows. `source` is what was asked last.
    """

    domain: str
    known: bool
    linked_from: str
    boards: tuple[LinkedBoard, ...]
    result: OnBoard
    title: str
    counted: int
    source: str
    learnt_at: datetime


@dataclass(frozen=True, slots=True)
class SoughtPosition:
    """What is looked for on the board of the employer at `domain`.

    `system`, `tenant` and `number` name the posting's own place on a board, "" elsewhere;
    `requisition` is the number that the posting states.
    """

    domain: str
    title: str
    place: str
    requisition: str
    system: str
    tenant: str
    number: str

    @classmethod
    def at(
        cls, domain: str, board: EmployerBoard | None, title: str, place: str, requisition: str
    ) -> "SoughtPosition":
        title, place, requisition = (each[:_LONGEST] for each in (title, place, requisition))
        if board is None:
            return cls(domain, title, place, requisition, "", "", "")
        return cls(domain, title, place, requisition, board.system, board.tenant, board.number)

    def written(self) -> str:
        """As the subject of a question: equal for equal positions."""
        return json.dumps(list(asdict(self).values()), ensure_ascii=False)

    @classmethod
    def read(cls, written: str) -> "SoughtPosition":
        return cls(*json.loads(written))


@dataclass(frozen=True, slots=True)
class OpenPosition:
    """A position as a board lists it."""

    number: str
    title: str
    places: tuple[str, ...] = ()
    requisition: str = ""
