"""Teams on a real database: roles, those who leave, and what a tier changes."""

from collections.abc import Awaitable
from datetime import datetime
from typing import Any

import pytest
from tests.usecases.team.conftest import Accept, Invite, Made, actions, count, outcomes

from trusthound.adapters.storage import members
from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.organizations import find
from trusthound.domain.access.organization import Role, Tier
from trusthound.domain.access.origin import Origin
from trusthound.domain.common.errors import Conflict, LinkExpired, NotAllowed, NotFound
from trusthound.usecases.change_role import change_role
from trusthound.usecases.change_tier import change_tier
from trusthound.usecases.list_members import list_members
from trusthound.usecases.make_operator import make_operator
from trusthound.usecases.remove_member import remove_member
from trusthound.usecases.withdraw_invitation import withdraw_invitation


@pytest.mark.parametrize("role", ["viewer", "member", ""])
async def test_only_an_admin_invites_changes_removes_and_withdraws(
    role: str,
    database: Database,
    organization: Made,
    person: Made,
    invite: Invite,
    origin: Origin,
    now: datetime,
) -> None:
    await organization()
    await person("ann", role="admin")
    await person("bob", role=role)
    door: dict[str, Any] = {"actor": "bob", "database": database, "origin": origin, "now": now}
    with pytest.raises(NotAllowed):
        await invite("carl@example.org", by="bob")
    with pytest.raises(NotAllowed):
        await change_role("acme", "bob", Role.ADMIN, **door)
    with pytest.raises(NotAllowed):
        await remove_member("acme", "ann", **door)
    with pytest.raises(NotAllowed):
        await withdraw_invitation("acme", "any", **door)
    assert await actions(database) == []


async def test_an_admin_of_another_organisation_changes_nothing_here(
    database: Database, organization: Made, person: Made, origin: Origin, now: datetime
) -> None:
    await organization()
    await organization("other")
    await person("ann", role="admin")
    await person("eve", role="admin", of="other")
    door: dict[str, Any] = {"actor": "eve", "database": database, "origin": origin, "now": now}
    with pytest.raises(NotAllowed):
        await change_role("acme", "ann", Role.VIEWER, **door)
    with pytest.raises(NotFound):
        await change_role("other", "ann", Role.VIEWER, **door)


async def test_the_last_admin_is_neither_demoted_nor_removed(
    database: Database, organization: Made, person: Made, origin: Origin, now: datetime
) -> None:
    await organization()
    await person("ann", role="admin")
    await person("bob", role="member")
    door: dict[str, Any] = {"actor": "ann", "database": database, "origin": origin, "now": now}
    with pytest.raises(Conflict) as demoted:
        await change_role("acme", "ann", Role.MEMBER, **door)
    with pytest.raises(Conflict) as removed:
        await remove_member("acme", "ann", **door)
    assert demoted.value.code == removed.value.code == "last_admin"
    await change_role("acme", "bob", Role.ADMIN, **door)
    await remove_member("acme", "ann", **door)
    assert await count(database, "members WHERE role = 'admin'") == 1


async def test_of_many_admins_who_demote_and_remove_each_other_at_once_one_stays(
    database: Database, organization: Made, person: Made, origin: Origin, now: datetime
) -> None:
    await organization(seats=None)
    names = [await person(f"p{each}", role="admin") for each in range(25)]
    door: dict[str, Any] = {"database": database, "origin": origin, "now": now}
    demoted: list[Awaitable[Any]] = [
        change_role("acme", each, Role.VIEWER, actor=each, **door) for each in names
    ]
    told = await outcomes(
        demoted + [remove_member("acme", each, actor=each, **door) for each in names]
    )
    assert told.count("last_admin") >= 1
    assert await count(database, "members WHERE role = 'admin'") == 1


