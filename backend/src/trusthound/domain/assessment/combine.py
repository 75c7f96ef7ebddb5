"""Findings and weights in, one explained score out.

The score is a sum of lines, each with its points: where it starts, what every answered question
adds, and the rules over the number as lines of their own. So the lines always add up to the score.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
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
_TOPICS = tuple(Topic)

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
    `scam_risk` a probability (0–1), 0 of a subject for which the table tells no share of scams (a
    resume: none is known, and none is told); `findings` one for each signal of the table.
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
    answers = _answers(asked, findings, weights)
    nats = _worths(answers, weights)
    lines = _lines(answers, nats, weights)
    score = round(sum(line.points for line in lines))
    status = _status(score, answers.coverage, closed=closed)
    return Assessment(
        score=score if status is Status.ASSESSED else None,
        status=status,
        coverage=round(answers.coverage, 3),
        scam_risk=_scam_risk(answers, nats, weights, channel),
        axes=axes_of(answers.by_topic, nats),
        lines=tuple(lines),
        findings={each.id: findings[each.id] for each in asked},
        version=weights.version,
    )


@dataclass(frozen=True, slots=True)
class _Answers:
    """The questions that were answered, with what was found; the same by topic; and the share of
    the applicable worth that they make up.
    """

    given: list[tuple[Signal, Finding]]
    by_topic: dict[Topic, list[tuple[Signal, Finding]]]
    coverage: float


def _answers(asked: list[Signal], findings: Mapping[str, Finding], weights: Weights) -> _Answers:
    given = []
    by_topic: dict[Topic, list[tuple[Signal, Finding]]] = {topic: [] for topic in _TOPICS}
    answered = unanswered = 0.0
    for each in asked:
        found = findings[each.id]
        outcome = found.outcome
        if outcome is _PRESENT or outcome is _ABSENT:
            answered += weights.signals[each.id].worth
            answer = each, found
            given.append(answer)
            by_topic[each.topic].append(answer)
        elif outcome is _UNKNOWN:
            unanswered += weights.signals[each.id].worth
    return _Answers(given, by_topic, answered / (answered + unanswered) if answered else 0.0)


def _worths(answers: _Answers, weights: Weights) -> dict[str, float]:
    """What the answers are worth in nats: of each that is worth anything."""
    nats = {}
    moved = []
    for each, found in answers.given:
        weight = weights.signals[each.id]
        worth = weight.present * found.strength if found.outcome is _PRESENT else weight.absent
        if worth:
            nats[each.id] = worth
            moved.append(each)
    _count_causes_once(moved, nats)
    return nats


def _count_causes_once(moved: list[Signal], nats: dict[str, float]) -> None:
    """Of a topic's signs that share a cause, the heaviest keeps its weight."""
    heaviest: dict[tuple[Topic, str], str] = {}
    for each in moved:
        if each.cause and nats[each.id] < 0:
            other = heaviest.setdefault((each.topic, each.cause), each.id)
            if nats[each.id] < nats[other]:
                del nats[other]
                heaviest[each.topic, each.cause] = each.id
            elif other != each.id:
                del nats[each.id]


def _lines(answers: _Answers, nats: Mapping[str, float], weights: Weights) -> list[Line]:
    by_topic: dict[Topic, list[Line]] = {topic: [] for topic in _TOPICS}
    lines = [Line(f"Where every {weights.subject} starts", weights.start)]
    for each, _ in answers.given:
        if worth := nats.get(each.id):
            line = _line(each.title, worth, weights.points_a_nat, each.id)
            lines.append(line)
            by_topic[each.topic].append(line)
    spared = 0.0
    for topic, limits in weights.topic_limits.items():
        of_topic = by_topic[topic]
        added = _total(of_topic)
        least, most = [round(each * weights.points_a_nat, 1) for each in limits]
        limited = min(most, max(least, added))
        if limited != added:
            lines += _rule(f"Limit on what {topic.value} signs add up to", limited - added)
        if topic is Topic.ACTIVITY:
            kinder = _total(line for line in of_topic if line.points > 0)
            spared = min(most, max(least, kinder)) - limited
    lines += _rule(
        "Signs of an inactive listing alone cannot make it dangerous",
        _activity_floor(_total(lines), spared),
    )
    ceiling, reason = _ceiling(answers, weights)
    lines += _rule(reason, min(0.0, ceiling - _total(lines)))
    total = _total(lines)
    lines += _rule(
        "Kept to a whole number from 0 to 100", round(min(100.0, max(0.0, total))) - total
    )
    return lines


@lru_cache(maxsize=4096)  # most questions are answered with the same no, subject after subject
def _line(title: str, nats: float, points_a_nat: float, signal_id: str) -> Line:
    return Line(title, round(nats * points_a_nat, 1), signal_id)


def _rule(label: str, points: float) -> list[Line]:
    points = round(points, 1)
    return [Line(label, points)] if points else []


def _total(lines: Iterable[Line]) -> float:
    return round(sum([line.points for line in lines]), 1)


def _activity_floor(total: float, spared: float) -> float:
    """Points that bring the total back to the lowest that activity alone may cause.

    `spared` is what the signs of an inactive listing took, so `total + spared` is the score that
    the posting would have without them.
    """
    return max(0.0, min(CAUTION_FROM, total + spared) - total)


def _ceiling(answers: _Answers, weights: Weights) -> tuple[float, str]:
    """The lowest ceiling that holds, and why."""
    present = [each for each, found in answers.given if found.outcome is _PRESENT]
    ceilings = [
        (float(ceiling), f"“{each.title}” limits the score to {ceiling}")
        for each in present
        if (ceiling := weights.signals[each.id].ceiling) is not None
    ]
    if weights.needs_corroboration and not any(each.corroborates for each in present):
        ceilings.append((VERIFIED_FROM - 1, "No independent source confirms it yet"))
    return min(ceilings, default=(100.0, ""))


def _status(score: int, coverage: float, *, closed: bool) -> Status:
    if closed:
        return Status.CLOSED
    if coverage < ENOUGH_COVERAGE and score >= CAUTION_FROM:
        return Status.INSUFFICIENT_EVIDENCE
    return Status.ASSESSED


def _scam_risk(
    answers: _Answers, nats: Mapping[str, float], weights: Weights, channel: str
) -> float:
    """The channel's share of scams, moved by what was found about scam signs and identity."""
    if not weights.prior_scam_risk:
        return 0.0
    prior = weights.prior_scam_risk[channel]
    moved = weights.balance + sum(
        nats.get(each.id, 0.0)
        for topic in (Topic.SCAM, Topic.IDENTITY)
        for each, _ in answers.by_topic[topic]
    )
    return round(1 / (1 + exp(moved - log(prior / (1 - prior)))), 4)
