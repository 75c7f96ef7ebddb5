"""A page as it is drawn in; which of its words nobody can see, out.

What a file says of colours and of the order of drawing can be got round in many ways (a clip, a
layer that is off, a shape on top), so the page is drawn and looked at.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

import pypdfium2 as pdfium

from trusthound.adapters.documents.pdf_words import Frame
from trusthound.adapters.documents.words import Word
from trusthound.domain.resume.document import Hiding

# Steps of 255 by which a word's lightest and darkest spot differ at least, if it can be seen.
_SEEN_STEPS = 12
_INK_STEPS = 60
_LIGHT = 0.6
_PIXELS_AT_MOST = 4_000_000


@dataclass(frozen=True, slots=True)
class Picture:
    """Shades of grey, row by row, where they were drawn: a copy would be as much memory again."""

    pixels: memoryview
    stride: int
    width: int
    height: int
    scale: float


def picture_of(page: pdfium.PdfPage, frame: Frame) -> Picture | None:
    """One pixel a point; None for a page far larger than paper is."""
    scale = 1.0
    while frame.width * frame.height * scale * scale > _PIXELS_AT_MOST and scale > 0.05:
        scale /= 2
    if frame.width * frame.height * scale * scale > _PIXELS_AT_MOST:
        return None
    drawn = page.render(scale=scale, grayscale=True, may_draw_forms=False)
    return Picture(
        memoryview(drawn.buffer).cast("B"), drawn.stride, drawn.width, drawn.height, scale
    )


def seen(words: Iterable[Word], picture: Picture | None) -> Iterator[Word]:
    """The same words, those told to be hidden that show no trace in the picture."""
    for each in words:
        if each.hiding is None and picture is not None:
            yield each._replace(hiding=hiding) if (hiding := _hiding(each, picture)) else each
        else:
            yield each


def recognised(words: Sequence[Word], picture: Picture) -> list[Word]:
    """Of a scanned page: text laid invisibly where the picture shows writing is what it shows."""
    return [
        each._replace(hiding=None)
        if each.hiding is Hiding.INVISIBLE and _contrast(_rows(each, picture)) >= _INK_STEPS
        else each
        for each in words
    ]


def _contrast(rows: list[bytes]) -> int:
    return max(map(max, rows)) - min(map(min, rows)) if rows else 0


def _hiding(word: Word, picture: Picture) -> Hiding | None:
    if word.light <= _LIGHT and _is_traced(word, picture):
        return None
    rows, own = _rows(word, picture), word.light * 255
    spots = b"".join(rows)
    if not spots:
        return None
    darkest, lightest = min(spots), max(spots)
    if lightest - darkest < _SEEN_STEPS:
        near = abs(own - (darkest + lightest) / 2) < 2 * _SEEN_STEPS
        return Hiding.BACKGROUND_COLOUR if near else Hiding.COVERED
    if word.light > _LIGHT:
        ground = max(set(spots), key=spots.count)
        if abs(own - ground) < _SEEN_STEPS:  # dark are only letters of other words
            return Hiding.BACKGROUND_COLOUR
    return None


def _is_traced(word: Word, picture: Picture) -> bool:
    """Whether one row shows letters; where they most likely are comes first."""
    begins, width = _strips(word, picture)
    middle = len(begins) // 2
    for half in (begins[middle:], begins[:middle]):
        for at in half:
            row = bytes(picture.pixels[at : at + width])
            if row and max(row) - min(row) >= _SEEN_STEPS:
                return True
    return False


def _rows(word: Word, picture: Picture) -> list[bytes]:
    begins, width = _strips(word, picture)
    return [bytes(picture.pixels[at : at + width]) for at in begins]


def _strips(word: Word, picture: Picture) -> tuple[range, int]:
    """Where the rows of the picture that a word stands in begin, and how wide it is there."""
    scale, stride = picture.scale, picture.stride
    left, right = max(0, int(word.left * scale)), min(picture.width, int(word.right * scale) + 1)
    top, bottom = max(0, int(word.top * scale)), min(picture.height, int(word.bottom * scale) + 1)
    if left >= right:
        return range(0), 0
    return range(top * stride + left, bottom * stride + left, stride), right - left
