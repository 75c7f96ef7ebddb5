"""What a candidate does by a link: reads the report about their resume, and disputes it."""

from typing import Annotated

from fastapi import APIRouter

from trusthound.entrypoints.http.asked_services import AskedServices
from trusthound.entrypoints.http.caller import Access, AskedOrigin, Caller, open_to
from trusthound.entrypoints.http.problems import documented
from trusthound.entrypoints.http.schemas.candidate import CandidateCopyAnswer, DisputedAnswer
from trusthound.entrypoints.http.schemas.candidate_answer import copy_answer, dispute_answer
from trusthound.entrypoints.http.schemas.candidate_requests import (
    DisputeCandidate,
    OpenCandidateCopy,
)

router = APIRouter(prefix="/api/candidate-reports", tags=["candidates"])

_PROBLEMS = (
    "invalid_json",
    "body_too_large",
    "unsupported_media_type",
    "invalid_input",
    "link_expired",
    "rate_limited",
    "database_unavailable",
)
AskedAnybody = Annotated[Caller, open_to(Access.PUBLIC)]


@router.post("", summary="Read the report of a link", responses=documented(*_PROBLEMS))
async def open_candidate_copy(
    asked: OpenCandidateCopy, services: AskedServices, _: AskedAnybody, origin: AskedOrigin
) -> CandidateCopyAnswer:
    """The token comes in the body: no address that a server logs holds it."""
    return copy_answer(await services.candidates.open_copy(asked.token, origin=origin))


@router.post(
    "/dispute", summary="Dispute the report of a link", responses=documented(*_PROBLEMS, "disputed")
)
async def dispute_candidate(
    asked: DisputeCandidate, services: AskedServices, _: AskedAnybody, origin: AskedOrigin
) -> DisputedAnswer:
    """Once a report. The employer is told, and the report is held for seven days."""
    dispute = await services.candidates.dispute(asked.token, asked.statement, origin=origin)
    answer = dispute_answer(dispute)
    assert answer is not None  # noqa: S101 - there is one
    return DisputedAnswer(
        dispute=answer,
        message=(
            "Thank you. The employer has your words, and keeps the report until "
            f"{dispute.held_until:%-d %B %Y} so that somebody can look again."
        ),
    )
