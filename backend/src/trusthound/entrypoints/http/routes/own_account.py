"""What users do with their own account: profile, password, address, sessions."""

from http import HTTPStatus
from typing import Annotated

from fastapi import APIRouter

from trusthound.domain.access.profile import ProfileChange
from trusthound.entrypoints.http.asked_services import AskedServices
from trusthound.entrypoints.http.caller import Access, AskedOrigin, Caller, open_to
from trusthound.entrypoints.http.problems import documented
from trusthound.entrypoints.http.schemas.account import (
    ChangeMail,
    ChangePassword,
    EditProfile,
    EndedAnswer,
    MessageAnswer,
    SessionAnswer,
    SessionsAnswer,
    WhoAnswer,
)
from trusthound.entrypoints.http.schemas.user import user_answer
from trusthound.wiring.clock import utc_now

_ALWAYS = ("sign_in_required", "not_allowed", "rate_limited", "database_unavailable")
_BODY = ("invalid_json", "body_too_large", "unsupported_media_type", "invalid_input")

router = APIRouter(prefix="/api/auth", tags=["accounts"])
AskedUser = Annotated[Caller, open_to(Access.USER)]


@router.patch(
    "/profile", summary="Change the user's profile", responses=documented(*_BODY, *_ALWAYS)
)
async def edit_profile(asked: EditProfile, services: AskedServices, caller: AskedUser) -> WhoAnswer:
    """Only what is given changes; everything else of an account cannot be changed here."""
    change = ProfileChange(asked.name, asked.first_name, asked.last_name, asked.company)
    who = await services.own_account.edit_profile(caller.user, change)
    return WhoAnswer(user=user_answer(who, utc_now()))


@router.post(
    "/change-password",
    summary="Change the password",
    responses=documented(*_BODY, "overloaded", *_ALWAYS),
)
async def change_password(
    asked: ChangePassword, services: AskedServices, caller: AskedUser, origin: AskedOrigin
) -> MessageAnswer:
    """Every other session of the account ends."""
    await services.own_account.change_password(
        caller.user, asked.current_password, asked.new_password, origin=origin
    )
    return MessageAnswer(message="Your password is changed. Other devices are signed out.")


@router.post(
    "/change-mail",
    summary="Ask for another address",
    status_code=HTTPStatus.ACCEPTED,
    responses=documented(*_BODY, "overloaded", *_ALWAYS),
)
async def ask_to_change_mail(
    asked: ChangeMail, services: AskedServices, caller: AskedUser, origin: AskedOrigin
) -> MessageAnswer:
    """The same answer for every address. `/verify-mail` with the link's token changes it."""
    await services.own_account.ask_to_change_mail(
        caller.user, asked.email, asked.password, origin=origin
    )
    return MessageAnswer(message="A link is on its way. It works once, within an hour.")


@router.post(
    "/verify-mail/send",
    summary="Send the link that proves the address once more",
    status_code=HTTPStatus.ACCEPTED,
    responses=documented(*_ALWAYS),
)
async def send_confirmation(services: AskedServices, caller: AskedUser) -> MessageAnswer:
    """Links sent before stay good; where the address is proved, nothing is sent."""
    await services.own_account.send_confirmation(caller.user)
    return MessageAnswer(message="A link is on its way. It works once, within three days.")


@router.get("/sessions", summary="Where the user is signed in", responses=documented(*_ALWAYS))
async def list_sessions(services: AskedServices, caller: AskedUser) -> SessionsAnswer:
    """Each with the address and the device that it began on."""
    listed = await services.own_account.list_sessions(caller.user)
    return SessionsAnswer(
        sessions=tuple(
            SessionAnswer(
                id=each.id,
                current=each.id == caller.user.session_id,
                kind=each.kind,
                remembered=each.remembered,
                created_at=each.created_at,
                last_seen_at=each.last_seen_at,
                expires_at=each.expires_at,
                address=each.address,
                device=each.device,
            )
            for each in listed
        )
    )


@router.delete("/sessions", summary="Sign out everywhere else", responses=documented(*_ALWAYS))
async def end_other_sessions(
    services: AskedServices, caller: AskedUser, origin: AskedOrigin
) -> EndedAnswer:
    """All sessions end but the one that asks."""
    ended = await services.own_account.end_other_sessions(caller.user, origin=origin)
    return EndedAnswer(ended=ended, message="You are signed out everywhere else.")


@router.delete(
    "/sessions/{session_id}",
    summary="Sign out somewhere",
    status_code=HTTPStatus.NO_CONTENT,
    responses=documented("not_found", *_ALWAYS),
)
async def end_session(
    session_id: str, services: AskedServices, caller: AskedUser, origin: AskedOrigin
) -> None:
    """One of the user's own sessions ends; that of somebody else is not there."""
    await services.own_account.end_session(caller.user, session_id, origin=origin)
