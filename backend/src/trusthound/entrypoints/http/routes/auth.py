"""Sign up, sign in, sign out, who is signed in, and the way back in for who forgot."""

from http import HTTPStatus
from typing import Annotated

from fastapi import APIRouter
from starlette.requests import Request

from trusthound.domain.access.session import REMEMBERED_FOR
from trusthound.entrypoints.http.asked_services import AskedServices
from trusthound.entrypoints.http.caller import Access, AskedOrigin, Caller, open_to
from trusthound.entrypoints.http.problems import documented
from trusthound.entrypoints.http.schemas.account import (
    ConfirmMail,
    Entrance,
    Forgot,
    Login,
    MessageAnswer,
    Register,
    Reset,
    WhoAnswer,
)
from trusthound.entrypoints.http.schemas.user import user_answer
from trusthound.entrypoints.http.session_token import carried, hand_out, take_away
from trusthound.usecases.sign_in import Asked
from trusthound.wiring.accounts import Entered
from trusthound.wiring.clock import utc_now

_ALWAYS = ("rate_limited", "database_unavailable")
_BODY = ("invalid_json", "body_too_large", "unsupported_media_type", "invalid_input")

router = APIRouter(prefix="/api/auth", tags=["accounts"])
AskedUser = Annotated[Caller, open_to(Access.USER)]


@router.post(
    "/register",
    summary="Make an account",
    status_code=HTTPStatus.CREATED,
    dependencies=[open_to(Access.ANYONE)],
    responses=documented(*_BODY, "mail_taken", "overloaded", *_ALWAYS),
)
async def register(
    asked: Register, request: Request, services: AskedServices, origin: AskedOrigin
) -> Entrance:
    """Its user is signed in at once, and gets a mail to prove the address with."""
    entered = await services.accounts.register(
        asked.name, asked.email, asked.password, origin=origin
    )
    return _entrance(request, entered, "Your account is ready.")


@router.post(
    "/login",
    summary="Sign in",
    dependencies=[open_to(Access.ANYONE)],
    responses=documented(
        *_BODY, "wrong_credentials", "totp_required", "wrong_code", "overloaded", *_ALWAYS
    ),
)
async def login(
    asked: Login, request: Request, services: AskedServices, origin: AskedOrigin
) -> Entrance:
    """The same answer, after the same work, for a wrong password and an unknown address."""
    words = Asked(asked.email, asked.password, asked.code, asked.remember)
    return _entrance(
        request, await services.accounts.sign_in(words, origin=origin), "You are signed in."
    )


@router.post(
    "/logout",
    summary="Sign out",
    status_code=HTTPStatus.NO_CONTENT,
    dependencies=[open_to(Access.ANYONE)],
    responses=documented("not_allowed", *_ALWAYS),
)
async def logout(request: Request, services: AskedServices, origin: AskedOrigin) -> None:
    """The session ends on the server; where it has ended, nothing happens."""
    await services.accounts.sign_out(carried(request).token, origin=origin)
    take_away(request)


@router.get(
    "/check",
    summary="Whether the session goes on",
    responses=documented("sign_in_required", *_ALWAYS),
)
async def check_session(caller: AskedUser) -> WhoAnswer:
    """Who is signed in, and the plan of this moment."""
    return WhoAnswer(user=user_answer(caller.user, utc_now()))


@router.get(
    "/profile", summary="The user's profile", responses=documented("sign_in_required", *_ALWAYS)
)
async def read_profile(caller: AskedUser) -> WhoAnswer:
    """What is known of who is signed in."""
    return WhoAnswer(user=user_answer(caller.user, utc_now()))


@router.post(
    "/forgot",
    summary="Ask for a link to set a new password",
    status_code=HTTPStatus.ACCEPTED,
    dependencies=[open_to(Access.ANYONE)],
    responses=documented(*_BODY, *_ALWAYS),
)
async def ask_for_reset(
    asked: Forgot, services: AskedServices, origin: AskedOrigin
) -> MessageAnswer:
    """The same answer for every address; the mail, if there is one to send, is written apart."""
    await services.accounts.ask_for_reset(asked.email, origin=origin)
    return MessageAnswer(
        message="If there is an account with this address, a link is on its way. "
        "It works once, within 30 minutes."
    )


@router.post(
    "/reset",
    summary="Set a new password by the link of a mail",
    dependencies=[open_to(Access.ANYONE)],
    responses=documented(*_BODY, "link_expired", "overloaded", *_ALWAYS),
)
async def reset_password(
    asked: Reset, services: AskedServices, origin: AskedOrigin
) -> MessageAnswer:
    """The link works once. Every session of the account ends."""
    await services.accounts.reset_password(asked.token, asked.password, origin=origin)
    return MessageAnswer(message="Your password is changed. Sign in with the new one.")


@router.post(
    "/verify-mail",
    summary="Prove an address by the link of a mail",
    dependencies=[open_to(Access.ANYONE)],
    responses=documented(*_BODY, "link_expired", "mail_taken", *_ALWAYS),
)
async def confirm_mail_address(
    asked: ConfirmMail, services: AskedServices, origin: AskedOrigin
) -> MessageAnswer:
    """The link works once, for whoever opens it: nobody has to be signed in. One that was sent to
    a new address makes it the account's, and ends its other sessions.
    """
    await services.accounts.confirm_mail_address(asked.token, origin=origin)
    return MessageAnswer(message="Your e-mail address is confirmed.")


def _entrance(request: Request, entered: Entered, message: str) -> Entrance:
    hand_out(request, entered.token.text, REMEMBERED_FOR if entered.remembered else None)
    user = user_answer(entered.signed_in, utc_now())
    return Entrance(token=entered.token.text, user=user, message=message)
