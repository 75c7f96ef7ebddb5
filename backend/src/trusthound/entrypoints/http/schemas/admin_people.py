"""Users and organisations as operators see them, over the wire."""

from datetime import datetime

from pydantic import Field

from trusthound.adapters.storage.administered import AdministeredOrganization, AdministeredUser
from trusthound.domain.access.organization import Organization, Tier
from trusthound.entrypoints.http.schemas.wire import Answer, Asked
from trusthound.usecases.list_organizations import OrganizationsPage
from trusthound.usecases.list_users import UsersPage


class AdministeredUserAnswer(Answer):
    """Nothing of what they checked or uploaded is here."""

    id: str
    email: str
    name: str
    organization: str = Field(description='Whose member they are, by name; "": of none.')
    is_operator: bool
    created_at: datetime
    last_sign_in_at: datetime | None
    mail_verified: bool
    premium_until: datetime | None
    sessions: int = Field(description="Where they are signed in now.")


class AdministeredUsersAnswer(Answer):
    """The newest first."""

    users: tuple[AdministeredUserAnswer, ...]
    next_cursor: str | None = Field(description="Ask with it for older ones; null: none.")


class SessionsEndedAnswer(Answer):
    """How many sessions there were."""

    ended: int


class ChangeTier(Asked):
    """What they have bought."""

    tier: Tier = Field(strict=False)


class ChangedTierAnswer(Answer):
    """What holds from now on."""

    id: str
    name: str
    tier: Tier
    seat_limit: int | None = Field(description="null: no limit.")


class AdministeredOrganizationAnswer(ChangedTierAnswer):
    """With the seats that are taken: by members, and by who is invited."""

    created_at: datetime
    members: int
    invited: int


class AdministeredOrganizationsAnswer(Answer):
    """The newest first."""

    organizations: tuple[AdministeredOrganizationAnswer, ...]
    next_cursor: str | None = Field(description="Ask with it for older ones; null: none.")


def users_answer(page: UsersPage) -> AdministeredUsersAnswer:
    return AdministeredUsersAnswer(
        users=tuple(_user(each) for each in page.users), next_cursor=page.cursor or None
    )


def organizations_answer(page: OrganizationsPage) -> AdministeredOrganizationsAnswer:
    return AdministeredOrganizationsAnswer(
        organizations=tuple(_organization(each) for each in page.organizations),
        next_cursor=page.cursor or None,
    )


def changed_tier_answer(made: Organization) -> ChangedTierAnswer:
    return ChangedTierAnswer(id=made.id, name=made.name, tier=made.tier, seat_limit=made.seat_limit)


def _user(found: AdministeredUser) -> AdministeredUserAnswer:
    return AdministeredUserAnswer(
        id=found.id,
        email=found.email,
        name=found.name,
        organization=found.organization,
        is_operator=found.is_operator,
        created_at=found.created_at,
        last_sign_in_at=found.last_sign_in_at,
        mail_verified=found.mail_verified_at is not None,
        premium_until=found.premium_until,
        sessions=found.sessions,
    )


def _organization(found: AdministeredOrganization) -> AdministeredOrganizationAnswer:
    return AdministeredOrganizationAnswer(
        id=found.id,
        name=found.name,
        tier=Tier(found.tier),
        seat_limit=found.seat_limit,
        created_at=found.created_at,
        members=found.members,
        invited=found.invited,
    )
