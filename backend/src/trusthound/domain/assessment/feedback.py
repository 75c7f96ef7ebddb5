"""Somebody's word on whether a result was right in, what it says of the subject out."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from hashlib import sha256

from trusthound.domain.assessment.band import Band
from trusthound.domain.common.errors import InvalidInput

NOTE_CHARACTERS = 500


class Actual(StrEnum):
    """What the subject is, as the caller knows it."""

    SCAM = "scam"
    LEGITIMATE = "legitimate"
    CLOSED = "closed"  # the position was gone already
    NO_OPENING = "no_opening"  # a real employer without a real opening
    UNSURE = "unsure"


# A message has no opening that could be closed.
OF_A_MESSAGE = frozenset({Actual.SCAM, Actual.LEGITIMATE, Actual.UNSURE})
_WHAT_WE_CALLED_IT = {Band.DANGER: Actual.SCAM, Band.VERIFIED: Actual.LEGITIMATE}


@dataclass(frozen=True, slots=True)
class Word:
    """What a caller says of a result: right, or wrong and what the subject is instead."""

    right: bool
    actual: Actual | None
    note: str


@dataclass(frozen=True, slots=True)
class Judgement:
    """What the result said when the word was given; `kind` is "posting" or "message"."""

    kind: str
    band: Band | None
    score: int | None
    version: str


@dataclass(frozen=True, slots=True)
class Feedback:
    """One caller's latest word on one result."""

    word: Word
    said_at: datetime


def checked(word: Word, on: Judgement) -> Word:
    """Raises InvalidInput for a word that contradicts itself, or does not fit what was judged."""
    if word.right == (word.actual is not None):
        raise InvalidInput(
            "Say what would be right where a result was wrong, and only there.", field="actual"
        )
    if on.kind == "message" and word.actual is not None and word.actual not in OF_A_MESSAGE:
        raise InvalidInput("A message is a scam, legitimate or unsure.", field="actual")
    return word


def label_of(word: Word, on: Judgement) -> Actual | None:
    """Scam or legitimate, where the word says which; None where it says neither.

    "Right" says it of a result that took a side. Between the bands that do, a number may be right
    about a scam and about an honest posting.
    """
    if word.right:
        return None if on.band is None else _WHAT_WE_CALLED_IT.get(on.band)
    return word.actual if word.actual in (Actual.SCAM, Actual.LEGITIMATE) else None


def mark_of(verification_id: str, caller_key: str) -> bytes:
    """What tells a caller from another of the same result; of two results it never agrees.

    The id is unguessable, so without it nobody finds the caller's address by trying all of them.
    """
    return sha256(f"{verification_id}\n{caller_key}".encode()).digest()
