"""A stored verification in, its wire form out: the only place that knows both."""

from datetime import UTC

from trusthound.domain.assessment.axis import Axis
from trusthound.domain.assessment.band import band_of, verdict_line
from trusthound.domain.assessment.combine import Assessment
from trusthound.domain.assessment.finding import Evidence, Finding
from trusthound.domain.assessment.reasons import headline
from trusthound.domain.assessment.signal import Signal
from trusthound.domain.common.money import Pay, salary_line
from trusthound.domain.posting.model import JobPosting, RemoteWork
from trusthound.domain.posting.signals.register import SIGNALS
from trusthound.domain.posting.verification import Verification
from trusthound.entrypoints.http.schemas.verification import (
    AxesAnswer,
    AxisAnswer,
    ContributionAnswer,
    EvidenceAnswer,
    FieldOriginAnswer,
    FindingAnswer,
    JobAnswer,
    PayAnswer,
    VerificationAnswer,
    VerificationBody,
)

_REMOTE = {RemoteWork.REMOTE: "Remote", RemoteWork.HYBRID: "Hybrid"}


def answer_of(verification: Verification) -> VerificationAnswer:
    """The whole answer: the verification, and the same again under its own key."""
    body = _body(verification)
    return VerificationAnswer(verification=body, **dict(body))


def _body(verification: Verification) -> VerificationBody:
    posting, assessment = verification.dossier.posting, verification.assessment
    score, job = assessment.score, _job(posting)
    return VerificationBody(
        success=True,
        id=verification.id,
        status=assessment.status,
        trust_score=score,
        band=None if score is None else band_of(score),
        verdict=None if score is None else verdict_line(score),
        headline=headline(assessment),
        reasons=list(verification.reasons),
        job=job,
        job_title=job.title,
        title=job.title,
        company=job.company,
        location=job.location,
        salary=job.salary,
        pay=_pay(posting.pay),
        url=verification.url,
        checked_at=verification.checked_at.astimezone(UTC),
        engine_version=assessment.version,
        example=verification.example,
        coverage=assessment.coverage,
        scam_risk=assessment.scam_risk,
        activity_risk=assessment.axes.activity.risk,
        axes=AxesAnswer(
            scam=_axis(assessment.axes.scam),
            identity=_axis(assessment.axes.identity),
            activity=_axis(assessment.axes.activity),
        ),
        contributions=_contributions(assessment),
        signals=_findings(assessment),
        origins=[
            FieldOriginAnswer(field=each.field, origin=each.origin, detail=each.detail)
            for each in posting.origins
        ],
    )


def _job(posting: JobPosting) -> JobAnswer:
    return JobAnswer(
        title=posting.title,
        company=posting.company,
        location=_location(posting),
        salary=salary_line(posting.pay),
    )


def _location(posting: JobPosting) -> str:
    """The places as stated, and whether one works from home unless a place says so already."""
    places = [each.text for each in posting.places if each.text]
    remote = _REMOTE.get(posting.remote, "")
    if remote and not any(remote.lower() in each.lower() for each in places):
        places.append(remote)
    return " · ".join(places)


def _pay(pay: Pay | None) -> PayAnswer | None:
    if pay is None:
        return None
    return PayAnswer(
        min=None if pay.minimum is None else float(pay.minimum),
        max=None if pay.maximum is None else float(pay.maximum),
        currency=pay.currency,
        period=pay.period,
    )


def _axis(axis: Axis) -> AxisAnswer:
    return AxisAnswer(level=axis.level, risk=axis.risk)


def _contributions(assessment: Assessment) -> list[ContributionAnswer]:
    """No score, no sum."""
    if assessment.score is None:
        return []
    return [
        ContributionAnswer(label=line.label, points=line.points, signal=line.signal_id)
        for line in assessment.lines
    ]


def _findings(assessment: Assessment) -> list[FindingAnswer]:
    """In the register's order; a stored result may know fewer signals than there are today."""
    points = {line.signal_id: line.points for line in assessment.lines}
    return [
        _finding(each, assessment.findings[each.id], points.get(each.id, 0.0))
        for each in SIGNALS
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
    )
