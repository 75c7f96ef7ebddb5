"""A page of a PDF in; the straight lines that are drawn on it out, across and down."""

from collections.abc import Iterable, Iterator
from ctypes import byref, c_float, c_int, cast
from dataclasses import dataclass

import pypdfium2.raw as c

from trusthound.adapters.documents.pdf_calls import bounds_of
from trusthound.adapters.documents.pdf_words import Frame

_THIN_POINTS = 2.5
_SHORT_POINTS = 6.0  # a line that is shorter bounds no cell
_MOST_LOOKED_AT = 4_000  # paths and their segments, of a page: pictures that are drawn have more


@dataclass(frozen=True, slots=True)
class Rules:
    """Each with its place across its direction, its begin and its end, in points of the page as it
    is shown: `across` run from left to right, `down` from top to bottom.
    """

    across: list[tuple[float, float, float]]
    down: list[tuple[float, float, float]]


def rules_of(paths: Iterable[int], frame: Frame) -> Rules:
    """Of the objects of a page that are paths. A thin box that is filled is a line as well."""
    rules = Rules([], [])
    left = _MOST_LOOKED_AT
    for number in paths:
        left -= 1
        if left <= 0:
            break
        bounds = bounds_of(number)
        if bounds is None:
            continue
        x, y, right, high = bounds
        if min(right - x, high - y) <= _THIN_POINTS:
            _add(rules, frame.place(x, y), frame.place(right, high))
            continue
        path = cast(number, c.FPDF_PAGEOBJECT)
        count = c.FPDFPath_CountSegments(path) if _is_stroked(path) else 0
        left -= count
        if 1 < count <= left:
            for one, other in _sides(path, count):
                _add(rules, frame.place(*one), frame.place(*other))
    return rules


def _is_stroked(path: c.FPDF_PAGEOBJECT) -> bool:
    """A surface that is only filled has edges, and no lines along them."""
    filled, stroked = c_int(), c_int()
    return bool(c.FPDFPath_GetDrawMode(path, byref(filled), byref(stroked)) and stroked.value)


def _add(rules: Rules, one: tuple[float, float], other: tuple[float, float]) -> None:
    (x, right), (y, low) = sorted((one[0], other[0])), sorted((one[1], other[1]))
    if low - y <= _THIN_POINTS and right - x >= _SHORT_POINTS:
        rules.across.append(((y + low) / 2, x, right))
    elif right - x <= _THIN_POINTS and low - y >= _SHORT_POINTS:
        rules.down.append(((x + right) / 2, y, low))


def _sides(
    path: c.FPDF_PAGEOBJECT, count: int
) -> Iterator[tuple[tuple[float, float], tuple[float, float]]]:
    """What goes straight from one point to another, closing lines as well, up to the first curve:
    what has one is a picture or a box with round corners.
    """
    matrix, x, y = c.FS_MATRIX(), c_float(), c_float()
    c.FPDFPageObj_GetMatrix(path, byref(matrix))
    begin = last = (0.0, 0.0)
    for at in range(count):
        segment = c.FPDFPath_GetPathSegment(path, at)
        c.FPDFPathSegment_GetPoint(segment, byref(x), byref(y))
        kind = c.FPDFPathSegment_GetType(segment)
        point = (
            matrix.a * x.value + matrix.c * y.value + matrix.e,
            matrix.b * x.value + matrix.d * y.value + matrix.f,
        )
        if kind == c.FPDF_SEGMENT_BEZIERTO:
            return
        if kind == c.FPDF_SEGMENT_MOVETO:
            begin = point
        elif kind == c.FPDF_SEGMENT_LINETO:
            yield last, point
        last = point
        if c.FPDFPathSegment_GetClose(segment):
            yield last, begin
            last = begin
