"""A stored judgement of a message in, its wire form out."""

from datetime import UTC

from trusthound.domain.assessment.band import band_of, verdict_line
from trusthound.domain.assessment.reasons import headline
from trusthound.domain.message.kind import Kind
from trusthound.domain.message.model import Entity, EntityKind, Message
from trusthound.domain.message.reply import safe_reply
from trusthound.domain.message.scripts.script import ScriptMatch
from trusthound.domain.message.signals.register import SIGNALS
from trusthound.domain.message.verification import MessageVerification
from trusthound.domain.message.weights import WEIGHTS
from trusthound.entrypoints.http.schemas.judged import (
    axes_answer,
    contribution_answers,
    finding_answers,
)
from trusthound.entrypoints.http.schemas.mail import mail_answer
from trusthound.entrypoints.http.schemas.verification import (
    EntityAnswer,
    JobAnswer,
    ScriptAnswer,
    StepAnswer,
    VerificationBody,
)


def message_body(verification: MessageVerification) -> VerificationBody:
    """What the message claims stands where a posting's fields stand."""
    message, assessment = verification.dossier.message, verification.assessment
    score, job = assessment.score, _claimed(message)
    return VerificationBody(
        success=True,
        id=verification.id,
        kind=Kind.MAIL if message.mail else Kind.MESSAGE,
        status=assessment.status,
        trust_score=score,
        band=None if score is None else band_of(score),
        verdict=None if score is None else verdict_line(score),
        headline=headline(assessment, subject=WEIGHTS.subject),
        reasons=list(verification.reasons),
        job=job,
        job_title=job.title,
        title=job.title,
        company=job.company,
        location=job.location,
        salary=job.salary,
        pay=None,
        url="",
        checked_at=verification.checked_at.astimezone(UTC),
        engine_version=assessment.version,
        example=False,
        coverage=assessment.coverage,
        scam_risk=assessment.scam_risk,
        activity_risk=assessment.axes.activity.risk,
        axes=axes_answer(assessment),
        contributions=contribution_answers(assessment),
        signals=finding_answers(assessment, SIGNALS),
        origins=[],
        sightings=None,
        script=_script(verification.dossier.scripts.best),
        entities=[_entity(each) for each in message.entities],
        safe_reply=safe_reply(verification.dossier),
        mail=mail_answer(message.mail) if message.mail else None,
        correction=None,
    )


def _claimed(message: Message) -> JobAnswer:
    return JobAnswer(
        title=message.claimed(EntityKind.ROLE),
        company=message.claimed(EntityKind.COMPANY),
        location="",
        salary="",
        posted="",
    )


def _script(match: ScriptMatch | None) -> ScriptAnswer | None:
    if match is None:
        return None
    return ScriptAnswer(
        id=match.id,
        name=match.name,
        steps_matched=match.matched,
        steps_total=len(match.steps),
        steps=[
            StepAnswer(
                name=each.name,
                matched=each.quote is not None,
                quote=each.quote.text if each.quote else None,
            )
            for each in match.steps
        ],
        advice=match.advice,
        also=list(match.also),
    )


def _entity(entity: Entity) -> EntityAnswer:
    return EntityAnswer(
        kind=entity.kind,
        value=entity.value,
        text=entity.text,
        period=entity.period,
        start=entity.start,
        end=entity.end,
        defanged=entity.defanged,
    )
