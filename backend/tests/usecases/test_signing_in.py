"""Signing in: limits, the same work for everybody, sessions that last as long as they should."""

import asyncio

import pytest
from tests.usecases.conftest import HOME, PASSWORD, World

from trusthound.adapters.credentials.passwords import Passwords
from trusthound.domain.access.origin import Origin
from trusthound.domain.common.errors import (
    Conflict,
    LinkExpired,
    Overloaded,
    RateLimited,
    TrustHoundError,
    WrongCredentials,
)
from trusthound.usecases.forget_old_sessions import forget_old_sessions

ELSEWHERE = Origin("198.51.100.7", "request-2")


async def refused(world: World, email: str, *, origin: Origin = HOME) -> type[TrustHoundError]:
    with pytest.raises(TrustHoundError) as told:
        await world.sign_in(email, "something else", origin=origin)
    return type(told.value)


async def test_an_account_is_tried_ten_times_in_five_minutes_and_no_more(world: World) -> None:
    await world.register()
    for _ in range(10):
        assert await refused(world, "Ann@Users.example") is WrongCredentials
        world.later(seconds=10)

    with pytest.raises(RateLimited) as told:
        await world.sign_in()
    assert (told.value.reset_at - world.now).total_seconds() == 200
    world.later(seconds=201)
    await world.sign_in()


async def test_an_unknown_address_is_limited_alike(world: World) -> None:
    kinds = [await refused(world, "nobody@users.example") for _ in range(11)]

    assert kinds == [WrongCredentials] * 10 + [RateLimited]


async def test_fifty_guesses_at_once_are_ten_guesses(world: World) -> None:
    await world.register()
    kinds = await asyncio.gather(*(refused(world, "ann@users.example") for _ in range(50)))

    assert kinds.count(WrongCredentials) == 10
    assert kinds.count(RateLimited) == 40


async def test_a_stranger_cannot_use_up_the_tries_of_the_owner(world: World) -> None:
    await world.register()
    for _ in range(10):
        await refused(world, "ann@users.example", origin=ELSEWHERE)

    assert await refused(world, "ann@users.example", origin=ELSEWHERE) is RateLimited
    await world.sign_in()  # from where the owner signed in before


async def test_who_gets_in_starts_afresh(world: World) -> None:
    await world.register()
    for _ in range(3):
        for _ in range(9):
            await refused(world, "ann@users.example")
        await world.sign_in()


async def test_an_address_of_many_accounts_is_limited_too(world: World) -> None:
    kinds = [await refused(world, f"user{n}@users.example") for n in range(51)]

    assert kinds == [WrongCredentials] * 50 + [RateLimited]


async def test_an_ipv6_network_is_one_address(world: World) -> None:
    for n in range(20):
        origin = Origin(f"2001:db8::{n:x}", "r", counted_as="2001:db8::/64")
        await world.register(f"user{n}@users.example", origin=origin)

    with pytest.raises(RateLimited):
        await world.register("one.more@users.example", origin=origin)


async def test_known_and_unknown_addresses_cost_the_same_hashes_and_the_same_rows(
    world: World,
) -> None:
    await world.register()
    costs = []
    for email in ("ann@users.example", "nobody@users.example"):
        before = world.passwords.hashed_so_far, len(await world.rows("SELECT FROM audit_log"))
        await refused(world, email)
        after = world.passwords.hashed_so_far, len(await world.rows("SELECT FROM audit_log"))
        costs.append((after[0] - before[0], after[1] - before[1]))

    assert costs == [(1, 1), (1, 1)]


async def test_a_refused_sign_in_is_noted_without_what_was_typed(world: World) -> None:
    await refused(world, "hunter2@users.example", origin=ELSEWHERE)

    (line,) = await world.rows("SELECT * FROM audit_log")
    assert (line["action"], line["outcome"]) == ("account.sign_in", "refused")
    assert (line["actor"], line["address"]) == ("visitor", "198.51.100.7")
    assert "hunter2" not in str(line)


async def test_of_many_who_sign_up_with_one_address_one_does(world: World) -> None:
    spellings = ["Ann@users.example", "ann@users.example", "ANN@USERS.EXAMPLE"] * 5
    tried = await asyncio.gather(*map(world.register, spellings), return_exceptions=True)

    assert sum(isinstance(each, Conflict) for each in tried) == 14
    assert len(await world.rows("SELECT FROM users")) == 1
    assert len(await world.rows("SELECT FROM sessions")) == 1
    assert len(await world.rows("SELECT FROM outbox")) == 1


