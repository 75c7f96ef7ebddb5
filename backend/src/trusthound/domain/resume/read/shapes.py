"""The lines that each head of a section may have in; those that read best, and alike, out."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from trusthound.domain.resume.read.dates import Dated
from trusthound.domain.resume.read.heads import Head

_MOST_LEFT = 3


@dataclass(frozen=True, slots=True)
class Shape:
    """How many lines above and below its dates a head has."""

    above: int
    below: int
    score: float
    head: Head


def less_what_it_leaves(shape: Shape, left: Sequence[bool]) -> Shape:
    """Lines like a head's at the top of a section are told of no role before it: `left` says of
    each above the first dates whether it is one.
    """
    above = left[: max(0, len(left) - shape.above)][-_MOST_LEFT:]
    return replace(shape, score=shape.score - 0.8 * sum(above))


def chosen_shapes(
    dated: Sequence[tuple[int, Dated]], shapes: Sequence[Sequence[Shape]]
) -> list[Shape]:
    """One shape an entry: the best sum, with likeness rewarded and no row in two heads."""
    best = [[(shape.score, -1) for shape in shapes[0]]]
    for number in range(1, len(dated)):
        at, before = dated[number][0], dated[number - 1][0]
        row: list[tuple[float, int]] = []
        for shape in shapes[number]:
            options = [
                (best[-1][index][0] + shape.score + _alike(last, shape), index)
                for index, last in enumerate(shapes[number - 1])
                if before + last.below < at - shape.above
            ]
            row.append(max(options, default=(float("-inf"), -1)))
        best.append(row)
    index = max(range(len(best[-1])), key=lambda each: best[-1][each][0])
    chosen: list[Shape] = []
    for number in range(len(dated) - 1, -1, -1):
        chosen.append(shapes[number][index])
        index = best[number][index][1]
    return chosen[::-1]


def _alike(one: Shape, other: Shape) -> float:
    score = 1.2 if (one.above, one.below) == (other.above, other.below) else 0.0
    if one.head.title_first is not None and one.head.title_first == other.head.title_first:
        score += 0.6
    return score
