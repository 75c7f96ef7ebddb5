"""A sentence in, its words out, each with the part it plays in asking for something."""

import re
from collections.abc import Iterator, Sequence
from enum import Enum, auto
from typing import NamedTuple

from trusthound.domain.posting.requirements.cue_words import HARD, Cue
from trusthound.domain.posting.requirements.cues import Hit
from trusthound.domain.posting.requirements.plain_words import (
    CLOSING,
    DOING,
    FILLING,
    PARTING,
    SOFT_WORDS,
)
from trusthound.domain.skills.model import Mention

# "CI/CD" and "P&C" are one word, "React/Vue" are two.
_TOKEN = re.compile(
    r"[a-z]{1,3}/[a-z]{1,3}(?![\w/])|\w(?:[\w+#&'’.@-]*[\w+#])?|[,/()&+:]"
)  # fmt: skip


class Kind(Enum):
    PLAIN = auto()
    FILLING = auto()
    DOING = auto()
    SOFT = auto()
    CLOSING = auto()  # ends a phrase, and none begins until something is asked again
    DEGREE = auto()  # what stands behind it is studied, and no skill
    PARTING = auto()  # ends a phrase, and the next may begin
    JOINING = auto()
    EXAMPLE = auto()
    ASKING = auto()
    OPENING = auto()
    SHUTTING = auto()
    KNOWN = auto()  # a skill of our list; its word is the id


class Token(NamedTuple):
    start: int
    end: int
    kind: Kind
    word: str


_KINDS: dict[str, Kind] = {
    **dict.fromkeys(DOING, Kind.DOING),
    **dict.fromkeys(FILLING, Kind.FILLING),
    **dict.fromkeys(SOFT_WORDS, Kind.SOFT),
    **dict.fromkeys((each for each in HARD if " " not in each), Kind.ASKING),
    **dict.fromkeys(PARTING, Kind.PARTING),
    **dict.fromkeys(CLOSING, Kind.CLOSING),
    **dict.fromkeys(("and", "&", "+", "or", "and/or", "/", ","), Kind.JOINING),
    **dict.fromkeys(("e.g", "eg", "ex", "i.e", "ie", "like", "including", "include", "such"),
                    Kind.EXAMPLE),
    "(": Kind.OPENING, ")": Kind.SHUTTING, ":": Kind.PARTING,
}  # fmt: skip
_OF_CUE = {
    Cue.DEGREE: Kind.DEGREE,
    Cue.LICENCE: Kind.FILLING,
    Cue.LANGUAGE: Kind.PARTING,
    Cue.NICE_BEHIND: Kind.CLOSING,
    Cue.NICE_BEFORE: Kind.PARTING,
    Cue.PERSON: Kind.CLOSING,
    Cue.YEARS: Kind.FILLING,
}


def tokens_of(
    folded: str, start: int, end: int, mentions: Sequence[Mention], hits: Sequence[Hit]
) -> Iterator[Token]:
    """In reading order. A skill that is known is one token, and so is a cue of several words."""
    taken = [(each.start, each.end, Kind.KNOWN, each.skill) for each in mentions]
    taken += [
        (hit.start, hit.end, _OF_CUE[hit.cue], hit.words) for hit in hits if hit.cue in _OF_CUE
    ]
    taken.sort(key=lambda each: each[:2])
    at = start
    for begin, stop, kind, word in taken:
        if begin >= at:
            yield from _plain(folded, at, begin)
            yield Token(begin, stop, kind, word)
            at = stop
    yield from _plain(folded, at, end)


def _plain(folded: str, start: int, end: int) -> Iterator[Token]:
    for match in _TOKEN.finditer(folded, start, end):
        word = match[0]
        kind = _KINDS.get(word)
        if kind is None:
            kind = Kind.FILLING if word[0].isdigit() else Kind.PLAIN
        yield Token(match.start(), match.end(), kind, word)
