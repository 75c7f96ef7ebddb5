"""A picture or a scanned PDF in, the lines written on it as JSON out: what is done in the sandbox.

The decoder's pixels are all that goes on: nothing else of the file is looked at or kept.
"""

import io
import json
import logging
import time
from collections.abc import Iterator

import cv2
import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw
from rapidocr import RapidOCR

from trusthound.adapters.documents import wire
from trusthound.adapters.documents.page_lines import lines_of
from trusthound.adapters.documents.paragraphs import text_of_lines
from trusthound.adapters.documents.scanned import begins_as_pdf, number_of_pages, pages_of
from trusthound.adapters.documents.words import Word, tidied
from trusthound.domain.common.errors import DocumentProblem, DocumentRefused
from trusthound.domain.resume.document import Line

Pixels = NDArray[np.uint8]

# A phone's screen is 3 million, six of them below each other 18.
MOST_PIXELS = 20_000_000
MOST_WIDTH = 2_000  # wider ones are made smaller: letters of a screen can be read at half its size
# Of one pass: what it takes of memory grows with it.
_STRIP_PIXELS = 1_600_000
# A smaller piece would be blown up until its shorter side has as many: what it takes of memory then
# grows with how long it is.
_LEAST_SIDE = 736
_LEAST_STRIP = 400
_SEARCHED = 160  # rows above the end of a strip, among which the emptiest parts it from the next
_LETTERS_OF_A_TEXT = 20
_LEAST_CERTAIN = 0.6
_INK_STEPS = 12  # of 255, between what is lightest and what is darkest on a page with writing
# Of the seconds that there are; on a busy machine the pages after them are left out, not all.
_LAST_PAGE_BEGINS = 40.0
_FOOT_SHARE = 0.2  # of a line's box stands below its letters' feet
_LETTER_SHARE = 0.75  # of a line's box is the size of its letters
_READER = RapidOCR(
    params={
        "Global.use_cls": False,  # screens are upright
        "Global.log_level": "critical",
        "Global.max_side_len": 4_000,
        # A process that is shut in can start no threads.
        "EngineConfig.onnxruntime.intra_op_num_threads": 1,
        "EngineConfig.onnxruntime.inter_op_num_threads": 1,
    }
)
cv2.setNumThreads(0)
logging.disable(logging.CRITICAL)


def recognise(request: bytes) -> bytes:
    """Whatever goes wrong is an answer, too."""
    try:
        text, shortened = text_in(request)
        return json.dumps({"text": text, "shortened": shortened}).encode()
    except DocumentRefused as refusal:
        return wire.refused(refusal)
    except Image.DecompressionBombError:  # Pillow's own bound is far beyond ours
        return wire.refused(DocumentRefused(DocumentProblem.MANY_PIXELS))
    except (MemoryError, RecursionError) as error:
        problem = DocumentProblem.TOO_LONG_TO_READ
        return wire.refused(DocumentRefused(problem, detail=type(error).__name__))
    except Exception as error:  # noqa: BLE001 - a decoder's own error tells of a file that is not whole
        problem = DocumentProblem.DAMAGED
        return wire.refused(DocumentRefused(problem, detail=type(error).__name__))


def text_in(data: bytes) -> tuple[str, bool]:
    """As a person reads it, column by column; whether pages were left out.

    Raises DocumentRefused, and what decoders raise.
    """
    scan = begins_as_pdf(data)
    pages = number_of_pages(data) if scan else 1
    begun, read, lines = time.monotonic(), 0, list[Line]()
    for pixels in pages_of(data) if scan else (_pixels(data),):
        if time.monotonic() - begun > _LAST_PAGE_BEGINS:
            break
        lines.extend(_lines(pixels, read))
        read += 1
    text = text_of_lines(lines)
    if sum(map(str.isalnum, text)) < _LETTERS_OF_A_TEXT:
        raise DocumentRefused(DocumentProblem.NO_WRITING)
    return text, read < pages


