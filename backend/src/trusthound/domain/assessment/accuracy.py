"""Labelled results in, counted by how we had called them; how often we were right out."""

from dataclasses import dataclass
from math import sqrt

# Two-sided 95 %.
_Z = 1.96


@dataclass(frozen=True, slots=True)
class Share:
    """A share of `n`, with the bounds of Wilson's 95 % interval."""

    share: float
    least: float
    most: float
    n: int


@dataclass(frozen=True, slots=True)
class ScamAccuracy:
    """Each result counts once, by what most of its callers say; where they are even, not at all.

    `scams_told` and `false_alarms` are results in danger, `missed_scams` those that were not,
    `genuine_told` the verified. A legitimate one in caution was neither accused nor confirmed and
    is left out; a scam there was missed. So the figure errs against us.
    """

    scams_told: int
    false_alarms: int
    missed_scams: int
    genuine_told: int

    @property
    def of_all(self) -> Share | None:
        """How many we called right, None while nobody has labelled one."""
        right = self.scams_told + self.genuine_told
        return share_of(right, right + self.false_alarms + self.missed_scams)


def share_of(found: int, n: int) -> Share | None:
    """None of nothing."""
    if n == 0:
        return None
    share, spread = found / n, _Z * _Z / n
    middle = (share + spread / 2) / (1 + spread)
    half = _Z * sqrt(share * (1 - share) / n + spread / (4 * n)) / (1 + spread)
    return Share(share, max(0.0, middle - half), min(1.0, middle + half), n)
