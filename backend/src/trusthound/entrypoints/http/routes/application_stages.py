"""The own stages of a seeker's board."""

from http import HTTPStatus
from typing import Annotated

from fastapi import APIRouter, Query

from trusthound.entrypoints.http.asked_services import AskedServices
from trusthound.entrypoints.http.caller import Access, Caller, open_to
from trusthound.entrypoints.http.problems import documented
from trusthound.entrypoints.http.schemas.application import StagesAnswer
from trusthound.entrypoints.http.schemas.application_answer import stages_answer
from trusthound.entrypoints.http.schemas.application_requests import AddStage, ChangeStage

_ALWAYS = (
    "not_found", "sign_in_required", "premium_required", "rate_limited", "database_unavailable",
)  # fmt: skip
_BODY = ("invalid_json", "body_too_large", "unsupported_media_type", "invalid_input")

AskedSeeker = Annotated[Caller, open_to(Access.PREMIUM)]
router = APIRouter(prefix="/api/premium/application-stages", tags=["applications"])


@router.post(
    "",
    summary="Add a stage",
    status_code=HTTPStatus.CREATED,
    responses=documented(*_BODY, "tracking_full", *_ALWAYS),
)
async def add_stage(asked: AddStage, services: AskedServices, caller: AskedSeeker) -> StagesAnswer:
    """All stages then; twenty at most."""
    return stages_answer(
        await services.applications.add_stage(caller.user, asked.name, asked.after_id)
    )


@router.patch(
    "/{stage_id}",
    summary="Rename or move an own stage",
    responses=documented(*_BODY, "given_stage", *_ALWAYS),
)
async def change_stage(
    stage_id: str, asked: ChangeStage, services: AskedServices, caller: AskedSeeker
) -> StagesAnswer:
    """Saved, applied, interview, offer and closed are on every board, and stay."""
    return stages_answer(
        await services.applications.change_stage(
            caller.user, stage_id, name=asked.name, after=asked.after_id
        )
    )


@router.delete(
    "/{stage_id}",
    summary="Delete an own stage",
    responses=documented("given_stage", "stage_in_use", *_ALWAYS),
)
async def delete_stage(
    stage_id: str,
    services: AskedServices,
    caller: AskedSeeker,
    move_to: Annotated[
        str, Query(alias="moveTo", max_length=100, description="Where what it holds goes.")
    ] = "",
) -> StagesAnswer:
    """The stages that are left."""
    return stages_answer(await services.applications.delete_stage(caller.user, stage_id, move_to))
