"""A page of a PDF in, its words with their places and looks out."""

import math
import re
from collections.abc import Callable, Iterator
from ctypes import cast, create_string_buffer
from dataclasses import dataclass

import pypdfium2 as pdfium
import pypdfium2.raw as c

from trusthound.adapters.documents.pdf_calls import Drawn, Edges, Letters, Point
from trusthound.adapters.documents.words import Word, tidied
from trusthound.domain.resume.document import Hiding

_TINY_POINTS = 2.0
_BOLD_WEIGHT = 600
_BOLD_NAME = re.compile(r"bold|black|heavy|semibd|demi(?!-?light)", re.IGNORECASE)
_PLAIN_NAME = re.compile(r"regular|light|roman|book|medium", re.IGNORECASE)
_INKLESS_MODES = (3, 7)
_STROKED_MODES = (1, 2, 5, 6)
# A letter further than that from the last one begins a word, in heights of letters.
_WORD_GAP = 0.22
# How PDFium tells a hyphen at a line's end, alone and in a text, and how LaTeX writes it. Python
# calls none of them printable.
_HYPHENS = dict.fromkeys((0x02, 0xFFFE, 0xAD), "-")
# LaTeX draws "ü" as a dieresis with a "u" below it; how each stands in a text of letters.
_DRAWN_OVER = {
    "`": "\u0300", "´": "\u0301", "ˆ": "\u0302", "˜": "\u0303", "¨": "\u0308", "˚": "\u030a",
    "˝": "\u030b", "ˇ": "\u030c", "˘": "\u0306", "¸": "\u0327",
}  # fmt: skip
_DOTLESS = {"ı": "i", "ȷ": "j"}
_OVERLAP = 0.2  # in heights of letters: a sign that is typed stands beside the next letter
_SPACES = frozenset(
    map(chr, (9, 10, 11, 12, 13, 32, 0xA0, 0x3000, *range(0x2000, 0x200B), 0x202F, 0x205F))
)

Place = Callable[[float, float], Point]


@dataclass(frozen=True, slots=True)
class Look:
    """How all letters of one text object look."""

    points: float
    font: str
    bold: bool
    hiding: Hiding | None
    light: float
    turn: int  # to the left, in quarters, in the file's coordinates


@dataclass(frozen=True, slots=True)
class Frame:
    """The page as it is shown: `place` turns the file's coordinates into ours."""

    width: float
    height: float
    quarter: int
    place: Place


def frame_of(page: pdfium.PdfPage) -> Frame:
    left, low, right, high = page.get_cropbox()
    quarter = c.FPDFPage_GetRotation(page.raw) % 4
    places: tuple[Place, ...] = (
        lambda x, y: (x - left, high - y),
        lambda x, y: (y - low, x - left),
        lambda x, y: (right - x, y - low),
        lambda x, y: (high - y, right - x),
    )
    width, height = right - left, high - low
    if quarter % 2:
        width, height = height, width
    return Frame(width, height, quarter, places[quarter])


def words_of(page: pdfium.PdfPage, frame: Frame, fonts: dict[str, None]) -> Iterator[Word]:
    """In the file's own order. Names of fonts are added to `fonts`."""
    text_page = page.get_textpage()
    letters = Letters(text_page.raw)  # lives as long as `text_page`
    looks, reading = dict[int, Look](), _Looks(fonts)
    object_of, edges_of = letters.object_of, letters.edges_of
    run: _Run | None = None
    spaced = False
    for at, sign in enumerate(letters.signs()):
        drawn_by = object_of(at)
        if drawn_by is None or sign in _SPACES:
            if run:
                yield run.word(frame)
            run, spaced = None, drawn_by is not None  # a space that PDFium made has no object
            continue
        look = looks.get(drawn_by)
        if look is None:
            look = looks[drawn_by] = reading.of(letters.drawn(at, drawn_by))
        edges = edges_of(at)
        if run is None or not run.takes(sign, edges, look):
            if run:
                yield run.word(frame)
            run, spaced = _Run(sign, look, letters.foot_of(at), edges, spaced=spaced), False
    if run:
        yield run.word(frame)


