"""Openings that a seeker watches: listed with what became of each, begun and ended."""

from http import HTTPStatus
from typing import Annotated

from fastapi import APIRouter, Response

from trusthound.entrypoints.http.asked_services import AskedServices
from trusthound.entrypoints.http.caller import Access, Caller, open_to
from trusthound.entrypoints.http.problems import documented
from trusthound.entrypoints.http.schemas.alerts import (
    WatchAnswer,
    WatchesAnswer,
    WatchJob,
    mails_answer,
    watch_answer,
)

PATH = "/api/premium/watches"
_ALWAYS = ("sign_in_required", "premium_required", "rate_limited", "database_unavailable")
_BODY = ("invalid_json", "body_too_large", "unsupported_media_type", "invalid_input")

AskedSeeker = Annotated[Caller, open_to(Access.PREMIUM)]
router = APIRouter(prefix=PATH, tags=["alerts"])


@router.get("", summary="List watched jobs", responses=documented(*_ALWAYS))
async def list_watches(services: AskedServices, caller: AskedSeeker) -> WatchesAnswer:
    """Those with the newest news first; and whether mails arrive."""
    watches, standing = await services.alerts.watches(caller.user)
    return WatchesAnswer(
        watches=[watch_answer(watch, found) for watch, found in watches],
        mails=mails_answer(standing),
    )


@router.post(
    "",
    summary="Watch a job",
    status_code=HTTPStatus.CREATED,
    responses={
        200: {"model": WatchAnswer, "description": "It is watched already."},
        **documented(*_BODY, "not_found", "too_many_watches", *_ALWAYS),
    },
)
async def watch_job(
    asked: WatchJob, response: Response, services: AskedServices, caller: AskedSeeker
) -> WatchAnswer:
    """Its owner is told when it closes, opens again, changes or is posted anew. At most 200."""
    watch, found, is_new = await services.alerts.watch(caller.user, asked.job_id)
    if not is_new:
        response.status_code = HTTPStatus.OK
    return watch_answer(watch, found)


@router.delete(
    "/{watch_id}",
    summary="Stop watching a job",
    status_code=HTTPStatus.NO_CONTENT,
    responses=documented("not_found", *_ALWAYS),
)
async def stop_watching(watch_id: str, services: AskedServices, caller: AskedSeeker) -> None:
    """It can be restored for ten minutes, with its news."""
    await services.alerts.stop_watching(caller.user, watch_id)


@router.post(
    "/{watch_id}/restore",
    summary="Go on watching a job",
    responses=documented("not_found", "too_many_watches", *_ALWAYS),
)
async def restore_watch(watch_id: str, services: AskedServices, caller: AskedSeeker) -> WatchAnswer:
    """Within ten minutes."""
    return watch_answer(*await services.alerts.restore_watch(caller.user, watch_id))
