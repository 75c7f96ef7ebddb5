"""Rows in, what a language model is given of them out; its sentences in, those that hold out.

A sentence holds where every number, name, quote and skill in it is in the rows that were given. The
model sets no score and no standing: whatever it says, the table beside it stays as it is.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from trusthound.domain.matching.model import Row, Standing
from trusthound.domain.matching.wording_words import COUNTING, PLAIN, SAYS_SO, SPELLED
from trusthound.domain.skills.model import Skills

MOST_CHARACTERS = 600
_MOST_ROWS, _MOST_SHOWN, _QUOTE_CHARACTERS = 12, 3, 200
_FEWEST_CHARACTERS = 20
_WORD = re.compile(r"[^\W_][\w+#'’.]*[\w+#]|[^\W_]")
_APOSTROPHE = re.compile(r"['’](?:s|ve|re|ll|d|m|t)$")
_NUMBER = re.compile(r"\d+(?:[.,]\d+)*")
_QUOTED = re.compile(
    r"“([^”]*)”|«([^»]*)»|„([^“”]*)[“”]|\"([^\"]*)\"|(?<!\w)['‘]([^'’]*)['’](?!\w)"
)
# No markup, no address, nothing that is not plain prose.
_NO_PROSE = re.compile(r"[<>{}\[\]`*_|\\@]|//")
_SENTENCE = re.compile(r"(?<=[.!?;])\s+")
_BEFORE_SENTENCE = re.compile(r"(?:^|[.!?:;–—][\"”’)]*)\s*$")
_ONE_OF = re.compile(r"\bone of\b", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Wording:
    """`model` is what its operator calls it."""

    text: str
    model: str


@dataclass(frozen=True, slots=True)
class GivenRow:
    """All that a model learns of a row."""

    need: str
    asked: str
    standing: str
    shown: tuple[str, ...]


def given_rows(rows: Iterable[Row]) -> tuple[GivenRow, ...]:
    """Of a bounded number; what cannot be told is nothing to be worded."""
    told = [each for each in rows if each.standing is not Standing.CANNOT_TELL]
    return tuple(
        GivenRow(
            each.need.value,
            each.asked.quote[:_QUOTE_CHARACTERS],
            each.standing.value,
            tuple(shown.quote[:_QUOTE_CHARACTERS] for shown in each.shown[:_MOST_SHOWN]),
        )
        for each in told[:_MOST_ROWS]
    )


def held(text: str, rows: Sequence[GivenRow], skills: Skills) -> str | None:
    """The text in one paragraph, None where anything in it is not in the rows."""
    told = " ".join(text.split())
    shown = " \n ".join(part for row in rows for part in (*row.shown, _met(row)))
    given = " \n ".join([shown, *(row.asked for row in rows)])
    holds = (
        _is_prose(told)
        and _is_borne_out(told, given, skills)
        and all(_claims_no_more(each, shown, skills) for each in _SENTENCE.split(told))
    )
    return told if holds else None


def _met(row: GivenRow) -> str:
    """What of its requirement may be said of the resume."""
    return row.asked if row.standing == Standing.MET else ""


def _is_prose(text: str) -> bool:
    return (
        _FEWEST_CHARACTERS <= len(text) <= MOST_CHARACTERS
        and text.isprintable()
        and text.endswith((".", "!"))
        and not _NO_PROSE.search(text)
    )


def _is_borne_out(text: str, given: str, skills: Skills) -> bool:
    phrases, known = _folded(given), frozenset(_words(given))
    return (
        all(_folded(each) in phrases for each in (*_names(text), *_quotes(text)))
        and _numbers(text) <= _numbers(given)
        and all(each in known for each in _words(text) if _has_no_case(each))
        and _mentioned(text, skills) <= _mentioned(given, skills)
    )


def _claims_no_more(sentence: str, shown: str, skills: Skills) -> bool:
    """What is asked for and not shown may be named only as asked for, or as missing."""
    phrases = _folded(shown)
    only_asked = (
        _mentioned(sentence, skills) - _mentioned(shown, skills)
        or _numbers(sentence) - _numbers(shown)
        or any(_folded(each) not in phrases for each in _names(sentence))
    )
    return not only_asked or not SAYS_SO.isdisjoint(_words(sentence))


def _names(text: str) -> Iterator[str]:
    """Runs of words with a capital in them; a word that begins a sentence is none if it is ours."""
    run: list[str] = []
    for found in _WORD.finditer(text):
        word = found[0]
        begins = bool(_BEFORE_SENTENCE.search(text[: found.start()]))
        is_ours = _plain(word) in PLAIN
        is_name = "." in word and not is_ours
        is_name = is_name or (word != word.lower() and not (begins and is_ours))
        if run and (not is_name or begins):
            yield " ".join(run)
            run = []
        if is_name:
            run.append(word)
    if run:
        yield " ".join(run)


def _quotes(text: str) -> Iterator[str]:
    for found in _QUOTED.finditer(text):
        yield next((each for each in found.groups() if each is not None), "").strip(" .,;")


def _numbers(text: str) -> frozenset[str]:
    """Digits and numbers in words, as digits; words for amounts as they are."""
    digits = {each.replace(",", "") for each in _NUMBER.findall(text)}
    words = frozenset(_words(_ONE_OF.sub("", text))) & COUNTING
    return frozenset(digits | {SPELLED.get(each, each) for each in words})


def _mentioned(text: str, skills: Skills) -> frozenset[str]:
    """The ids of skills, but for everyday words."""
    found = ((each, text[each.start : each.end]) for each in skills.mentions(text))
    return frozenset(each.skill for each, words in found if _plain(words) not in PLAIN)


def _words(text: str) -> Iterator[str]:
    return (_plain(found[0]) for found in _WORD.finditer(text))


def _plain(word: str) -> str:
    """Without a possessive, and without what "not" and "have" become."""
    return _APOSTROPHE.sub("", word.casefold())


def _folded(text: str) -> str:
    """Its words alone, with single spaces around each."""
    return f" {' '.join(_words(text))} "


def _has_no_case(word: str) -> bool:
    """Of a script without capitals, where names look like any other word."""
    return any(each.isalpha() and each.lower() == each.upper() for each in word)
