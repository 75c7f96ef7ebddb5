"""The lines of a document in; those that tell something of their own out, the first so many."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import islice

from trusthound.domain.resume.document import Line
from trusthound.domain.resume.read.piece import LONGEST_TOLD

_MOST_ROWS, _MOST_CHARACTERS = 1500, 100_000
_PAGE = re.compile(
    r"(?:(?:page|seite|página|strona)\s)?\d{1,2}(?:\s?(?:/|of|von|de|z)\s?\d{1,2})?", re.IGNORECASE
)
_LOW = 0.85  # of the page
_DIGITS = re.compile(r"\d{1,9}")


def told_lines(lines: Iterable[Line]) -> list[Line]:
    return _without_running(list(_first(lines)))


def _first(lines: Iterable[Line]) -> Iterator[Line]:
    left = _MOST_CHARACTERS
    for line in islice((each for each in lines if each.text.strip()), _MOST_ROWS):
        if left <= 0:
            return
        left -= min(len(line.text), LONGEST_TOLD)
        yield line


def _without_running(lines: list[Line]) -> list[Line]:
    """Without what stands at the top or foot of page after page; the first page's top stays."""
    pages: dict[str, set[int]] = defaultdict(set)
    for line in lines:
        if _at_the_edge(line):
            pages[_DIGITS.sub("0", line.text)].add(line.page)
    return [
        line
        for line in lines
        if not _counts(line)
        and (
            not _at_the_edge(line)
            or len(pages[_DIGITS.sub("0", line.text)]) < 2
            or (line.page == 0 and line.box is not None and line.box.top < 0.5)
        )
    ]


def _counts(line: Line) -> bool:
    """Whether it is a page's number, below all that the page tells."""
    low = line.box is not None and line.box.top > _LOW
    return low and _PAGE.fullmatch(line.text.strip()) is not None


def _at_the_edge(line: Line) -> bool:
    return line.box is not None and (line.box.top > 0.92 or line.box.bottom < 0.07)
