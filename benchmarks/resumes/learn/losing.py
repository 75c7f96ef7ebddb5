"""The marked lines of a page in; the same as they are left by who pours them and takes personal data out.

What lost its dashes and signs, some employers, schools and dates reads "2012  2016 , Haifa": so do the DOCX of
the set `vanetik`.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from marking import Chunk

GONE = "-"  # the mark of what was taken out
_REACHED = re.compile(r"\S+@\S+|(?:https?:|www\.)\S+|\+?\(?\d[\d() -]{7,}\d")
_LAST_YEAR = re.compile(r"(?<=\D)\d{4}\D*$")
_KEPT_SIGNS = frozenset("’‘'“”")
_BETWEEN = " –—-/"
_NOTHING = ("", -1)
Line = tuple[Chunk, list[Chunk]]  # what it says, and its marked pieces
Value = tuple[int, str]  # line and text
Sign = tuple[str, tuple[str, int]]  # a character and its mark


@dataclass(frozen=True, slots=True)
class Losses:
    """Of one document: what part of its employers, schools, degrees and dates is taken out, whether dashes and
    signs, whether its name, whether ways to reach it, and of how many words the first letter stands apart.
    """

    employers: float
    schools: float
    degrees: float
    dates: float
    signs: bool
    name: bool
    reached: bool
    apart: float


def drawn(r: Random) -> Losses:
    return Losses(
        employers=r.choice((0.0, 0.0, 0.3, 0.9)),
        schools=r.choice((0.0, 0.0, 0.0, 0.5)),
        degrees=r.choice((0.0, 0.0, 0.0, 0.9)),
        dates=r.choice((0.0, 0.0, 0.0, 0.3)),
        signs=r.random() < 0.7,
        name=r.random() < 0.7,
        reached=r.random() < 0.7,
        apart=r.choice((0.0,) * 7 + (0.15,)),
    )


def taken(
    told: Sequence[tuple[str, Sequence[Value | None]]], losses: Losses, r: Random
) -> dict[Value, str]:
    """What goes of each value, by the value: all of it, or of dates half the time the last year alone. `told`: of each
    entry "W" or "E" in capitals or not, then what, place and dates.
    """
    gone: dict[Value, str] = {}
    for kind, (what, place, dates) in told:
        if what and kind in "Ee" and r.random() < losses.degrees:
            gone[what] = what[1]
        share = losses.employers if kind in "Ww" else losses.schools
        if place and r.random() < share:
            gone[place] = place[1]
        if dates and r.random() < losses.dates:
            year = _LAST_YEAR.search(dates[1])
            gone[dates] = year.group() if year and r.random() < 0.5 else dates[1]
    return gone


def left(value: Value | None, gone: dict[Value, str]) -> Value | None:
    """What is left of a value."""
    if value is None or value not in gone:
        return value
    rest = value[1].removesuffix(gone[value]).rstrip(_BETWEEN)
    return (value[0], rest) if rest else None


def lost(lines: Sequence[Line], losses: Losses, r: Random) -> Iterator[Line]:
    """Without what is marked as gone, and what else of it is lost."""
    for whole, pieces in lines:
        signs = list(_kept(_marked(whole, pieces), losses))
        if losses.apart:
            signs = list(_apart(signs, losses.apart, r))
        text = "".join(sign for sign, _ in signs)
        if text.strip():
            yield Chunk(text, "", -1), list(_pieces(signs))


def _marked(whole: Chunk, pieces: Sequence[Chunk]) -> Sequence[Sign]:
    marks = iter(
        [(each.code, each.number) for each in pieces for sign in each.text if not sign.isspace()]
    )
    return [(sign, _NOTHING if sign.isspace() else next(marks)) for sign in whole.text]


def _kept(signs: Sequence[Sign], losses: Losses) -> Iterator[Sign]:
    text = "".join(sign for sign, _ in signs)
    spans = [each.span() for each in _REACHED.finditer(text)] if losses.reached else []
    for at, (sign, mark) in enumerate(signs):
        odd = not sign.isascii() and not sign.isalnum() and not sign.isspace()
        reached = mark == _NOTHING and any(begin <= at < end for begin, end in spans)
        if mark[0] == GONE or (odd and losses.signs and sign not in _KEPT_SIGNS) or reached:
            continue
        if mark[0] == "nm" and losses.name:
            continue
        yield sign, mark


def _apart(signs: Sequence[Sign], share: float, r: Random) -> Iterator[Sign]:
    """ "S wift"."""
    for at, (sign, mark) in enumerate(signs):
        yield sign, mark
        first = at == 0 or signs[at - 1][0].isspace()
        if first and sign.isalpha() and signs[at + 1 : at + 2] and r.random() < share:
            yield " ", _NOTHING


def _pieces(signs: Sequence[Sign]) -> Iterator[Chunk]:
    run, last = "", _NOTHING
    for sign, mark in signs:
        if sign.isspace() or mark == last:
            run += sign
            continue
        if run.strip():
            yield Chunk(run, *last)
        run, last = sign, mark
    if run.strip():
        yield Chunk(run, *last)
