"""A team as it goes over the wire; the specification's own fields keep their spelling."""

from datetime import datetime
from typing import Literal

from pydantic import Field

from trusthound.domain.access.invitation import Invitation
from trusthound.domain.access.organization import Role, Tier
from trusthound.domain.access.team import Member
from trusthound.entrypoints.http.schemas.wire import Answer, Asked
from trusthound.usecases.list_members import Team

# The wire's word for "no limit", by the specification.
UNLIMITED = -1
ID_CHARACTERS = 100


class InviteMember(Asked):
    """Whom to invite; inviting an address again ends the link that it has."""

    email: str = Field(max_length=1_000)
    role: Role = Field(strict=False)


class ChangeRole(Asked):
    """Which member gets which role."""

    member_id: str = Field(max_length=ID_CHARACTERS)
    role: Role = Field(strict=False)


class RemoveMember(Asked):
    """Which member goes."""

    member_id: str = Field(max_length=ID_CHARACTERS)


class OrganizationAnswer(Answer):
    """An organisation with its seats; an open invitation takes one."""

    id: str
    name: str
    plan: Tier
    tier: Tier = Field(description="The same as `plan`.")
    seats_used: int = Field(alias="seats_used", description="Members and open invitations.")
    seat_limit: int = Field(alias="seat_limit", description="-1: no limit.")
    seats_available: int = Field(alias="seats_available", description="-1: no limit.")


class MemberAnswer(Answer):
    """Somebody in the team."""

    id: str
    first_name: str = Field(alias="first_name")
    last_name: str = Field(alias="last_name")
    email: str
    role: Role
    is_active: bool = Field(alias="is_active")
    joined_at: datetime = Field(alias="joined_at")
    last_login: datetime | None = Field(alias="last_login", description="null: never.")


class InvitationAnswer(Answer):
    """One that can still be accepted; its link is in the mail alone."""

    id: str
    email: str
    role: Role
    invited_at: datetime
    expires_at: datetime


class TeamAnswer(Answer):
    """One page of members, as they joined, and the open invitations, the newest first."""

    success: Literal[True] = True
    organization: OrganizationAnswer
    members: tuple[MemberAnswer, ...]
    invitations: tuple[InvitationAnswer, ...]
    next_cursor: str | None = Field(description="Ask with it for more members; null: none.")


class InvitedAnswer(Answer):
    """An invitation whose mail is on its way."""

    success: Literal[True] = True
    message: str
    invitation: InvitationAnswer


class TeamChangedAnswer(Answer):
    """That it was done."""

    success: Literal[True] = True
    message: str


def team_answer(team: Team, next_cursor: str | None) -> TeamAnswer:
    """What every member may see."""
    seats, organization = team.seats, team.organization
    return TeamAnswer(
        organization=OrganizationAnswer(
            id=organization.id,
            name=organization.name,
            plan=organization.tier,
            tier=organization.tier,
            seats_used=seats.used,
            seat_limit=_wire(seats.limit),
            seats_available=_wire(seats.available),
        ),
        members=tuple(_member(each) for each in team.members),
        invitations=tuple(invitation_answer(each) for each in team.invitations),
        next_cursor=next_cursor,
    )


def invitation_answer(invitation: Invitation) -> InvitationAnswer:
    """Without who sent it, and without its link."""
    return InvitationAnswer(
        id=invitation.id,
        email=invitation.email,
        role=invitation.role,
        invited_at=invitation.made_at,
        expires_at=invitation.expires_at,
    )


def _wire(seats: int | None) -> int:
    return UNLIMITED if seats is None else seats


def _member(member: Member) -> MemberAnswer:
    return MemberAnswer(
        id=member.id,
        first_name=member.first_name,
        last_name=member.last_name,
        email=member.email,
        role=member.role,
        is_active=member.is_active,
        joined_at=member.joined_at,
        last_login=member.last_sign_in_at,
    )
