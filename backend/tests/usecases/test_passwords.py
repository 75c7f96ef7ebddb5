"""Forgotten and changed passwords: links that work once, sessions that end."""

import asyncio

import pytest
from tests.usecases.conftest import HOME, PASSWORD, World

from trusthound.adapters.credentials.passwords import Passwords
from trusthound.domain.access.user import SignedIn
from trusthound.domain.common.errors import (
    InvalidInput,
    LinkExpired,
    Overloaded,
    RateLimited,
    WrongCredentials,
)
from trusthound.usecases.change_password import change_password

NEW = "another horse battery"


async def test_fifty_uses_of_one_link_at_once_set_one_password(world: World) -> None:
    await world.register()
    link = await world.reset_link()
    tried = await asyncio.gather(
        *(world.reset(link, f"{NEW} {n}") for n in range(50)), return_exceptions=True
    )

    winners = [n for n, each in enumerate(tried) if each is None]
    assert len(winners) == 1
    assert all(isinstance(each, LinkExpired) for n, each in enumerate(tried) if n not in winners)
    await world.sign_in(password=f"{NEW} {winners[0]}")


async def test_a_reset_ends_every_session_and_is_told_by_mail(world: World) -> None:
    _, token, _ = await world.register()
    other = await world.sign_in(remember=True)
    await world.reset(await world.reset_link(), NEW)

    assert await world.go_on(token) is None
    assert await world.go_on(other) is None
    with pytest.raises(WrongCredentials):
        await world.sign_in()
    await world.sign_in(password=NEW)
    kinds = [each["kind"] for each in await world.rows("SELECT kind FROM outbox ORDER BY made_at")]
    assert sorted(kinds) == ["password_changed", "reset", "welcome"]


async def test_only_the_use_that_works_costs_a_hash(world: World) -> None:
    await world.register()
    link, before = await world.reset_link(), world.passwords.hashed_so_far
    await asyncio.gather(*(world.reset(link, NEW) for _ in range(20)), return_exceptions=True)

    assert world.passwords.hashed_so_far == before + 1


async def test_a_link_is_as_it_was_where_too_many_passwords_wait(world: World) -> None:
    await world.register()
    link, world.passwords = await world.reset_link(), Passwords(at_once=0, waiting=0, memory_kib=64)
    with pytest.raises(Overloaded):
        await world.reset(link, NEW)

    world.passwords = Passwords(at_once=1, waiting=0, memory_kib=64)
    await world.reset(link, NEW)


async def test_a_link_works_for_thirty_minutes(world: World) -> None:
    await world.register()
    link = await world.reset_link()
    world.later(minutes=30)

    with pytest.raises(LinkExpired):
        await world.reset(link, NEW)


async def test_a_refused_password_leaves_the_link_as_it_was(world: World) -> None:
    await world.register()
    link = await world.reset_link()
    for refused in ("short", "password1", "ann@users.example"):
        with pytest.raises(InvalidInput):
            await world.reset(link, refused)

    await world.reset(link, NEW)


async def test_a_stranger_who_asks_for_links_does_not_end_the_owners(world: World) -> None:
    await world.register()
    link = await world.reset_link()
    world.later(minutes=10)
    await world.reset_link()

    await world.reset(link, NEW)


async def test_using_one_link_ends_all_others(world: World) -> None:
    await world.register()
    links = [await world.reset_link() for _ in range(3)]
    await world.reset(links[1], NEW)

    for each in links:
        with pytest.raises(LinkExpired):
            await world.reset(each, "a third horse battery")
    await world.sign_in(password=NEW)


async def test_of_many_links_used_at_once_one_works(world: World) -> None:
    await world.register()
    links = [await world.reset_link() for _ in range(12)]
    tried = await asyncio.gather(
        *(world.reset(each, NEW) for each in links), return_exceptions=True
    )

    assert [type(each) for each in tried if each is not None] == [LinkExpired] * 11


async def test_a_link_for_something_else_resets_nothing(world: World) -> None:
    _, _, to_confirm = await world.register()

    with pytest.raises(LinkExpired):
        await world.reset(to_confirm, NEW)


async def test_asking_does_the_same_for_every_address(world: World) -> None:
    await world.register()
    for email in ("ann@users.example", "nobody@users.example"):
        await world.ask_for_reset(email)

    tasks = await world.rows("SELECT task_name, args FROM procrastinate_jobs ORDER BY id")
    assert [each["task_name"] for each in tasks] == ["send_reset_link"] * 2
    assert [each["args"]["email"] for each in tasks] == [
        "ann@users.example",
        "nobody@users.example",
    ]
    assert await world.rows("SELECT FROM one_time_links WHERE purpose = 'reset'") == []


async def test_the_worker_writes_to_nobody_it_does_not_know(world: World) -> None:
    await world.reset_link("nobody@users.example")

    assert await world.rows("SELECT FROM outbox") == []
    assert await world.rows("SELECT FROM one_time_links") == []


async def test_an_address_gets_three_links_in_five_minutes_known_or_not(world: World) -> None:
    for email in ("ann@users.example", "nobody@users.example"):
        for _ in range(3):
            await world.ask_for_reset(email.upper())
        with pytest.raises(RateLimited):
            await world.ask_for_reset(email)


async def test_a_mail_holds_the_token_in_the_fragment_and_the_table_only_its_digest(
    world: World,
) -> None:
    await world.register()
    link = await world.reset_link()

    (mail,) = await world.rows("SELECT recipient, words FROM outbox WHERE kind = 'reset'")
    assert mail["recipient"] == "ann@users.example"
    assert mail["words"] == {"name": "Ann", "link": f"/reset#token={link.text}"}
    (kept,) = await world.rows("SELECT * FROM one_time_links WHERE purpose = 'reset'")
    assert kept["digest"] == link.digest
    assert link.text not in str(kept)


async def test_a_changed_password_ends_the_other_sessions_and_unused_links(world: World) -> None:
    who, mine, _ = await world.register()
    other = await world.sign_in()
    link = await world.reset_link()
    await change(world, who, PASSWORD)

    assert await world.go_on(mine) is not None
    assert await world.go_on(other) is None
    with pytest.raises(LinkExpired):
        await world.reset(link, "a third horse battery")
    await world.sign_in(password=NEW)


async def test_the_present_password_is_asked_for_and_tries_are_counted(world: World) -> None:
    who, _, _ = await world.register()
    for _ in range(10):
        with pytest.raises(InvalidInput) as told:
            await change(world, who, "not my password")
        assert told.value.field == "currentPassword"

    with pytest.raises(RateLimited):
        await change(world, who, PASSWORD)


async def test_a_password_set_anew_meanwhile_stays(world: World) -> None:
    """Who has a session and the old password does not outrun the owner's reset."""
    who, _, _ = await world.register()
    link = await world.reset_link()

    class Interrupted(Passwords):
        async def hashed(self, password: str) -> str:
            await world.reset(link, "a third horse battery")
            return await super().hashed(password)

    with pytest.raises(InvalidInput) as told:
        await change(world, who, PASSWORD, Interrupted(at_once=1, waiting=0, memory_kib=64))

    assert told.value.field == "currentPassword"
    await world.sign_in(password="a third horse battery")


async def change(
    world: World, who: SignedIn, current: str, passwords: Passwords | None = None
) -> None:
    await change_password(
        who,
        current,
        NEW,
        database=world.database,
        passwords=passwords or world.passwords,
        limits=world.limits,
        origin=HOME,
        now=world.now,
        mail_id=world.id(),
    )
