"""A pattern is only tried where one of its clues stands; so whatever it matches must hold one.

This is proved, not tried: every way through a pattern is followed at once, with what it has read of
the clues so far, and a way that holds a whole clue is dropped. None may be left at the end.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from re import _parser as reading  # what re itself makes of a pattern
from string import digits
from types import ModuleType
from typing import Any

import pytest

from trusthound.domain.common.abroad import Abroad
from trusthound.domain.common.wording import PHRASE_CHARACTERS, Alternative, Phrases
from trusthound.domain.posting import dossier
from trusthound.domain.posting.signals.register import SIGNALS

WORD_CHARACTERS = 15  # what stands for a word without limit when a phrase is measured
ANY_OTHER = "\0"  # stands for each character that is in neither clue nor pattern

# Of each way through a pattern: the longest end of it that a clue begins with.
Ways = frozenset[str]


def _phrases_of(module: ModuleType) -> Iterator[tuple[str, Phrases]]:
    for name, value in vars(module).items():
        if isinstance(value, Phrases):
            yield name, value
        if isinstance(value, Abroad):
            yield from ((f"{name}-{language}", table) for language, table in value.by_language)


MODULES = [import_module(each.examine.__module__) for each in SIGNALS] + [dossier]
ALTERNATIVES = [
    pytest.param(each, id=f"{module.__name__.rpartition('.')[2]}-{name}-{each.clues[0]}")
    for module in MODULES
    for name, sought in _phrases_of(module)
    for each in sought.by_clue
    if each.clues
]


@pytest.mark.parametrize("sought", ALTERNATIVES)
def test_what_a_pattern_matches_holds_one_of_its_clues(sought: Alternative) -> None:
    assert clueless(sought.pattern, sought.clues, opens=sought.opens) == frozenset()
    assert _longest(reading.parse(sought.pattern)) < 2 * PHRASE_CHARACTERS


@pytest.mark.parametrize(
    "pattern",
    [
        "send a cheque|pay by check",
        "(?:che){2}ck",
        "ch[e]que",
        r"(?<!\w)no (?:check|\w+ check)\b",
        r"\w*check\w*",
        "c{1,2}heck",
        "ch(?:ch)?eque",
        r"\d+ check",
    ],
)
def test_a_pattern_without_a_way_around_its_clues_is_passed(pattern: str) -> None:
    assert clueless(pattern, ("cheque", "check")) == frozenset()


@pytest.mark.parametrize(
    "pattern",
    [
        "send a cheque|pay in cash",
        "che(?:ck)?",
        "ch[eè]que",
        "ch[^a]que",
        "ch.que",
        r"ch\wque",
        r"\w+",
        r"[ch]\d+",
        "(?:cheque)?",
        "(?:check){0,3} please",
    ],
)
def test_a_way_around_the_clues_is_found(pattern: str) -> None:
    assert clueless(pattern, ("cheque", "check"))


@pytest.mark.parametrize(
    "pattern", ["cheques?|check", "(?:cheque|check) (?:cheque|card)", "che[cq].*"]
)
def test_a_pattern_that_begins_with_a_clue_is_passed(pattern: str) -> None:
    assert clueless(pattern, ("chec", "cheq"), opens=True) == frozenset()


@pytest.mark.parametrize(
    "pattern", ["a check", "(?:an? )?check", r"\w?check", "che|check", "ccheck"]
)
def test_a_pattern_that_begins_with_something_else_is_found(pattern: str) -> None:
    assert clueless(pattern, ("check",), opens=True)


def clueless(pattern: str, clues: tuple[str, ...], *, opens: bool = False) -> Ways:
    """The ways through a pattern that hold none of the clues, or that begin with none."""
    letters = {*"".join(clues), *pattern, *digits, ANY_OTHER}
    reader = Reader(clues, frozenset(letters), opens)
    return reader.through(frozenset({""}), reading.parse(pattern))


@dataclass(frozen=True)
class Reader:
    """Goes on with the ways through a part of a pattern.

    What looks around without reading (\\b, a look-ahead) is passed over: that can only add ways.
    """

    clues: tuple[str, ...]
    letters: frozenset[str]
    opens: bool

    def through(self, ways: Ways, parts: Any) -> Ways:
        for kind, value in parts:
            match str(kind):
                case "BRANCH":
                    ways = _all(self.through(ways, each) for each in value[1])
                case "SUBPATTERN":
                    ways = self.through(ways, value[3])
                case "MAX_REPEAT" | "MIN_REPEAT":
                    ways = self.repeated(ways, *value)
                case "AT" | "ASSERT" | "ASSERT_NOT":
                    pass
                case one:
                    ways = self.one_of(ways, self.fitting(one, value))
        return ways

    def repeated(self, ways: Ways, least: int, most: int, parts: Any) -> Ways:
        for _ in range(least):
            ways = self.through(ways, parts)
        ended = ways
        for _ in range(least, most):
            ways = self.through(ways, parts)
            if ways <= ended:
                break
            ended |= ways
        return ended

    def one_of(self, ways: Ways, letters: Iterable[str]) -> Ways:
        read = _opened if self.opens else _read
        return _all(read(self.clues, way, letter) for letter in letters for way in ways)

    def fitting(self, kind: str, value: Any) -> Iterable[str]:
        match kind:
            case "LITERAL":
                return chr(value)
            case "IN":
                return [each for each in self.letters if _fits(each, value)]
            case "NOT_LITERAL":
                return self.letters - {chr(value)}
            case "ANY":
                return self.letters
            case _:
                raise NotImplementedError(kind)


def _all(several: Iterable[Ways]) -> Ways:
    return frozenset().union(*several)


@cache
def _read(clues: tuple[str, ...], way: str, letter: str) -> Ways:
    text = way + letter
    if text.endswith(clues):
        return frozenset()
    ends = (text[at:] for at in range(len(text) + 1))
    return frozenset({next(end for end in ends if any(each.startswith(end) for each in clues))})


@cache
def _opened(clues: tuple[str, ...], way: str, letter: str) -> Ways:
    """A way that no clue begins with stays as it is: nothing can mend it."""
    text = way + letter if way == "" or any(each.startswith(way) for each in clues) else way
    return frozenset() if text in clues else frozenset({text})


def _fits(letter: str, members: Any) -> bool:
    """Whether a set holds a character. Others are held by all but lists of characters and digits:
    those of ASCII are meant.
    """
    if letter == ANY_OTHER:
        lists = {("LITERAL", ""), ("CATEGORY", "CATEGORY_DIGIT")}
        said = {
            (str(kind), str(value) if str(kind) == "CATEGORY" else "") for kind, value in members
        }
        return not said <= lists
    negated: bool = str(members[0][0]) == "NEGATE"
    return negated is not any(_holds(str(kind), value, letter) for kind, value in members)


def _holds(kind: str, value: Any, letter: str) -> bool:
    match kind:
        case "LITERAL":
            return letter == chr(value)
        case "RANGE":
            return bool(value[0] <= ord(letter) <= value[1])
        case "CATEGORY":
            name = str(value).removeprefix("CATEGORY_")
            sign = {"WORD": "w", "DIGIT": "d", "SPACE": "s"}[name.removeprefix("NOT_")]
            return bool(re.match(f"\\{sign}", letter)) is not name.startswith("NOT_")
        case "NEGATE":
            return False
        case _:
            raise NotImplementedError(kind)


def _longest(parts: Any) -> int:
    """The characters of the longest phrase."""
    return sum(_length(str(kind), value) for kind, value in parts)


def _length(kind: str, value: Any) -> int:
    match kind:
        case "BRANCH":
            return max(_longest(each) for each in value[1])
        case "SUBPATTERN":
            return _longest(value[3])
        case "MAX_REPEAT" | "MIN_REPEAT":
            _, most, repeated = value
            times = WORD_CHARACTERS if most is reading.MAXREPEAT else most
            return int(times) * _longest(repeated)
        case "AT" | "ASSERT" | "ASSERT_NOT":
            return 0
        case _:
            return 1