class _Run:
    """Letters of one look, one after another; all of one look are equally high."""

    __slots__ = ("first", "foot", "gaps", "last", "letters", "look", "spaced")

    def __init__(self, sign: str, look: Look, foot: Point, edges: Edges, *, spaced: bool) -> None:
        self.look, self.foot, self.spaced = look, foot, spaced
        self.letters = [sign]
        self.gaps = 0.0
        self.first = self.last = edges

    def takes(self, sign: str, edges: Edges, look: Look) -> bool:
        """Whether a letter goes on with it, and is added."""
        if look is not self.look:
            return False
        points = look.points
        gap = edges[0] - self.last[2] if look.turn == 0 else self._gap(edges)
        if not -points < gap < _WORD_GAP * points:
            return False
        self.gaps += gap
        self.last = edges
        accent = _DRAWN_OVER.get(self.letters[-1]) if gap < -_OVERLAP * points else None
        if accent:  # the letter stands below the last sign
            self.letters[-1:] = (_DOTLESS.get(sign, sign), accent)
        else:
            self.letters.append(sign)
        return True

    def _gap(self, edges: Edges) -> float:
        """Of letters that are turned."""
        turn, last = self.look.turn, self.last
        if turn == 1:
            return edges[3] - last[1]
        return last[0] - edges[2] if turn == 2 else last[3] - edges[1]

    def word(self, frame: Frame) -> Word:
        look, place = self.look, frame.place
        (left, high, right, low), (left2, high2, right2, low2) = self.first, self.last
        one = place(min(left2, left), max(high2, high))
        other = place(max(right2, right), min(low2, low))
        left, right = (one[0], other[0]) if one[0] < other[0] else (other[0], one[0])
        top, bottom = (one[1], other[1]) if one[1] < other[1] else (other[1], one[1])
        signs = "".join(self.letters)
        if not signs.isprintable():
            signs = signs.translate(_HYPHENS)
        hiding = look.hiding
        if hiding is None and not (
            right > 0 and bottom > 0 and left < frame.width and top < frame.height
        ):
            hiding = Hiding.OFF_PAGE
        return Word(
            tidied(signs), left, top, right, bottom, place(*self.foot)[1], look.points, look.bold,
            hiding, look.light, (look.turn - frame.quarter) % 4,
            self.gaps / max(1, len(self.letters) - 1), self.spaced,
        )  # fmt: skip


class _Looks:
    """Equal looks are one object. Some programs draw each letter as an object of its own, so a font
    is looked at once.
    """

    def __init__(self, fonts: dict[str, None]) -> None:
        self._fonts = fonts
        self._known_fonts: dict[int | None, tuple[str, bool]] = {}
        self._known: dict[Drawn, Look] = {}
        self._told_apart: dict[Look, Look] = {}

    def of(self, drawn: Drawn) -> Look:
        look = self._known.get(drawn)
        if look is None:
            font, size, mode, colour, (a, b, across, up) = drawn
            if font not in self._known_fonts:
                name, _ = self._known_fonts[font] = _font(font)
                self._fonts.setdefault(name)
            points = size * math.hypot(across, up)
            turn = round(math.atan2(b, a) / (math.pi / 2)) % 4
            look = _look(self._known_fonts[font], points, turn, mode, colour)
            look = self._known[drawn] = self._told_apart.setdefault(look, look)
        return look


def _look(
    font: tuple[str, bool], points: float, turn: int, mode: int, shades: tuple[int, ...]
) -> Look:
    red, green, blue, ink = shades
    stroked = mode in _STROKED_MODES
    hiding = None
    if mode in _INKLESS_MODES or (ink == 0 and not stroked):
        hiding = Hiding.INVISIBLE
    elif points < _TINY_POINTS:
        hiding = Hiding.TINY
    # What the line of a letter is drawn with shows, whatever fills it.
    light = 0.0 if stroked else (0.3 * red + 0.59 * green + 0.11 * blue) / 255
    name, bold = font
    bold = bold or mode == c.FPDF_TEXTRENDERMODE_FILL_STROKE
    return Look(points, name, bold, hiding, light, turn)


def _font(number: int | None) -> tuple[str, bool]:
    """Its name without the mark of a subset, and whether its letters are bold."""
    if not number:
        return "", False
    font = cast(number, c.FPDF_FONT)
    room = create_string_buffer(256)
    c.FPDFFont_GetBaseFontName(font, room, 256)
    name = re.sub(r"^[A-Z]{6}\+", "", room.value.decode("utf-8", "replace"))
    if _BOLD_NAME.search(name):
        return name, True
    if _PLAIN_NAME.search(name):
        return name, False
    return name, c.FPDFFont_GetWeight(font) >= _BOLD_WEIGHT
