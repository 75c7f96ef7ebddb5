"""Checks of candidates: the history of an organisation, and what its members do with a report."""

from http import HTTPStatus
from typing import Annotated

from fastapi import APIRouter, Query

from trusthound.adapters.storage.candidate_history import Filter
from trusthound.domain.access.api_key import Scope
from trusthound.domain.hiring.report import RecommendedLevel
from trusthound.entrypoints.http.asked_services import AskedServices
from trusthound.entrypoints.http.caller import Access, AskedOrigin, Caller, open_to
from trusthound.entrypoints.http.problems import documented
from trusthound.entrypoints.http.schemas.candidate import (
    CandidateVerificationAnswer,
    HistoryAnswer,
    ReviewAnswer,
    ShareAnswer,
    StatsAnswer,
)
from trusthound.entrypoints.http.schemas.candidate_answer import (
    candidate_answer,
    listed_answer,
    stats_body,
)
from trusthound.entrypoints.http.schemas.candidate_requests import (
    ReviewCandidate,
    ShareWithCandidate,
)
from trusthound.entrypoints.http.schemas.usage import UsageAnswer, usage_answer

router = APIRouter(prefix="/api/enterprise", tags=["candidates"])

CURSOR_CHARACTERS = 100
WORDS_CHARACTERS = 200
_ALWAYS = ("sign_in_required", "not_allowed", "rate_limited", "database_unavailable")
_KEYS = ("bad_request", "invalid_api_key")
_BODY = ("invalid_json", "body_too_large", "unsupported_media_type", "invalid_input")
AskedReader = Annotated[Caller, open_to(Access.VIEWER, Scope.VERIFY)]
AskedMember = Annotated[Caller, open_to(Access.MEMBER)]


@router.get(
    "/stats",
    summary="How many verifications are left",
    responses=documented(*_KEYS, *_ALWAYS),
)
async def enterprise_stats(
    services: AskedServices,
    caller: Annotated[Caller, open_to(Access.VIEWER, Scope.STATS)],
) -> StatsAnswer:
    """Of the organisation: all that were made, and those of this month."""
    return StatsAnswer(stats=stats_body(await services.candidates.stats(caller.acting)))


@router.get("/usage", summary="What is used of this month", responses=documented(*_KEYS, *_ALWAYS))
async def read_usage(
    services: AskedServices,
    caller: Annotated[Caller, open_to(Access.VIEWER, Scope.STATS)],
) -> UsageAnswer:
    """Reports that were made count, once each: what was refused, a request that was repeated under
    its key and a recheck do not. With `included` and `grace` used up, verifying answers 429
    `monthly_limit` until `resetsAt`.
    """
    return usage_answer(await services.candidates.usage(caller.acting))


@router.get(
    "/verifications",
    summary="List the organisation's verifications",
    responses=documented("invalid_input", *_KEYS, *_ALWAYS),
)
async def list_candidate_checks(
    services: AskedServices,
    caller: AskedReader,
    cursor: Annotated[
        str, Query(max_length=CURSOR_CHARACTERS, description="`nextCursor` of the page before.")
    ] = "",
    q: Annotated[
        str, Query(max_length=WORDS_CHARACTERS, description="Stands in the name or the address.")
    ] = "",
    level: Annotated[RecommendedLevel | None, Query(description="The recommendation's.")] = None,
    reviewed: Annotated[bool | None, Query(description="Whether a person decided.")] = None,
) -> HistoryAnswer:
    """Newest first; what was deleted, or is older than the organisation keeps, is not there."""
    asked = Filter(q.strip(), None if level is None else level.value, reviewed)
    page = await services.candidates.history(caller.acting, asked, cursor)
    return HistoryAnswer(
        verifications=[listed_answer(each) for each in page.checks], next_cursor=page.next_cursor
    )


@router.get(
    "/verifications/{verification_id}",
    summary="Read a report about a candidate",
    responses=documented("not_found", *_KEYS, *_ALWAYS),
)
async def find_candidate_check(
    verification_id: str, services: AskedServices, caller: AskedReader, origin: AskedOrigin
) -> CandidateVerificationAnswer:
    """The same answer as when it was made, with what came of it. That it was read is noted."""
    return candidate_answer(
        await services.candidates.find(caller.acting, verification_id, origin=origin)
    )


@router.delete(
    "/verifications/{verification_id}",
    summary="Delete a report about a candidate",
    status_code=HTTPStatus.NO_CONTENT,
    responses=documented("not_found", "held", *_ALWAYS),
)
async def delete_candidate_check(
    verification_id: str, services: AskedServices, caller: AskedMember, origin: AskedOrigin
) -> None:
    """With the file and its text. One that the candidate disputed is held for seven days."""
    await services.candidates.delete(caller.user, verification_id, origin=origin)


@router.post(
    "/verifications/{verification_id}/review",
    summary="Mark as reviewed",
    responses=documented("not_found", *_BODY, *_ALWAYS),
)
async def review_candidate(
    verification_id: str,
    asked: ReviewCandidate,
    services: AskedServices,
    caller: AskedMember,
    origin: AskedOrigin,
) -> ReviewAnswer:
    """What a person decided, and when. The last decision counts."""
    review = await services.candidates.review(
        caller.user, verification_id, asked.decision, asked.note, origin=origin
    )
    return ReviewAnswer(decision=review.decision, note=review.note, by=review.by, at=review.at)


@router.post(
    "/verifications/{verification_id}/share",
    summary="Make a link for the candidate",
    responses=documented("not_found", *_BODY, *_ALWAYS),
)
async def share_with_candidate(
    verification_id: str,
    asked: ShareWithCandidate,
    services: AskedServices,
    caller: AskedMember,
    origin: AskedOrigin,
) -> ShareAnswer:
    """The candidate reads the report by it, without notes and decisions, and can dispute it, for
    14 days. One that was made before ends.
    """
    url, shared = await services.candidates.share(
        caller.user, verification_id, by_mail=asked.mail, origin=origin
    )
    return ShareAnswer(url=url, expires_at=shared.expires_at, mailed=asked.mail)
