"""A sentence in, its words out, each with the part it plays in asking for something."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from trusthound.domain.posting.requirements.cue_words import HARD, Cue
from trusthound.domain.posting.requirements.cues import Hit
from trusthound.domain.posting.requirements.licence_words import LICENCES
from trusthound.domain.posting.requirements.model import Passage
from trusthound.domain.posting.requirements.plain_words import (
    CLOSING,
    DOING,
    DROPPING,
    EMPTY,
    FILLING,
    OF_WORK,
    PARTING,
    SOFT_WORDS,
)
from trusthound.domain.skills.model import Mention

_TOKEN = re.compile(r"\w(?:[\w+#&'’.@/-]*[\w+#])?|[,/()&+:]")
_ABBREVIATION_LETTERS = 3
_ASKING_ENDS = (" skills", " experience", " knowledge")  # "computer skills" is a skill and asks
_OF_PEOPLE = frozenset({"experienced", "skilled", "trained", "expert", "competent", "proficient",
                        "adept", "knowledgeable", "versed", "familiar"})  # fmt: skip
_OF_WHAT = (" in ", " with ", " at ", " of ", " on ", " using ", " about ", " as ", ":")


class Kind:
    """Plain numbers, because there are many words; up to KNOWN they are gathered to a phrase."""

    PLAIN = 0
    FILLING = 1
    DOING = 2
    SOFT = 3
    KNOWN = 4  # a skill of our list; its word is the id
    PARTING = 5  # ends a phrase, and the next may begin
    JOINING = 6
    EXAMPLE = 7
    ASKING = 8
    CLOSING = 9  # ends a phrase, and none begins until something is asked again
    DROPPING = 10  # so does this, and what stands before it is no name: "a natural ability"
    DEGREE = 11  # what stands behind it is studied, and no skill
    OPENING = 12
    SHUTTING = 13


class Token(NamedTuple):
    start: int
    end: int
    kind: int
    word: str


_KINDS: dict[str, int] = {
    **dict.fromkeys(DOING, Kind.DOING),
    **dict.fromkeys(FILLING, Kind.FILLING),
    **dict.fromkeys(SOFT_WORDS, Kind.SOFT),
    **dict.fromkeys((each for each in HARD if " " not in each), Kind.ASKING),
    **dict.fromkeys(PARTING, Kind.PARTING),
    **dict.fromkeys(CLOSING, Kind.CLOSING),
    **dict.fromkeys(DROPPING, Kind.DROPPING),
    **dict.fromkeys(("and", "&", "+", "or", "and/or", "/", ","), Kind.JOINING),
    **dict.fromkeys(("e.g", "eg", "ex", "i.e", "ie", "like", "such"),
                    Kind.EXAMPLE),
    "(": Kind.OPENING, ")": Kind.SHUTTING, ":": Kind.PARTING,
}  # fmt: skip
# Names of skills that are too plain to be one where something is asked.
_NO_NAMES = EMPTY | DOING | SOFT_WORDS | {*LICENCES["Background check"], *LICENCES["Drug test"]}
_OF_CUE: dict[int, int] = {
    Cue.DEGREE: Kind.DEGREE,
    Cue.LANGUAGE: Kind.PARTING,
    Cue.NICE_BEHIND: Kind.CLOSING,
    Cue.NICE_BEFORE: Kind.PARTING,
    Cue.PERSON: Kind.CLOSING,
    Cue.YEARS: Kind.FILLING,
    Cue.WORKING_WITH: Kind.DOING,
}


def tokens_of(
    folded: str,
    start: int,
    end: int,
    mentions: Sequence[Mention],
    hits: Sequence[Hit],
    years: Sequence[Passage] = (),
) -> list[Token]:
    """In reading order. A skill that is known is one token, and so is a cue of several words.

    `years` are those of work: what stands behind them is asked ("5+ years building bridges").
    """
    taken = [
        (hit.start, hit.end, _OF_CUE[hit.cue], hit.words) for hit in hits if hit.cue in _OF_CUE
    ]
    taken += [(each.start, each.end, Kind.ASKING, "years") for each in years]
    taken += [
        (hit.start, hit.end, Kind.ASKING, hit.words)
        for hit in hits
        if hit.cue == Cue.HARD and " " in hit.words
    ]
    taken += [
        (each.start, each.end, Kind.KNOWN, each.skill)
        for each in mentions
        if folded[each.start : each.end] not in _NO_NAMES and not _is_part(folded, each)
    ]
    taken += [
        (hit.start, hit.end, Kind.FILLING, hit.words) for hit in hits if hit.cue == Cue.LICENCE
    ]
    taken.sort(key=lambda each: (each[0], -each[1]))
    tokens: list[Token] = []
    at = start
    for begin, stop, kind, word in taken:
        if begin >= at:
            _put_plain(tokens, folded, at, begin)
            tokens.append(Token(begin, stop, kind, word))
            at = stop
            if kind == Kind.KNOWN and folded.endswith(_ASKING_ENDS, begin, stop):
                tokens.append(Token(stop, stop, Kind.ASKING, "skills"))
    _put_plain(tokens, folded, at, end)
    return tokens


def _is_part(folded: str, mention: Mention) -> bool:
    """ "State-of-the-art" is no art, and "design-led" no design; "Linux-based" is Linux."""
    if mention.start and folded[mention.start - 1] == "-":
        return True
    return folded.startswith("-", mention.end) and not folded.startswith("-based", mention.end)


def _put_plain(tokens: list[Token], folded: str, start: int, end: int) -> None:
    for match in _TOKEN.finditer(folded, start, end):
        word = match[0]
        kind = _KINDS.get(word)
        if kind == Kind.ASKING and word in _OF_PEOPLE:
            if not folded.startswith(_OF_WHAT, match.end()):  # "an experienced sales manager"
                kind = Kind.FILLING
        elif kind is None:
            if "/" in word and not _is_one(word):
                _put_split(tokens, word, match.start())
                continue
            filling = word[0].isdigit() or word.endswith("ly")
            kind = Kind.FILLING if filling else Kind.PLAIN
            if word in OF_WORK and folded.startswith(" experience", match.end()):
                word += " experience"
        tokens.append(Token(match.start(), match.end(), kind, word))


def _is_one(word: str) -> bool:
    """ "CI/CD" is one word, "React/Vue" are two."""
    return all(0 < len(each) <= _ABBREVIATION_LETTERS for each in word.split("/"))


def _put_split(tokens: list[Token], word: str, start: int) -> None:
    for number, each in enumerate(word.split("/")):
        if number:
            tokens.append(Token(start - 1, start, Kind.JOINING, "/"))
        if each:
            end = start + len(each)
            tokens.append(Token(start, end, _KINDS.get(each, Kind.PLAIN), each))
        start += len(each) + 1
