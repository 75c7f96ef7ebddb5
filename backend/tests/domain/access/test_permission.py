"""Who may enter which door, by plan, role and office."""

from datetime import UTC, datetime, timedelta

import pytest

from trusthound.domain.access.organization import Membership, Organization, Role, Tier
from trusthound.domain.access.permission import Door, check_may_enter
from trusthound.domain.access.user import SignedIn, User
from trusthound.domain.common.errors import NotAllowed, PremiumRequired

NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)


def someone(
    *, premium_until: datetime | None = None, is_operator: bool = False, role: Role | None = None
) -> SignedIn:
    user = User("u", "a@b.example", "A B", "A", "B", "", NOW, None, premium_until, is_operator)
    acme = Organization("o", "Acme", Tier.STARTER, 5)
    membership = None if role is None else Membership(acme, role)
    return SignedIn(user, "s", membership)


FREE = someone()
LAPSED = someone(premium_until=NOW)
PREMIUM = someone(premium_until=NOW + timedelta(seconds=1))
VIEWER, MEMBER, ADMIN = (someone(role=role) for role in Role)
OPERATOR = someone(is_operator=True)
EVERYONE = (FREE, LAPSED, PREMIUM, VIEWER, MEMBER, ADMIN, OPERATOR)


@pytest.mark.parametrize(
    ("door", "welcome"),
    [
        (Door.USER, EVERYONE),
        (Door.PREMIUM, (PREMIUM, VIEWER, MEMBER, ADMIN)),
        (Door.VIEWER, (VIEWER, MEMBER, ADMIN)),
        (Door.MEMBER, (MEMBER, ADMIN)),
        (Door.ADMIN, (ADMIN,)),
        (Door.OPERATOR, (OPERATOR,)),
    ],
)
def test_a_door_lets_in_those_whom_it_is_for_and_nobody_else(
    door: Door, welcome: tuple[SignedIn, ...]
) -> None:
    for who in EVERYONE:
        if who in welcome:
            check_may_enter(door, who, now=NOW)
        else:
            with pytest.raises(NotAllowed):
                check_may_enter(door, who, now=NOW)


def test_a_free_user_is_told_that_it_is_the_plan() -> None:
    with pytest.raises(PremiumRequired):
        check_may_enter(Door.PREMIUM, FREE, now=NOW)
