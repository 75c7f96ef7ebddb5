"""The words of a page and the lines drawn on it in; each row of a table as one word, out.

Where a cell's text goes on in a second line, it stands no longer beside the other cells' rows, and
what a person reads across would be read down.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from trusthound.adapters.documents.pdf_rules import Rules
from trusthound.adapters.documents.pieces import rows_of
from trusthound.adapters.documents.words import Word

_NEAR = 3.0  # points: lines that meet, and lines that are one
_FEWEST_COLUMNS, _FEWEST_ROWS = 3, 2
_MOST_RULES = 600
# A cell that holds more is told line by line: a page that is laid out in boxes.
_MOST_LETTERS, _MOST_LINES = 160, 6
_NARROW = 8.0  # points: between the two lines of a double one
_GLUED = 0.08  # of the height of letters
_SPAN = 0.6  # of a table's width: a line that parts its rows

_Line = tuple[float, float, float]  # as Rules has them


@dataclass(frozen=True, slots=True)
class _Cell:
    left: float
    top: float
    right: float
    bottom: float

    def holds(self, word: Word) -> bool:
        across, down = (word.left + word.right) / 2, (word.top + word.bottom) / 2
        return self.left <= across < self.right and self.top <= down < self.bottom


def celled(words: Sequence[Word], rules: Rules) -> list[Word]:
    """The words beside tables as they are, in their order; a tab parts a row's cells."""
    left = list(words)
    for cells in _rows(rules):
        told, rest = [], left
        for cell in cells:
            within = [each for each in rest if _is_told(each) and cell.holds(each)]
            told.append(within)
            rest = [each for each in rest if not any(each is one for one in within)]
        if sum(map(bool, told)) > 1 and all(map(_is_short, told)):
            left = [*rest, _joined(told)]
    return left


def _is_told(word: Word) -> bool:
    return word.hiding is None and word.quarter == 0 and bool(word.text)


def _is_short(words: Sequence[Word]) -> bool:
    letters = sum(len(each.text) for each in words)
    return letters <= _MOST_LETTERS and len(_lines(words)) <= _MOST_LINES


def _lines(words: Sequence[Word]) -> list[list[Word]]:
    return [sorted(row, key=lambda each: each.left) for row in rows_of(words)]


def _joined(cells: Sequence[Sequence[Word]]) -> Word:
    """It looks as the first does, and stands in the row's first line."""
    words = [each for cell in cells for each in cell]
    first = min(words, key=lambda each: each.foot)
    return replace(
        first,
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


def _rows(rules: Rules) -> Iterator[list[_Cell]]:
    """Of all tables, each row's cells."""
    if len(rules.across) + len(rules.down) > _MOST_RULES:
        return
    for across, down in _tables(_merged(rules.across), _merged(rules.down)):
        left, right = down[0][0], down[-1][0]
        width = right - left
        tops = [y for y, x, end in across if min(end, right) - max(x, left) >= _SPAN * width]
        for top, bottom in pairwise(tops):
            middle = (top + bottom) / 2
            edges = [x for x, y, end in down if y <= middle <= end]
            cells = [_Cell(a, top, b, bottom) for a, b in pairwise(edges) if b - a > _NARROW]
            if len(cells) >= _FEWEST_COLUMNS:
                yield cells


def _tables(across: list[_Line], down: list[_Line]) -> Iterator[tuple[list[_Line], list[_Line]]]:
    """Lines that meet, from the top and from the left."""
    left = list(down)
    while left:
        rows: list[_Line] = []
        columns = [left.pop(0)]
        grown = True
        while grown:
            more = [each for each in across if each not in rows and _meets_any(each, columns)]
            rows += more
            beside = [each for each in left if any(_meet(one, each) for one in rows)]
            columns += beside
            left = [each for each in left if each not in beside]
            grown = bool(more or beside)
        if len(columns) > _FEWEST_COLUMNS and len(rows) > _FEWEST_ROWS:
            yield sorted(rows), sorted(columns)


def _meets_any(row: _Line, columns: list[_Line]) -> bool:
    return any(_meet(row, each) for each in columns)


def _meet(row: _Line, column: _Line) -> bool:
    y, left, right = row
    x, top, bottom = column
    return left - _NEAR <= x <= right + _NEAR and top - _NEAR <= y <= bottom + _NEAR


def _merged(lines: list[_Line]) -> list[_Line]:
    """Pieces of one line as one."""
    once = _merged_once(lines)
    return once if len(once) == len(lines) else _merged(once)


def _merged_once(lines: list[_Line]) -> list[_Line]:
    found: list[_Line] = []
    for place, begin, end in sorted(lines):
        for at, (other, start, stop) in enumerate(found):
            if place - other <= _NEAR and begin <= stop + _NEAR and end >= start - _NEAR:
                found[at] = (other, min(start, begin), max(stop, end))
                break
        else:
            found.append((place, begin, end))
    return found
