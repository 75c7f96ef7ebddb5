"""An organisation as a whole: taken along by its admins."""

from typing import Annotated

from fastapi import APIRouter
from starlette.responses import StreamingResponse

from trusthound.domain.hiring.check import CandidateCheck
from trusthound.entrypoints.http.asked_services import AskedServices
from trusthound.entrypoints.http.caller import Access, AskedOrigin, Caller, open_to
from trusthound.entrypoints.http.problems import documented
from trusthound.entrypoints.http.schemas.candidate_answer import candidate_answer

_ALWAYS = ("sign_in_required", "not_allowed", "rate_limited", "database_unavailable")
_ZIP = "application/zip"

router = APIRouter(prefix="/api/enterprise", tags=["candidates"])
AskedAdmin = Annotated[Caller, open_to(Access.ADMIN)]


@router.post(
    "/export",
    summary="Take the organisation's data along",
    response_class=StreamingResponse,
    responses={
        200: {"content": {_ZIP: {"schema": {"type": "string", "format": "binary"}}}},
        **documented(*_ALWAYS),
    },
)
async def export_organization(
    services: AskedServices, caller: AskedAdmin, origin: AskedOrigin
) -> StreamingResponse:
    """Everything the organisation owns, sent as it is read: a ZIP of tables, each as JSON and as
    CSV, and a JSON file a report. No secret is in it, and no file of a resume.
    """
    export = services.organization_export
    await export.begin(caller.acting, origin=origin)
    headers = {"Content-Disposition": 'attachment; filename="organization-export.zip"'}
    pieces = export.zipped(caller.acting, _told)
    return StreamingResponse(pieces, media_type=_ZIP, headers=headers)


def _told(check: CandidateCheck) -> bytes:
    """As its own address answers it."""
    return candidate_answer(check).verification.model_dump_json(by_alias=True, indent=2).encode()
