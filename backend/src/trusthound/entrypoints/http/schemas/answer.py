"""A stored verification in, its wire form out: the only place that knows both."""

from datetime import UTC

from trusthound.domain.assessment.band import band_of, verdict_line
from trusthound.domain.assessment.reasons import headline
from trusthound.domain.common.money import Pay, salary_line
from trusthound.domain.message.kind import Kind
from trusthound.domain.message.verification import Judged
from trusthound.domain.posting.model import JobPosting, where_line
from trusthound.domain.posting.signals.register import SIGNALS
from trusthound.domain.posting.verification import Verification
from trusthound.domain.search.opening import Opening
from trusthound.entrypoints.http.schemas.judged import (
    axes_answer,
    contribution_answers,
    finding_answers,
)
from trusthound.entrypoints.http.schemas.message_answer import message_body
from trusthound.entrypoints.http.schemas.sightings_answer import sightings_answer
from trusthound.entrypoints.http.schemas.verification import (
    CorrectedAnswer,
    CorrectionAnswer,
    FieldOriginAnswer,
    JobAnswer,
    PayAnswer,
    VerificationAnswer,
    VerificationBody,
)


def answer_of(verification: Judged) -> VerificationAnswer:
    """The whole answer: the verification, and the same again under its own key."""
    if isinstance(verification, Verification):
        body = _body(verification)
    else:
        body = message_body(verification)
    return VerificationAnswer(verification=body, **dict(body))


def _body(verification: Verification) -> VerificationBody:
    posting, assessment = verification.dossier.posting, verification.assessment
    score, job = assessment.score, _job(posting)
    return VerificationBody(
        success=True,
        id=verification.id,
        kind=Kind.POSTING,
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
        pay=pay_answer(posting.pay),
        url=verification.url,
        checked_at=verification.checked_at.astimezone(UTC),
        engine_version=assessment.version,
        example=verification.example,
        coverage=assessment.coverage,
        scam_risk=assessment.scam_risk,
        activity_risk=assessment.axes.activity.risk,
        axes=axes_answer(assessment),
        contributions=contribution_answers(assessment),
        signals=finding_answers(assessment, SIGNALS),
        origins=[
            FieldOriginAnswer(field=each.field, origin=each.origin, detail=each.detail)
            for each in posting.origins
        ],
        sightings=sightings_answer(verification.dossier.sightings),
        script=None,
        entities=[],
        safe_reply=None,
        mail=None,
        correction=_correction(verification),
    )


def _correction(verification: Verification) -> CorrectionAnswer | None:
    if verification.correction is None:
        return None
    return CorrectionAnswer(
        original_id=verification.correction.original_id or None,
        seen_on=verification.dossier.as_of,
        fields=[
            CorrectedAnswer(field=each.field, before=each.before, after=each.after)
            for each in verification.correction.fields
        ],
    )


def _job(posting: JobPosting) -> JobAnswer:
    return JobAnswer(
        title=posting.title,
        company=posting.company,
        location=location_line(posting),
        salary=salary_line(posting.pay),
        posted=posting.date_posted.isoformat() if posting.date_posted else "",
    )


def location_line(posting: JobPosting | Opening) -> str:
    """The places as stated, and whether one works from home unless a place says so already."""
    return where_line(posting.places, posting.remote)


def pay_answer(pay: Pay | None) -> PayAnswer | None:
    if pay is None:
        return None
    return PayAnswer(
        min=None if pay.minimum is None else float(pay.minimum),
        max=None if pay.maximum is None else float(pay.maximum),
        currency=pay.currency,
        period=pay.period,
    )
