"""Whether the process lives, and whether it can serve."""

import asyncio
from http import HTTPStatus

from fastapi import APIRouter, Response

from trusthound.entrypoints.http.asked_services import AskedServices
from trusthound.entrypoints.http.caller import Access, open_to
from trusthound.entrypoints.http.schemas.catalogue import ChecksAnswer, LiveAnswer, ReadyAnswer

DATABASE_SECONDS = 3.0

router = APIRouter(prefix="/api/health", tags=["health"], dependencies=[open_to(Access.PUBLIC)])


@router.get("/live", summary="Does the process answer?")
async def live() -> LiveAnswer:
    """Asks nothing of anyone: restart the process when this fails."""
    return LiveAnswer(status="ok")


@router.get(
    "/ready",
    summary="Can requests be served?",
    responses={503: {"model": ReadyAnswer, "description": "Not now: see `checks`"}},
)
async def ready(services: AskedServices, response: Response) -> ReadyAnswer:
    """Send no requests here while this fails."""
    try:
        async with asyncio.timeout(DATABASE_SECONDS):
            answers = await services.database_answers()
    except TimeoutError:
        answers = False
    if answers:
        return ReadyAnswer(status="ok", checks=ChecksAnswer(database="ok"))
    response.status_code = HTTPStatus.SERVICE_UNAVAILABLE
    response.headers["Retry-After"] = "5"
    return ReadyAnswer(status="unavailable", checks=ChecksAnswer(database="unavailable"))
