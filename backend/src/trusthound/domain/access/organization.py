"""An employer's account: its tier, its seats, and the role of each member."""

from dataclasses import dataclass
from enum import StrEnum

from trusthound.domain.common.errors import InvalidInput, NotFound

NAME_CHARACTERS = 200


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


def checked_name(text: str) -> str:
    """An organisation's name as one line of visible characters. Raises InvalidInput."""
    visible = "".join(each if each.isprintable() else " " for each in text)
    name = " ".join(visible.split())
    if not name:
        raise InvalidInput("An organisation needs a name.", field="name")
    if len(name) > NAME_CHARACTERS:
        raise InvalidInput(f"A name may have {NAME_CHARACTERS} characters.", field="name")
    return name


def no_such_organization() -> NotFound:
    return NotFound("There is no such organisation.")
