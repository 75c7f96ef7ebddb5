"""Findings and weights in, one explained score out.

The score is a sum of lines, each with its points: where it starts, what every answered question
adds, and the rules over the number as lines of their own. So the lines always add up to the score.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import exp, log
from operator import attrgetter

from trusthound.domain.assessment.axis import Axes, axes_of
from trusthound.domain.assessment.band import CAUTION_FROM, VERIFIED_FROM, Status
from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.assessment.signal import Signal, Topic
from trusthound.domain.assessment.weight import Weights

_ID = attrgetter("id")
# Looked up once: there are thousands of comparisons in a judgement.
_PRESENT, _ABSENT = Outcome.PRESENT, Outcome.ABSENT
_UNKNOWN = Outcome.UNKNOWN

# Below this share of the questions answered a score would be a guess.
ENOUGH_COVERAGE = 0.4


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the sum. `signal_id` is "" for a rule over the number."""

    label: str
    points: float
    signal_id: str = ""


@dataclass(frozen=True, slots=True)
class Assessment:
    """`score` is None unless the status is assessed; `lines` add up to it.

    `coverage` is the share, by weight, of the applicable questions that could be answered;
    `scam_risk` a probability (0–1), always there; `findings` one for each signal of the table.
    The points of `lines` are tenths, so that they sum to the score once rounded to tenths.
    """

    score: int | None
    status: Status
    coverage: float
    scam_risk: float
    axes: Axes
    lines: tuple[Line, ...]
    findings: Mapping[str, Finding]
    version: str


def combine(
    signals: Iterable[Signal],
    findings: Mapping[str, Finding],
    weights: Weights,
    *,
    channel: str,
    closed: bool = False,
) -> Assessment:
    """Add up what was found. The order of signals and findings does not matter.

    A closed posting has a status and no score; so has one of which too little could be asked,
    unless what was found already speaks strongly against it.
    """
    asked = sorted(signals, key=_ID)
    nats, coverage = _worths(asked, findings, weights)
    lines = _lines(asked, findings, nats, weights)
    score = round(sum(line.points for line in lines))
    status = _status(score, coverage, closed=closed)
    return Assessment(
        score=score if status is Status.ASSESSED else None,
        status=status,
        coverage=round(coverage, 3),
        scam_risk=_scam_risk(asked, nats, weights.prior_scam_risk[channel]),
        axes=axes_of(asked, findings, nats),
        lines=tuple(lines),
        findings={each.id: findings[each.id] for each in asked},
        version=weights.version,
    )


def _worths(
    asked: list[Signal], findings: Mapping[str, Finding], weights: Weights
) -> tuple[dict[str, float], float]:
    """What each answer is worth in nats, and the share of the applicable worth that was answered.

    In one go, because a judgement asks every signal.
    """
    nats = {}
    answered = unanswered = 0.0
    for each in asked:
        found, weight = findings[each.id], weights.signals[each.id]
        outcome, worth = found.outcome, 0.0
        if outcome is _ABSENT:
            worth = weight.absent
            answered += weight.worth
        elif outcome is _PRESENT:
            worth = weight.present * found.strength
            answered += weight.worth
        elif outcome is _UNKNOWN:
            unanswered += weight.worth
        nats[each.id] = worth
    _count_causes_once(asked, nats)
    return nats, answered / (answered + unanswered) if answered else 0.0


def _count_causes_once(asked: list[Signal], nats: dict[str, float]) -> None:
    """Of a topic's signs that share a cause, the heaviest keeps its weight."""
    heaviest: dict[tuple[Topic, str], str] = {}
    for each in asked:
        if each.cause and nats[each.id] < 0:
            other = heaviest.setdefault((each.topic, each.cause), each.id)
            if nats[each.id] < nats[other]:
                nats[other] = 0.0
                heaviest[each.topic, each.cause] = each.id
            elif other != each.id:
                nats[each.id] = 0.0


def _lines(
    asked: list[Signal],
    findings: Mapping[str, Finding],
    nats: Mapping[str, float],
    weights: Weights,
) -> list[Line]:
    per_signal = [
        Line(each.title, round(worth * weights.points_a_nat, 1), each.id)
        for each in asked
        if (worth := nats[each.id])
    ]
    topic_of = {each.id: each.topic for each in asked}
    by_topic: dict[Topic, list[Line]] = {topic: [] for topic in Topic}
    for line in per_signal:
        by_topic[topic_of[line.signal_id]].append(line)
    lines = [Line(f"Where every {weights.subject} starts", weights.start), *per_signal]
    spared = 0.0
    for topic in Topic:
        of_topic = by_topic[topic]
        added = _total(of_topic)
        least, most = (
            round(each * weights.points_a_nat, 1) for each in weights.topic_limits[topic]
        )
        limited = min(most, max(least, added))
        lines += _rule(f"Limit on what {topic.value} signs add up to", limited - added)
        if topic is Topic.ACTIVITY:
            kinder = _total(line for line in of_topic if line.points > 0)
            spared = min(most, max(least, kinder)) - limited
    lines += _rule(
        "Signs of an inactive listing alone cannot make it dangerous",
        _activity_floor(_total(lines), spared),
    )
    ceiling, reason = _ceiling(asked, findings, weights)
    lines += _rule(reason, min(0.0, ceiling - _total(lines)))
    total = _total(lines)
    lines += _rule(
        "Kept to a whole number from 0 to 100", round(min(100.0, max(0.0, total))) - total
    )
    return lines


def _rule(label: str, points: float) -> list[Line]:
    points = round(points, 1)
    return [Line(label, points)] if points else []


def _total(lines: Iterable[Line]) -> float:
    return round(sum(line.points for line in lines), 1)


def _activity_floor(total: float, spared: float) -> float:
    """Points that bring the total back to the lowest that activity alone may cause.

    `spared` is what the signs of an inactive listing took, so `total + spared` is the score that
    the posting would have without them.
    """
    return max(0.0, min(CAUTION_FROM, total + spared) - total)


def _ceiling(
    asked: list[Signal], findings: Mapping[str, Finding], weights: Weights
) -> tuple[float, str]:
    """The lowest ceiling that holds, and why."""
    present = [each for each in asked if findings[each.id].outcome is _PRESENT]
    ceilings = [
        (float(ceiling), f"“{each.title}” limits the score to {ceiling}")
        for each in present
        if (ceiling := weights.signals[each.id].ceiling) is not None
    ]
    if not any(each.corroborates for each in present):
        ceilings.append((VERIFIED_FROM - 1, "No independent source confirms it yet"))
    return min(ceilings, default=(100.0, ""))


def _status(score: int, coverage: float, *, closed: bool) -> Status:
    if closed:
        return Status.CLOSED
    if coverage < ENOUGH_COVERAGE and score >= CAUTION_FROM:
        return Status.INSUFFICIENT_EVIDENCE
    return Status.ASSESSED


def _scam_risk(asked: list[Signal], nats: Mapping[str, float], prior: float) -> float:
    """The channel's prior, moved by what was found about scam signs and identity."""
    moved = sum(
        nats[each.id] for each in asked if each.topic is Topic.SCAM or each.topic is Topic.IDENTITY
    )
    return round(1 / (1 + exp(moved - log(prior / (1 - prior)))), 4)
