"""What an encoder says of each token in; the mentions that the tokens make up, out."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from trusthound.adapters.encoding.tokens import Tokens
from trusthound.adapters.encoding.units import likeliest, units_of
from trusthound.domain.resume.read.encoded.model import Kind, Mention, Seen

Numbers = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Placed:
    """A mention, and the first and the last of its tokens."""

    mention: Mention
    first: int
    last: int


def mentions_of(rows: Sequence[Seen], told: Tokens, tags: Numbers) -> list[Placed]:
    """`tags`: of each token how likely it is none, or the first or a further one of each kind.
    Dates are those of the rows.
    """
    signs = [at for at, (begin, end) in enumerate(told.span) if begin == end]
    words = likeliest(tags, units_of(rows, told), signs)
    found = [*_named(told, words, np.add(*likely_of(tags))), *dates_of(rows, told)]
    found.sort(key=lambda each: (each.first, each.mention.kind))
    return [
        replace(each, mention=replace(each.mention, number=number))
        for number, each in enumerate(found)
    ]


def likely_of(tags: Numbers) -> tuple[Numbers, Numbers]:
    """Of each token, how likely it is the first one of each kind, and a further one."""
    likely: Numbers = np.exp(tags - np.logaddexp.reduce(tags, axis=1, keepdims=True))
    return likely[:, 1::2], likely[:, 2::2]


def _named(told: Tokens, tags: Sequence[int], likely: Numbers) -> list[Placed]:
    """Tags are odd for a mention's first token, and one more for its others."""
    stretches: list[list[int]] = []
    before = 0
    for at, tag in enumerate(tags):
        kind = (tag + 1) // 2
        if kind and kind == before and tag % 2 == 0 and told.row[at] == told.row[stretches[-1][2]]:
            stretches[-1][2] = at
        elif kind:
            stretches.append([kind, at, at])
        before = kind
    return [
        Placed(
            Mention(
                Kind(kind),
                told.row[first],
                told.span[first][0],
                told.span[last][1],
                0,
                sure=float(likely[first : last + 1, kind - 1].mean()),
            ),
            first,
            last,
        )
        for kind, first, last in stretches
    ]


def dates_of(rows: Sequence[Seen], told: Tokens) -> list[Placed]:
    first: dict[int, int] = {}
    for at, row in enumerate(told.row):
        first.setdefault(row, at)
    found = []
    for number, begin in first.items():
        end = first.get(number + 1, len(told))
        for each in rows[number].dates:
            own = [
                at
                for at in range(begin, end)
                if each.begin <= told.span[at][0] < each.end and told.span[at][1] > told.span[at][0]
            ]
            if own:
                mention = Mention(Kind.DATES_OF_WORK, number, each.begin, each.end, 0, each)
                found.append(Placed(mention, own[0], own[-1]))
    return found
