"""What each of a row of things is like in; the likeliest row of labels out: a linear chain.

A label's score is the sum of what its traits weigh for it, and of what it weighs behind the label
before. The likeliest row of all is found, not the likeliest label of each. Two looks are taken: the
second knows what the first held all things for.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from operator import add, sub
from typing import Protocol

Row = Sequence[float]  # a number for each label
Placed = Sequence[Sequence[int]]  # of each thing the rows of its traits


class Rows(Protocol):
    """Of each trait one."""

    def __len__(self) -> int: ...
    def __getitem__(self, at: int, /) -> Row: ...
    def summed(self, things: Placed) -> Sequence[Row]:
        """Of each thing the sum of its rows."""
        ...


class PlainRows(tuple[Row, ...]):
    """As they come out of a fit."""

    __slots__ = ()

    def summed(self, things: Placed) -> Sequence[Row]:
        none = (0.0,) * len(self[0]) if self else ()
        return [
            [sum(each) for each in zip(none, *[self[at] for at in places], strict=True)]
            for places in things
        ]


@dataclass(frozen=True)
class Look:
    """`weights` has a row for each trait, `behind` one for each label: by the label before it. In
    which unit they are is all the same, if it is one.
    """

    weights: Rows
    behind: tuple[Row, ...]

    @cached_property
    def before(self) -> list[Row]:
        """Of each label what it weighs before each other."""
        return list(zip(*self.behind, strict=True))

    @cached_property
    def reach(self) -> list[Row]:
        """Of each label, by how much each other may lie behind it and still lead on better: exactly
        so for whole numbers, which packed weights are.
        """
        return [[max(map(sub, other, own)) for other in self.before] for own in self.before]


@dataclass(frozen=True, slots=True)
class Chain:
    """`places` tells of each trait its row in the weights of both looks. Several chains may share
    them: then the rows of things that all look at are found once.
    """

    labels: tuple[str, ...]
    places: Mapping[str, int]
    first: Look
    second: Look


@dataclass(frozen=True, slots=True)
class Chains:
    """Those for rows, for the words of roles' heads, and for those of courses."""

    rows: Chain
    work: Chain
    education: Chain


def labelled(
    chain: Chain,
    sequences: Sequence[Placed],
    second: Callable[[Sequence[str]], Sequence[Sequence[str]]],
) -> list[list[str]]:
    """`second` tells more traits of all things, one after the other, by what the first look held
    them for.
    """
    held = [label for things in sequences for label in likeliest(chain, chain.first, things)]
    more = iter(placed(chain, second(held)))
    return [
        likeliest(chain, chain.second, [[*own, *next(more)] for own in things])
        for things in sequences
    ]


def placed(chain: Chain, things: Sequence[Sequence[str]]) -> list[list[int]]:
    """Of each thing the rows of those of its traits that the chain knows."""
    place = chain.places.get
    return [[at for at in map(place, traits) if at is not None] for traits in things]


def likeliest(chain: Chain, look: Look, things: Placed) -> list[str]:
    before = look.before
    back: list[list[int]] = []
    best: Row = ()
    for score in look.weights.summed(things):
        if best:
            highest = max(best)
            reach = look.reach[best.index(highest)]
            near = [at for at, value in enumerate(best) if value + reach[at] >= highest]
            ways = [[best[label] + each for each in before[label]] for label in near]
            if len(near) == 1:
                most, came = ways[0], near * len(ways[0])
            else:
                most = list(map(max, *ways))
                by_label = zip(zip(*ways, strict=True), most, strict=True)
                came = [near[way.index(value)] for way, value in by_label]
            back.append(came)
            best = list(map(add, most, score))
        else:
            best = score
    if not best:
        return []
    label = list(best).index(max(best))
    found = [label]
    for came in reversed(back):
        label = came[label]
        found.append(label)
    return [chain.labels[each] for each in reversed(found)]
