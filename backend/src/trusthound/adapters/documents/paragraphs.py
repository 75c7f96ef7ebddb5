"""The lines of a document in, its text out: an empty line where the page leaves as much as one."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from trusthound.domain.resume.document import Line

# Lines further apart than this share of a line's height begin a new paragraph.
_GAP = 0.9


def text_of_lines(lines: Sequence[Line]) -> str:
    """What a format does not tell the place of stands line below line."""
    return "\n".join(_spaced(lines))


def _spaced(lines: Sequence[Line]) -> Iterator[str]:
    if lines:
        yield lines[0].text
    for before, line in pairwise(lines):
        if before.box and line.box:
            gap, tall = line.box.top - before.box.bottom, line.box.bottom - line.box.top
            elsewhere = (line.page, line.column) != (before.page, before.column)
            if elsewhere or gap > _GAP * tall:
                yield ""
        yield line.text
