"""The public API: resumes handed in, asked about, listed, reviewed and deleted by programs."""

from functools import partial
from http import HTTPStatus
from typing import Annotated

from fastapi import APIRouter, Depends, Query
from starlette.requests import Request
from starlette.responses import Response

from trusthound.adapters.storage.candidate_history import Filter
from trusthound.domain.access.api_key import Scope
from trusthound.domain.common.errors import InvalidInput
from trusthound.domain.hiring.queued import QueueState
from trusthound.domain.hiring.report import RecommendedLevel
from trusthound.domain.hiring.review import Reviewer
from trusthound.entrypoints.http.asked_services import AskedServices
from trusthound.entrypoints.http.caller import Access, AskedOrigin, Caller, open_to
from trusthound.entrypoints.http.candidate_form import asked_in_form
from trusthound.entrypoints.http.idempotency import answer_again_from
from trusthound.entrypoints.http.problems import documented
from trusthound.entrypoints.http.rate import note_monthly
from trusthound.entrypoints.http.schemas.candidate import ReviewAnswer
from trusthound.entrypoints.http.schemas.candidate_requests import VERIFY_FORM
from trusthound.entrypoints.http.schemas.v1 import (
    CHECKS,
    V1Review,
    V1Verification,
    V1Verifications,
    done_line,
    verification_of,
    waiting_line,
)
from trusthound.entrypoints.http.uploads import UPLOADS

router = APIRouter(prefix=CHECKS, tags=["v1"])

MOST = 100
CURSOR_CHARACTERS = 100
WORDS_CHARACTERS = 200
_ALWAYS = (
    "bad_request",
    "sign_in_required",
    "invalid_api_key",
    "not_allowed",
    "rate_limited",
    "database_unavailable",
)
_BODY = ("invalid_json", "body_too_large", "unsupported_media_type", "invalid_input")
_LOCATION = {"Location": {"description": "Its address.", "schema": {"type": "string"}}}
AskedReader = Annotated[Caller, open_to(Access.VIEWER, Scope.VERIFY)]
AskedKeeper = Annotated[Caller, open_to(Access.MEMBER, Scope.RECORDS)]


@router.post(
    "",
    summary="Hand a resume in",
    status_code=HTTPStatus.ACCEPTED,
    responses={
        **documented(
            "body_too_large",
            "unsupported_media_type",
            "request_timeout",
            "invalid_input",
            "monthly_limit",
            "overloaded",
            "storage_full",
            *_ALWAYS,
        ),
        202: {"headers": _LOCATION},
    },
    openapi_extra=VERIFY_FORM,
)
async def v1_create_verification(
    request: Request,
    response: Response,
    services: AskedServices,
    caller: Annotated[Caller, Depends(UPLOADS[CHECKS])],
    origin: AskedOrigin,
) -> V1Verification:
    """It is checked as soon as its turn comes, mostly within seconds: ask at `Location` until the
    state is `done` or `failed`, or have `verification.completed` and `verification.failed` sent to
    a webhook. Counted once there is a report. 200 of an organisation may wait.
    """
    asked = await asked_in_form(request, caller)
    tell = partial(note_monthly, request.scope)
    queued = await services.candidate_queue.add(caller.acting, asked, tell, origin=origin)
    told = verification_of(queued, caller.acting)
    response.headers["Location"] = told.url
    answer_again_from(request.scope, told.url)
    return told


@router.get("", summary="List verifications", responses=documented("invalid_input", *_ALWAYS))
async def v1_list_verifications(
    services: AskedServices,
    caller: AskedReader,
    state: Annotated[
        QueueState, Query(description="Those in this state; the other filters are for `done`.")
    ] = QueueState.DONE,
    cursor: Annotated[
        str, Query(max_length=CURSOR_CHARACTERS, description="`nextCursor` of the page before.")
    ] = "",
    limit: Annotated[int, Query(ge=1, le=MOST, description="A page's most.")] = 20,
    q: Annotated[
        str, Query(max_length=WORDS_CHARACTERS, description="Stands in the name or the address.")
    ] = "",
    level: Annotated[RecommendedLevel | None, Query(description="The recommendation's.")] = None,
    reviewed: Annotated[bool | None, Query(description="Whether a person decided.")] = None,
) -> V1Verifications:
    """Newest first; what was deleted, or is older than the organisation keeps, is not there."""
    by = caller.acting
    if state is QueueState.DONE:
        asked = Filter(q.strip(), None if level is None else level.value, reviewed)
        done = await services.candidate_queue.history(by, asked, cursor, limit)
        lines, next_cursor = [done_line(each, by) for each in done.checks], done.next_cursor
    else:
        waiting = await services.candidate_queue.waiting(by, state, cursor, limit)
        lines, next_cursor = (
            [waiting_line(each, by) for each in waiting.checks],
            waiting.next_cursor,
        )
    return V1Verifications(verifications=lines, next_cursor=next_cursor)


@router.get(
    "/{verification_id}",
    summary="Ask about a verification",
    responses=documented("not_found", *_ALWAYS),
)
async def v1_find_verification(
    verification_id: str, services: AskedServices, caller: AskedReader, origin: AskedOrigin
) -> V1Verification:
    """Its state, and its report once it is `done`; that a report was read is noted. Why it
    `failed` is told for 30 days.
    """
    found = await services.candidate_queue.find(caller.acting, verification_id, origin=origin)
    return verification_of(found, caller.acting)


@router.delete(
    "/{verification_id}",
    summary="Delete a verification",
    status_code=HTTPStatus.NO_CONTENT,
    responses=documented("not_found", "held", *_ALWAYS),
)
async def v1_delete_verification(
    verification_id: str, services: AskedServices, caller: AskedKeeper, origin: AskedOrigin
) -> None:
    """With the file and its text, in any state. One that waits is not checked any more, and costs
    nothing; one that the candidate disputed is held for seven days.
    """
    await services.candidate_queue.delete(caller.acting, verification_id, origin=origin)


@router.post(
    "/{verification_id}/reviews",
    summary="Hand a person's decision on",
    status_code=HTTPStatus.CREATED,
    responses=documented("not_found", *_BODY, *_ALWAYS),
)
async def v1_review_verification(
    verification_id: str,
    asked: V1Review,
    services: AskedServices,
    caller: AskedKeeper,
    origin: AskedOrigin,
) -> ReviewAnswer:
    """What a member decided, and when; nothing is decided by itself. The last decision counts, and
    the audit log has all of them.
    """
    reviewer = await _reviewer(services, caller, asked.reviewer)
    review = await services.candidate_queue.review(
        caller.acting, verification_id, asked.decision, asked.note, reviewer=reviewer, origin=origin
    )
    return ReviewAnswer(decision=review.decision, note=review.note, by=review.by, at=review.at)


async def _reviewer(services: AskedServices, caller: Caller, email: str) -> Reviewer:
    """A key is nobody: it says who decided. Raises InvalidInput."""
    if caller.api_key is not None:
        return await services.candidate_queue.reviewer(caller.acting, email)
    if email:
        raise InvalidInput("You review for yourself: leave this out.", field="reviewer")
    return Reviewer(caller.user.user.id, caller.user.user.name)
