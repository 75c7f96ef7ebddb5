"""Measurements in; a score of 0 to 100 and a status out, by a formula that is published.

Each measurement takes points from 100: none up to `well`, all of `points` from `bad` on, in
proportion between. What was not measured takes none.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import StrEnum


class Status(StrEnum):
    """How it stands, as the pages colour it."""

    HEALTHY = "healthy"
    WARNING = "warning"
    CRITICAL = "critical"


@dataclass(frozen=True, slots=True)
class Measured:
    """None: not measured."""

    error_percent: float | None
    response_milliseconds: float | None
    database_milliseconds: float | None
    memory_percent: float | None
    cpu_percent: float | None


@dataclass(frozen=True, slots=True)
class Cost:
    """`points` that a measurement takes at most; `well` and `bad` in its own unit."""

    points: int
    well: float
    bad: float


# Ours, by judgement: an answer in a third of a second feels prompt, and one in ten that fails is
# an outage. docs/operations/admin.md shows this table.
COSTS: Mapping[str, Cost] = {
    "error_percent": Cost(40, well=0, bad=10),
    "response_milliseconds": Cost(20, well=300, bad=2_000),
    "database_milliseconds": Cost(20, well=50, bad=1_000),
    "memory_percent": Cost(10, well=80, bad=100),
    "cpu_percent": Cost(10, well=80, bad=100),
}
HEALTHY_FROM = 80
WARNING_FROM = 50
# A database that answers later than this is one to look at.
DATABASE_WARNING_MILLISECONDS = 100


def health_score(measured: Measured) -> int:
    """0 to 100."""
    taken = sum(_taken(COSTS[each.name], getattr(measured, each.name)) for each in fields(Measured))
    return round(100 - taken)


def status_of(score: int) -> Status:
    if score >= HEALTHY_FROM:
        return Status.HEALTHY
    return Status.WARNING if score >= WARNING_FROM else Status.CRITICAL


def database_status(milliseconds: float) -> Status:
    return Status.HEALTHY if milliseconds <= DATABASE_WARNING_MILLISECONDS else Status.WARNING


def _taken(cost: Cost, value: float | None) -> float:
    if value is None:
        return 0
    return cost.points * min(1.0, max(0.0, (value - cost.well) / (cost.bad - cost.well)))
