"""What an encoder is shown of a document, and what it says of it."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Protocol

from trusthound.domain.resume.read.dates import Dated


class Begins(IntEnum):
    """How a row begins."""

    LINE = 1
    POINT = 2  # with the sign of a list
    COLUMN = 3  # another column than the row before


class Kind(IntEnum):
    """What a mention names."""

    TITLE = 1
    COMPANY = 2
    DEGREE = 3
    SCHOOL = 4
    NAME = 5  # whose resume it is
    DATES_OF_WORK = 6
    DATES_OF_EDUCATION = 7


@dataclass(frozen=True, slots=True)
class Seen:
    """A row. `section`: what rules hold it for, as seeing.py numbers it; `looks`: 1 bold, 2
    prominent, 3 both.
    """

    text: str
    begins: Begins
    section: int
    looks: int
    dates: Sequence[Dated]


@dataclass(frozen=True, slots=True)
class Mention:
    """Characters `begin` up to `end` of a row's text, that name something; `dated` of dates alone,
    whose kind is DATES_OF_WORK until it is known whose they are. `number` counts mentions; `sure`
    is how likely it names that, from 0 to 1.
    """

    kind: Kind
    row: int
    begin: int
    end: int
    number: int
    dated: Dated | None = None
    sure: float = 1.0


@dataclass(frozen=True, slots=True)
class Held:
    """What an encoder holds some words for. `first`: how likely a mention begins with them;
    `goes_on`: that it goes on behind them, from 0 to 1.
    """

    mention: Mention
    first: float
    goes_on: float


class Encoded(Protocol):
    """`mentions` in the order of the rows, all dates among them."""

    @property
    def mentions(self) -> Sequence[Mention]: ...

    def held(self, kind: Kind, begin: tuple[int, int], end: tuple[int, int]) -> Held | None:
        """Words from one place up to another (the row's number, a character of it), if they were
        of that kind. None where it has not looked.
        """

    def together(
        self, ones: Sequence[Mention], others: Sequence[Mention], as_kind: Kind
    ) -> Sequence[Sequence[float]]:
        """Of each of the ones with each of the others, how likely both are of one entry, from 0
        to 1, if the other is of that kind.
        """


class Encoder(Protocol):
    def encoded(self, rows: Sequence[Seen]) -> Encoded: ...
