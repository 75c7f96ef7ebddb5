"""A report about a candidate to take away: as PDF, JSON or a table."""

import json
from typing import Annotated, Any

from fastapi import APIRouter
from starlette.responses import Response

from trusthound.domain.access.api_key import Scope
from trusthound.entrypoints.http.asked_services import AskedServices
from trusthound.entrypoints.http.caller import Access, AskedOrigin, Caller, open_to
from trusthound.entrypoints.http.problems import documented
from trusthound.entrypoints.http.schemas.candidate_answer import candidate_answer

router = APIRouter(prefix="/api/enterprise/verifications", tags=["candidates"])

_PROBLEMS = (
    "bad_request",
    "not_found",
    "sign_in_required",
    "invalid_api_key",
    "not_allowed",
    "rate_limited",
    "database_unavailable",
)
_PDF, _JSON, _CSV = "application/pdf", "application/json", "text/csv"
AskedReader = Annotated[Caller, open_to(Access.VIEWER, Scope.VERIFY)]


def _told(media_type: str, schema: dict[str, Any]) -> dict[int | str, dict[str, Any]]:
    content = {media_type: {"schema": schema}}
    return {**documented(*_PROBLEMS), 200: {"description": "A file.", "content": content}}


@router.get(
    "/{verification_id}/report.pdf",
    summary="Export a report as PDF",
    response_class=Response,
    responses=_told(_PDF, {"type": "string", "format": "binary"}),
)
async def export_pdf(
    verification_id: str, services: AskedServices, caller: AskedReader, origin: AskedOrigin
) -> Response:
    """What was found and decided, with the evidence. Not the resume itself."""
    pdf = await services.candidates.pdf(caller.acting, verification_id, origin=origin)
    return _file(pdf, _PDF, "pdf")


@router.get(
    "/{verification_id}/report.json",
    summary="Export a report as JSON",
    response_class=Response,
    responses=_told(_JSON, {"type": "object"}),
)
async def export_json(
    verification_id: str, services: AskedServices, caller: AskedReader, origin: AskedOrigin
) -> Response:
    """The answer of the report's own address, as a file."""
    check = await services.candidates.find(
        caller.acting, verification_id, origin=origin, action="candidate.export.json"
    )
    told = candidate_answer(check).model_dump(mode="json", by_alias=True)
    return _file(json.dumps(told, ensure_ascii=False, indent=2).encode(), _JSON, "json")


@router.get(
    "/{verification_id}/report.csv",
    summary="Export a report as a table",
    response_class=Response,
    responses=_told(_CSV, {"type": "string"}),
)
async def export_csv(
    verification_id: str, services: AskedServices, caller: AskedReader, origin: AskedOrigin
) -> Response:
    """A finding a row; no cell is taken for a formula."""
    table = await services.candidates.csv(caller.acting, verification_id, origin=origin)
    return _file(table, f"{_CSV}; charset=utf-8", "csv")


def _file(body: bytes, media_type: str, ending: str) -> Response:
    """Never shown in place: a browser saves it."""
    return Response(
        body,
        media_type=media_type,
        headers={"Content-Disposition": f'attachment; filename="trust-report.{ending}"'},
    )
