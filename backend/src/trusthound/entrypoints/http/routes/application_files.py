"""A seeker's applications as a file: the template, an import, an export."""

from enum import StrEnum
from typing import Annotated

from fastapi import APIRouter, Depends, Query
from starlette.requests import Request
from starlette.responses import Response

from trusthound.adapters.reports.applications_table import (
    applications_csv,
    applications_json,
    template_csv,
)
from trusthound.domain.common.errors import InvalidInput
from trusthound.entrypoints.http.asked_services import AskedServices
from trusthound.entrypoints.http.caller import Access, Caller, open_to
from trusthound.entrypoints.http.problems import documented
from trusthound.entrypoints.http.schemas.application import ImportAnswer
from trusthound.entrypoints.http.schemas.application_answer import import_answer
from trusthound.entrypoints.http.schemas.application_requests import IMPORT_FORM
from trusthound.entrypoints.http.uploads import UPLOADS, read_form

PATH = "/api/premium/applications"
IMPORT = f"{PATH}/import"
_ALWAYS = ("sign_in_required", "premium_required", "rate_limited", "database_unavailable")
_TABLE = {"text/csv": {"schema": {"type": "string"}}}
_LIST = {"application/json": {"schema": {"type": "array", "items": {"type": "object"}}}}

AskedSeeker = Annotated[Caller, open_to(Access.PREMIUM)]
router = APIRouter(tags=["applications"])


class ExportFormat(StrEnum):
    CSV = "csv"
    JSON = "json"


@router.get(
    f"{PATH}/template",
    summary="A file to fill in and import",
    response_class=Response,
    responses={200: {"content": _TABLE}, **documented(*_ALWAYS)},
)
async def import_template(_caller: AskedSeeker) -> Response:
    """The columns that are known, and a row that shows how they are filled."""
    return _file(template_csv(), "text/csv; charset=utf-8", "applications-template.csv")


@router.get(
    f"{PATH}/export",
    summary="Export all applications",
    response_class=Response,
    responses={
        200: {"content": {**_TABLE, **_LIST}},
        **documented("invalid_input", *_ALWAYS),
    },
)
async def export_applications(
    services: AskedServices,
    caller: AskedSeeker,
    format_: Annotated[ExportFormat, Query(alias="format")] = ExportFormat.CSV,
) -> Response:
    """What an import reads; contacts, reminders and documents are in the account's own export."""
    rows = await services.applications.export(caller.user)
    if format_ is ExportFormat.JSON:
        return _file(applications_json(rows), "application/json", "applications.json")
    return _file(applications_csv(rows), "text/csv; charset=utf-8", "applications.csv")


@router.post(
    IMPORT,
    summary="Import applications",
    responses=documented(
        "bad_request",
        "body_too_large",
        "unsupported_media_type",
        "request_timeout",
        "invalid_input",
        "tracking_full",
        *_ALWAYS,
        "overloaded",
    ),
    openapi_extra=IMPORT_FORM,
)
async def import_applications(
    request: Request,
    services: AskedServices,
    caller: Annotated[Caller, Depends(UPLOADS[IMPORT])],
) -> ImportAnswer:
    """All of a file that is new, or nothing where a row is wrong; a dry run tells what that is."""
    form = await read_form(request, caller, files=frozenset({"file"}), fields=frozenset({"dryRun"}))
    file = form.files.get("file")
    if file is None or not (file.filename or file.data):
        raise InvalidInput("Choose a CSV or a JSON file.", field="file")
    told = form.fields.get("dryRun", "false")
    if told not in ("true", "false"):
        raise InvalidInput("“dryRun” must be true or false.", field="dryRun")
    dry_run = told == "true"
    plan = await services.applications.import_file(
        caller.user, file.data, file.filename, dry_run=dry_run
    )
    return import_answer(plan, dry_run=dry_run)


def _file(data: bytes, kind: str, name: str) -> Response:
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(data, media_type=kind, headers=headers)
