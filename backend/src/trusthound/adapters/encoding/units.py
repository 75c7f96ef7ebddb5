"""Tokens' tags in; of whole words the likeliest tags that can follow one another, out."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from trusthound.adapters.encoding.tokens import Tokens
from trusthound.domain.resume.read.encoded.model import Seen

# What parts words that no space parts.
_PARTS = frozenset(',;:|/()[]–—•·\t"“”')
_NEVER = -1e4


def units_of(rows: Sequence[Seen], told: Tokens) -> list[int]:
    """The first token of each word; a sign that parts words is one of its own."""
    firsts = []
    before, upto, sign = -1, 0, True
    for at, (row, (begin, end)) in enumerate(zip(told.row, told.span, strict=True)):
        text = rows[row].text
        alone = end == begin or text[begin:end] in _PARTS
        if alone or sign or row != before or begin > upto:
            firsts.append(at)
        before, upto, sign = row, end, alone
    return firsts


def likeliest(tags: NDArray[np.float32], firsts: Sequence[int], signs: Sequence[int]) -> list[int]:
    """Of each token. No further word of a mention without a first; `signs` are of none."""
    sure = tags - np.logaddexp.reduce(tags, axis=1, keepdims=True)
    inside = sure.copy()  # a further token of a word whose first begins a mention goes on with it
    inside[:, 1::2] = sure[:, 2::2]
    worth = np.add.reduceat(inside, firsts, axis=0)
    own = np.asarray(firsts)
    worth[:, 1::2] += sure[own, 1::2] - inside[own, 1::2]
    worth[np.searchsorted(own, signs), 1:] = _NEVER
    size = tags.shape[1]
    follows = np.zeros((size, size), np.float32)
    follows[:, 2::2] = _NEVER
    for tag in range(2, size, 2):
        follows[tag - 1, tag] = follows[tag, tag] = 0
    score, back = worth[0] + follows[0], []
    for each in worth[1:]:
        ways = score[:, None] + follows
        back.append(ways.argmax(axis=0))
        score = ways.max(axis=0) + each
    path = [int(score.argmax())]
    for best in reversed(back):
        path.append(int(best[path[-1]]))
    path.reverse()
    made = []
    for tag, first, end in zip(path, firsts, [*firsts[1:], len(tags)], strict=True):
        further = tag + tag % 2
        made += [tag, *[further] * (end - first - 1)]
    return made
