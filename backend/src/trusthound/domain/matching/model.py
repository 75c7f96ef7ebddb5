"""How well a resume fits a posting, and the table that the number is made of."""

from dataclasses import dataclass
from enum import StrEnum

from trusthound.domain.posting.requirements.model import Need, Passage
from trusthound.domain.resume.model import Month, Span


class Asked(StrEnum):
    """What kind of thing a requirement is. `OCCUPATION`: the kind of work that the posting is."""

    OCCUPATION = "occupation"
    SKILL = "skill"
    YEARS = "years"
    EDUCATION = "education"
    LICENCE = "licence"
    LANGUAGE = "language"
    SENIORITY = "seniority"
    PLACE = "place"
    VISA = "visa"


class Standing(StrEnum):
    MET = "met"
    PARTLY = "partly"
    NOT_SHOWN = "not_shown"
    CANNOT_TELL = "cannot_tell"


@dataclass(frozen=True, slots=True)
class Shown:
    """What of the resume answers a requirement: its words, and where they stand.

    `where` names the role or the section ("Data Engineer at Acme, 2019–2022"; "Skills");
    `months` is how long its dated roles lasted together, `last` when the last of them ended, each
    None where no date says so; `current`: one of them lasts still.
    """

    quote: str
    where: str = ""
    span: Span | None = None
    months: int | None = None
    last: Month | None = None
    current: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """One requirement: what was asked, how it stands, what shows it, and a sentence that says why.

    `weight` is its part of the score, 0 where it does not count (place, visa, what cannot be told).
    """

    kind: Asked
    need: Need
    asked: Passage
    standing: Standing
    shown: tuple[Shown, ...]
    note: str
    weight: float


class Advice(StrEnum):
    BRING_FORWARD = "bring_forward"  # the resume shows it, far down or in passing
    NOT_SHOWN = "not_shown"  # it is asked for and not shown: add it only if it is true


@dataclass(frozen=True, slots=True)
class Suggestion:
    kind: Advice
    text: str
    quotes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Match:
    """`score` is 0–100, None where the posting or the resume says too little to compare.

    `reasons` ("Why you're a match") and `blockers` are sentences made of the rows.
    """

    score: int | None
    rows: tuple[Row, ...]
    reasons: tuple[str, ...]
    blockers: tuple[str, ...]
    suggestions: tuple[Suggestion, ...]
