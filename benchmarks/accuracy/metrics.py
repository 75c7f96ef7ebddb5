"""Scores and labels in, figures with their intervals out; all re-weighted to a share of scams.

An interval is a bootstrap of whole clusters, class by class: postings of one cluster are not
independent, so they are drawn together or not at all.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]
SHARE = 0.0484  # of scams in the whole of EMSCAD: 866 of 17,880
DRAWS = 2_000
BINS = 10


@dataclass(frozen=True, slots=True)
class Figure:
    value: float
    least: float
    most: float

    def told(self) -> dict[str, float]:
        return {name: round(getattr(self, name), 4) for name in ("value", "least", "most")}


@dataclass(frozen=True, slots=True)
class Bin:
    n: int
    told: float
    found: Figure


def roc_auc(scores: Numbers, scam: NDArray[np.bool_], times: Numbers) -> float:
    """The chance that a scam scores above a genuine one; `times` is how often each counts."""
    return _auc(*_steps(scores, scam, times))


def average_precision(
    scores: Numbers, scam: NDArray[np.bool_], times: Numbers, share: float = SHARE
) -> float:
    found, accused = _steps(scores, scam, times)
    recall, precision = _precision(found, accused, share)
    return float(np.sum(np.diff(recall, prepend=0.0) * precision))


def curve(scores: Numbers, scam: NDArray[np.bool_], share: float = SHARE) -> list[dict[str, float]]:
    """Precision at every twentieth of recall."""
    recall, precision = _precision(*_steps(scores, scam, np.ones(len(scores))), share)
    points = []
    for wanted in np.linspace(0.05, 1, 20):
        at = int(np.searchsorted(recall, wanted - 1e-9))
        points.append(
            {"recall": round(float(wanted), 2), "precision": round(float(precision[at]), 4)}
        )
    return points


def _steps(scores: Numbers, scam: NDArray[np.bool_], times: Numbers) -> tuple[Numbers, Numbers]:
    """Shares of the scams and of the genuine at or above each score, from the highest down."""
    order = np.argsort(-scores, kind="stable")
    ordered, is_scam, counted = scores[order], scam[order], times[order]
    ends = np.append(np.flatnonzero(np.diff(ordered)), len(ordered) - 1)
    found = np.cumsum(counted * is_scam)[ends]
    accused = np.cumsum(counted * ~is_scam)[ends]
    return found / found[-1], accused / accused[-1]


def _auc(found: Numbers, accused: Numbers) -> float:
    before = np.concatenate(([0.0], found[:-1]))
    return float(np.sum(np.diff(accused, prepend=0.0) * (found + before) / 2))


def _precision(found: Numbers, accused: Numbers, share: float) -> tuple[Numbers, Numbers]:
    told = share * found + (1 - share) * accused
    return found, share * found / np.where(told > 0, told, 1.0)


def calibration_error(
    risks: Numbers, scam: NDArray[np.bool_], times: Numbers, share: float
) -> float:
    """The mean distance between stated risk and share of scams, in ten bins of equal weight."""
    weights = times * _to_share(scam, times, share)
    error = 0.0
    for chosen in _bins(risks, weights):
        of_bin = weights[chosen]
        told = np.average(risks[chosen], weights=of_bin)
        found = np.average(scam[chosen], weights=of_bin)
        error += float(of_bin.sum() / weights.sum()) * abs(float(told - found))
    return error


def reliability(
    risks: Numbers, scam: NDArray[np.bool_], clusters: Sequence[str], share: float
) -> list[Bin]:
    weights = _to_share(scam, np.ones(len(risks)), share)
    bins = []
    draws = list(drawn(clusters, scam))
    for chosen in _bins(risks, weights):
        of_bin, labels = weights[chosen], scam[chosen]
        spread = [
            float(np.average(labels, weights=of_bin * times[chosen]))
            for times in draws
            if (of_bin * times[chosen]).sum() > 0
        ]
        told = float(np.average(risks[chosen], weights=of_bin))
        value = float(np.average(labels, weights=of_bin))
        bins.append(Bin(len(chosen), told, _figure(value, spread)))
    return bins


def _bins(risks: Numbers, weights: Numbers) -> list[NDArray[np.int64]]:
    order = np.argsort(risks, kind="stable")
    place = np.cumsum(weights[order]) - weights[order] / 2
    number = np.minimum((place / weights.sum() * BINS).astype(int), BINS - 1)
    return [order[number == each] for each in range(BINS) if (number == each).any()]


def _to_share(scam: NDArray[np.bool_], times: Numbers, share: float) -> Numbers:
    scams, genuine = (times * scam).sum(), (times * ~scam).sum()
    return np.where(scam, share / max(scams, 1e-9), (1 - share) / max(genuine, 1e-9))


def drawn(
    clusters: Sequence[str], scam: NDArray[np.bool_], draws: int = DRAWS, seed: int = 0
) -> list[Numbers]:
    """How often each posting counts, draw by draw: its cluster was drawn so many times."""
    chance = np.random.default_rng(seed)
    names = sorted(set(clusters))
    place = {name: at for at, name in enumerate(names)}
    of = np.array([place[each] for each in clusters])
    is_scam = np.zeros(len(names), dtype=bool)
    is_scam[of[scam]] = True
    times = []
    for _ in range(draws):
        count = np.zeros(len(names))
        for label in (True, False):
            members = np.flatnonzero(is_scam == label)
            np.add.at(count, chance.choice(members, len(members)), 1.0)
        times.append(count[of])
    return times


def interval(
    measure: Callable[[Numbers], float], draws: Sequence[Numbers], worth: Numbers | None = None
) -> Figure:
    """The measure on all, with the 95 % interval of its draws; `measure` takes the counts. All
    count once, or as `worth` says.
    """
    whole = np.ones(len(draws[0])) if worth is None else worth
    return _figure(measure(whole), [measure(times) for times in draws])


def _figure(value: float, spread: Sequence[float]) -> Figure:
    least, most = np.percentile(spread, [2.5, 97.5]) if spread else (value, value)
    return Figure(value, float(least), float(most))
