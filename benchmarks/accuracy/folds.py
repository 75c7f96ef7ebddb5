"""Clusters in, the fold of each out: postings that are near-identical are never parted."""

from collections import Counter
from collections.abc import Sequence
from random import Random

FOLDS = 5
SEEDS = (1, 2, 3, 4, 5)


def folds_of(
    clusters: Sequence[str], scam: Sequence[bool], seed: int, folds: int = FOLDS
) -> list[int]:
    """The fold of each posting; the clusters of either class are spread evenly."""
    chance = Random(seed)  # noqa: S311 - a reproducible shuffle
    fold = {}
    for label in (True, False):
        of_class = sorted({each for each, is_scam in zip(clusters, scam, strict=True)
                           if bool(is_scam) is label})  # fmt: skip
        chance.shuffle(of_class)
        fold |= {cluster: place % folds for place, cluster in enumerate(of_class)}
    return [fold[each] for each in clusters]


def milder_by_size(clusters: Sequence[str]) -> list[float]:
    """A cluster of n weighs √n: a text that was posted ninety times is not ninety texts."""
    sizes = Counter(clusters)
    return [sizes[each] ** -0.5 for each in clusters]
