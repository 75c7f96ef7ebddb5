"""A seeker's board of applications: read as a whole, and each of them tracked, moved, deleted."""

from http import HTTPStatus
from typing import Annotated

from fastapi import APIRouter, Response
from starlette.requests import Request

from trusthound.entrypoints.http.asked_services import AskedServices
from trusthound.entrypoints.http.caller import Access, Caller, open_to
from trusthound.entrypoints.http.idempotency import answer_again_from
from trusthound.entrypoints.http.problems import documented
from trusthound.entrypoints.http.schemas.application import ApplicationAnswer, BoardAnswer
from trusthound.entrypoints.http.schemas.application_answer import (
    application_answer,
    board_answer,
    change_of,
    track_asked,
)
from trusthound.entrypoints.http.schemas.application_requests import ChangeApplication, TrackPosting

PATH = "/api/premium/applications"
_ALWAYS = ("sign_in_required", "premium_required", "rate_limited", "database_unavailable")
_BODY = (
    "invalid_json", "body_too_large", "unsupported_media_type", "invalid_input", "invalid_url",
)  # fmt: skip

AskedSeeker = Annotated[Caller, open_to(Access.PREMIUM)]
router = APIRouter(prefix=PATH, tags=["applications"])


@router.get("", summary="Read the board of applications", responses=documented(*_ALWAYS))
async def read_board(services: AskedServices, caller: AskedSeeker) -> BoardAnswer:
    """Its stages, every card, and how many came how far."""
    return board_answer(await services.applications.board(caller.user))


@router.post(
    "",
    summary="Track a posting",
    status_code=HTTPStatus.CREATED,
    responses={
        200: {"model": ApplicationAnswer, "description": "It is tracked already."},
        **documented(*_BODY, "not_found", "tracking_full", *_ALWAYS),
    },
)
async def track_posting(
    asked: TrackPosting,
    request: Request,
    response: Response,
    services: AskedServices,
    caller: AskedSeeker,
) -> ApplicationAnswer:
    """One that was found, verified or is stated. The same posting again is the same application."""
    kept, is_new = await services.applications.track(caller.user, track_asked(asked))
    if not is_new:
        response.status_code = HTTPStatus.OK
    answer_again_from(request.scope, f"{PATH}/{kept.application.id}")
    return application_answer(kept)


@router.get(
    "/{application_id}",
    summary="Read an application",
    responses=documented("not_found", *_ALWAYS),
)
async def find_application(
    application_id: str, services: AskedServices, caller: AskedSeeker
) -> ApplicationAnswer:
    """With its notes, contacts, documents, reminders and timeline."""
    return application_answer(await services.applications.find(caller.user, application_id))


@router.patch(
    "/{application_id}",
    summary="Change or move an application",
    responses=documented(*_BODY, "not_found", *_ALWAYS),
)
async def change_application(
    application_id: str, asked: ChangeApplication, services: AskedServices, caller: AskedSeeker
) -> ApplicationAnswer:
    """Two who change different fields both win. A move back within ten minutes leaves no trace."""
    change, move = change_of(asked)
    return application_answer(
        await services.applications.change(caller.user, application_id, change, move)
    )


@router.delete(
    "/{application_id}",
    summary="Delete an application",
    status_code=HTTPStatus.NO_CONTENT,
    responses=documented("not_found", *_ALWAYS),
)
async def delete_application(
    application_id: str, services: AskedServices, caller: AskedSeeker
) -> None:
    """It can be restored for ten minutes; then it is gone for good, with its documents."""
    await services.applications.delete(caller.user, application_id)


@router.post(
    "/{application_id}/restore",
    summary="Take back the deletion of an application",
    responses=documented("not_found", "tracking_full", *_ALWAYS),
)
async def restore_application(
    application_id: str, request: Request, services: AskedServices, caller: AskedSeeker
) -> ApplicationAnswer:
    """Within ten minutes; it stands where it stood."""
    kept = await services.applications.restore(caller.user, application_id)
    answer_again_from(request.scope, f"{PATH}/{application_id}")
    return application_answer(kept)
