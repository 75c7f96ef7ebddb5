"""What became of applications: told by applicants, shown to readers, decided on by operators."""

from http import HTTPStatus
from typing import Annotated

from fastapi import APIRouter, Query

from trusthound.entrypoints.http.asked_services import AskedServices
from trusthound.entrypoints.http.caller import Access, AskedOrigin, Caller, open_to
from trusthound.entrypoints.http.problems import documented
from trusthound.entrypoints.http.schemas.community import (
    DecideEvidence,
    OutcomesAnswer,
    TellOutcome,
    WaitingReportsAnswer,
    outcomes_answer,
    waiting_answer,
)
from trusthound.usecases.tell_outcome import OutcomeTold

PATH = "/api/verifications/{verification_id}/outcomes"
WAITING = "/api/admin/reports"
_ALWAYS = ("not_found", "rate_limited", "database_unavailable")
_SIGNED_IN = ("sign_in_required", "not_allowed", *_ALWAYS)
_BODY = ("invalid_json", "body_too_large", "unsupported_media_type", "invalid_input")

AskedAnyone = Annotated[Caller, open_to(Access.ANYONE)]
AskedUser = Annotated[Caller, open_to(Access.USER)]
AskedOperator = Annotated[Caller, open_to(Access.OPERATOR)]
router = APIRouter()


@router.get(
    PATH,
    tags=["verifications"],
    summary="Read what applicants told of a posting",
    responses=documented(*_ALWAYS),
)
async def read_outcomes(
    verification_id: str, services: AskedServices, caller: AskedAnyone
) -> OutcomesAnswer:
    """By the id of a result of it. Whoever is signed in reads their own word as well."""
    user = caller.signed_in.user.id if caller.signed_in else None
    return outcomes_answer(await services.community.read(verification_id, user))


@router.put(
    PATH,
    tags=["verifications"],
    summary="Tell what became of an application",
    responses=documented(*_BODY, *_SIGNED_IN),
)
async def tell_outcome(
    verification_id: str, asked: TellOutcome, services: AskedServices, caller: AskedUser
) -> OutcomesAnswer:
    """One word an account and posting; the latest counts. It never changes this result: the next
    check of the posting hears it.
    """
    told = OutcomeTold(asked.outcome, asked.evidence)
    return outcomes_answer(await services.community.tell(verification_id, told, caller.user))


@router.delete(
    PATH,
    tags=["verifications"],
    summary="Take back what one told of a posting",
    status_code=HTTPStatus.NO_CONTENT,
    responses=documented("invalid_input", *_SIGNED_IN),
)
async def take_back_outcome(
    verification_id: str, services: AskedServices, caller: AskedUser
) -> None:
    """The caller's own word is deleted; where there is none, nothing happens."""
    await services.community.take_back(verification_id, caller.user)


@router.get(
    WAITING,
    tags=["operators"],
    summary="List reports whose evidence waits",
    responses=documented("invalid_input", *_SIGNED_IN),
)
async def list_waiting(
    services: AskedServices,
    _: AskedOperator,
    cursor: Annotated[str, Query(max_length=100)] = "",
) -> WaitingReportsAnswer:
    """The oldest first."""
    return waiting_answer(await services.community.waiting(cursor))


@router.put(
    f"{WAITING}/{{report_id}}/decision",
    tags=["operators"],
    summary="Decide on a report's evidence",
    status_code=HTTPStatus.NO_CONTENT,
    responses=documented(*_BODY, *_SIGNED_IN),
)
async def decide_evidence(
    report_id: str,
    asked: DecideEvidence,
    services: AskedServices,
    caller: AskedOperator,
    origin: AskedOrigin,
) -> None:
    """Its text is deleted; the audit log keeps who decided."""
    await services.community.decide(
        report_id, is_accepted=asked.accepted, actor=caller.user.user.id, origin=origin
    )
