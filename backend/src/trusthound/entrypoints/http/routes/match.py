"""How well a seeker's resume fits a posting."""

import asyncio
from typing import Annotated

from fastapi import APIRouter

from trusthound.domain.common.errors import Overloaded, ReadingProblem
from trusthound.entrypoints.http.asked_services import AskedServices
from trusthound.entrypoints.http.caller import Access, Caller, open_to
from trusthound.entrypoints.http.problems import documented
from trusthound.entrypoints.http.schemas.match_posting import (
    MatchAnswer,
    MatchPosting,
    asked_of,
    match_answer,
)

# A fetch has its own, shorter limit; this bounds waiting for a place in its queue as well.
MATCH_SECONDS = 30.0
router = APIRouter(tags=["resumes"])


@router.post(
    "/api/premium/match",
    summary="Compare an own resume with a posting",
    responses=documented(
        "invalid_url",
        "invalid_json",
        "body_too_large",
        "unsupported_media_type",
        "invalid_input",
        "no_resume",
        "not_found",
        "sign_in_required",
        "premium_required",
        "rate_limited",
        "overloaded",
        "file_damaged",
        "database_unavailable",
        *(problem.value for problem in ReadingProblem),
    ),
)
async def match_posting(
    asked: MatchPosting,
    services: AskedServices,
    caller: Annotated[Caller, open_to(Access.PREMIUM)],
) -> MatchAnswer:
    """Requirement by requirement, with the words of both. No check is counted, and nothing of it
    is kept.
    """
    try:
        async with asyncio.timeout(MATCH_SECONDS):
            return match_answer(await services.matches.match(caller.user, asked_of(asked)))
    except TimeoutError as error:
        raise Overloaded(
            "Too many postings are being read right now.", retry_after_seconds=10
        ) from error
