"""The pieces of a page in, its regions out in the order in which a person reads them.

A region is a column, a sidebar or what runs across the page; the rows of one belong together.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from statistics import median

from trusthound.adapters.documents.pieces import Piece, rows_of
from trusthound.adapters.documents.rails import (
    blocks_of,
    is_address,
    is_rail,
    parted_at_edges,
    rails_of,
    without_dots,
)

Region = Sequence[Piece]

_GUTTER_POINTS = 6.0
_TOUCHING_POINTS = 0.5
_GUTTER_SHARE = 0.7  # of the height of the letters beside it
_FEWEST_ROWS = 3
_FEWEST_LETTERS = 16
_SAME_FOOT = 0.35
# A column has rows of its own; what stands in rows of the other side throughout is a list of dates
# or places beside it, or a table.
_ALIGNED, _ALIGNED_DATES = 0.8, 0.7
_SHORT_LETTERS = 26
_RAIL_SHARE = 0.75
_SPARSE_SHARE = 0.6
_HEADING_LETTERS = 30
_HEADING_SIZE = 1.12
_MOST_DEPTH = 8
_MOST_PIECES = 4_000


class Kind(Enum):
    NONE = auto()
    COLUMNS = auto()
    RAIL = auto()  # dates or headings on the left, each belonging to what stands beside it


@dataclass(frozen=True, slots=True)
class Cut:
    """Rows from `first` up to `last` stand left or right of a gutter."""

    kind: Kind
    above: Region
    left: Region
    right: Region
    below: Region
    worth: float


def regions_of(pieces: Region) -> list[Region]:
    return list(_regions(parted_at_edges(pieces[:_MOST_PIECES]), 0))


def _regions(pieces: Region, depth: int) -> Iterator[Region]:
    cut = _best_cut(pieces) if depth < _MOST_DEPTH else None
    if cut is None:
        if pieces:
            yield pieces
        return
    yield from _regions(cut.above, depth + 1)
    if cut.kind is Kind.COLUMNS:
        yield from _regions(cut.left, depth + 1)
        yield from _regions(cut.right, depth + 1)
    else:
        yield from _bands(cut.left, cut.right)
    yield from _regions(cut.below, depth + 1)


def _best_cut(pieces: Region) -> Cut | None:
    rows = [sorted(row, key=lambda each: each.left) for row in rows_of(pieces)]
    ordered = [each for row in rows for each in row]
    extents = [_extents(row) for row in rows]
    cuts = [cut for x in _starts(pieces) for cut in _cuts_at(ordered, extents, x)]
    return max(cuts, key=lambda each: each.worth, default=None)


def _extents(row: Region) -> tuple[int, list[tuple[float, float]]]:
    """How many pieces the row has, and from where to where a column beside each can't begin.

    An address that is too long for its column makes no end to the column.
    """
    taken = [
        (each.left + 0.5, each.right + _room_beside(each))
        for each in row
        if not is_address(each.words)
    ]
    return len(row), taken


def _room_beside(piece: Piece) -> float:
    return _TOUCHING_POINTS if piece.dated else max(_GUTTER_POINTS, _GUTTER_SHARE * piece.points)


def _starts(pieces: Region) -> list[float]:
    """Where columns may begin: the left edges of pieces, near ones told once."""
    edges: list[float] = []
    for left in sorted(each.left for each in pieces):
        if not edges or left - edges[-1] > 2.0:
            edges.append(left)
    return edges[1:]


def _cuts_at(
    ordered: Region, extents: Sequence[tuple[int, list[tuple[float, float]]]], x: float
) -> Iterator[Cut]:
    """The longest stretches of rows of which none crosses the gutter left of `x`."""
    start = end = 0
    for count, taken in (*extents, (0, [(x - 1, x + 1)])):
        for left, right in taken:  # thousands of times a page, so no generator is made
            if left < x < right:
                break
        else:
            end += count
            continue
        if end > start:
            yield from _cuts_within(ordered, start, end, x)
        start = end = end + count


def _cuts_within(ordered: Region, start: int, end: int, x: float) -> Iterator[Cut]:
    rails = list(_rails(ordered, start, end, x))
    yield from rails
    if end - start >= 2 * _FEWEST_ROWS - 2 and not rails:
        cut = _cut(ordered, start, end, x)
        if cut is not None:
            yield cut


def _rails(ordered: Region, start: int, end: int, x: float) -> Iterator[Cut]:
    left = [each for each in ordered[start:end] if each.left < x - 0.5]
    if not any(each.dated for each in left):
        return
    right = [each for each in ordered[start:end] if each.left >= x - 0.5]
    if not right:
        return
    for top, low in rails_of(left, right):
        first = next(at for at in range(start, end) if ordered[at].foot >= top)
        last = next((at for at in range(first, end) if ordered[at].foot >= low), end)
        beside = [each for each in ordered[first:last] if each.left >= x - 0.5]
        dates = [each for each in ordered[first:last] if each.left < x - 0.5]
        worth = float(min(_letters(dates), _letters(beside))) / 1000
        yield Cut(
            Kind.RAIL, ordered[:first], dates, without_dots(beside, dates), ordered[last:], worth
        )


def _cut(ordered: Region, start: int, end: int, x: float) -> Cut | None:
    start, end = _trimmed(ordered, start, end, x)
    within = ordered[start:end]
    left = [each for each in within if each.left < x - 0.5]
    right = [each for each in within if each.left >= x - 0.5]
    kind = _kind(left, right)
    if kind is Kind.NONE:
        return None
    worth = float(min(_letters(left), _letters(right)))
    if kind is Kind.COLUMNS and is_rail(right):
        kind, left, right = Kind.RAIL, right, left  # at the other side, more lines to a date
    if kind is Kind.RAIL:
        worth = worth / 1000
    return Cut(kind, ordered[:start], left, right, ordered[end:], worth)


def _trimmed(ordered: Region, start: int, end: int, x: float) -> tuple[int, int]:
    """Without the heading of what runs across the page below: it stands on the left alone."""
    if end == len(ordered):
        return start, end
    last_right = max((at for at in range(start, end) if ordered[at].left >= x - 0.5), default=start)
    tail = range(last_right + 1, end)
    if not tail:
        return start, end
    gap, at = max(
        (ordered[at].top - max(each.bottom for each in ordered[max(start, at - 3) : at]), at)
        for at in tail
    )
    return start, (at if gap > 0.3 * ordered[at].points else end)


def _kind(left: Region, right: Region) -> Kind:
    left_rows, right_rows = rows_of(left), rows_of(right)
    if min(len(left_rows), len(right_rows)) < 2 or len(left_rows) + len(right_rows) < 5:
        return Kind.NONE
    if min(_letters(left), _letters(right)) < _FEWEST_LETTERS:
        return Kind.NONE  # words set out side by side, such as skills in boxes
    ends = [each.right for each in left if not is_address(each.words)]
    gutter = min(each.left for each in right) - max(ends, default=0.0)
    if gutter < max(_GUTTER_POINTS, _GUTTER_SHARE * min(each.points for each in (*left, *right))):
        return Kind.NONE
    left_aligned, right_aligned = _aligned(left_rows, right_rows), _aligned(right_rows, left_rows)
    left_short = _letters(left) / len(left_rows) <= _SHORT_LETTERS
    right_short = _letters(right) / len(right_rows) <= _SHORT_LETTERS
    sparse = len(right_rows) <= _SPARSE_SHARE * len(left_rows)
    cells = 2 * sum(len(row) > 1 for row in right_rows) > len(right_rows)
    listed = right_short or sparse or cells
    enough = _ALIGNED_DATES if any(each.dated for each in right) else _ALIGNED
    if right_aligned >= enough and listed and not _has_headings(right, left):
        return Kind.NONE  # dates or places at the right end of rows, or cells of a table
    if left_aligned >= _ALIGNED and left_short and not _has_headings(right, left):
        return Kind.RAIL if len(left_rows) <= _RAIL_SHARE * len(right_rows) else Kind.NONE
    return Kind.COLUMNS if min(len(left_rows), len(right_rows)) >= _FEWEST_ROWS else Kind.NONE


def _aligned(rows: Sequence[Region], others: Sequence[Region]) -> float:
    """The share of the rows that stand on one line with one of the others."""
    feet = [each[0].foot for each in others]
    mated = sum(
        any(abs(each[0].foot - foot) < _SAME_FOOT * each[0].points for foot in feet)
        for each in rows
    )
    return mated / len(rows)


def _has_headings(right: Region, left: Region) -> bool:
    """Whether what stands on the right has headings as what stands on the left: no dates have."""
    usual = median(each.points for each in (*left, *right))
    return all(any(_is_heading(each, usual) for each in side) for side in (left, right))


def _is_heading(piece: Piece, usual: float) -> bool:
    text = "".join(each.text for each in piece.words)
    return (
        len(text) <= _HEADING_LETTERS
        and not any(each.isdigit() or each in ",•" for each in text)
        and piece.points >= _HEADING_SIZE * usual
    )


def _letters(pieces: Region) -> int:
    return sum(each.letters for each in pieces)


def _bands(left: Region, right: Region) -> Iterator[Region]:
    """What stands on the left, then what stands beside it, down to the next on the left."""
    blocks = blocks_of(rows_of(left))
    tops = [min(each[0].foot for each in block) - 0.5 * block[0][0].points for block in blocks]
    before = [each for each in right if each.foot < tops[0]]
    if before:
        yield before
    for at, block in enumerate(blocks):
        end = tops[at + 1] if at + 1 < len(blocks) else float("inf")
        yield [each for row in block for each in row]
        beside = [each for each in right if tops[at] <= each.foot < end]
        if beside:
            yield beside
