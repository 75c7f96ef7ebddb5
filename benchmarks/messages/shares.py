"""How many of how many in, the share and how far it may be off out."""

from collections.abc import Callable
from dataclasses import dataclass
from math import exp, lgamma, log

TAIL = 0.025  # on either side: a 95 % interval
STEPS = 40


@dataclass(frozen=True, slots=True)
class Share:
    """`found` among `of`."""

    found: int
    of: int

    def __str__(self) -> str:
        """Such as "8/9 89% (52–100)"; "–" where there was nothing to count."""
        if not self.of:
            return "–"
        low, high = self.interval
        return f"{self.found}/{self.of} {self.found / self.of:.0%} ({low:.0%}–{high:.0%})".replace(
            "%–", "–"
        )

    @property
    def value(self) -> float:
        return self.found / self.of if self.of else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Clopper and Pearson's two-sided 95 % interval."""
        low = high = self.value
        if self.found:
            low = _where(lambda p: 1 - _at_most(self.found - 1, self.of, p) >= TAIL, 0.0, low)
        if self.found < self.of:
            high = _where(lambda p: _at_most(self.found, self.of, p) <= TAIL, high, 1.0)
        return low, high


def _where(reached: Callable[[float], bool], low: float, high: float) -> float:
    """The least share at which `reached` becomes true."""
    for _ in range(STEPS):
        middle = (low + high) / 2
        low, high = (low, middle) if reached(middle) else (middle, high)
    return high


def _at_most(found: int, of: int, share: float) -> float:
    """The probability of at most `found` among `of`."""
    if share <= 0 or found >= of:
        return 1.0
    if share >= 1:
        return 0.0
    return sum(
        exp(
            lgamma(of + 1) - lgamma(each + 1) - lgamma(of - each + 1)
            + each * log(share) + (of - each) * log(1 - share)
        )
        for each in range(found + 1)
    )  # fmt: skip
