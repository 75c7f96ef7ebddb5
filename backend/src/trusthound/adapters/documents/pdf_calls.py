"""What PDFium is asked for each letter and each object of a page, which are thousands.

The same functions as those of `pypdfium2.raw`, which take and answer numbers in place of pointers:
to make an object of each pointer takes longer than the asking.
"""

import struct
from collections.abc import Callable, Collection, Iterator, Sequence
from ctypes import (
    CFUNCTYPE,
    POINTER,
    addressof,
    c_int,
    c_ushort,
    c_void_p,
    cast,
    create_string_buffer,
)
from functools import partial

import pypdfium2 as pdfium
import pypdfium2.raw as c

_MOST_CHARACTERS = 60_000  # a page of a resume has some three thousand
_MOST_OBJECTS = 20_000

Edges = tuple[float, float, float, float]  # left, high, right, low

_text_object_of = CFUNCTYPE(c_void_p, c_void_p, c_int)(
    cast(c.FPDFText_GetTextObject, c_void_p).value or 0
)
_box_of = CFUNCTYPE(c_int, c_void_p, c_int, c_void_p)(
    cast(c.FPDFText_GetLooseCharBox, c_void_p).value or 0
)
_object_at = CFUNCTYPE(c_void_p, c_void_p, c_int)(cast(c.FPDFPage_GetObject, c_void_p).value or 0)
_type_of = CFUNCTYPE(c_int, c_void_p)(cast(c.FPDFPageObj_GetType, c_void_p).value or 0)
_edges_in = struct.Struct("4f").unpack_from  # of an FS_RECTF


class Letters:
    """Of a page's text, which has to live as long. `object_of` tells of a letter's place the number
    of the text object that draws it, or None of a space that PDFium made.
    """

    def __init__(self, raw: c.FPDF_TEXTPAGE) -> None:
        self._raw, self._address = raw, cast(raw, c_void_p).value
        self._box = c.FS_RECTF()
        self._at_box = addressof(self._box)
        self.object_of: Callable[[int], int | None] = partial(_text_object_of, self._address)

    def signs(self) -> Sequence[str]:
        """Of each letter its sign. A text that leaves some out, or has two for one, is no use."""
        count = min(c.FPDFText_CountChars(self._raw), _MOST_CHARACTERS)
        room = create_string_buffer(2 * count + 2)
        c.FPDFText_GetText(self._raw, 0, count, cast(room, POINTER(c_ushort)))
        text = room.raw[:-2].decode("utf-16-le", "replace").rstrip("\0")
        if len(text) == count and "\ufffd" not in text:
            return text
        return [chr(c.FPDFText_GetUnicode(self._raw, at)) for at in range(count)]

    def edges_of(self, at: int) -> Edges:
        _box_of(self._address, at, self._at_box)
        return _edges_in(self._box)


def objects_of(
    page: pdfium.PdfPage, kinds: Collection[int]
) -> Iterator[tuple[int, c.FPDF_PAGEOBJECT]]:
    """What is drawn on a page, of some kinds, with its kind."""
    address = cast(page.raw, c_void_p).value
    for at in range(min(c.FPDFPage_CountObjects(page.raw), _MOST_OBJECTS)):
        drawn = _object_at(address, at)
        kind = _type_of(drawn)
        if kind in kinds:
            yield kind, cast(drawn, c.FPDF_PAGEOBJECT)