async def test_a_removed_members_sessions_end_at_once(
    database: Database, organization: Made, person: Made, origin: Origin, now: datetime
) -> None:
    await organization()
    await person("ann", role="admin", sessions=1)
    await person("bob", role="member", sessions=3)
    await remove_member("acme", "bob", actor="ann", database=database, origin=origin, now=now)
    assert await count(database, "sessions WHERE user_id = 'bob'") == 0
    assert await count(database, "sessions WHERE user_id = 'ann'") == 1
    assert await count(database, "users") == 2
    assert await actions(database) == [("ann", "member.remove", "bob")]


async def test_an_account_that_goes_takes_its_place_along_but_leaves_no_team_without_admin(
    database: Database, organization: Made, person: Made
) -> None:
    await organization()
    await person("ann", role="admin")
    await person("bob", role="viewer")
    async with database.connection() as connection:
        with pytest.raises(Conflict):
            await members.leave(connection, "ann")
        await members.leave(connection, "bob")
        await members.leave(connection, "ann")
        await members.leave(connection, "nobody")
    assert await count(database, "organizations") == 0
    assert await count(database, "users") == 2


async def test_a_withdrawn_invitation_frees_its_seat(
    database: Database,
    organization: Made,
    person: Made,
    invite: Invite,
    accept: Accept,
    origin: Origin,
    now: datetime,
) -> None:
    await organization(seats=2)
    await person("ann", role="admin")
    token = await invite("bob@example.org", by="ann")
    acme = await find(database, "acme")
    assert acme is not None
    team = await list_members(acme, after=None, database=database, now=now)
    assert (team.seats.used, team.seats.available) == (2, 0)
    door: dict[str, Any] = {"actor": "ann", "database": database, "origin": origin, "now": now}
    await withdraw_invitation("acme", team.invitations[0].id, **door)
    with pytest.raises(LinkExpired):
        await accept(token, await person("bob"))
    await invite("carl@example.org", by="ann")


async def test_members_are_listed_page_by_page_in_the_order_they_joined(
    database: Database, organization: Made, person: Made, now: datetime
) -> None:
    await organization(seats=None)
    for each in range(101):
        await person(f"p{each:03}", role="viewer")
    acme = await find(database, "acme")
    assert acme is not None
    first = await list_members(acme, after=None, database=database, now=now)
    assert [first.members[0].id, first.members[-1].id] == ["p000", "p099"]
    second = await list_members(acme, after=first.more_after, database=database, now=now)
    assert [each.id for each in second.members] == ["p100"]
    assert second.more_after is None
    assert second.seats.available is None


async def test_a_smaller_tier_removes_nobody_and_frees_no_seat(
    database: Database,
    organization: Made,
    person: Made,
    invite: Invite,
    accept: Accept,
    origin: Origin,
    now: datetime,
) -> None:
    await organization(seats=None)
    for each in range(5):
        await person(f"p{each}", role="viewer")
    token = await invite("ann@example.org")
    await change_tier("acme", Tier.STARTER, database=database, origin=origin, now=now)
    assert await count(database, "members") == 5
    with pytest.raises(Conflict, match="Upgrade your plan to add"):
        await invite("bob@example.org")
    with pytest.raises(Conflict, match="Upgrade your plan to add"):
        await accept(token, await person("ann"))
    with pytest.raises(NotFound):
        await change_tier("none", Tier.STARTER, database=database, origin=origin, now=now)


async def test_a_user_becomes_an_operator_and_is_one_no_longer(
    database: Database, person: Made, origin: Origin, now: datetime
) -> None:
    await person("ann")
    door: dict[str, Any] = {"database": database, "origin": origin, "now": now}
    await make_operator(" ANN@example.org", operator=True, **door)
    assert await count(database, "users WHERE is_operator") == 1
    await make_operator("ann@example.org", operator=False, **door)
    assert await count(database, "users WHERE is_operator") == 0
    with pytest.raises(NotFound):
        await make_operator("nobody@example.org", operator=True, **door)
    assert [each[1] for each in await actions(database)] == ["operator.create", "operator.revoke"]
