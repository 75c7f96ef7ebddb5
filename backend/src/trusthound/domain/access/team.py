"""The rules of a team: who may change it, and that it always keeps an admin."""

from dataclasses import dataclass
from datetime import datetime

from trusthound.domain.access.organization import Role
from trusthound.domain.common.errors import Conflict, NotAllowed, NotFound


@dataclass(frozen=True, slots=True)
class Member:
    """Somebody in a team, as its list shows them."""

    id: str
    first_name: str
    last_name: str
    email: str
    role: Role
    is_active: bool
    joined_at: datetime
    last_sign_in_at: datetime | None


@dataclass(frozen=True, slots=True)
class Standing:
    """What a change is judged by, read under the organisation's lock.

    `actor` is the role of whoever asks, `target` that of whom it is about; None for no member.
    """

    actor: Role | None
    target: Role | None
    admins: int


def check_may_manage(role: Role | None) -> None:
    """Raises NotAllowed: admins alone change a team, so nobody raises themselves."""
    if role is not Role.ADMIN:
        raise NotAllowed("Only an admin of the organisation may do this.")


def check_change(standing: Standing, role: Role) -> None:
    """Whether the target may get that role. Raises NotAllowed, NotFound, Conflict."""
    check_may_manage(standing.actor)
    check_keeps_an_admin(standing, role)


def check_removal(standing: Standing, *, leaving: bool) -> None:
    """Whether the target may go; everybody may leave. Raises NotAllowed, NotFound, Conflict."""
    if not leaving:
        check_may_manage(standing.actor)
    check_keeps_an_admin(standing, None)


def check_keeps_an_admin(standing: Standing, role: Role | None) -> None:
    """`role` None: leaves. Raises NotFound where there is no such member, Conflict for the last
    admin.
    """
    if standing.target is None:
        raise NotFound("There is no such member.")
    if standing.target is Role.ADMIN and role is not Role.ADMIN and standing.admins <= 1:
        raise Conflict(
            "last_admin",
            "An organisation keeps at least one admin.",
            advice="Make somebody else an admin first.",
        )