async def test_sign_ups_of_an_address_are_limited(world: World) -> None:
    for n in range(20):
        await world.register(f"user{n}@users.example")

    with pytest.raises(RateLimited):
        await world.register("one.more@users.example")
    await world.register("elsewhere@users.example", origin=ELSEWHERE)


async def test_more_passwords_than_can_wait_are_turned_away(world: World) -> None:
    await world.register()
    world.passwords = Passwords(at_once=1, waiting=0, memory_kib=64)
    async with world.passwords._turn():
        with pytest.raises(Overloaded):
            await world.sign_in()

    await world.sign_in()


async def test_a_session_lasts_twelve_hours(world: World) -> None:
    _, token, _ = await world.register()

    world.later(hours=11, minutes=59)
    assert await world.go_on(token) is not None
    world.later(minutes=1)
    assert await world.go_on(token) is None


async def test_a_remembered_session_lasts_thirty_days_under_a_token_that_changes_daily(
    world: World,
) -> None:
    await world.register()
    token = await world.sign_in(remember=True)

    for day in range(1, 30):
        world.later(days=1)
        found = await world.go_on(token)
        assert found is not None
        assert found.changed is not None, day
        token = found.changed
        again = await world.go_on(token)
        assert again is not None
        assert again.changed is None
    world.later(days=1)
    assert await world.go_on(token) is None


async def test_the_token_before_is_good_for_a_minute_more(world: World) -> None:
    await world.register()
    token = await world.sign_in(remember=True)
    world.later(days=2)

    at_once = await asyncio.gather(*(world.go_on(token) for _ in range(10)))

    assert all(each is not None for each in at_once)
    assert sum(each is not None and each.changed is not None for each in at_once) == 1
    world.later(seconds=59)
    assert await world.go_on(token) is not None
    world.later(seconds=1)
    assert await world.go_on(token) is None


async def test_the_token_of_a_program_stays_what_it_is(world: World) -> None:
    await world.register()
    token = await world.sign_in(remember=True)
    world.later(days=29)

    found = await world.go_on(token, may_change=False)

    assert found is not None
    assert found.changed is None


async def test_a_user_has_a_hundred_sessions_at_most_and_the_oldest_end(world: World) -> None:
    _, first, _ = await world.register()
    for _ in range(100):
        world.later(seconds=10)
        last = await world.sign_in()

    assert await world.go_on(first) is None
    assert await world.go_on(last) is not None
    assert len(await world.rows("SELECT FROM sessions")) == 100


async def test_a_hash_that_was_made_more_cheaply_is_made_anew(world: World) -> None:
    await world.register()
    (before,) = await world.rows("SELECT password_hash FROM users")
    world.passwords = type(world.passwords)(at_once=2, waiting=2, memory_kib=128)
    await world.sign_in()

    (after,) = await world.rows("SELECT password_hash FROM users")
    assert ("m=64," in before["password_hash"], "m=128," in after["password_hash"]) == (True, True)
    await world.sign_in(password=PASSWORD)


async def test_the_link_of_the_welcome_proves_the_address_once(world: World) -> None:
    _, _, link = await world.register()
    (before,) = await world.rows("SELECT mail_verified_at FROM users")
    await world.confirm(link)

    (after,) = await world.rows("SELECT mail_verified_at FROM users")
    assert (before["mail_verified_at"], after["mail_verified_at"]) == (None, world.now)
    with pytest.raises(LinkExpired):
        await world.confirm(link)


async def test_what_nobody_can_use_any_more_is_deleted(world: World) -> None:
    await world.register()
    await world.sign_in(remember=True)
    await world.reset_link()
    world.later(days=2)
    await forget_old_sessions(world.database, now=world.now)

    assert [each["remembered"] for each in await world.rows("SELECT * FROM sessions")] == [True]
    links = await world.rows("SELECT purpose FROM one_time_links")
    assert [each["purpose"] for each in links] == ["confirm_mail"]
    assert await world.rows("SELECT FROM attempts") == []
