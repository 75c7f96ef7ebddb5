"""A code besides the password: set up, put in force, turned off by its owner."""

from http import HTTPStatus
from typing import Annotated

from fastapi import APIRouter

from trusthound.entrypoints.http.asked_services import AskedServices
from trusthound.entrypoints.http.caller import Access, AskedOrigin, Caller, open_to
from trusthound.entrypoints.http.problems import documented
from trusthound.entrypoints.http.schemas.account import (
    ConfirmTotp,
    PasswordAgain,
    RecoveryCodes,
    RemoveTotp,
    TotpSetUp,
    TotpStanding,
)

_ALWAYS = ("sign_in_required", "not_allowed", "rate_limited", "database_unavailable")
_BODY = ("invalid_json", "body_too_large", "unsupported_media_type", "invalid_input")

router = APIRouter(prefix="/api/auth/totp", tags=["accounts"])
AskedUser = Annotated[Caller, open_to(Access.USER)]


@router.get("", summary="Whether a code is asked for", responses=documented(*_ALWAYS))
async def find_totp(services: AskedServices, caller: AskedUser) -> TotpStanding:
    """And how many recovery codes are left."""
    found = await services.own_account.find_totp(caller.user)
    return TotpStanding(enabled=found.is_on, recovery_codes_left=found.codes_left)


@router.post(
    "",
    summary="Set up an authenticator app",
    responses=documented(*_BODY, "totp_on", "overloaded", *_ALWAYS),
)
async def set_up_totp(
    asked: PasswordAgain, services: AskedServices, caller: AskedUser
) -> TotpSetUp:
    """A new secret, not in force yet; one that was begun before is replaced."""
    begun = await services.own_account.set_up_totp(caller.user, asked.password)
    return TotpSetUp(secret=begun.secret, uri=begun.uri, svg=begun.svg)


@router.post(
    "/confirm",
    summary="Ask for codes from now on",
    responses=documented(*_BODY, "totp_off", *_ALWAYS),
)
async def confirm_totp(
    asked: ConfirmTotp, services: AskedServices, caller: AskedUser, origin: AskedOrigin
) -> RecoveryCodes:
    """A code proves that the app has the secret. The recovery codes are told this once."""
    codes = await services.own_account.confirm_totp(caller.user, asked.code, origin=origin)
    return RecoveryCodes(recovery_codes=codes)


@router.delete(
    "",
    summary="Ask for no code any more",
    status_code=HTTPStatus.NO_CONTENT,
    responses=documented(*_BODY, "totp_off", "overloaded", *_ALWAYS),
)
async def remove_totp(
    asked: RemoveTotp, services: AskedServices, caller: AskedUser, origin: AskedOrigin
) -> None:
    """For who knows the password and has a code."""
    await services.own_account.remove_totp(caller.user, asked.password, asked.code, origin=origin)
