"""Lines of two columns in, that come by turns or run together; out column by column.

No place on a page is left of them, so what continues what has to tell: small letters go on with a
line that did not end, and run on only from lines that were full; what a heading heads is of its
kind. Of all ways to part the lines the likeliest is taken, if it is far likelier than one column.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from trusthound.adapters.documents.glued import parted_at_heading
from trusthound.adapters.documents.line_traits import Traits, fit, follows, traits_of
from trusthound.domain.resume.read.company_words import LEGAL
from trusthound.domain.resume.read.dates import periods
from trusthound.domain.resume.read.heading_words import HEADINGS
from trusthound.domain.resume.read.piece import Piece, plain

_MOST_LINES = 180
_MOST_LETTERS, _MOST_CUTS = 200, 30  # of a line
# How wide the columns may be, as shares of the longest line: the longest of both seldom meet.
_WIDTHS = (
    (0.6, 1.0),
    (1.0, 0.6),
    (0.3, 0.75),
    (0.45, 0.72),
    (0.5, 0.6),
    (0.6, 0.5),
    (0.72, 0.45),
    (0.75, 0.3),
)
_BEAM = 8
_CUT, _NEEDLESS_CUT, _UNEVEN = 0.9, 1.8, 2.0
_GAP_WORTH, _GAP_LEFT = 1.5, 0.6  # two spaces part a line; or they are what a dash left
_BEHIND_AN_END = 0.6  # of dates, or of an employer's legal form
_HALF = 0.6  # each part of a line fits its heading: two count little more than the whole would
# Columns that together are far wider than any line: then none stand side by side in one line.
_USUAL_WIDTH, _ROOMY = 1.2, 0.3
_SURE, _SURE_OF_A_LINE = 8.0, 0.4  # how much likelier two columns must be than one
_OVERLONG = 1.06
_SPACE = re.compile(r" +")
# What stands within a line: no line begins with the ones, few end with the others.
_LINKS, _LINKING = "|·,;:&", "|·&"


@dataclass(frozen=True, slots=True)
class _Side:
    """The last line of a column, and what its last heading heads ("" before any)."""

    last: Traits | None = None
    kind: str = ""


@dataclass(frozen=True, slots=True)
class _Way:
    """`texts` are of its last line: what stands on the left, and on the right."""

    score: float
    left: _Side
    right: _Side
    before: "_Way | None" = None
    texts: tuple[str, str] = ("", "")


def unwoven(lines: Sequence[str]) -> list[tuple[int, str, int]]:
    """Of each line, in reading order: its number, its text, its column (0 left, 1 right)."""
    shown = [(at, each) for at, each in enumerate(lines) if each]
    one = as_they_stood(lines)
    texts = [each for _, each in shown]
    if len(texts) > _MOST_LINES or max(map(len, texts), default=0) > _MOST_LETTERS:
        return one
    whole = max(map(len, texts))
    alone = _likeliest([part for _, part, _ in one], whole, 0.0)
    ways = [
        (way.score - _ROOMY * (left + right > _USUAL_WIDTH) * len(texts), number, way)
        for number, (left, right) in enumerate(_WIDTHS)
        for way in [_likeliest(texts, left * whole, right * whole)]
    ]
    score, _, best = max(ways)
    if score < alone.score + max(_SURE, _SURE_OF_A_LINE * len(texts)):
        return one
    parted = list(_told(best))
    left = [(at, text[0], 0) for (at, _), text in zip(shown, parted, strict=True) if text[0]]
    right = [(at, text[1], 1) for (at, _), text in zip(shown, parted, strict=True) if text[1]]
    return left + right


def as_they_stood(lines: Sequence[str]) -> list[tuple[int, str, int]]:
    """In one column."""
    return [
        (at, part, 0) for at, each in enumerate(lines) if each for part in parted_at_heading(each)
    ]


def _likeliest(texts: Sequence[str], left: float, right: float) -> _Way:
    """With columns of so many characters; a right one of none is one column alone."""
    ways = [_Way(0.0, _Side(), _Side())]
    for text in texts:
        parted = list(_partings(text, left, right))
        found: dict[tuple[_Side, _Side], _Way] = {}
        for way in ways:
            for one, other, cost in parted:
                new = _gone_on(way, one, other, cost, left, right)
                key = new.left, new.right
                if key not in found or found[key].score < new.score:
                    found[key] = new
        ways = sorted(found.values(), key=lambda each: -each.score)[:_BEAM]
    return ways[0]


def _partings(text: str, left: float, right: float) -> Iterator[tuple[str, str, float]]:
    """Ways to part a line, each with what it costs."""
    if not right:
        yield text, "", 0.0
        return
    fits = len(text) <= _OVERLONG * max(left, right) and not traits_of(text).spoilt
    whole = _GAP_LEFT * ("  " in text)
    yield text, "", whole + _excess(text, left)
    yield "", text, whole + _excess(text, right)
    ranges = [each for each in periods(Piece(text, 0)) if each.ranged]
    ends = {each.end for each in ranges}
    ends |= {each.end() for each in LEGAL.finditer(text) if each.group()[0].isupper()}
    for found in islice(_SPACE.finditer(text), _MOST_CUTS):
        one, other = text[: found.start()], text[found.end() :]
        if len(one) > _OVERLONG * left or len(other) > _OVERLONG * right or not _tell(one, other):
            continue
        if other[0] in _LINKS or one[-1] in _LINKING:
            continue
        if any(each.begin < found.start() < each.end for each in ranges):
            continue
        begins = other[0].isupper() or other[0].isdigit() or not other[0].isalnum()
        wide = len(found.group()) > 1 or _are_headings(text, one, other)
        if not (wide or begins or not fits):
            continue
        cost = _NEEDLESS_CUT if fits and plain(other) not in HEADINGS else _CUT
        cost = cost / 2 - _GAP_WORTH if wide else cost - _BEHIND_AN_END * (len(one) in ends)
        yield one, other, cost + 0.4 * (not begins)


def _tell(one: str, other: str) -> bool:
    """Whether there is a letter or a digit in both."""
    return any(map(str.isalnum, one)) and any(map(str.isalnum, other))


def _are_headings(text: str, one: str, other: str) -> bool:
    """Side by side: "PROFILE EXPERIENCE", and not "SKILLS & EXPERTISE"."""
    left, right = traits_of(one), traits_of(other)
    return bool(left.kind and right.kind) and not left.open and plain(text) not in HEADINGS


def _excess(text: str, width: float) -> float:
    return max(0.0, len(text) - _OVERLONG * width) / 4


def _gone_on(way: _Way, one: str, other: str, cost: float, left: float, right: float) -> _Way:
    score, sides = way.score - cost, [way.left, way.right]
    for at, (text, width) in enumerate(((one, left), (other, right))):
        if text:
            line, side = traits_of(text), sides[at]
            score += follows(side.last, line, width)
            worth = fit(line, side.kind, side.last)
            halved = one and other and not line.kind
            score += worth - (1 - _HALF) * max(0.0, min(1.0, worth)) if halved else worth
            score -= _UNEVEN if line.uneven and one and other else 0.0
            sides[at] = _Side(line, line.kind or side.kind)
    return _Way(score, sides[0], sides[1], way, (one, other))


def _told(way: _Way) -> Iterator[tuple[str, str]]:
    steps, at = [], way
    while at.before is not None:
        steps.append(at.texts)
        at = at.before
    yield from reversed(steps)
