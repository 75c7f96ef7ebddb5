"""Somebody signed in and a door in, whether it opens out: the one table of who may do what."""

from datetime import datetime
from enum import StrEnum

from trusthound.domain.access.organization import Role
from trusthound.domain.access.plan import Plan
from trusthound.domain.access.user import SignedIn
from trusthound.domain.common.errors import NotAllowed, PremiumRequired

_RANK = {Role.VIEWER: 0, Role.MEMBER: 1, Role.ADMIN: 2}


class Door(StrEnum):
    """Whom a door is for, besides those who may enter without an account."""

    USER = "user"
    PREMIUM = "premium"
    VIEWER = "viewer"
    MEMBER = "member"
    ADMIN = "admin"
    OPERATOR = "operator"


def check_may_enter(door: Door, who: SignedIn, *, now: datetime) -> None:
    """Raises PremiumRequired or NotAllowed; judged by the data of this moment."""
    if door is Door.USER:
        return
    if door is Door.PREMIUM:
        if who.plan(now) is Plan.FREE:
            raise PremiumRequired
        return
    if door is Door.OPERATOR:
        allowed = who.user.is_operator
    else:
        allowed = (
            who.membership is not None and _RANK[who.membership.role] >= _RANK[Role(door.value)]
        )
    if not allowed:
        raise NotAllowed("Your account may not do this.")
