"""Findings in, three axes in words out: scam signs, identity, listing activity.

Each is none, some, strong or unknown: no second number competes with the score.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.assessment.signal import Lean, Signal, Topic

# Log-odds against, in nats: an odds ratio of 1.5 is worth a look, one of 6 is strong.
SOME_NATS = 0.4
STRONG_NATS = 1.8
_ANSWERED = (Outcome.PRESENT, Outcome.ABSENT)
# Listing activity is judged by two independent signs or not at all.
INDEPENDENT_ACTIVITY_SIGNS = 2


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
    signals: list[Signal], findings: Mapping[str, Finding], nats: Mapping[str, float]
) -> Axes:
    return Axes(
        scam=_axis(Topic.SCAM, signals, findings, nats),
        identity=_axis(Topic.IDENTITY, signals, findings, nats),
        activity=_axis(Topic.ACTIVITY, signals, findings, nats),
    )


def _axis(
    topic: Topic,
    signals: list[Signal],
    findings: Mapping[str, Finding],
    nats: Mapping[str, float],
) -> Axis:
    of_topic = [each for each in signals if each.topic is topic]
    answered = [each for each in of_topic if findings[each.id].outcome in _ANSWERED]
    if not answered:
        return Axis(Level.UNKNOWN, 0.0, None)
    found = [
        each
        for each in answered
        if findings[each.id].outcome is Outcome.PRESENT and each.leans is Lean.AGAINST
    ]
    against = -sum(nats[each.id] for each in found)
    level = _level(against)
    causes = {each.cause or each.id for each in found}
    if topic is Topic.ACTIVITY and len(causes) < INDEPENDENT_ACTIVITY_SIGNS:
        level = min(level, Level.SOME, key=list(Level).index)
    return Axis(level, round(against, 3), round(against / (against + STRONG_NATS), 3))


def _level(against: float) -> Level:
    if against >= STRONG_NATS:
        return Level.STRONG
    return Level.SOME if against >= SOME_NATS else Level.NONE
