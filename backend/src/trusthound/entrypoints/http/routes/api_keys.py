"""An organisation's API keys: every member sees them; admins create, replace and revoke them."""

from datetime import timedelta
from http import HTTPStatus
from typing import Annotated

from fastapi import APIRouter

from trusthound.entrypoints.http.asked_services import AskedServices
from trusthound.entrypoints.http.caller import Access, AskedOrigin, Caller, open_to
from trusthound.entrypoints.http.problems import documented
from trusthound.entrypoints.http.schemas.api_keys import (
    ApiKeyCreatedAnswer,
    ApiKeysAnswer,
    CreateApiKey,
    RotateApiKey,
    api_key_answer,
    created_answer,
)
from trusthound.usecases.create_api_key import NewKey

router = APIRouter(prefix="/api/enterprise/keys", tags=["organisations"])

_ALWAYS = ("sign_in_required", "not_allowed", "rate_limited", "database_unavailable")
_BODY = ("invalid_json", "body_too_large", "unsupported_media_type", "invalid_input")
AskedViewer = Annotated[Caller, open_to(Access.VIEWER)]
AskedAdmin = Annotated[Caller, open_to(Access.ADMIN)]


@router.get("/list", summary="List API keys", responses=documented(*_ALWAYS))
async def list_api_keys(services: AskedServices, caller: AskedViewer) -> ApiKeysAnswer:
    """What each may do, and when it was used last; never the key itself."""
    keys = await services.api_keys.of(caller.acting)
    return ApiKeysAnswer(keys=[api_key_answer(each) for each in keys])


@router.post(
    "/create",
    summary="Create an API key",
    status_code=HTTPStatus.CREATED,
    responses=documented("too_many_api_keys", *_BODY, *_ALWAYS),
)
async def create_api_key(
    asked: CreateApiKey, services: AskedServices, caller: AskedAdmin, origin: AskedOrigin
) -> ApiKeyCreatedAnswer:
    """The key itself is shown this once, and kept nowhere. At most fifty that work."""
    wanted = NewKey(asked.name, asked.environment, asked.scopes, asked.expires_at)
    return created_answer(*await services.api_keys.create(caller.acting, wanted, origin=origin))


@router.post(
    "/{key_id}/rotate",
    summary="Replace an API key",
    status_code=HTTPStatus.CREATED,
    responses=documented("not_found", "api_key_ended", "too_many_api_keys", *_BODY, *_ALWAYS),
)
async def rotate_api_key(
    key_id: str,
    asked: RotateApiKey,
    services: AskedServices,
    caller: AskedAdmin,
    origin: AskedOrigin,
) -> ApiKeyCreatedAnswer:
    """A new one of the same name and scopes. The old one ends after the overlap, a day where none
    is given.
    """
    overlap = timedelta(hours=asked.overlap_hours)
    return created_answer(
        *await services.api_keys.rotate(caller.acting, key_id, overlap, origin=origin)
    )


@router.delete(
    "/{key_id}",
    summary="Revoke an API key",
    status_code=HTTPStatus.NO_CONTENT,
    responses=documented("not_found", *_ALWAYS),
)
async def revoke_api_key(
    key_id: str, services: AskedServices, caller: AskedAdmin, origin: AskedOrigin
) -> None:
    """From the next request on it opens nothing. This cannot be undone."""
    await services.api_keys.revoke(caller.acting, key_id, origin=origin)
