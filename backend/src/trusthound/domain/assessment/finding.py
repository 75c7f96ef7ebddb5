"""What one signal found, and the evidence it rests on."""

from dataclasses import dataclass
from datetime import date
from enum import StrEnum

from trusthound.domain.common.wording import Quote


class Outcome(StrEnum):
    PRESENT = "present"  # the answer to the signal's question is yes
    ABSENT = "absent"  # the answer is no
    UNKNOWN = "unknown"  # a fact it needs could not be had; never counted as no
    NOT_APPLICABLE = "not_applicable"  # the question makes no sense for this subject


@dataclass(frozen=True, slots=True)
class Evidence:
    """One thing a reader can check: a quote or a fact, where it is from, and when it was learnt.

    `start` and `end` are character offsets into the posting's text where `quote` stands there.
    `verbatim`: `quote` is the posting's words, not ours, and is shown between quotation marks.
    """

    quote: str
    origin: str
    learnt_on: date | None = None
    start: int | None = None
    end: int | None = None
    verbatim: bool = False


POSTING_TEXT = "posting text"


def quoted(quote: Quote, origin: str = POSTING_TEXT) -> Evidence:
    """Words of the posting's text, with their place in it."""
    return Evidence(quote.text, origin, start=quote.start, end=quote.end, verbatim=True)


def stated(words: str, origin: str) -> Evidence:
    """Words of the posting that have no place in its text: a field, an address, hidden text."""
    return Evidence(words, origin, verbatim=True)


@dataclass(frozen=True, slots=True)
class Finding:
    """`strength` in (0, 1] scales the weight of a present finding; 0 for the other outcomes."""

    outcome: Outcome
    strength: float = 0.0
    evidence: tuple[Evidence, ...] = ()


def present(*evidence: Evidence, strength: float = 1.0) -> Finding:
    """Yes, and this is why: at least one evidence."""
    if not evidence:
        raise ValueError("a present finding names its evidence")
    if not 0.0 < strength <= 1.0:
        raise ValueError("a strength is above 0 and at most 1")
    return Finding(Outcome.PRESENT, strength, evidence)


_ABSENT = Finding(Outcome.ABSENT)
_UNKNOWN = Finding(Outcome.UNKNOWN)
_NOT_APPLICABLE = Finding(Outcome.NOT_APPLICABLE)


def absent(*evidence: Evidence) -> Finding:
    return Finding(Outcome.ABSENT, evidence=evidence) if evidence else _ABSENT


def unknown() -> Finding:
    return _UNKNOWN


def not_applicable() -> Finding:
    return _NOT_APPLICABLE
