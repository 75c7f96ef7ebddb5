"""A document that was read of a page in; its lines as a pouring program writes them, and what of each stood
in the left and in the right column, out.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from statistics import median

from pouring import shorn

from trusthound.domain.resume.document import Document, Line

_LEVEL = 3 / 842  # of a page, between lines that a pouring program holds for one
_APART = 0.02  # of a page's width
_FEW = 4

Parted = tuple[str, str]  # what stands on the left, and on the right


def levels(document: Document) -> list[list[Line]]:
    """The lines of each level from left to right, from top to bottom."""
    made: list[list[Line]] = []
    placed = sorted(
        (each for each in document.lines if each.box and each.text.strip()),
        key=lambda each: (each.page, each.box.top if each.box else 0.0),
    )
    last: tuple[int, float] | None = None
    for each in placed:
        where = each.page, each.box.top if each.box else 0.0
        if last and last[0] == where[0] and where[1] - last[1] <= _LEVEL:
            made[-1].append(each)
        else:
            made.append([each])
        last = where
    for level in made:
        level.sort(key=lambda each: each.box.left if each.box else 0.0)
    return made


def woven(document: Document, names: Sequence[str] = ()) -> tuple[list[Parted], bool]:
    """Of each level what stands left and right; whether there are two columns at all.

    What is read one after the other, such as dates and what stands beside them, is of one column.
    """
    found = levels(document)
    order = {id(each): at for at, each in enumerate(document.lines)}
    edges = _edges(found, order)
    made: list[Parted] = []
    for level in found:
        edge = edges.get(level[0].page)
        sides: tuple[list[str], list[str]] = [], []
        side, before = 0, -9
        for each in level:
            beyond = edge is not None and each.box is not None and each.box.left >= edge - _APART
            side = side if order[id(each)] == before + 1 else int(beyond)
            before = order[id(each)]
            sides[side].append(each.text.replace("\t", " "))
        left, right = (shorn(" ".join(of_side), names) for of_side in sides)
        made.append((left, right))
    return made, bool(edges)


def _edges(found: Sequence[Sequence[Line]], order: dict[int, int]) -> dict[int, float]:
    """Where the right column of each page begins."""
    lefts: dict[int, list[float]] = {}
    for level in found:
        for one, other in pairwise(level):
            if order[id(other)] != order[id(one)] + 1 and one.box and other.box:
                lefts.setdefault(one.page, []).append(other.box.left)
    edges = {}
    for page, listed in lefts.items():
        usual = Counter(round(each, 2) for each in listed).most_common(1)[0][0]
        near = [each for each in listed if abs(each - usual) <= _APART]
        if len(near) >= _FEW:
            edges[page] = median(near)
    return edges
