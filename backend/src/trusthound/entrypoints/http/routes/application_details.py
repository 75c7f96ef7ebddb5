"""What a seeker keeps with an application: notes, contacts and reminders."""

from http import HTTPStatus
from typing import Annotated

from fastapi import APIRouter
from starlette.requests import Request

from trusthound.domain.tracking.details import (
    Contact,
    ContactChange,
    Note,
    NoteChange,
    Reminder,
)
from trusthound.entrypoints.http.asked_services import AskedServices
from trusthound.entrypoints.http.caller import Access, Caller, open_to
from trusthound.entrypoints.http.idempotency import answer_again_from
from trusthound.entrypoints.http.problems import documented
from trusthound.entrypoints.http.schemas.application import ApplicationAnswer
from trusthound.entrypoints.http.schemas.application_answer import (
    application_answer,
    reminder_change,
)
from trusthound.entrypoints.http.schemas.application_requests import (
    AddContact,
    AddNote,
    AddReminder,
    ChangeReminder,
)

PATH = "/api/premium/applications"
_ALWAYS = (
    "not_found", "sign_in_required", "premium_required", "rate_limited", "database_unavailable",
)  # fmt: skip
_BODY = ("invalid_json", "body_too_large", "unsupported_media_type", "invalid_input")
_CHANGED = documented(*_BODY, *_ALWAYS)
_ADDED = documented(*_BODY, "tracking_full", *_ALWAYS)
_DELETED = documented(*_ALWAYS)

AskedSeeker = Annotated[Caller, open_to(Access.PREMIUM)]
router = APIRouter(prefix=f"{PATH}/{{application_id}}", tags=["applications"])


@router.post("/notes", summary="Add a note", status_code=HTTPStatus.CREATED, responses=_ADDED)
async def add_note(
    application_id: str,
    asked: AddNote,
    request: Request,
    services: AskedServices,
    caller: AskedSeeker,
) -> ApplicationAnswer:
    """Dated now."""
    kept = await services.applications.add_note(caller.user, application_id, asked.text)
    answer_again_from(request.scope, f"{PATH}/{application_id}")
    return application_answer(kept)


@router.patch("/notes/{note_id}", summary="Change a note", responses=_CHANGED)
async def change_note(
    application_id: str,
    note_id: str,
    asked: AddNote,
    services: AskedServices,
    caller: AskedSeeker,
) -> ApplicationAnswer:
    """When that was is told."""
    return application_answer(
        await services.applications.change_detail(
            caller.user, application_id, Note, note_id, NoteChange(asked.text)
        )
    )


@router.delete("/notes/{note_id}", summary="Delete a note", responses=_DELETED)
async def delete_note(
    application_id: str, note_id: str, services: AskedServices, caller: AskedSeeker
) -> ApplicationAnswer:
    """Its line of the timeline goes with it."""
    return application_answer(
        await services.applications.delete_detail(caller.user, application_id, Note, note_id)
    )


@router.post("/contacts", summary="Add a contact", status_code=HTTPStatus.CREATED, responses=_ADDED)
async def add_contact(
    application_id: str,
    asked: AddContact,
    request: Request,
    services: AskedServices,
    caller: AskedSeeker,
) -> ApplicationAnswer:
    """Somebody at the employer."""
    kept = await services.applications.add_contact(
        caller.user, application_id, asked.name, asked.role, asked.mail, asked.phone, asked.link
    )
    answer_again_from(request.scope, f"{PATH}/{application_id}")
    return application_answer(kept)


@router.patch("/contacts/{contact_id}", summary="Change a contact", responses=_CHANGED)
async def change_contact(
    application_id: str,
    contact_id: str,
    asked: AddContact,
    services: AskedServices,
    caller: AskedSeeker,
) -> ApplicationAnswer:
    """Only what is given changes."""
    return application_answer(
        await services.applications.change_detail(
            caller.user,
            application_id,
            Contact,
            contact_id,
            ContactChange(**{name: getattr(asked, name) for name in asked.model_fields_set}),
        )
    )


@router.delete("/contacts/{contact_id}", summary="Delete a contact", responses=_DELETED)
async def delete_contact(
    application_id: str, contact_id: str, services: AskedServices, caller: AskedSeeker
) -> ApplicationAnswer:
    """Its line of the timeline goes with it."""
    return application_answer(
        await services.applications.delete_detail(caller.user, application_id, Contact, contact_id)
    )


@router.post(
    "/reminders", summary="Add a reminder", status_code=HTTPStatus.CREATED, responses=_ADDED
)
async def add_reminder(
    application_id: str,
    asked: AddReminder,
    request: Request,
    services: AskedServices,
    caller: AskedSeeker,
) -> ApplicationAnswer:
    """A mail goes out once its moment has come, to an address that is confirmed."""
    kept = await services.applications.add_reminder(
        caller.user, application_id, asked.text, asked.due_at
    )
    answer_again_from(request.scope, f"{PATH}/{application_id}")
    return application_answer(kept)


@router.patch("/reminders/{reminder_id}", summary="Change a reminder", responses=_CHANGED)
async def change_reminder(
    application_id: str,
    reminder_id: str,
    asked: ChangeReminder,
    services: AskedServices,
    caller: AskedSeeker,
) -> ApplicationAnswer:
    """At another moment it is mailed anew."""
    return application_answer(
        await services.applications.change_detail(
            caller.user, application_id, Reminder, reminder_id, reminder_change(asked)
        )
    )


@router.delete("/reminders/{reminder_id}", summary="Delete a reminder", responses=_DELETED)
async def delete_reminder(
    application_id: str, reminder_id: str, services: AskedServices, caller: AskedSeeker
) -> ApplicationAnswer:
    """Its line of the timeline goes with it."""
    return application_answer(
        await services.applications.delete_detail(
            caller.user, application_id, Reminder, reminder_id
        )
    )
