"""A line in; what it looks like at a glance out, and how well it follows another or its heading."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from trusthound.domain.resume.read.company_words import LEGAL
from trusthound.domain.resume.read.dates import periods
from trusthound.domain.resume.read.fluency import NATURAL
from trusthound.domain.resume.read.heading_words import (
    CONTACT,
    EDUCATION,
    HEADINGS,
    INTERESTS,
    LANGUAGES,
    SKILLS,
    SUMMARY,
    WORK,
)
from trusthound.domain.resume.read.piece import Piece, plain
from trusthound.domain.resume.read.place_words import PLACE
from trusthound.domain.resume.read.school_words import names_a_degree, names_a_school
from trusthound.domain.resume.read.scores import company_score, title_score
from trusthound.domain.resume.read.spelling import spelled
from trusthound.domain.resume.read.telling_words import TELLING
from trusthound.domain.resume.read.title_words import DEEDS

_LISTS = frozenset({SKILLS, LANGUAGES, INTERESTS, CONTACT})
_LONGEST_HEADING = 40
_MOST_TELLING = 3
_TITLE = 2
_FEW, _MANY = 4, 6
_FULL = 0.72  # of a column's width: what is shorter was not broken for want of room
_OF_ONE_ROLE = 0.5  # a title stands beside its dates, in one column
_LEAST = -0.8  # where one column alone has headings of the other, its lines fit none of them
_OPEN = re.compile(
    r"(?:[,&(/+-]|\b(?:a|an|the|of|in|on|at|to|and|or|for|with|by|from|as|that|which|into|using|"
    r"is|was|were|are|be|been|my|our|their|its|und|der|die|das|mit|für|von|et|de|des|les|pour|y|"
    r"con|para|por))$",
    re.IGNORECASE,
)
_SMALL = re.compile(
    r"\b(?:the|and|with|for|to|that|which|by|from|using|of|in|on|a|an|was|is|as)\b", re.IGNORECASE
)
_CLOSED = re.compile(r"[.!?:;]$")
_REACH = re.compile(r"@|https?:|www\.|\+?\d[\d ()-]{7,}\d|\blinkedin\b|\bgithub\b", re.IGNORECASE)
_SPOILT = re.compile(r"[a-z]{3,}[)]?\. (?![a-z.]+\.|com |net |js )[a-z]{2,}")
_AT = re.compile(r"(?:in|at|for|of|bei|chez|on behalf of) [A-Z\"]")
_GOES_ON = re.compile(r"[a-z]{2,}[ ,.;:)]|[a-z]{2,}$|[&)]|a ")


@dataclass(frozen=True, slots=True)
class Traits:
    """`kind` is what it heads, "" for no heading. `open` lines end amid a sentence or a list;
    `goes_on` ones begin amid one.
    """

    text: str
    length: int
    words: int
    kind: str
    bulleted: bool
    goes_on: bool
    open: bool
    closed: bool
    told: bool  # a sentence, or a good part of one
    deed: bool
    dated: bool
    title: bool
    school: bool
    tongue: bool
    reach: bool
    listed: bool  # words with commas between them
    uneven: bool  # a bracket is closed that was not opened, or the other way round
    employer: bool
    spoilt: bool  # a sentence begins small within it, or dates stand amid it: two lines in one


@lru_cache(maxsize=8192)
def traits_of(text: str) -> Traits:
    bulleted = text.startswith(("• ", "- ", "> "))
    bare = text[2:] if bulleted else text
    phrase = plain(bare)
    words = phrase.split()
    heading = not bulleted and len(bare) <= _LONGEST_HEADING and bare[:1].isupper()
    small = len(_SMALL.findall(bare))
    deed = bool(words) and words[0] in DEEDS
    dates = [each for each in periods(Piece(bare, 0)) if each.ranged]
    return Traits(
        text,
        len(text),
        len(words),
        _headed(words) if heading else "",
        bulleted,
        not bulleted and _GOES_ON.match(bare) is not None,
        _OPEN.search(bare) is not None,
        _CLOSED.search(bare) is not None,
        len(words) > _MANY and small > 0,
        deed,
        bool(dates),
        not deed and len(words) <= _MANY + 2 and title_score(bare) >= _TITLE,
        names_a_school(bare) or names_a_degree(bare),
        len(words) <= _FEW and NATURAL.search(bare) is not None,
        _REACH.search(bare) is not None,
        "," in bare and small == 0,
        bare.count("(") != bare.count(")"),
        not deed and len(words) <= _MANY + 2 and company_score(bare) >= 2,
        _SPOILT.search(bare) is not None
        or any(_amid(bare, each.begin, each.end) for each in dates)
        or any(
            _amid(bare, each.start(), each.end())
            for each in LEGAL.finditer(bare)
            if each.group()[0].isupper()
        ),
    )


def _amid(text: str, begin: int, end: int) -> bool:
    """Whether words stand before dates or a legal form, and others behind it that are neither a
    place nor a title.
    """
    before, behind = text[:begin].strip(), text[end:].strip()
    if not before or not behind[:1].isupper():
        return False
    return (
        PLACE.fullmatch(behind) is None
        and title_score(behind) < _TITLE
        and not periods(Piece(behind, 0))
    )


def _headed(words: Sequence[str]) -> str:
    """The kind of section that words head: as a known phrase, or by a word that tells it."""
    if known := HEADINGS.get(" ".join(words)):
        return known
    if len(words) <= _MANY and (meant := HEADINGS.get(" ".join(map(spelled, words)))):
        return meant
    if 2 <= len(words) <= _MOST_TELLING:
        return TELLING.get(words[-1]) or TELLING.get(words[0]) or ""
    return ""


def follows(last: Traits | None, line: Traits, width: float) -> float:
    """How well a line goes on below another in a column of so many characters."""
    if line.goes_on:
        return _goes_on(last, line, width)
    if last is None:
        return 0.0
    if last.open and not last.kind:
        return -2.0 if line.kind or line.bulleted else 0.6
    if last.title != line.title and last.dated != line.dated and last.title != last.dated:
        return _OF_ONE_ROLE
    return 0.4 if last.closed or line.bulleted or last.kind else 0.0


def _goes_on(last: Traits | None, line: Traits, width: float) -> float:
    if last is None or last.kind:
        return -2.5
    if last.closed:
        return -2.0
    if last.title and _AT.match(line.text):
        return 0.8
    if last.length < _FULL * width:
        return -0.8 if last.open else -1.6
    return 1.6 if last.open else 1.0


def fit(line: Traits, kind: str, last: Traits | None) -> float:
    """How well a line stands in a section of this kind, below that other line."""
    if line.kind:
        hanging = last is not None and kind == WORK and (last.title or last.dated)
        sure = 1.2 if plain(line.text) in HEADINGS else 0.6
        return sure + 0.3 * (line.kind in _LISTS and kind in _LISTS) - 0.8 * hanging
    return max(_LEAST, _fit(line, kind, last)) - 1.2 * line.spoilt


def _fit(line: Traits, kind: str, last: Traits | None) -> float:
    if kind in _LISTS:
        return _fit_of_lists(line, kind)
    if kind == EDUCATION:
        told = line.deed or (line.told and not line.school)
        return 1.2 * line.school + 1.0 * line.dated - 1.2 * told - 0.7 * line.bulleted
    if kind == SUMMARY:
        return 0.8 * line.told - 1.0 * line.dated - 0.6 * (line.words <= _FEW)
    if kind == "":
        return 0.3 * line.reach - 0.3 * line.bulleted
    return _fit_of_roles(line, kind, last)


def _fit_of_roles(line: Traits, kind: str, last: Traits | None) -> float:
    lone = line.words <= _FEW and not (line.title or line.dated or line.goes_on or line.closed)
    works = 1.0 if kind == WORK else 0.2
    if kind == WORK and last and last.kind and (line.title or line.dated or line.employer):
        return 2.2  # what a section of work begins with
    if lone and kind == WORK and last and (last.title or last.dated) and not line.listed:
        return 0.9 - 0.4 * (line.words == 1)  # what a role's head goes on with
    return (
        works * (line.dated + line.title + 0.6 * (line.employer and not line.title))
        + 0.7 * (line.told or line.bulleted)
        + 0.4 * line.deed
        - 0.7 * (lone and not line.bulleted)
        - 0.8 * (line.tongue or (line.school and not line.told))
        - 0.6 * (line.listed and not line.told and not line.bulleted)
    )


def _fit_of_lists(line: Traits, kind: str) -> float:
    score = 0.5 if line.words <= _FEW or line.listed else 0.0
    score += 0.3 * (line.listed or line.words == 1)
    score += 1.2 if line.tongue and kind == LANGUAGES else 0.0
    score += 1.2 if line.reach and kind == CONTACT else 0.0
    return (
        score
        - 1.3 * (line.told or line.deed)
        - 1.5 * line.dated
        - 1.0 * line.title
        - 0.8 * line.school
    )
