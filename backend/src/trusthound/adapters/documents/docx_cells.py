"""The cells of a table's row in, each as its lines; the row's lines as a person reads them out."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import zip_longest

from trusthound.domain.resume.document import Line

_YEAR = re.compile(r"(?<!\d)(?:19|20)\d\d(?!\d)")
_MOST_BESIDE = 3  # lines of a cell that stands beside the first lines of another
_BESIDE_CHARACTERS = 40


def lines_of_row(cells: Sequence[Sequence[Line]], column: int) -> Iterator[Line]:
    """Short cells are one line, long ones columns of their own. `column` is the table's."""
    if len(cells) == 1:
        first = cells[0][0].column
        for each in cells[0]:
            yield replace(each, column=column) if each.column == first else each
    elif cells and all(len(each) == 1 for each in cells):
        yield _joined([each[0] for each in cells], column)
    elif len(cells) == 2 and _are_dates_beside(*cells):
        left, right = cells
        for line, beside in zip_longest(left, right):
            yield _joined([line, beside], line.column) if beside else line
    else:
        for lines in cells:
            yield from lines


def _are_dates_beside(left: Sequence[Line], right: Sequence[Line]) -> bool:
    """Whether the right cell tells when and where, and each line of it of the one beside it."""
    dated = [at for at, each in enumerate(right) if _YEAR.search(each.text)]
    return (
        len(right) <= min(len(left), _MOST_BESIDE)
        and all(len(each.text) <= _BESIDE_CHARACTERS for each in right)
        and len(dated) == 1
        and not any(_YEAR.search(each.text) for each in left[: len(right)])
    )


def _joined(lines: Sequence[Line], column: int) -> Line:
    most = max(lines, key=lambda each: len(each.text))
    text = "\t".join(each.text for each in lines)
    return replace(most, text=text, page=lines[0].page, column=column)
