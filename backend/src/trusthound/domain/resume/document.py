"""What a file holds before it is read as a resume: its lines in reading order, its own facts."""

from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from functools import cached_property

# Of the file that it comes in.
MOST_BYTES = 10_000_000


class Format(StrEnum):
    PDF = "pdf"
    DOCX = "docx"
    DOC = "doc"


class Hiding(StrEnum):
    """How a text is kept from the eyes of a reader."""

    BACKGROUND_COLOUR = "background_colour"  # white on white
    TINY = "tiny"  # below two points
    OFF_PAGE = "off_page"
    INVISIBLE = "invisible"  # drawn in the mode that leaves no ink, or see-through
    COVERED = "covered"  # behind an image or a filled shape
    MARKED_HIDDEN = "marked_hidden"  # hidden by the word processor's own mark


@dataclass(frozen=True, slots=True)
class Box:
    """Where something stands, in shares of its page: 0 is left and top, 1 right and bottom."""

    left: float
    top: float
    right: float
    bottom: float


@dataclass(frozen=True, slots=True)
class Line:
    """A visible line; a tab in it stands for a gap far wider than a space. `start` is its first
    character's place in the document's text; `page` counts from 0. `column` tells columns,
    sidebars and table cells of one page apart: lines that belong together share it. What a format
    does not tell is None.
    """

    text: str
    start: int
    page: int = 0
    column: int = 0
    box: Box | None = None
    points: float | None = None  # the height of its letters
    bold: bool = False


@dataclass(frozen=True, slots=True)
class HiddenText:
    text: str
    hiding: Hiding
    page: int = 0


@dataclass(frozen=True, slots=True)
class DocumentFacts:
    """What the file says of itself: claims of whoever made it, none of them proven."""

    format: Format
    pages: int
    title: str = ""
    author: str = ""
    changed_by: str = ""  # who saved it last
    creator: str = ""  # the program it was written in
    producer: str = ""  # the program that made the file
    created: datetime | None = None
    changed: datetime | None = None
    fonts: tuple[str, ...] = ()
    links: tuple[str, ...] = ()
    images: int = 0
    # Pages that are pictures, under whose writing a scanner's program laid the text it recognised.
    text_layers: int = 0
    revisions: int | None = None
    hidden: tuple[HiddenText, ...] = ()


@dataclass(frozen=True)
class Document:
    """`facts` of the file, and its visible lines in the order in which a person reads them.
    `otherwise`: all lines as they stood, where columns that were woven together were parted, which
    is a guess.
    """

    facts: DocumentFacts
    lines: tuple[Line, ...] = field(default=())
    otherwise: tuple[Line, ...] = field(default=())

    @cached_property
    def text(self) -> str:
        """All lines, one below the other; every span of a resume is a place in it."""
        return "\n".join(each.text for each in self.lines)


def document_of(
    facts: DocumentFacts, lines: tuple[Line, ...], otherwise: tuple[Line, ...] = ()
) -> Document:
    """The document, its lines told where they begin."""
    return Document(facts, _placed(lines), _placed(otherwise))


def _placed(lines: tuple[Line, ...]) -> tuple[Line, ...]:
    placed, start = [], 0
    for each in lines:
        placed.append(
            Line(each.text, start, each.page, each.column, each.box, each.points, each.bold)
        )
        start += len(each.text) + 1
    return tuple(placed)
