"""What PDFium is asked for each letter and each object of a page, which are thousands.

The same functions as those of `pypdfium2.raw`, which take and answer numbers in place of pointers:
to make an object of each pointer takes longer than the asking.
"""

import struct
from collections.abc import Callable, Collection, Iterator, Sequence
from ctypes import (
    CFUNCTYPE,
    addressof,
    c_char,
    c_double,
    c_int,
    c_void_p,
    cast,
    create_string_buffer,
)
from functools import partial
from typing import Any

import pypdfium2 as pdfium
import pypdfium2.raw as c

_MOST_CHARACTERS = 60_000  # a page of a resume has some three thousand
_MOST_OBJECTS = 20_000
_BLACK = (0, 0, 0, 255)

Edges = tuple[float, float, float, float]  # left, high, right, low
Bounds = tuple[float, float, float, float]  # left, low, right, high
Point = tuple[float, float]
# Of a letter the number of its font, its size, how it is drawn, its colour with how much it covers,
# and how the drawing is turned and stretched.
Drawn = tuple[int | None, float, int, tuple[int, ...], tuple[float, ...]]


def _by_numbers(function: object, gives: Any, *takes: Any) -> Callable[..., Any]:
    return CFUNCTYPE(gives, *takes)(cast(function, c_void_p).value or 0)  # type: ignore[arg-type]


_text_object_of = _by_numbers(c.FPDFText_GetTextObject, c_void_p, c_void_p, c_int)
_box_of = _by_numbers(c.FPDFText_GetLooseCharBox, c_int, c_void_p, c_int, c_void_p)
_origin_of = _by_numbers(c.FPDFText_GetCharOrigin, c_int, c_void_p, c_int, c_void_p, c_void_p)
_matrix_of = _by_numbers(c.FPDFText_GetMatrix, c_int, c_void_p, c_int, c_void_p)
_size_of = _by_numbers(c.FPDFText_GetFontSize, c_double, c_void_p, c_int)
_mode_of = _by_numbers(c.FPDFTextObj_GetTextRenderMode, c_int, c_void_p)
_colour_of = _by_numbers(c.FPDFPageObj_GetFillColor, c_int, *[c_void_p] * 5)
_font_of = _by_numbers(c.FPDFTextObj_GetFont, c_void_p, c_void_p)
_text_of = _by_numbers(c.FPDFText_GetText, c_int, c_void_p, c_int, c_int, c_void_p)
_object_at = _by_numbers(c.FPDFPage_GetObject, c_void_p, c_void_p, c_int)
_type_of = _by_numbers(c.FPDFPageObj_GetType, c_int, c_void_p)
_bounds_of = _by_numbers(c.FPDFPageObj_GetBounds, c_int, *[c_void_p] * 5)

_floats_in = struct.Struct("4f").unpack_from  # of an FS_RECTF, of an FS_MATRIX less its shift
_point_in = struct.Struct("2d").unpack_from
_colour_in = struct.Struct("4I").unpack_from


class Letters:
    """Of a page's text, which has to live as long. `object_of` tells of a letter's place the number
    of the text object that draws it, or None of a space that PDFium made.
    """

    def __init__(self, raw: c.FPDF_TEXTPAGE) -> None:
        self._raw, self._address = raw, cast(raw, c_void_p).value
        # What PDFium answers into.
        self._edges, self._foot = create_string_buffer(16), create_string_buffer(16)
        self._colour, self._matrix = create_string_buffer(16), create_string_buffer(24)
        self._at_edges, self._at_matrix = addressof(self._edges), addressof(self._matrix)
        self._at_foot = [addressof(self._foot) + 8 * each for each in range(2)]
        self._at_colour = [addressof(self._colour) + 4 * each for each in range(4)]
        self.object_of: Callable[[int], int | None] = partial(_text_object_of, self._address)

    def signs(self) -> Sequence[str]:
        """Of each letter its sign. A text that leaves some out, or has two for one, is no use."""
        count = min(c.FPDFText_CountChars(self._raw), _MOST_CHARACTERS)
        room = bytearray(2 * count + 2)  # which ctypes has no new type made for
        _text_of(self._address, 0, count, addressof(c_char.from_buffer(room)))
        text = room[:-2].decode("utf-16-le", "replace").rstrip("\0")
        if len(text) == count and "\ufffd" not in text:
            return text
        return [chr(c.FPDFText_GetUnicode(self._raw, at)) for at in range(count)]

    def edges_of(self, at: int) -> Edges:
        _box_of(self._address, at, self._at_edges)
        return _floats_in(self._edges)

    def foot_of(self, at: int) -> Point:
        """Where it stands on its line."""
        _origin_of(self._address, at, *self._at_foot)
        return _point_in(self._foot)

    def drawn(self, at: int, text_object: int) -> Drawn:
        """How the text object that the letter is of draws."""
        filled = _colour_of(text_object, *self._at_colour)
        _matrix_of(self._address, at, self._at_matrix)
        return (
            _font_of(text_object),
            _size_of(self._address, at),
            _mode_of(text_object),
            _colour_in(self._colour) if filled else _BLACK,
            _floats_in(self._matrix),
        )


def objects_of(page: pdfium.PdfPage, kinds: Collection[int]) -> Iterator[tuple[int, int]]:
    """The kind and the number of what is drawn on a page, of some kinds."""
    address = cast(page.raw, c_void_p).value
    for at in range(min(c.FPDFPage_CountObjects(page.raw), _MOST_OBJECTS)):
        drawn = _object_at(address, at)
        kind = _type_of(drawn)
        if kind in kinds:
            yield kind, drawn


def bounds_of(drawn: int) -> Bounds | None:
    """Of an object of a page, in the file's coordinates."""
    room = create_string_buffer(16)
    at = addressof(room)
    return _floats_in(room) if _bounds_of(drawn, at, at + 4, at + 8, at + 12) else None
