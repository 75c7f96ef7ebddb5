"""Findings in, three axes in words out: scam signs, identity, listing activity.

Each is none, some, strong or unknown: no second number competes with the score.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.assessment.signal import Lean, Signal, Topic

# Log-odds against, in nats: an odds ratio of 1.5 is worth a look, one of 6 is strong.
SOME_NATS = 0.4
STRONG_NATS = 1.8
# Listing activity is judged by two independent signs or not at all.
INDEPENDENT_ACTIVITY_SIGNS = 2
# Looked up once, as in combine.py.
_PRESENT, _AGAINST = Outcome.PRESENT, Lean.AGAINST


class Level(StrEnum):
    NONE = "none"
    SOME = "some"
    STRONG = "strong"
    UNKNOWN = "unknown"  # no question of the axis could be answered


@dataclass(frozen=True, slots=True)
class Axis:
    """`against` is the weight of what was found, in nats; `risk` the same on a scale of 0 to 1."""

    level: Level
    against: float
    risk: float | None


@dataclass(frozen=True, slots=True)
class Axes:
    scam: Axis
    identity: Axis
    activity: Axis


def axes_of(
    given: Mapping[Topic, Sequence[tuple[Signal, Finding]]], nats: Mapping[str, float]
) -> Axes:
    """`given`: the questions that were answered; `nats`: what their answers are worth, if any."""
    return Axes(
        scam=_axis(Topic.SCAM, given, nats),
        identity=_axis(Topic.IDENTITY, given, nats),
        activity=_axis(Topic.ACTIVITY, given, nats),
    )


def _axis(
    topic: Topic,
    given: Mapping[Topic, Sequence[tuple[Signal, Finding]]],
    nats: Mapping[str, float],
) -> Axis:
    if not given[topic]:
        return Axis(Level.UNKNOWN, 0.0, None)
    present = [
        each for each, found in given[topic] if found.outcome is _PRESENT and each.leans is _AGAINST
    ]
    against = -sum(nats.get(each.id, 0.0) for each in present)
    level = _level(against)
    if topic is Topic.ACTIVITY and level is Level.STRONG:
        causes = {each.cause or each.id for each in present}
        level = level if len(causes) >= INDEPENDENT_ACTIVITY_SIGNS else Level.SOME
    return Axis(level, round(against, 3), round(against / (against + STRONG_NATS), 3))


def _level(against: float) -> Level:
    if against >= STRONG_NATS:
        return Level.STRONG
    return Level.SOME if against >= SOME_NATS else Level.NONE
