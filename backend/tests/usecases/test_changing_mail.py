"""Another address: only its own mailbox gives it to an account, and the old one is told."""

import asyncio

import pytest
from tests.usecases.conftest import HOME, PASSWORD, World

from trusthound.adapters.credentials.tokens import Token, new_token
from trusthound.domain.access.user import SignedIn
from trusthound.domain.common.errors import (
    Conflict,
    InvalidInput,
    LinkExpired,
    RateLimited,
    WrongCredentials,
)
from trusthound.usecases.ask_to_change_mail import ask_to_change_mail
from trusthound.usecases.change_password import change_password

NEW = "ann.lee@elsewhere.example"


async def asked(world: World, who: SignedIn, email: str = NEW, password: str = PASSWORD) -> Token:
    token = new_token()
    await ask_to_change_mail(
        who,
        email,
        password,
        database=world.database,
        passwords=world.passwords,
        limits=world.limits,
        origin=HOME,
        now=world.now,
        mail_id=world.id(),
        token=token,
    )
    return token


async def test_opening_the_link_changes_the_address_and_asking_alone_does_not(
    world: World,
) -> None:
    who, mine, _ = await world.register()
    other = await world.sign_in()
    link = await asked(world, who)
    with pytest.raises(WrongCredentials):
        await world.sign_in(NEW)
    await world.sign_in()
    world.later(minutes=5)
    await world.confirm(link)

    await world.sign_in(NEW)
    with pytest.raises(WrongCredentials):
        await world.sign_in()
    assert await world.go_on(other) is None
    found = await world.go_on(mine)  # the session that asked goes on
    assert found is not None
    assert found.signed_in.user.email == NEW
    (row,) = await world.rows("SELECT mail_verified_at FROM users")
    assert row == {"mail_verified_at": world.now.replace(minute=5)}
    with pytest.raises(LinkExpired):
        await world.confirm(link)


async def test_the_link_goes_to_the_new_address_and_the_old_one_is_told(world: World) -> None:
    who, _, _ = await world.register()
    link = await asked(world, who)
    await world.confirm(link)

    told = await world.rows("SELECT kind, recipient, words FROM outbox WHERE kind <> 'welcome'")
    by_kind = {each["kind"]: each for each in told}
    assert set(by_kind) == {"change_mail", "mail_changed"}
    assert by_kind["change_mail"]["recipient"] == NEW
    assert by_kind["change_mail"]["words"]["link"] == f"/verify-mail#token={link.text}"
    assert by_kind["mail_changed"]["recipient"] == "ann@users.example"
    actions = [each["action"] for each in await world.rows("SELECT action FROM audit_log")]
    assert actions[-2:] == ["account.ask_to_change_mail", "account.change_mail"]
    assert NEW not in str(await world.rows("SELECT * FROM audit_log"))
    (left,) = await world.rows("SELECT task_name, args FROM procrastinate_jobs")
    assert left == {"task_name": "tell_payments_address", "args": {"user_id": who.user.id}}


async def test_what_was_sent_to_the_old_address_opens_nothing_any_more(world: World) -> None:
    who, _, welcome = await world.register()
    reset = await world.reset_link()
    await world.confirm(await asked(world, who))

    with pytest.raises(LinkExpired):
        await world.reset(reset, "another horse battery")
    with pytest.raises(LinkExpired):
        await world.confirm(welcome)


async def test_a_taken_address_is_answered_alike_and_not_taken_away(world: World) -> None:
    who, _, _ = await world.register()
    await world.register("bea@users.example")
    costs = []
    for email in (NEW, "Bea@Users.example"):
        before = world.passwords.hashed_so_far, len(await world.rows("SELECT FROM outbox"))
        link = await asked(world, who, email)
        after = world.passwords.hashed_so_far, len(await world.rows("SELECT FROM outbox"))
        costs.append((after[0] - before[0], after[1] - before[1]))

    assert costs[0] == costs[1]
    with pytest.raises(Conflict) as told:
        await world.confirm(link)
    assert told.value.code == "mail_taken"
    await world.sign_in()
    await world.sign_in("bea@users.example")


async def test_of_two_accounts_that_want_one_address_at_once_one_gets_it(world: World) -> None:
    links = []
    for email in ("ann@users.example", "bea@users.example"):
        who, _, _ = await world.register(email)
        links.append(await asked(world, who))
    tried = await asyncio.gather(*map(world.confirm, links), return_exceptions=True)

    assert sorted(type(each).__name__ for each in tried) == ["Conflict", "NoneType"]


async def test_the_password_is_asked_for_and_links_are_limited(world: World) -> None:
    who, _, _ = await world.register()
    with pytest.raises(InvalidInput) as told:
        await asked(world, who, password="not my password")
    assert told.value.field == "password"
    for email in ("no address", "ANN@users.example"):
        with pytest.raises(InvalidInput) as told:
            await asked(world, who, email)
        assert told.value.field == "email"
    for n in range(3):
        await asked(world, who, f"{n}{NEW}")

    with pytest.raises(RateLimited):
        await asked(world, who)


async def test_a_link_works_for_an_hour(world: World) -> None:
    who, _, _ = await world.register()
    link = await asked(world, who)
    world.later(hours=1)

    with pytest.raises(LinkExpired):
        await world.confirm(link)


async def test_a_new_password_ends_a_change_that_somebody_else_began(world: World) -> None:
    """Whoever knew the old password does not get the account by a link that still lies there."""
    who, _, _ = await world.register()
    before_reset = await asked(world, who)
    await world.reset(await world.reset_link(), "another horse battery")
    before_change = await asked(world, who, password="another horse battery")
    await change_password(
        who,
        "another horse battery",
        "a third horse battery",
        database=world.database,
        passwords=world.passwords,
        limits=world.limits,
        origin=HOME,
        now=world.now,
        mail_id=world.id(),
    )

    for link in (before_reset, before_change):
        with pytest.raises(LinkExpired):
            await world.confirm(link)
