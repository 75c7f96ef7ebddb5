"""A stored result as a file that proves where it is from, and the keys that prove it."""

import re
from http import HTTPStatus

from fastapi import APIRouter
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response

from trusthound.entrypoints.http.asked_services import AskedServices
from trusthound.entrypoints.http.caller import Access, open_to
from trusthound.entrypoints.http.problems import documented
from trusthound.entrypoints.http.schemas.answer import answer_of

_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
router = APIRouter(tags=["verifications"])


@router.get(
    "/api/verifications/{verification_id}/report",
    summary="Download a result as a signed file",
    dependencies=[open_to(Access.ANYONE)],
    responses=documented("not_found", "rate_limited", "database_unavailable"),
    response_class=Response,
    openapi_extra={
        "responses": {"200": {"content": {"application/json": {"schema": {"type": "object"}}}}}
    },
)
async def read_signed_report(verification_id: str, services: AskedServices) -> Response:
    """The result under `report`, in canonical JSON (RFC 8785), signed with Ed25519 by a key of
    `/.well-known/jwks.json`; `trusthound check-report` checks it. Whoever knows the id may read it.
    """
    if not _ID.fullmatch(verification_id):
        raise HTTPException(HTTPStatus.NOT_FOUND)
    told = answer_of(await services.results.find(verification_id))
    report = told.model_dump(mode="json", by_alias=True, exclude={"success", "verification"})
    return Response(
        services.signed_reports.sign(report),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="report-{verification_id}.json"'},
    )


@router.get(
    "/.well-known/jwks.json", include_in_schema=False, dependencies=[open_to(Access.PUBLIC)]
)
async def read_report_keys(services: AskedServices) -> Response:
    """The public keys by which signed reports are checked (RFC 7517)."""
    return JSONResponse(
        services.signed_reports.key_set(), headers={"Cache-Control": "public, max-age=3600"}
    )
