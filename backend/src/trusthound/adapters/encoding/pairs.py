"""What an encoder holds words for, and how likely it is that two mentions are of one entry."""

from bisect import bisect_left
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from trusthound.adapters.encoding.mentions import Numbers, Placed, likely_of
from trusthound.adapters.encoding.tokens import Tokens
from trusthound.domain.resume.read.encoded.model import Held, Kind, Mention

# The pairs that an encoder is fitted to, by their kinds.
PAIRS = {
    (Kind.TITLE, Kind.COMPANY): 0,
    (Kind.TITLE, Kind.DATES_OF_WORK): 1,
    (Kind.COMPANY, Kind.DATES_OF_WORK): 2,
    (Kind.DEGREE, Kind.SCHOOL): 3,
    (Kind.DEGREE, Kind.DATES_OF_EDUCATION): 4,
    (Kind.SCHOOL, Kind.DATES_OF_EDUCATION): 5,
}
# Rows apart: none, one, two, to four, to eight, to sixteen, more.
_STEPS = np.array([1, 2, 3, 5, 9, 17])


def steps_apart(rows: NDArray[np.int64]) -> NDArray[np.int64]:
    """From -6 to 6, by how many rows are between."""
    return np.sign(rows) * np.searchsorted(_STEPS, np.abs(rows), side="right")


class Pairs:
    """`tags`: of each token how likely it is none, or the first or a further one of each kind.
    `sides`: of each, for each kind of pair, what one and the other are like. `worths`: of each kind
    of pair what each number of rows apart is worth, and what any pair is.
    """

    def __init__(
        self,
        placed: Sequence[Placed],
        told: Tokens,
        tags: Numbers,
        sides: tuple[Numbers, Numbers],
        worths: tuple[Numbers, Numbers],
    ) -> None:
        self.mentions = [each.mention for each in placed]
        self._placed = list(placed)
        self._told, self._first, self._further = told, *likely_of(tags)
        self._places = list(zip(told.row, (begin for begin, _ in told.span), strict=True))
        self._left, self._right = sides
        self._far, self._bias = worths

    def held(self, kind: Kind, begin: tuple[int, int], end: tuple[int, int]) -> Held | None:
        first, last = bisect_left(self._places, begin), bisect_left(self._places, end) - 1
        while first <= last and self._is_sign(first):
            first += 1
        if first > last:
            return None
        column = kind - 1
        own = slice(first, last + 1)
        sure = float((self._first[own, column] + self._further[own, column]).mean())
        goes_on = 0.0
        if last + 1 < len(self._told) and self._told.row[last + 1] == self._told.row[last]:
            goes_on = float(self._further[last + 1, column])
        row, at = self._told.row[first], self._told.span[first][0]
        mention = Mention(kind, row, at, self._told.span[last][1], len(self._placed), sure=sure)
        self._placed.append(Placed(mention, first, last))
        return Held(mention, float(self._first[first, column]), goes_on)

    def _is_sign(self, at: int) -> bool:
        begin, end = self._told.span[at]
        return begin == end

    def together(
        self, ones: Sequence[Mention], others: Sequence[Mention], as_kind: Kind
    ) -> Sequence[Sequence[float]]:
        if not ones or not others:
            return [[0.0] * len(others) for _ in ones]
        made = np.empty((len(ones), len(others)), np.float32)
        other, rows = self._like(self._right, others), np.array([x.row for x in others])
        for kind in {each.kind for each in ones}:
            at = [number for number, each in enumerate(ones) if each.kind is kind]
            own = [ones[each] for each in at]
            pair = PAIRS[kind, as_kind]
            one = self._like(self._left, own)[:, pair]
            worth = one @ other[:, pair].T / np.sqrt(one.shape[1])
            apart = rows[None, :] - np.array([x.row for x in own])[:, None]
            far = self._far[pair][len(_STEPS) + steps_apart(apart)]
            made[at] = worth + far + self._bias[pair]
        likely: list[list[float]] = (1 / (1 + np.exp(-made))).tolist()
        return likely

    def _like(self, side: Numbers, mentions: Sequence[Mention]) -> Numbers:
        """Mentions, pairs, numbers: the mean of the first token and the last."""
        own = [self._placed[each.number] for each in mentions]
        first, last = [x.first for x in own], [x.last for x in own]
        both = side[first] + side[last]
        return both.reshape(len(own), len(PAIRS), -1) * np.float32(0.5)
