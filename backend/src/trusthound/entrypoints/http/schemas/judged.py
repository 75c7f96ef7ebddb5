"""An assessment in, the parts of its wire form that every kind of subject shares out."""

from collections.abc import Iterable

from trusthound.domain.assessment.axis import Axis
from trusthound.domain.assessment.combine import Assessment
from trusthound.domain.assessment.finding import Evidence, Finding
from trusthound.domain.assessment.signal import Signal
from trusthound.entrypoints.http.schemas.verification import (
    AxesAnswer,
    AxisAnswer,
    ContributionAnswer,
    EvidenceAnswer,
    FindingAnswer,
)


def axes_answer(assessment: Assessment) -> AxesAnswer:
    return AxesAnswer(
        scam=_axis(assessment.axes.scam),
        identity=_axis(assessment.axes.identity),
        activity=_axis(assessment.axes.activity),
    )


def _axis(axis: Axis) -> AxisAnswer:
    return AxisAnswer(level=axis.level, risk=axis.risk)


def contribution_answers(assessment: Assessment) -> list[ContributionAnswer]:
    """No score, no sum."""
    if assessment.score is None:
        return []
    return [
        ContributionAnswer(label=line.label, points=line.points, signal=line.signal_id)
        for line in assessment.lines
    ]


def finding_answers(assessment: Assessment, signals: Iterable[Signal]) -> list[FindingAnswer]:
    """In the register's order; a stored result may know fewer signals than there are today."""
    points = {line.signal_id: line.points for line in assessment.lines}
    return [
        _finding(each, assessment.findings[each.id], points.get(each.id, 0.0))
        for each in signals
        if each.id in assessment.findings
    ]


def _finding(asked: Signal, found: Finding, points: float) -> FindingAnswer:
    return FindingAnswer(
        id=asked.id,
        title=asked.title,
        question=asked.question,
        why=asked.why,
        innocent=asked.innocent,
        advice=asked.advice,
        topic=asked.topic,
        leans=asked.leans,
        source=asked.source,
        outcome=found.outcome,
        points=points,
        evidence=[_evidence(each) for each in found.evidence],
    )


def _evidence(evidence: Evidence) -> EvidenceAnswer:
    return EvidenceAnswer(
        quote=evidence.quote,
        origin=evidence.origin,
        learnt_on=evidence.learnt_on,
        start=evidence.start,
        end=evidence.end,
        verbatim=evidence.verbatim,
    )
