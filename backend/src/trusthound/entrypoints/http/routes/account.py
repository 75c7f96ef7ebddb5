"""An account as a whole: taken along by its owner, or deleted."""

from collections.abc import Iterator
from http import HTTPStatus
from typing import IO, Annotated

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import StreamingResponse

from trusthound.entrypoints.http.asked_services import AskedServices
from trusthound.entrypoints.http.caller import Access, AskedOrigin, Caller, open_to
from trusthound.entrypoints.http.problems import documented
from trusthound.entrypoints.http.schemas.account import PasswordAgain
from trusthound.entrypoints.http.session_token import take_away

_ALWAYS = ("sign_in_required", "not_allowed", "rate_limited", "database_unavailable")
_BODY = ("invalid_json", "body_too_large", "unsupported_media_type", "invalid_input")
_ZIP = "application/zip"
_PIECE_BYTES = 64 * 1024

router = APIRouter(prefix="/api/account", tags=["accounts"])
AskedUser = Annotated[Caller, open_to(Access.USER)]


@router.post(
    "/export",
    summary="Take one's data along",
    response_class=StreamingResponse,
    responses={
        200: {"content": {_ZIP: {"schema": {"type": "string", "format": "binary"}}}},
        **documented(*_ALWAYS),
    },
)
async def export_account(
    services: AskedServices, caller: AskedUser, origin: AskedOrigin
) -> StreamingResponse:
    """Everything that is kept of the user: a zip of JSON files, one for each kind."""
    file = await services.own_account.export(caller.user, origin=origin)
    headers = {"Content-Disposition": 'attachment; filename="trusthound-export.zip"'}
    return StreamingResponse(_pieces(file), media_type=_ZIP, headers=headers)


@router.delete(
    "",
    summary="Delete the account",
    status_code=HTTPStatus.NO_CONTENT,
    responses=documented(*_BODY, "last_admin", "payments_unavailable", "overloaded", *_ALWAYS),
)
async def delete_account(
    asked: PasswordAgain,
    request: Request,
    services: AskedServices,
    caller: AskedUser,
    origin: AskedOrigin,
) -> None:
    """At once and for good, with all that is kept of its user."""
    await services.own_account.delete(caller.user, asked.password, origin=origin)
    take_away(request)


def _pieces(file: IO[bytes]) -> Iterator[bytes]:
    with file:
        while piece := file.read(_PIECE_BYTES):
            yield piece