def warm() -> None:
    """Everything that is loaded when it is first needed, which it no longer can be inside."""
    tidied("é")  # the codecs that it takes
    picture = Image.new("RGB", (480, 160), "white")
    ImageDraw.Draw(picture).text((20, 40), "Warehouse associate wanted in Dayton", "black")
    for kind in ("PNG", "JPEG", "WEBP", "PDF"):
        held = io.BytesIO()
        picture.save(held, kind)
        recognise(held.getvalue())


def _lines(pixels: Pixels, page: int) -> Iterator[Line]:
    if np.ptp(pixels) < _INK_STEPS:
        return iter(())
    words = [word for top, strip in _strips(pixels) for word in _words(strip, top)]
    height, width = pixels.shape[:2]
    return lines_of(words, width, height, page)


def _pixels(data: bytes) -> Pixels:
    """Raises DocumentRefused for too many, before any is unpacked."""
    with Image.open(io.BytesIO(data), formats=("PNG", "JPEG", "WEBP")) as picture:
        width, height = picture.size
        if width * height > MOST_PIXELS:
            raise DocumentRefused(DocumentProblem.MANY_PIXELS, detail=f"{width} by {height}")
        shown = _on_white(picture)
    if width > MOST_WIDTH:
        shown = shown.resize(
            (MOST_WIDTH, max(1, height * MOST_WIDTH // width)), Image.Resampling.LANCZOS
        )
    return np.asarray(shown)


def _on_white(picture: Image.Image) -> Image.Image:
    """What can be seen through would be black otherwise, as most writing is."""
    if "A" not in picture.getbands() and "transparency" not in picture.info:
        return picture.convert("RGB")
    ground = Image.new("RGBA", picture.size, "white")
    return Image.alpha_composite(ground, picture.convert("RGBA")).convert("RGB")


def _strips(pixels: Pixels) -> Iterator[tuple[int, Pixels]]:
    """Each with its first row, parted where the picture has the least writing."""
    height, width = pixels.shape[:2]
    tall = max(_LEAST_STRIP, _STRIP_PIXELS // width)
    top = 0
    while height - top > tall:
        searched = pixels[top + tall - _SEARCHED : top + tall].astype(np.int16)
        ink = np.abs(np.diff(searched, axis=1)).sum(axis=(1, 2))
        # The middle of the widest gap: the emptiest rows, and of those the last.
        end = top + tall - _SEARCHED + _middle_of_gap(ink)
        yield top, pixels[top:end]
        top = end
    yield top, pixels[top:]


def _middle_of_gap(ink: NDArray[np.int64]) -> int:
    """The middle of the longest run of rows with the least in them."""
    empty = np.flatnonzero(np.append(ink > ink.min(), True))
    starts = np.concatenate(([0], empty[:-1] + 1))
    longest = int(np.argmax(empty - starts))
    return max(1, int(starts[longest] + empty[longest]) // 2)


def _words(strip: Pixels, top: int) -> Iterator[Word]:
    """A line that was found is one word here: the spaces in it are its own."""
    height, width = strip.shape[:2]
    beside = ((0, max(0, _LEAST_SIDE - height)), (0, max(0, _LEAST_SIDE - width)), (0, 0))
    found = _READER(np.pad(strip[:, :, ::-1], beside, mode="edge"))
    boxes, texts, scores = found.boxes, found.txts, found.scores  # type: ignore[union-attr]
    for box, text, score in zip(
        () if boxes is None else boxes, texts or (), scores or (), strict=True
    ):
        told = tidied(text)
        if not told or score < _LEAST_CERTAIN:
            continue
        (left, first), (right, last) = box.min(axis=0).tolist(), box.max(axis=0).tolist()
        tall = last - first
        yield Word(
            told,
            left,
            top + first,
            right,
            top + last,
            foot=top + last - _FOOT_SHARE * tall,
            points=_LETTER_SHARE * tall,
            spaced=True,
        )
