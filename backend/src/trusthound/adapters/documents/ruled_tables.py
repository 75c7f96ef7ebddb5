"""The words of a page and the lines drawn on it in; each row of a table as one word, out.

Where a cell's text goes on in a second line, it stands no longer beside the other cells' rows, and
what a person reads across would be read down.
"""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from trusthound.adapters.documents.pdf_rules import Rules
from trusthound.adapters.documents.pieces import lowered, rows_of
from trusthound.adapters.documents.words import Word

_NEAR = 3.0  # points: lines that meet, and lines that are one
_FEWEST_COLUMNS, _FEWEST_ROWS = 3, 2
_MOST_RULES = 600
# A cell that holds more is told line by line: a page that is laid out in boxes.
_MOST_LETTERS, _MOST_LINES = 160, 6
_NARROW = 8.0  # points: between the two lines of a double one
_ACROSS = 1.0  # points
_GLUED = 0.08  # of the height of letters
_SPAN = 0.6  # of a table's width: a line that parts its rows

_Line = tuple[float, float, float]  # as Rules has them


@dataclass(frozen=True, slots=True)
class _Cell:
    left: float
    top: float
    right: float
    bottom: float


def celled(words: Sequence[Word], rules: Rules) -> list[Word]:
    """The words beside tables as they are, in their order; a tab parts a row's cells."""
    grids = list(_grids(rules))
    if not grids:
        return list(words)
    words = list(lowered(words))
    shown = sorted(filter(_is_told, words), key=_middle)
    middles = list(map(_middle, shown))
    used, rows = set[int](), list[Word]()
    for grid in grids:
        told = []
        for cells in grid:
            begin, end = (bisect_left(middles, each) for each in (cells[0].top, cells[0].bottom))
            told.append(_filled(cells, shown[begin:end]))
        joined = [each for each in told if _is_row(each)]
        if len(joined) >= _FEWEST_ROWS:
            used.update(id(word) for cells in joined for words in cells for word in words)
            rows += [_joined(each) for each in _less_empty_edges(joined)]
    return [*(each for each in words if id(each) not in used), *rows]


def _is_told(word: Word) -> bool:
    return word.hiding is None and word.quarter == 0 and bool(word.text)


def _middle(word: Word) -> float:
    return (word.top + word.bottom) / 2


def _filled(cells: Sequence[_Cell], shown: Sequence[Word]) -> list[list[Word]]:
    """Nothing where a word stands across the line between two cells."""
    edges = [each.left for each in cells[1:]]
    if any(x.left < edge - _ACROSS and x.right > edge + _ACROSS for x in shown for edge in edges):
        return []
    return [
        [word for word in shown if cell.left <= (word.left + word.right) / 2 < cell.right]
        for cell in cells
    ]


def _is_row(cells: Sequence[Sequence[Word]]) -> bool:
    return sum(map(bool, cells)) > 1 and all(map(_is_short, cells))


def _less_empty_edges(rows: list[list[list[Word]]]) -> list[list[list[Word]]]:
    """Without the first and the last cells where all rows have none there."""
    while not any(cells[0] for cells in rows):
        rows = [cells[1:] for cells in rows]
    while not any(cells[-1] for cells in rows):
        rows = [cells[:-1] for cells in rows]
    return rows


def _is_short(words: Sequence[Word]) -> bool:
    letters = sum(len(each.text) for each in words)
    return letters <= _MOST_LETTERS and len(_lines(words)) <= _MOST_LINES


def _lines(words: Sequence[Word]) -> list[list[Word]]:
    return [sorted(row, key=lambda each: each.left) for row in rows_of(words)]


def _joined(cells: Sequence[Sequence[Word]]) -> Word:
    """It looks as the first does, and stands in the row's first line."""
    words = [each for cell in cells for each in cell]
    first = min(words, key=lambda each: each.foot)
    return first._replace(
        text="\t".join(_text([word for line in _lines(cell) for word in line]) for cell in cells),
        left=min(each.left for each in words),
        right=max(each.right for each in words),
        spacing=0.0,
    )


def _text(words: Sequence[Word]) -> str:
    told = [each.text for each in words[:1]]
    for before, word in pairwise(words):
        glued = abs(word.left - before.right) < _GLUED * word.points and not word.spaced
        told.append(word.text if glued else f" {word.text}")
    return "".join(told)


def _grids(rules: Rules) -> Iterator[list[list[_Cell]]]:
    """Of each table its rows' cells."""
    if len(rules.across) + len(rules.down) > _MOST_RULES:
        return
    for across, down in _tables(_merged(rules.across), _merged(rules.down)):
        left, right = down[0][0], down[-1][0]
        width = right - left
        tops = [y for y, x, end in across if min(end, right) - max(x, left) >= _SPAN * width]
        rows = [_cells(top, bottom, down) for top, bottom in pairwise(tops)]
        yield [each for each in rows if len(each) >= _FEWEST_COLUMNS]


def _cells(top: float, bottom: float, down: Sequence[_Line]) -> list[_Cell]:
    """Of the row between, parted by the lines that run through it."""
    middle = (top + bottom) / 2
    edges = [x for x, y, end in down if y <= middle <= end]
    return [_Cell(a, top, b, bottom) for a, b in pairwise(edges) if b - a > _NARROW]


def _tables(across: list[_Line], down: list[_Line]) -> Iterator[tuple[list[_Line], list[_Line]]]:
    """Lines that meet, from the top and from the left."""
    met = [[at for at, row in enumerate(across) if _meet(row, column)] for column in down]
    by_row: list[list[int]] = [[] for _ in across]
    for column, rows in enumerate(met):
        for row in rows:
            by_row[row].append(column)
    known = set[int]()
    for first in range(len(down)):
        if first in known:
            continue
        columns, rows_met, open_ = {first}, set[int](), [first]
        while open_:
            for row in met[open_.pop()]:
                if row not in rows_met:
                    rows_met.add(row)
                    more = [each for each in by_row[row] if each not in columns]
                    columns.update(more)
                    open_ += more
        known |= columns
        if len(columns) > _FEWEST_COLUMNS and len(rows_met) > _FEWEST_ROWS:
            yield [across[each] for each in sorted(rows_met)], [down[x] for x in sorted(columns)]


def _meet(row: _Line, column: _Line) -> bool:
    y, left, right = row
    x, top, bottom = column
    return left - _NEAR <= x <= right + _NEAR and top - _NEAR <= y <= bottom + _NEAR


def _merged(lines: Sequence[_Line]) -> list[_Line]:
    """Pieces of one line as one; sorted."""
    found: list[_Line] = []
    level: list[_Line] = []
    for each in sorted(lines):
        if level and each[0] - level[0][0] > _NEAR:
            found += _on_one_level(level)
            level = []
        level.append(each)
    return sorted([*found, *_on_one_level(level)])


def _on_one_level(lines: Sequence[_Line]) -> list[_Line]:
    found: list[_Line] = []
    for place, begin, end in sorted(lines, key=lambda each: each[1]):
        if found and begin <= found[-1][2] + _NEAR:
            other, start, stop = found[-1]
            found[-1] = other, start, max(stop, end)
        else:
            found.append((place, begin, end))
    return found
