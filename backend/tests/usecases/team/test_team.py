"""Teams on a real database: invitations, seats, roles, and those who leave."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Any, LiteralString

import pytest

from trusthound.adapters.credentials.tokens import digest_of, new_token
from trusthound.adapters.storage import members
from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.organizations import find
from trusthound.domain.access.audit import OPERATOR
from trusthound.domain.access.organization import Role, Tier
from trusthound.domain.access.origin import Origin
from trusthound.domain.access.user import User
from trusthound.domain.common.errors import (
    Conflict,
    InvalidInput,
    LinkExpired,
    NotAllowed,
    NotFound,
    TrustHoundError,
)
from trusthound.usecases.accept_invitation import accept_invitation
from trusthound.usecases.change_role import change_role
from trusthound.usecases.change_tier import change_tier
from trusthound.usecases.create_organization import create_organization
from trusthound.usecases.invite_member import Chance, Inviter, invite_member
from trusthound.usecases.list_members import list_members
from trusthound.usecases.make_operator import make_operator
from trusthound.usecases.remove_member import remove_member
from trusthound.usecases.withdraw_invitation import withdraw_invitation
from trusthound.wiring.clock import new_id

Made = Callable[..., Awaitable[str]]
Invite = Callable[..., Awaitable[str]]
Accept = Callable[..., Awaitable[Any]]


@pytest.fixture
def invite(database: Database, origin: Origin, now: datetime) -> Invite:
    """Invites an address; the token of its link comes back."""

    async def run(
        email: str, role: Role = Role.MEMBER, *, by: str = OPERATOR, at: datetime = now
    ) -> str:
        token = new_token()
        await invite_member(
            "acme",
            email,
            role,
            Inviter(by, by.title()),
            database=database,
            origin=origin,
            lasts=timedelta(days=7),
            now=at,
            chance=Chance(new_id(), new_id(), token),
        )
        return token.text

    return run


@pytest.fixture
def accept(database: Database, origin: Origin, now: datetime) -> Accept:
    """Accepts for a user, named by id."""

    async def run(token: str, name: str, at: datetime = now) -> Any:
        user = User(name, f"{name}@example.org", name, name, "", "", now, None, None, False)
        return await accept_invitation(
            digest_of(token), user, database=database, origin=origin, now=at
        )

    return run


async def count(database: Database, what: LiteralString) -> int:
    async with database.connection() as connection:
        cursor = await connection.execute("SELECT count(*) FROM " + what)  # noqa: S608 - literals alone
        row = await cursor.fetchone()
    assert row is not None
    return int(row[0])


async def actions(database: Database) -> list[tuple[str, str, str]]:
    async with database.connection() as connection:
        cursor = await connection.execute("SELECT actor, action, target FROM audit_log ORDER BY id")
        return await cursor.fetchall()


async def outcomes(calls: list[Awaitable[Any]]) -> list[str]:
    """What each of many calls at once came to: "done", or the code of its error."""
    told = await asyncio.gather(*calls, return_exceptions=True)
    return sorted("done" if not isinstance(each, BaseException) else _code(each) for each in told)


def _code(error: BaseException) -> str:
    if not isinstance(error, TrustHoundError):
        raise error
    return error.code


async def test_an_operator_makes_an_organisation_and_its_first_admin_joins_by_mail(
    database: Database, origin: Origin, now: datetime, person: Made
) -> None:
    made = await create_organization(
        "  Acme\tInc. ", Tier.STARTER, database=database, origin=origin, now=now, new_id="acme"
    )
    assert (made.name, made.seat_limit) == ("Acme Inc.", 5)
    token = new_token()
    await invite_member(
        "acme",
        "Ann@Example.org",
        Role.ADMIN,
        Inviter(OPERATOR, "TrustHire"),
        database=database,
        origin=origin,
        lasts=timedelta(days=7),
        now=now,
        chance=Chance("i", "m", token),
    )
    async with database.connection() as connection:
        cursor = await connection.execute("SELECT kind, brand, recipient, words FROM outbox")
        assert await cursor.fetchall() == [
            (
                "invitation",
                "enterprise",
                "Ann@Example.org",
                {
                    "link": f"/invitation#token={token.text}",
                    "organization": "Acme Inc.",
                    "inviter": "TrustHire",
                    "role": "admin",
                    "expires_on": "28 November 2026",
                },
            )
        ]
    ann = User(await person("ann"), "ann@example.org", "Ann", "", "", "", now, None, None, False)
    joined = await accept_invitation(token.digest, ann, database=database, origin=origin, now=now)
    assert (joined.organization.name, joined.role) == ("Acme Inc.", Role.ADMIN)
    assert await actions(database) == [
        ("operator", "organization.create", "acme"),
        ("operator", "member.invite.admin", "i"),
        ("ann", "member.join.admin", "ann"),
    ]


async def test_fifty_invitations_at_once_fill_the_seats_and_no_more(
    database: Database, organization: Made, person: Made, invite: Invite
) -> None:
    await organization(seats=5)
    await person("ann", role="admin")
    told = await outcomes([invite(f"p{each}@example.org", by="ann") for each in range(50)])
    assert told == ["done"] * 4 + ["seat_limit_reached"] * 46
    assert await count(database, "invitations") == 4
    assert await count(database, "outbox") == 4


async def test_fifty_acceptances_of_one_link_at_once_are_one(
    database: Database, organization: Made, person: Made, invite: Invite, accept: Accept
) -> None:
    await organization(seats=1)
    await person("ann")
    token = await invite("ann@example.org")
    told = await outcomes([accept(token, "ann") for _ in range(50)])
    assert told == ["done"] + ["link_expired"] * 49
    assert await count(database, "members") == 1


async def test_fifty_invitations_and_acceptances_at_once_never_pass_the_limit(
    database: Database, organization: Made, person: Made, invite: Invite, accept: Accept
) -> None:
    await organization(seats=10)
    names = [await person(f"p{each}") for each in range(10)]
    tokens = {name: await invite(f"{name}@example.org") for name in names}
    calls = [accept(token, name) for name, token in tokens.items()]
    told = await outcomes(calls + [invite(f"other{each}@example.org") for each in range(40)])
    assert told == ["done"] * 10 + ["seat_limit_reached"] * 40
    assert await count(database, "members") == 10


async def test_fifty_invitations_of_one_address_at_once_are_one_mail(
    database: Database, organization: Made, invite: Invite
) -> None:
    await organization()
    told = await outcomes([invite("ann@example.org") for _ in range(50)])
    assert told == ["already_invited"] * 49 + ["done"]
    assert await count(database, "outbox") == 1


async def test_an_invitation_sent_again_takes_no_second_seat_and_ends_the_first_link(
    database: Database,
    organization: Made,
    person: Made,
    invite: Invite,
    accept: Accept,
    now: datetime,
) -> None:
    await organization(seats=1)
    await person("ann")
    first = await invite("ann@example.org")
    second = await invite("ANN@example.org", Role.VIEWER, at=now + timedelta(minutes=10))
    with pytest.raises(LinkExpired):
        await accept(first, "ann")
    assert (await accept(second, "ann")).role is Role.VIEWER


async def test_an_invitation_that_expired_opens_nothing_and_keeps_no_seat(
    database: Database,
    organization: Made,
    person: Made,
    invite: Invite,
    accept: Accept,
    now: datetime,
) -> None:
    await organization(seats=1)
    await person("ann")
    token = await invite("ann@example.org")
    week = now + timedelta(days=7)
    with pytest.raises(LinkExpired):
        await accept(token, "ann", at=week)
    assert await accept(await invite("bob@example.org", at=week), await person("bob"), at=week)


async def test_a_link_is_kept_as_its_digest_alone(
    database: Database, organization: Made, invite: Invite
) -> None:
    await organization()
    token = await invite("ann@example.org")
    async with database.connection() as connection:
        cursor = await connection.execute("SELECT digest, invitations::text FROM invitations")
        row = await cursor.fetchone()
    assert row is not None
    assert row[0] == digest_of(token)
    assert token not in row[1]


async def test_an_invitation_is_for_the_address_that_it_was_sent_to(
    database: Database, organization: Made, person: Made, invite: Invite, accept: Accept
) -> None:
    await organization()
    await person("eve")
    token = await invite("ann@example.org")
    with pytest.raises(InvalidInput, match="another address"):
        await accept(token, "eve")
    assert await count(database, "invitations") == 1


async def test_who_belongs_to_another_organisation_keeps_to_it(
    database: Database, organization: Made, person: Made, invite: Invite, accept: Accept
) -> None:
    await organization()
    await organization("other")
    await person("ann", role="viewer", of="other")
    token = await invite("ann@example.org")
    with pytest.raises(Conflict) as told:
        await accept(token, "ann")
    assert told.value.code == "other_organization"
    assert await count(database, "invitations") == 1


async def test_what_is_no_address_is_not_invited(organization: Made, invite: Invite) -> None:
    await organization()
    with pytest.raises(InvalidInput, match="not an e-mail address"):
        await invite("ann@example.org\r\nBcc: eve@example.org")


async def test_a_member_is_not_invited_again(
    database: Database, organization: Made, person: Made, invite: Invite
) -> None:
    await organization()
    await person("ann", role="viewer")
    with pytest.raises(Conflict) as told:
        await invite("Ann@Example.org")
    assert told.value.code == "already_member"


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
