"""Verify a candidate: a form with a resume in, a report out."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Depends
from starlette.requests import Request

from trusthound.domain.common.errors import DocumentProblem, Overloaded
from trusthound.entrypoints.http.asked_services import AskedServices
from trusthound.entrypoints.http.caller import Access, AskedOrigin, Caller, open_to
from trusthound.entrypoints.http.candidate_form import asked_in_form
from trusthound.entrypoints.http.idempotency import answer_again_from
from trusthound.entrypoints.http.problems import documented
from trusthound.entrypoints.http.rate import note_monthly
from trusthound.entrypoints.http.schemas.candidate import CandidateVerificationAnswer
from trusthound.entrypoints.http.schemas.candidate_answer import candidate_answer
from trusthound.entrypoints.http.schemas.candidate_requests import VERIFY_FORM
from trusthound.entrypoints.http.uploads import UPLOADS

PATH = "/api/enterprise/verify"
_CHECKS = "/api/enterprise/verifications"
# Reading a file and asking registries have their own, shorter limits; this bounds waiting as well.
VERIFY_SECONDS = 75.0

router = APIRouter(tags=["candidates"])


@router.post(
    PATH,
    summary="Verify a candidate",
    responses=documented(
        "bad_request",
        "body_too_large",
        "unsupported_media_type",
        "request_timeout",
        "invalid_input",
        "sign_in_required",
        "invalid_api_key",
        "not_allowed",
        "monthly_limit",
        "rate_limited",
        "overloaded",
        "storage_full",
        "database_unavailable",
        *(problem.value for problem in DocumentProblem),
    ),
    openapi_extra=VERIFY_FORM,
)
async def verify_candidate(
    request: Request,
    services: AskedServices,
    caller: Annotated[Caller, Depends(UPLOADS[PATH])],
    origin: AskedOrigin,
) -> CandidateVerificationAnswer:
    """Consistency and plausibility checks on a resume, with evidence; nothing is decided.

    Counted against the month only where a report was made. A test key gets one that is written
    down, by the candidate's address or the file's name; nothing is read, kept or counted.
    """
    asked = await asked_in_form(request, caller)
    tell = partial(note_monthly, request.scope)
    async with _in_time():
        check = await services.candidates.verify(caller.acting, asked, tell, origin=origin)
    answer_again_from(request.scope, f"{_CHECKS}/{check.id}")
    return candidate_answer(check)


@router.post(
    f"{_CHECKS}/{{verification_id}}/recheck",
    summary="Check a disputed report again",
    responses=documented(
        "not_found",
        "not_disputed",
        "rechecked",
        "file_gone",
        "sign_in_required",
        "not_allowed",
        "rate_limited",
        "overloaded",
        "storage_full",
        "database_unavailable",
        *(problem.value for problem in DocumentProblem),
    ),
)
async def recheck_candidate(
    verification_id: str,
    request: Request,
    services: AskedServices,
    caller: Annotated[Caller, open_to(Access.MEMBER)],
    origin: AskedOrigin,
) -> CandidateVerificationAnswer:
    """The kept file is read again, by today's questions; once a dispute, and for nothing. The new
    report names the old one, and the old one the new.
    """
    async with _in_time():
        check = await services.candidates.recheck(caller.user, verification_id, origin=origin)
    answer_again_from(request.scope, f"{_CHECKS}/{check.id}")
    return candidate_answer(check)


@asynccontextmanager
async def _in_time() -> AsyncIterator[None]:
    try:
        async with asyncio.timeout(VERIFY_SECONDS):
            yield
    except TimeoutError as error:
        raise Overloaded(
            "Too many resumes are being read right now.", retry_after_seconds=10
        ) from error
