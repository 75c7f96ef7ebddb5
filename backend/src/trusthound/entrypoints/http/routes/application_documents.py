"""Documents of a seeker's application: attached, saved and deleted."""

from http import HTTPStatus
from typing import Annotated
from urllib.parse import quote

from fastapi import APIRouter, Depends
from starlette.requests import Request
from starlette.responses import Response

from trusthound.domain.common.errors import DocumentProblem, InvalidInput
from trusthound.entrypoints.http.asked_services import AskedServices
from trusthound.entrypoints.http.caller import Access, Caller, open_to
from trusthound.entrypoints.http.idempotency import answer_again_from
from trusthound.entrypoints.http.problems import documented
from trusthound.entrypoints.http.schemas.application import ApplicationAnswer
from trusthound.entrypoints.http.schemas.application_answer import application_answer
from trusthound.entrypoints.http.schemas.application_requests import DOCUMENT_FORM
from trusthound.entrypoints.http.uploads import UPLOADS, read_form

_APPLICATION = "/api/premium/applications"
PATH = f"{_APPLICATION}/{{application_id}}/documents"
_ALWAYS = (
    "not_found", "sign_in_required", "premium_required", "rate_limited", "database_unavailable",
)  # fmt: skip

AskedSeeker = Annotated[Caller, open_to(Access.PREMIUM)]
router = APIRouter(tags=["applications"])


@router.post(
    PATH,
    summary="Attach a document",
    status_code=HTTPStatus.CREATED,
    responses=documented(
        "bad_request",
        "body_too_large",
        "unsupported_media_type",
        "request_timeout",
        "invalid_input",
        "tracking_full",
        *_ALWAYS,
        "overloaded",
        "storage_full",
        DocumentProblem.EMPTY,
        DocumentProblem.TOO_LARGE,
        DocumentProblem.WRONG_TYPE,
        DocumentProblem.DISGUISED,
        DocumentProblem.ENCRYPTED,
        DocumentProblem.MACROS,
    ),
    openapi_extra=DOCUMENT_FORM,
)
async def attach_document(
    application_id: str,
    request: Request,
    services: AskedServices,
    caller: Annotated[Caller, Depends(UPLOADS[PATH])],
) -> ApplicationAnswer:
    """Kept encrypted and never opened; twenty an application, 200 MB together."""
    form = await read_form(request, caller, files=frozenset({"file"}), fields=frozenset())
    file = form.files.get("file")
    if file is None or not (file.filename or file.data):
        raise InvalidInput("Choose a file of at most 10 MB.", field="file")
    kept = await services.applications.attach(caller.user, application_id, file.data, file.filename)
    answer_again_from(request.scope, f"{_APPLICATION}/{application_id}")
    return application_answer(kept)


@router.get(
    f"{PATH}/{{document_id}}",
    summary="Save a document",
    response_class=Response,
    responses={
        200: {"content": {"application/octet-stream": {"schema": {"type": "string"}}}},
        **documented("file_damaged", *_ALWAYS),
    },
)
async def open_document(
    application_id: str, document_id: str, services: AskedServices, caller: AskedSeeker
) -> Response:
    """As it was uploaded, never shown by the browser itself."""
    document, data = await services.applications.open_document(
        caller.user, application_id, document_id
    )
    name = quote(document.filename, safe="")
    return Response(
        data,
        media_type=document.kind.value,
        headers={
            "Content-Disposition": f"attachment; filename=\"document\"; filename*=UTF-8''{name}",
            "Content-Security-Policy": "sandbox; default-src 'none'",
        },
    )


@router.delete(
    f"{PATH}/{{document_id}}", summary="Delete a document", responses=documented(*_ALWAYS)
)
async def delete_document(
    application_id: str, document_id: str, services: AskedServices, caller: AskedSeeker
) -> ApplicationAnswer:
    """With its file."""
    return application_answer(
        await services.applications.delete_document(caller.user, application_id, document_id)
    )
