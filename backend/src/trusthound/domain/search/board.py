"""A board that we collect from: where it is, when it is due, and how the last look at it went."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum


class Result(StrEnum):
    """How a look at a board ended."""

    COLLECTED = "collected"
    UNCHANGED = "unchanged"  # it said so itself: nothing was read
    FAILED = "failed"  # no answer, an error, or nothing that could be read
    REFUSED = "refused"  # robots.txt, a wall, or a key that is missing
    GONE = "gone"  # there is no such board any more


class Steering(StrEnum):
    """What an operator does with a board."""

    PAUSE = "pause"  # it is not asked; what it showed stays
    ASK_AGAIN = "ask-again"  # at once, also where it was paused
    REMOVE = "remove"  # for everybody, with what it showed


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a look has come: `next` is where it goes on, "" at the beginning; `parts` were read,
    `showings` found and `unread` records not understood. `is_cut`: the board shows more than that.
    """

    run_id: str
    began_at: datetime
    next: str
    showings: int
    parts: int = 0
    unread: int = 0
    is_cut: bool = False


@dataclass(frozen=True, slots=True)
class CollectedBoard:
    """`reader` names what reads it ("greenhouse", "remotive", "feed"); `address` is the tenant
    there, or the URL of a feed, "" where the reader knows its one address.

    `name` is what a person reads. `is_own`: an employer's own board, and `name` is the employer.
    `mapping` tells of a feed which of its fields is which of ours. `due_at` None: it is not asked
    any more. `last_showings` counts what the last whole look found.
    """

    id: str
    reader: str
    address: str
    name: str
    is_own: bool
    added_at: datetime
    due_at: datetime | None
    mapping: Mapping[str, str] | None = None
    etag: str = ""
    last_modified: str = ""
    under_way: Progress | None = None
    last_run_at: datetime | None = None
    last_result: Result | None = None
    last_problem: str = ""
    last_showings: int | None = None
    failures: int = 0
