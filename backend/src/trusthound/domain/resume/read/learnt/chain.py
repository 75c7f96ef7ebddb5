"""What each of a row of things is like in; the likeliest row of labels out: a linear chain.

A label's score is the sum of what its traits weigh for it, and of what it weighs behind the label
before. The likeliest row of all is found, not the likeliest label of each. Two looks are taken: the
second knows what the first held all things for.

What a trait weighs for all labels, of both looks, is one large number: digits of 32 bits, the first
look's first. Its weights are whole and raised to be no less than zero, so one sum of such numbers
adds them for every label at once; as every trait raises all labels alike, none gains by it.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from operator import add, sub
from struct import Struct

_BITS = 32
RAISED = 128  # what the least weight is raised by

Row = tuple[int, ...]  # a weight for each label


@dataclass(frozen=True, slots=True)
class Steps:
    """`behind` tells what each label weighs behind a label, by the label before; `gains`, by two
    labels, how much more one can weigh behind the second than behind the first.
    """

    behind: tuple[Row, ...]
    gains: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class Chain:
    """`weights` tells of each trait what it weighs; `first` and `second` are the looks' steps."""

    labels: tuple[str, ...]
    weights: Mapping[str, int]
    first: Steps
    second: Steps


@dataclass(frozen=True, slots=True)
class Chains:
    """Those for rows, for the words of roles' heads, and for those of courses."""

    rows: Chain
    work: Chain
    education: Chain


def weighed(first: Row, second: Row) -> int:
    """A trait's weights in both looks, each from -128 to 127, as one number."""
    row = [each + RAISED for each in (*first, *second)]
    return int.from_bytes(Struct(f"<{len(row)}I").pack(*row), "little")


def steps_of(behind: tuple[Row, ...]) -> Steps:
    gains = tuple(tuple(max(map(sub, other, one)) for other in behind) for one in behind)
    return Steps(behind, gains)


def labelled(
    chain: Chain,
    sequences: Sequence[Sequence[Sequence[str]]],
    second: Callable[[Sequence[str]], Sequence[Sequence[str]]],
) -> list[list[str]]:
    """`second` tells more traits of all things, one after the other, by what the first look held
    them for.
    """
    totals = [totalled(chain, things) for things in sequences]
    held = [label for things in totals for label in likeliest(chain.labels, chain.first, things)]
    more = iter(totalled(chain, second(held)))
    shift = _BITS * len(chain.labels)
    return [
        likeliest(chain.labels, chain.second, [(own + next(more)) >> shift for own in things])
        for things in totals
    ]


def totalled(chain: Chain, things: Sequence[Sequence[str]]) -> list[int]:
    """Of each thing what the traits weigh that the chain knows."""
    get = chain.weights.get
    return [sum(filter(None, map(get, traits))) for traits in things]


def likeliest(labels: Sequence[str], steps: Steps, totals: Sequence[int]) -> list[str]:
    """Of each total only the first look's digits count."""
    if not totals:
        return []
    digits, size = Struct(f"<{len(labels)}I"), _BITS // 8 * len(labels)
    mask = (1 << (8 * size)) - 1
    back: list[Sequence[int]] = []
    best: Sequence[int] = ()
    for total in totals:
        own = digits.unpack((total & mask).to_bytes(size, "little"))
        if best:
            came, most = _gone_on(best, steps)
            back.append(came)
            best = list(map(add, most, own))
        else:
            best = own
    label = best.index(max(best))
    found = [label]
    for came in reversed(back):
        label = came[label]
        found.append(label)
    return [labels[each] for each in reversed(found)]


def _gone_on(best: Sequence[int], steps: Steps) -> tuple[Sequence[int], Sequence[int]]:
    """For each label the one that it best comes behind, and the score so far. Labels that the best
    one is better than before any label aren't looked at.
    """
    top = max(best)
    first = best.index(top)
    gains = steps.gains[first]
    near = [at for at, (x, gain) in enumerate(zip(best, gains, strict=True)) if x + gain >= top]
    if len(near) == 1:
        return (first,) * len(best), [top + each for each in steps.behind[first]]
    came, most = [], []
    for ways in zip(*[[best[at] + x for x in steps.behind[at]] for at in near], strict=True):
        score = max(ways)
        most.append(score)
        came.append(near[ways.index(score)])
    return came, most
