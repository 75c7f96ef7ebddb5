"""What seekers look for among openings, and one of them."""

import asyncio
from typing import Annotated

from fastapi import APIRouter

from trusthound.domain.common.errors import Overloaded
from trusthound.entrypoints.http.asked_services import AskedServices
from trusthound.entrypoints.http.caller import Access, Caller, open_to
from trusthound.entrypoints.http.problems import documented
from trusthound.entrypoints.http.schemas.job import (
    JobAnswerWhole,
    JobSearchAnswer,
    job_answer,
    job_search_answer,
)
from trusthound.entrypoints.http.schemas.job_search import SearchJobs, search_of

# The database and boards have their own, shorter limits; this bounds waiting for a turn as well.
SEARCH_SECONDS = 20.0
_ALWAYS = ("sign_in_required", "premium_required", "rate_limited", "database_unavailable")
AskedSeeker = Annotated[Caller, open_to(Access.PREMIUM)]
router = APIRouter(tags=["jobs"])


@router.post(
    "/api/premium/job-search",
    summary="Search jobs",
    responses=documented(
        "invalid_json",
        "body_too_large",
        "unsupported_media_type",
        "invalid_input",
        "not_found",
        "overloaded",
        "file_damaged",
        *_ALWAYS,
    ),
)
async def search_jobs(
    asked: SearchJobs, services: AskedServices, caller: AskedSeeker
) -> JobSearchAnswer:
    """Openings of all boards that are collected from, each once, the best first."""
    try:
        async with asyncio.timeout(SEARCH_SECONDS):
            found = await services.job_search.search(caller.user, search_of(asked))
    except TimeoutError as error:
        raise Overloaded("Too many searches are running now.", retry_after_seconds=10) from error
    return job_search_answer(found)


@router.get(
    "/api/premium/jobs/{job_id}",
    summary="Read a job",
    responses=documented("not_found", "file_damaged", *_ALWAYS),
)
async def find_job(job_id: str, services: AskedServices, caller: AskedSeeker) -> JobAnswerWhole:
    """With its whole text; a closed one as well."""
    return job_answer(await services.job_search.find(caller.user, job_id))
