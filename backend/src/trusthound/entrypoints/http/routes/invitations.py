"""Joining an organisation by the link of a mail."""

from typing import Annotated

from fastapi import APIRouter
from starlette.requests import Request

from trusthound.domain.access.user import SignedIn
from trusthound.entrypoints.http.asked_services import AskedServices
from trusthound.entrypoints.http.caller import Access, AskedOrigin, Caller, open_to
from trusthound.entrypoints.http.problems import documented
from trusthound.entrypoints.http.schemas.invitations import AcceptInvitation, JoinedAnswer
from trusthound.entrypoints.http.schemas.user import user_answer
from trusthound.entrypoints.http.session_token import hand_out
from trusthound.usecases.join_with_new_account import Newcomer
from trusthound.wiring.clock import utc_now

router = APIRouter(prefix="/api/invitations", tags=["organisations"])

_PROBLEMS = ("invalid_json", "body_too_large", "unsupported_media_type", "invalid_input")


@router.post(
    "/accept",
    summary="Join an organisation by the link of a mail",
    responses=documented(
        *_PROBLEMS,
        "link_expired",
        "sign_in_required",
        "not_allowed",
        "seat_limit_reached",
        "other_organization",
        "overloaded",
        "rate_limited",
        "database_unavailable",
    ),
)
async def accept_invitation(
    asked: AcceptInvitation,
    request: Request,
    services: AskedServices,
    origin: AskedOrigin,
    caller: Annotated[Caller, open_to(Access.ANYONE)],
) -> JoinedAnswer:
    """The link works once, for the address that it was sent to. Whoever has an account signs in
    first; for others one is made, with that address, and its user is signed in.
    """
    if caller.signed_in is not None:
        who = await services.organizations.accept_invitation(
            asked.token, caller.signed_in, origin=origin
        )
        return _joined(who, None)
    newcomer = Newcomer(asked.name, asked.password)
    who, token = await services.organizations.join(asked.token, newcomer, origin=origin)
    hand_out(request, token, None)
    return _joined(who, token)


def _joined(who: SignedIn, token: str | None) -> JoinedAnswer:
    membership = who.membership
    assert membership is not None  # noqa: S101 - that is what was just made
    return JoinedAnswer(
        organization=membership.organization.name,
        role=membership.role,
        token=token,
        user=user_answer(who, utc_now()),
        message=f"You are now a member of {membership.organization.name}.",
    )
