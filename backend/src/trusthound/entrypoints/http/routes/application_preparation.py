"""Preparing for an interview: what to prepare with, the same as a file, and notes to it."""

from typing import Annotated

from fastapi import APIRouter
from starlette.responses import Response

from trusthound.adapters.reports.preparation_markdown import preparation_markdown
from trusthound.entrypoints.http.asked_services import AskedServices
from trusthound.entrypoints.http.caller import Access, Caller, open_to
from trusthound.entrypoints.http.problems import documented
from trusthound.entrypoints.http.schemas.preparation import (
    NotedAnswer,
    NoteQuestion,
    PreparationAnswer,
    noted_answer,
    preparation_answer,
)

_ALWAYS = (
    "not_found", "sign_in_required", "premium_required", "rate_limited", "file_damaged",
    "database_unavailable",
)  # fmt: skip
_BODY = ("invalid_json", "body_too_large", "unsupported_media_type", "invalid_input")
_TEXT = {"text/markdown": {"schema": {"type": "string"}}}

AskedSeeker = Annotated[Caller, open_to(Access.PREMIUM)]
router = APIRouter(
    prefix="/api/premium/applications/{application_id}/preparation", tags=["applications"]
)


@router.get("", summary="Prepare an interview", responses=documented(*_ALWAYS))
async def prepare_interview(
    application_id: str, services: AskedServices, caller: AskedSeeker
) -> PreparationAnswer:
    """Made of the posting's own words and of the default resume, anew each time."""
    return preparation_answer(await services.preparations.prepare(caller.user, application_id))


@router.get(
    "/markdown",
    summary="Download the preparation",
    response_class=Response,
    responses={200: {"content": _TEXT}, **documented(*_ALWAYS)},
)
async def download_preparation(
    application_id: str, services: AskedServices, caller: AskedSeeker
) -> Response:
    """As Markdown, with the notes."""
    found = await services.preparations.prepare(caller.user, application_id, worded=False)
    prepared = found.prepared
    facts = prepared.application.facts
    notes = {each.question_id: each for each in prepared.notes}
    data = preparation_markdown(facts.title, facts.company, prepared.preparation, notes)
    headers = {"Content-Disposition": 'attachment; filename="interview.md"'}
    return Response(data, media_type="text/markdown; charset=utf-8", headers=headers)


@router.put(
    "/notes",
    summary="Note a question",
    responses=documented(*_BODY, "tracking_full", *_ALWAYS),
)
async def note_question(
    application_id: str, asked: NoteQuestion, services: AskedServices, caller: AskedSeeker
) -> NotedAnswer:
    """What was there before is replaced."""
    return noted_answer(
        await services.preparations.note(
            caller.user,
            application_id,
            asked.question_id,
            note=asked.note,
            practised=asked.practised,
        )
    )
