"""A user as it goes over the wire; the specification's own fields keep their spelling."""

from datetime import datetime

from pydantic import Field

from trusthound.domain.access.organization import Role
from trusthound.domain.access.plan import Plan
from trusthound.domain.access.user import SignedIn
from trusthound.entrypoints.http.schemas.wire import Answer


class UserAnswer(Answer):
    """Nothing of it is a secret: the pages keep it."""

    id: str
    name: str
    email: str
    plan: Plan
    first_name: str = Field(alias="first_name")
    last_name: str = Field(alias="last_name")
    company: str
    is_org_admin: bool = Field(alias="is_org_admin")
    is_operator: bool = Field(alias="is_operator")
    organization: str = Field(description='Whose member they are, by name; "": of none.')
    role: Role | None = Field(description="In the organisation; null: a member of none.")
    mail_verified: bool
    premium_until: datetime | None


def user_answer(who: SignedIn, now: datetime) -> UserAnswer:
    """As things stand at that moment."""
    user = who.user
    return UserAnswer(
        id=user.id,
        name=user.name,
        email=user.email,
        plan=who.plan(now),
        first_name=user.first_name,
        last_name=user.last_name,
        company=user.company,
        is_org_admin=who.membership is not None and who.membership.role is Role.ADMIN,
        is_operator=user.is_operator,
        organization="" if who.membership is None else who.membership.organization.name,
        role=None if who.membership is None else who.membership.role,
        mail_verified=user.mail_verified_at is not None,
        premium_until=user.premium_until,
    )
