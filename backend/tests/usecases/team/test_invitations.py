"""Invitations on a real database: links that work once, and seats that are never passed."""

from datetime import datetime, timedelta

import pytest
from tests.usecases.team.conftest import Accept, Invite, Made, actions, count, outcomes

from trusthound.adapters.credentials.tokens import digest_of, new_token
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.audit import OPERATOR
from trusthound.domain.access.organization import Role, Tier
from trusthound.domain.access.origin import Origin
from trusthound.domain.access.user import User
from trusthound.domain.common.errors import (
    Conflict,
    InvalidInput,
    LinkExpired,
    RateLimited,
)
from trusthound.usecases.accept_invitation import accept_invitation
from trusthound.usecases.create_organization import create_organization
from trusthound.usecases.invite_member import Chance, Inviter, invite_member


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


async def test_one_address_is_not_flooded_by_withdrawing_and_inviting_again(
    database: Database,
    organization: Made,
    person: Made,
    invite: Invite,
    now: datetime,
) -> None:
    await organization()
    await person("ann", role="admin")
    for _ in range(3):
        await invite("bob@example.org", by="ann")
        async with database.connection() as connection:
            await connection.execute("DELETE FROM invitations")
    with pytest.raises(RateLimited):
        await invite("Bob@example.org", by="ann")
    assert await count(database, "outbox") == 3
    await invite("bob@example.org", by="ann", at=now + timedelta(hours=1, seconds=1))


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
