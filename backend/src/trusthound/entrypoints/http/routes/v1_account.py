"""The public API: what happened in an organisation, and what is used of its month."""

from typing import Annotated

from fastapi import APIRouter, Query

from trusthound.domain.access.api_key import Scope
from trusthound.entrypoints.http.asked_services import AskedServices
from trusthound.entrypoints.http.caller import Access, Caller, open_to
from trusthound.entrypoints.http.problems import documented
from trusthound.entrypoints.http.schemas.usage import UsageAnswer, usage_answer
from trusthound.entrypoints.http.schemas.v1 import V1Events, events_of

router = APIRouter(prefix="/api/v1", tags=["v1"])

_ALWAYS = (
    "bad_request",
    "sign_in_required",
    "invalid_api_key",
    "not_allowed",
    "rate_limited",
    "database_unavailable",
)


@router.get("/events", summary="List events", responses=documented("invalid_input", *_ALWAYS))
async def v1_list_events(
    services: AskedServices,
    caller: Annotated[Caller, open_to(Access.VIEWER, Scope.VERIFY)],
    cursor: Annotated[
        str, Query(pattern=r"^[0-9]{1,18}$", description="`nextCursor` of the page before.")
    ] = "0",
    limit: Annotated[int, Query(ge=1, le=100, description="A page's most.")] = 20,
) -> V1Events:
    """Of the last 30 days, the oldest first: what webhooks are sent, for whoever would rather ask.
    None is missed by asking on with `nextCursor`.
    """
    page = await services.candidate_queue.events(caller.acting, after=int(cursor), most=limit)
    return events_of(page)


@router.get("/usage", summary="What is used of this month", responses=documented(*_ALWAYS))
async def v1_read_usage(
    services: AskedServices,
    caller: Annotated[Caller, open_to(Access.VIEWER, Scope.STATS)],
) -> UsageAnswer:
    """Day by day; reports that were made count, once each."""
    return usage_answer(await services.candidates.usage(caller.acting))
