"""A team: every member sees it, admins change it, and whoever likes leaves it."""

from http import HTTPStatus
from typing import Annotated

from fastapi import APIRouter, Query
from starlette.requests import Request

from trusthound.domain.common.cursor import cursor_of, moment_and_id
from trusthound.entrypoints.http.asked_services import AskedServices
from trusthound.entrypoints.http.caller import Access, AskedOrigin, Caller, open_to
from trusthound.entrypoints.http.problems import documented
from trusthound.entrypoints.http.schemas.team import (
    ChangeRole,
    InvitedAnswer,
    InviteMember,
    RemoveMember,
    TeamAnswer,
    TeamChangedAnswer,
    invitation_answer,
    team_answer,
)
from trusthound.entrypoints.http.session_token import take_away

router = APIRouter(prefix="/api/team", tags=["organisations"])

CURSOR_CHARACTERS = 100
_ALWAYS = ("sign_in_required", "not_allowed", "rate_limited", "database_unavailable")
_BODY = ("invalid_json", "body_too_large", "unsupported_media_type", "invalid_input")
AskedViewer = Annotated[Caller, open_to(Access.VIEWER)]
AskedAdmin = Annotated[Caller, open_to(Access.ADMIN)]


@router.get(
    "/members", summary="The team and its seats", responses=documented("invalid_input", *_ALWAYS)
)
async def list_members(
    services: AskedServices,
    caller: AskedViewer,
    cursor: Annotated[
        str, Query(max_length=CURSOR_CHARACTERS, description="`nextCursor` of the page before.")
    ] = "",
) -> TeamAnswer:
    """A hundred members a page, as they joined; the open invitations come with every page."""
    after = moment_and_id(cursor) if cursor else None
    team = await services.organizations.list_members(caller.acting.organization, after=after)
    return team_answer(team, cursor_of(*team.more_after) if team.more_after else None)


@router.post(
    "/invite",
    summary="Invite somebody into the team",
    status_code=HTTPStatus.CREATED,
    responses=documented(
        "seat_limit_reached", "already_invited", "already_member", *_BODY, *_ALWAYS
    ),
)
async def invite_member(
    asked: InviteMember, services: AskedServices, caller: AskedAdmin, origin: AskedOrigin
) -> InvitedAnswer:
    """A mail brings the link, and a seat is kept for it until it expires. Sent to an address that
    was invited before, the link before ends and no second seat is taken.
    """
    organization = caller.acting.organization
    invited = await services.organizations.invite(
        organization.id, asked.email, asked.role, by=caller.user.user, origin=origin
    )
    return InvitedAnswer(
        message=f"Invitation sent to {invited.invitation.email}",
        invitation=invitation_answer(invited.invitation),
    )


@router.delete(
    "/invitations/{invitation_id}",
    summary="Withdraw an invitation",
    status_code=HTTPStatus.NO_CONTENT,
    responses=documented("not_found", *_ALWAYS),
)
async def withdraw_invitation(
    invitation_id: str, services: AskedServices, caller: AskedAdmin, origin: AskedOrigin
) -> None:
    """Its link opens nothing any more, and its seat is free."""
    user = caller.user
    await services.organizations.withdraw_invitation(
        caller.acting.organization.id, invitation_id, actor=user.user.id, origin=origin
    )


@router.put(
    "/update-role",
    summary="Give a member another role",
    responses=documented("not_found", "last_admin", *_BODY, *_ALWAYS),
)
async def change_role(
    asked: ChangeRole, services: AskedServices, caller: AskedAdmin, origin: AskedOrigin
) -> TeamChangedAnswer:
    """It holds from the member's next request. The last admin stays one."""
    user = caller.user
    await services.organizations.change_role(
        caller.acting.organization.id,
        asked.member_id,
        asked.role,
        actor=user.user.id,
        origin=origin,
    )
    return TeamChangedAnswer(message="Role updated successfully")


@router.delete(
    "/remove",
    summary="Take a member out of the team",
    responses=documented("not_found", "last_admin", *_BODY, *_ALWAYS),
)
async def remove_member(
    asked: RemoveMember, services: AskedServices, caller: AskedAdmin, origin: AskedOrigin
) -> TeamChangedAnswer:
    """Every session of theirs ends at once; their account stays. The last admin stays."""
    user = caller.user
    await services.organizations.remove_member(
        caller.acting.organization.id, asked.member_id, actor=user.user.id, origin=origin
    )
    return TeamChangedAnswer(message="Member removed successfully")


@router.post(
    "/leave",
    summary="Leave the team",
    responses=documented("last_admin", *_ALWAYS),
)
async def leave_team(
    request: Request, services: AskedServices, caller: AskedViewer, origin: AskedOrigin
) -> TeamChangedAnswer:
    """The account stays; its sessions end, this one too. The last admin stays."""
    user = caller.user
    organization = caller.acting.organization
    await services.organizations.remove_member(
        organization.id, user.user.id, actor=user.user.id, origin=origin
    )
    take_away(request)
    return TeamChangedAnswer(message=f"You are no longer a member of {organization.name}.")
