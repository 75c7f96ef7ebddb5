"""The first row of a column in; which section it goes on with, by where it stands, out."""

from collections.abc import Sequence
from dataclasses import replace

from trusthound.domain.resume.read.part import TOP, Part
from trusthound.domain.resume.read.rows import Row, stands_beside

_REACH = 300  # rows that are searched for the one above
_MOST_LABEL = 3  # rows
_LEVEL = 0.01  # of the page

Placed = Sequence[tuple[Row, Part]]


def moves(before: Row, row: Row) -> bool:
    return before.line.column != row.line.column or before.line.page != row.line.page


def went_on_with(row: Row, behind: Sequence[Row], placed: Placed) -> Part:
    """Of what stands on its left as a label, else above it, else on the page before. Dates go
    where what stands `behind` them on their line does.
    """
    return _beside(row, placed) or _above(_with_what_it_dates(row, behind), placed)


def _with_what_it_dates(row: Row, behind: Sequence[Row]) -> Row:
    """As wide as both: a heading may stand above the one and not above the other."""
    box = row.line.box
    beside = next((each for each in behind if stands_beside(row, each)), None)
    if not row.dates or box is None or beside is None or beside.line.box is None:
        return row
    return replace(row, line=replace(row.line, box=replace(box, right=beside.line.box.right)))


def _beside(row: Row, placed: Placed) -> Part | None:
    """The part of a date or a heading of few lines that stands to the left, level with the row."""
    last, part = placed[-1]
    label = last
    for other, within in placed[: -_MOST_LABEL - 1 : -1]:
        if moves(other, last) or within is not part:
            break
        label = other
    else:
        if len(placed) > _MOST_LABEL and not moves(placed[-_MOST_LABEL - 1][0], last):
            return None
    left, box = label.line.box, row.line.box
    if left is None or box is None or last.line.box is None or label.line.page != row.line.page:
        return None
    level = left.top - _LEVEL < box.top < last.line.box.bottom
    return part if level and box.left > left.right else None


def _above(row: Row, placed: Placed) -> Part:
    """The part of the nearest row above that shares its width; at the top of a page, of its
    column on the page before.
    """
    box, nearest = row.line.box, None
    for other, part in reversed(placed[-_REACH:]):
        if other.line.page != row.line.page:
            break
        over = other.line.box
        if box is None or over is None or over.top >= box.top - 0.002:
            continue
        if over.left < box.right and box.left < over.right:
            nearest = max(nearest or (0.0, part), (over.top, part), key=lambda each: each[0])
    last, open_part = placed[-1]
    if _heads(last, open_part, row) and last.line.box:
        nearest = max(
            nearest or (0.0, open_part), (last.line.box.top, open_part), key=lambda each: each[0]
        )
    if nearest:
        return nearest[1]
    if row.line.page == 0:
        return Part(TOP)
    return _on_the_page_before(row, placed)


def _heads(last: Row, part: Part, row: Row) -> bool:
    """Whether the row before is a heading further left with nothing below it as yet."""
    box, over = row.line.box, last.line.box
    if part.heading is None or part.rows or box is None or over is None:
        return False
    return last.line.page == row.line.page and over.top < box.top and over.left <= box.left


def _on_the_page_before(row: Row, placed: Placed) -> Part:
    """The part of the lowest row there that shares the row's width."""
    box, last, lowest = row.line.box, placed[-1], None
    for other, part in placed[-_REACH:]:
        over = other.line.box
        if box is None or over is None or other.line.page != row.line.page - 1:
            continue
        if over.left < box.right and box.left < over.right:
            lowest = max(lowest or (0.0, part), (over.top, part), key=lambda each: each[0])
    return lowest[1] if lowest else last[1]
