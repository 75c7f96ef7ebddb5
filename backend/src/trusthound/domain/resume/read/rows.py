"""A document in; its rows out: each line with its looks, and what of it can be told at a glance."""

import re
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise, zip_longest

from trusthound.domain.resume.document import Document, Line
from trusthound.domain.resume.read.dates import MONTH, UNTIL_WORDS, Dated, periods
from trusthound.domain.resume.read.piece import BULLET, LONGEST_TOLD, Piece, plain
from trusthound.domain.resume.read.running import told_lines

# A resume of thirty full pages; what follows is left unread.
_HANGS = re.compile(rf"(?:[-–—]|\b(?:{UNTIL_WORDS}))\s?(?:{MONTH})?$", re.IGNORECASE)
_LEVEL = 0.007
_FEW = 2
_NEAR = 0.7  # of a height, between lines of one text
_FEWEST_FULL = 8  # words of a line that goes on in the next
_HIGHER = 0.02  # a share of the page: what stands this much higher begins a new column


@dataclass(frozen=True, slots=True)
class Looks:
    """How a line is written; lines of one rank share it."""

    points: float
    bold: bool
    capitals: bool


@dataclass(frozen=True)
class Row:
    """A line that is not empty. `prominent`: bolder or larger than most, or in capitals.

    `above` is the free space above it in heights of its own, None where that is not told.
    """

    piece: Piece
    line: Line
    looks: Looks
    prominent: bool
    jumps: bool  # begins a column: stands higher than the row before, or on another page
    above: float | None = None
    full: bool = False  # the next line's first word had no room: its text goes on there
    continues: bool = False  # such text, it seems
    given: tuple[Dated, ...] | None = None  # the dates, where they aren't those of its text
    cells: tuple[tuple[str, Piece], ...] = ()  # of a table's row: what a cell names, and the cell

    @cached_property
    def text(self) -> str:
        return self.piece.text

    @cached_property
    def bulleted(self) -> bool:
        return BULLET.match(self.text) is not None

    @cached_property
    def dates(self) -> list[Dated]:
        return periods(self.piece) if self.given is None else list(self.given)

    @cached_property
    def plain(self) -> str:
        return plain(self.text)

    @cached_property
    def words(self) -> int:
        return self.plain.count(" ") + 1 if self.plain else 0


