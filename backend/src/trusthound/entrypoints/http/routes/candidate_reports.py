"""A report about a candidate to take away: as PDF, JSON or a table."""

from typing import Annotated

from fastapi import APIRouter
from starlette.responses import Response

from trusthound.domain.access.api_key import Scope
from trusthound.entrypoints.http.asked_services import AskedServices
from trusthound.entrypoints.http.caller import Access, AskedOrigin, Caller, open_to
from trusthound.entrypoints.http.report_files import (
    BYTES,
    CSV,
    JSON,
    OBJECT,
    PDF,
    TEXT,
    as_file,
    json_of,
    told_as_file,
)

router = APIRouter(prefix="/api/enterprise/verifications", tags=["candidates"])

AskedReader = Annotated[Caller, open_to(Access.VIEWER, Scope.VERIFY)]


@router.get(
    "/{verification_id}/report.pdf",
    summary="Export a report as PDF",
    response_class=Response,
    responses=told_as_file(PDF, BYTES),
)
async def export_pdf(
    verification_id: str, services: AskedServices, caller: AskedReader, origin: AskedOrigin
) -> Response:
    """What was found and decided, with the evidence. Not the resume itself."""
    pdf = await services.candidates.pdf(caller.acting, verification_id, origin=origin)
    return as_file(pdf, PDF, "pdf")


@router.get(
    "/{verification_id}/report.json",
    summary="Export a report as JSON",
    response_class=Response,
    responses=told_as_file(JSON, OBJECT),
)
async def export_json(
    verification_id: str, services: AskedServices, caller: AskedReader, origin: AskedOrigin
) -> Response:
    """The answer of the report's own address, as a file."""
    check = await services.candidates.find(
        caller.acting, verification_id, origin=origin, action="candidate.export.json"
    )
    return as_file(json_of(check), JSON, "json")


@router.get(
    "/{verification_id}/report.csv",
    summary="Export a report as a table",
    response_class=Response,
    responses=told_as_file(CSV, TEXT),
)
async def export_csv(
    verification_id: str, services: AskedServices, caller: AskedReader, origin: AskedOrigin
) -> Response:
    """A finding a row; no cell is taken for a formula."""
    table = await services.candidates.csv(caller.acting, verification_id, origin=origin)
    return as_file(table, f"{CSV}; charset=utf-8", "csv")
