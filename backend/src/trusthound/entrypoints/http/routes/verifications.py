"""Verify a posting by its address or its text, and read a stored result."""

import asyncio
import re
from contextlib import nullcontext
from http import HTTPStatus
from typing import Annotated

from fastapi import APIRouter, Header
from starlette.exceptions import HTTPException
from starlette.requests import Request

from trusthound.domain.common.errors import Overloaded, ReadingProblem
from trusthound.domain.message.kind import Kind
from trusthound.entrypoints.http.asked_services import AskedServices
from trusthound.entrypoints.http.bodies import MAIL_TYPE
from trusthound.entrypoints.http.caller import Access, open_to
from trusthound.entrypoints.http.problems import documented
from trusthound.entrypoints.http.schemas.answer import answer_of
from trusthound.entrypoints.http.schemas.progress import PROGRESS_ID
from trusthound.entrypoints.http.schemas.requests import VerifySimple, VerifyText
from trusthound.entrypoints.http.schemas.verification import VerificationAnswer
from trusthound.entrypoints.http.visitor import AskedClaim
from trusthound.inquiry.progress import tell_nobody

# A fetch has its own, shorter limit; this bounds waiting for a place in its queue as well.
VERIFY_SECONDS = 30.0
_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")

_BODY_PROBLEMS = (
    "invalid_json",
    "body_too_large",
    "unsupported_media_type",
    "invalid_input",
    "rate_limited",
    "daily_limit",
    "overloaded",
    "database_unavailable",
)
router = APIRouter(prefix="/api", tags=["verifications"], dependencies=[open_to(Access.ANYONE)])


@router.post(
    "/verify-simple",
    summary="Verify the posting at an address",
    responses=documented(
        "invalid_url", *_BODY_PROBLEMS, *(problem.value for problem in ReadingProblem)
    ),
)
async def verify_posting(
    asked: VerifySimple,
    services: AskedServices,
    claim: AskedClaim,
    progress_id: Annotated[str, Header(pattern=PROGRESS_ID)] = "",
) -> VerificationAnswer:
    """Reads the page and judges the posting on it; a page that cannot be read gets no score.

    Whoever sends a `Progress-Id` reads at `/api/progress/{id}` what is being done meanwhile.
    """
    try:
        with services.progress.of(progress_id) if progress_id else nullcontext(tell_nobody) as tell:
            async with asyncio.timeout(VERIFY_SECONDS):
                return answer_of(await services.verify_posting(asked.url, claim, tell))
    except TimeoutError as error:
        raise Overloaded(
            "Too many postings are being verified right now.", retry_after_seconds=10
        ) from error


@router.post(
    "/verify-text",
    summary="Verify pasted text",
    responses=documented(*_BODY_PROBLEMS, "not_a_posting", "no_text"),
)
async def verify_text(
    asked: VerifyText, services: AskedServices, claim: AskedClaim
) -> VerificationAnswer:
    """Judges a posting or a message that was pasted.

    A message is judged by its text alone, by the script that it follows and what it asks for.
    """
    kind = None if asked.kind == "auto" else Kind(asked.kind)
    return answer_of(await services.verify_text(asked.text, kind, claim))


@router.post(
    "/verify-mail",
    summary="Verify a mail",
    responses=documented(
        *(each for each in _BODY_PROBLEMS if each != "invalid_json"), "request_timeout"
    ),
    openapi_extra={
        "requestBody": {
            "required": True,
            "description": "The original as the mail provider hands it out, at most 10 MB.",
            "content": {MAIL_TYPE: {"schema": {"type": "string", "format": "binary"}}},
        }
    },
)
async def verify_mail(
    request: Request, services: AskedServices, claim: AskedClaim
) -> VerificationAnswer:
    """Judges a mail: its text as a message, and who its sender is by the headers.

    Only the receiving provider's own results count. Nothing that the mail names is fetched.
    """
    return answer_of(await services.verify_mail(await request.body(), claim))


@router.get(
    "/verifications/{verification_id}",
    summary="Read a stored result",
    responses=documented("not_found", "rate_limited", "database_unavailable"),
)
async def find_verification(verification_id: str, services: AskedServices) -> VerificationAnswer:
    """Whoever knows the id may read the result."""
    if not _ID.fullmatch(verification_id):
        raise HTTPException(HTTPStatus.NOT_FOUND)
    return answer_of(await services.results.find(verification_id))
