"""What a check is doing right now, for whoever waits for its answer."""

from typing import Annotated

from fastapi import APIRouter, Path

from trusthound.entrypoints.http.asked_services import AskedServices
from trusthound.entrypoints.http.caller import Access, open_to
from trusthound.entrypoints.http.problems import documented
from trusthound.entrypoints.http.schemas.progress import PROGRESS_ID, ProgressAnswer

router = APIRouter(prefix="/api", tags=["verifications"], dependencies=[open_to(Access.ANYONE)])


@router.get(
    "/progress/{progress_id}",
    summary="Read what a check is doing now",
    responses=documented("invalid_input", "rate_limited"),
)
async def read_progress(
    progress_id: Annotated[str, Path(pattern=PROGRESS_ID)], services: AskedServices
) -> ProgressAnswer:
    """The step of the check that was sent with this `Progress-Id`; null before it began, when it
    is over, and where another process has it.
    """
    return ProgressAnswer(step=services.progress.now(progress_id))
