"""An employer's account: its tier, its seats, and the role of each member."""

from dataclasses import dataclass
from enum import StrEnum


class Tier(StrEnum):
    """What an organisation has bought."""

    STARTER = "starter"
    PROFESSIONAL = "professional"
    ENTERPRISE = "enterprise"


class Role(StrEnum):
    """What a member may do: a viewer reads, a member also verifies, an admin also manages."""

    VIEWER = "viewer"
    MEMBER = "member"
    ADMIN = "admin"


@dataclass(frozen=True, slots=True)
class Organization:
    """`seat_limit` None: as many members as there are."""

    id: str
    name: str
    tier: Tier
    seat_limit: int | None


@dataclass(frozen=True, slots=True)
class Membership:
    """A user's place in an organisation; a user has one at most."""

    organization: Organization
    role: Role