def rows(document: Document) -> list[Row]:
    lines = told_lines(document.lines)
    sizes = [each.points for each in lines if each.points for _ in range(len(each.text) // 20 + 1)]
    usual = sorted(sizes)[len(sizes) // 2] if sizes else 0.0
    bold = sum(len(each.text) for each in lines if each.bold)
    mostly_bold = 2 * bold > sum(len(each.text) for each in lines)
    found: list[Row] = []
    for line in lines:
        piece = Piece(line.text[:LONGEST_TOLD], line.start).trimmed()
        looks = Looks(round(line.points or 0.0, 0), line.bold, _in_capitals(piece.text))
        larger = bool(line.points and usual and line.points > usual * 1.1)
        prominent = larger or looks.capitals or (line.bold and not mostly_bold)
        before = found[-1].line if found else None
        found.append(Row(piece, line, looks, prominent, _jumps(before, line), _above(before, line)))
    return _with_fullness(_beside_their_heads(found))


def _beside_their_heads(found: list[Row]) -> list[Row]:
    """Dates that stand alone beside the line that they belong to, moved behind it."""
    alone = {id(row): row for row in found if row.line.box and _is_date_alone(row)}
    if not alone:
        return found
    columns: dict[tuple[int, int], list[Row]] = defaultdict(list)
    level: dict[tuple[int, int], list[Row]] = defaultdict(list)
    for row in found:
        columns[(row.line.page, row.line.column)].append(row)
        if row.line.box and id(row) not in alone:
            level[(row.line.page, round(row.line.box.top * 100))].append(row)
    behind = _first_of_the_next_column(found)
    moved: dict[int, Row] = {}
    for row in alone.values():
        mates = columns[(row.line.page, row.line.column)]
        if len(mates) <= _FEW or 2 * sum(id(each) in alone for each in mates) > len(mates):
            head = _on_a_level(row, level)
            if head is not None and head is not behind[id(row)]:
                moved[id(head)] = row
    taken = {id(row) for row in moved.values()}
    ordered: list[Row] = []
    for row in found:
        if id(row) in taken:
            continue
        ordered.append(row)
        if dates := moved.get(id(row)):
            line = replace(dates.line, column=row.line.column, box=row.line.box)
            ordered.append(replace(dates, line=line, jumps=False, above=0.0))
    return ordered


def _first_of_the_next_column(found: Sequence[Row]) -> dict[int, Row | None]:
    """What is read after the column of each row: dates that come before it are in their place."""
    behind: dict[int, Row | None] = {}
    following: Row | None = None
    for row, last in zip(reversed(found), (None, *reversed(found)), strict=False):
        if last is not None and (row.line.page, row.line.column) != (
            last.line.page,
            last.line.column,
        ):
            following = last
        behind[id(row)] = following
    return behind


def _is_date_alone(row: Row) -> bool:
    found = next((each for each in row.dates if each.ranged), None)
    return found is not None and len(row.text) - (found.end - found.begin) < 4


def _on_a_level(row: Row, level: dict[tuple[int, int], list[Row]]) -> Row | None:
    if row.line.box is None:
        return None
    at = round(row.line.box.top * 100)
    near = [
        each
        for step in (at, at - 1, at + 1)
        for each in level[(row.line.page, step)]
        if each.line.box and abs(each.line.box.top - row.line.box.top) < _LEVEL
        and each.line.column != row.line.column and not each.dates and not each.bulleted
    ]  # fmt: skip
    return near[0] if near and near[0].words <= 12 else None


def joined(rows: Sequence[Row], text: str, goes_on: Callable[[Row, Row], bool]) -> list[Row]:
    """Rows that were broken only for want of room, as one; at most four lines each."""
    found: list[Row] = []
    lines, last = 1, None
    for row in rows:
        if last and lines < 4 and last.piece.end < row.piece.start and goes_on(last, row):
            begin = found[-1].piece.start
            whole = Piece(text[begin : row.piece.end].replace("\n", " ")[:LONGEST_TOLD], begin)
            found[-1] = replace(found[-1], piece=whole)
            lines += 1
        else:
            found.append(row)
            lines = 1
        last = row
    return found


def stands_beside(row: Row, behind: Row) -> bool:
    """On one line, in a column further right: what dates in a margin belong to."""
    if row.line.box is None or behind.line.box is None or row.line.page != behind.line.page:
        return False
    level = abs(row.line.box.top - behind.line.box.top) < _LEVEL
    return level and row.line.box.right < behind.line.box.left


def told_row(piece: Piece) -> Row:
    """What a label's line tells, as a row of its own."""
    looks = Looks(0.0, bold=False, capitals=False)
    return Row(piece, Line(piece.text, piece.start), looks, prominent=False, jumps=False)


def breaks_within_dates(before: Row, row: Row) -> bool:
    """ "Jan 2019 -" above "Present"."""
    if not before.dates or before.looks != row.looks or not _HANGS.search(before.text):
        return False
    shown = before.text[-60:]
    both = periods(Piece(f"{shown} {row.text[:30]}", 0))
    return any(each.ranged and each.end > len(shown) for each in both)


def _with_fullness(found: list[Row]) -> list[Row]:
    widest: dict[tuple[int, int], float] = defaultdict(float)
    for row in found:
        where = (row.line.page, row.line.column)
        widest[where] = max(widest[where], _width(row))
    made = []
    for row, behind in zip_longest(found, found[1:]):
        width = _width(row)
        if behind is None or not width or behind.jumps or behind.line.column != row.line.column:
            made.append(row)
            continue
        word = len(behind.text.split(" ", 1)[0]) + 1
        needed = width + word * width / max(1, len(row.text))
        made.append(replace(row, full=needed > widest[(row.line.page, row.line.column)] * 0.99))
    told = made[:1]
    for before, row in pairwise(made):
        told.append(replace(row, continues=True) if _goes_on(before, row) else row)
    return told


def _goes_on(before: Row, row: Row) -> bool:
    near = row.above is not None and row.above < _NEAR
    open_ended = before.text[-1:] not in ".!?:;" and before.words > _FEWEST_FULL
    return before.full and near and open_ended and row.looks == before.looks and not row.bulleted


def _width(row: Row) -> float:
    return row.line.box.right - row.line.box.left if row.line.box else 0.0


def _in_capitals(text: str) -> bool:
    large = sum(map(str.isupper, text))
    letters = large + sum(map(str.islower, text))
    return letters > _FEW and large >= 0.85 * letters


def _jumps(before: Line | None, line: Line) -> bool:
    if before is None or line.page != before.page:
        return True
    if line.box is None or before.box is None:
        return False
    return line.column != before.column and line.box.top < before.box.top - _HIGHER


def _above(before: Line | None, line: Line) -> float | None:
    if before is None or line.box is None or before.box is None or _jumps(before, line):
        return None
    height = max(line.box.bottom - line.box.top, 0.004)
    return (line.box.top - before.box.bottom) / height
