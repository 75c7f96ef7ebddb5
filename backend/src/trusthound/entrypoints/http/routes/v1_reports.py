"""The public API: a report to take away, as PDF or JSON."""

from typing import Annotated

from fastapi import APIRouter
from starlette.responses import Response

from trusthound.domain.access.api_key import Scope
from trusthound.entrypoints.http.asked_services import AskedServices
from trusthound.entrypoints.http.caller import Access, AskedOrigin, Caller, open_to
from trusthound.entrypoints.http.report_files import (
    BYTES,
    JSON,
    OBJECT,
    PDF,
    as_file,
    json_of,
    told_as_file,
)
from trusthound.entrypoints.http.schemas.v1 import CHECKS

router = APIRouter(prefix=CHECKS, tags=["v1"])

AskedReader = Annotated[Caller, open_to(Access.VIEWER, Scope.VERIFY)]


@router.get(
    "/{verification_id}/report.pdf",
    summary="Take a report away as PDF",
    response_class=Response,
    responses=told_as_file(PDF, BYTES),
)
async def v1_report_pdf(
    verification_id: str, services: AskedServices, caller: AskedReader, origin: AskedOrigin
) -> Response:
    """Once it is `done`; before that there is nothing at this address."""
    pdf = await services.candidates.pdf(caller.acting, verification_id, origin=origin)
    return as_file(pdf, PDF, "pdf")


@router.get(
    "/{verification_id}/report.json",
    summary="Take a report away as JSON",
    response_class=Response,
    responses=told_as_file(JSON, OBJECT),
)
async def v1_report_json(
    verification_id: str, services: AskedServices, caller: AskedReader, origin: AskedOrigin
) -> Response:
    """Once it is `done`; before that there is nothing at this address."""
    check = await services.candidates.find(
        caller.acting, verification_id, origin=origin, action="candidate.export.json"
    )
    return as_file(json_of(check), JSON, "json")
