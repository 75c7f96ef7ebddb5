"""A second factor: codes count once, recovery codes too, and nothing of it lies open."""

import asyncio
from datetime import timedelta

import pyotp
import pytest
from tests.usecases.conftest import HOME, KEY, PASSWORD, World

from trusthound.adapters.credentials.second_factor import new_recovery_codes, new_secret
from trusthound.domain.access.user import User
from trusthound.domain.common.errors import (
    Conflict,
    InvalidInput,
    RateLimited,
    SecondFactorRequired,
    WrongCode,
    WrongCredentials,
)
from trusthound.usecases.confirm_totp import confirm_totp
from trusthound.usecases.remove_totp import remove_totp
from trusthound.usecases.set_up_totp import set_up_totp


async def begun(world: World, user: User, password: str = PASSWORD) -> pyotp.TOTP:
    begun = await set_up_totp(
        user,
        password,
        database=world.database,
        passwords=world.passwords,
        limits=world.limits,
        secret_key=KEY,
        secret=new_secret(),
        issuer="TrustHound",
        now=world.now,
    )
    return pyotp.TOTP(begun.secret)


async def confirmed(world: World, user: User, app: pyotp.TOTP) -> tuple[str, ...]:
    codes = new_recovery_codes()
    await confirm_totp(
        user,
        app.at(world.now),
        database=world.database,
        limits=world.limits,
        secret_key=KEY,
        recovery_codes=codes,
        origin=HOME,
        now=world.now,
    )
    return codes


async def removed(world: World, user: User, code: str, password: str = PASSWORD) -> None:
    await remove_totp(
        user,
        password,
        code,
        database=world.database,
        passwords=world.passwords,
        limits=world.limits,
        secret_key=KEY,
        origin=HOME,
        now=world.now,
    )


async def protected(world: World) -> tuple[User, pyotp.TOTP, tuple[str, ...]]:
    who, _, _ = await world.register()
    app = await begun(world, who.user)
    codes = await confirmed(world, who.user, app)
    world.later(seconds=30)
    return who.user, app, codes


async def test_signing_in_needs_the_code_once_it_is_confirmed(world: World) -> None:
    who, _, _ = await world.register()
    app = await begun(world, who.user)
    await world.sign_in()
    await confirmed(world, who.user, app)
    world.later(seconds=30)

    with pytest.raises(SecondFactorRequired):
        await world.sign_in()
    with pytest.raises(WrongCode):
        await world.sign_in(code="000000" if app.at(world.now) != "000000" else "111111")
    await world.sign_in(code=app.at(world.now))


async def test_a_session_without_the_password_begins_with_none(world: World) -> None:
    who, _, _ = await world.register()
    for _ in range(10):
        with pytest.raises(InvalidInput) as told:
            await begun(world, who.user, password="not my password")
        assert told.value.field == "password"

    with pytest.raises(RateLimited):
        await begun(world, who.user)
    assert await world.rows("SELECT totp_secret FROM users") == [{"totp_secret": None}]


async def test_a_wrong_password_is_told_before_any_code_is_asked_for(world: World) -> None:
    _, app, _ = await protected(world)

    with pytest.raises(WrongCredentials) as told:
        await world.sign_in(password="not my password", code=app.at(world.now))
    assert type(told.value) is WrongCredentials


@pytest.mark.parametrize(("steps", "welcome"), [(-2, 0), (-1, 1), (0, 1), (1, 1), (2, 0)])
async def test_a_code_counts_one_step_early_or_late(world: World, steps: int, welcome: int) -> None:
    _, app, _ = await protected(world)
    world.later(minutes=5)
    code = app.at(world.now + timedelta(seconds=30 * steps))
    tried = await asyncio.gather(world.sign_in(code=code), return_exceptions=True)

    assert sum(not isinstance(each, Exception) for each in tried) == welcome


async def test_a_code_works_once_however_many_use_it_at_once(world: World) -> None:
    _, app, _ = await protected(world)
    code = app.at(world.now)
    tried = await asyncio.gather(
        *(world.sign_in(code=code) for _ in range(8)), return_exceptions=True
    )

    assert sum(not isinstance(each, Exception) for each in tried) == 1
    assert sum(isinstance(each, WrongCode) for each in tried) == 7


async def test_an_earlier_code_does_not_work_after_a_later_one(world: World) -> None:
    _, app, _ = await protected(world)
    earlier = app.at(world.now)
    world.later(seconds=30)
    await world.sign_in(code=app.at(world.now))

    with pytest.raises(WrongCode):
        await world.sign_in(code=earlier)


async def test_a_recovery_code_works_once_however_it_is_typed(world: World) -> None:
    _, _, codes = await protected(world)
    assert len(set(codes)) == 10

    await world.sign_in(code=codes[0].upper().replace("-", " "))
    with pytest.raises(WrongCode):
        await world.sign_in(code=codes[0])
    await world.sign_in(code=codes[1])


async def test_codes_cannot_be_guessed_at_leisure(world: World) -> None:
    _, app, _ = await protected(world)
    wrong = "000000" if app.at(world.now) != "000000" else "111111"
    for _ in range(10):
        with pytest.raises(WrongCode):
            await world.sign_in(code=wrong)

    with pytest.raises(RateLimited):
        await world.sign_in(code=app.at(world.now))


async def test_neither_the_secret_nor_the_codes_lie_open_in_the_database(world: World) -> None:
    _, app, codes = await protected(world)

    (row,) = await world.rows("SELECT totp_secret FROM users")
    assert app.secret.encode() not in bytes(row["totp_secret"])
    digests = [bytes(each["digest"]) for each in await world.rows("SELECT * FROM recovery_codes")]
    assert not {each.encode() for each in codes} & set(digests)
    assert all(len(each) == 32 for each in digests)


async def test_what_is_in_force_is_not_replaced(world: World) -> None:
    user, _, _ = await protected(world)

    with pytest.raises(Conflict) as told:
        await begun(world, user)
    assert told.value.code == "totp_on"


async def test_it_is_turned_off_with_the_password_and_a_code_only(world: World) -> None:
    user, app, codes = await protected(world)

    with pytest.raises(InvalidInput) as told:
        await removed(world, user, app.at(world.now), password="not my password")
    assert told.value.field == "password"
    with pytest.raises(InvalidInput) as told:
        await removed(world, user, "123")
    assert told.value.field == "code"
    await removed(world, user, codes[3])
    await world.sign_in()
    with pytest.raises(Conflict):
        await removed(world, user, codes[4])


async def test_a_reset_that_proves_the_address_ends_what_a_stranger_set_up_before(
    world: World,
) -> None:
    """Somebody signs up with another's address; later its owner comes, by "forgot password"."""
    who, strangers, _ = await world.register()
    app = await begun(world, who.user)
    codes = await confirmed(world, who.user, app)
    world.later(seconds=30)
    await world.reset(await world.reset_link(), "the owner's own password")

    assert await world.go_on(strangers) is None
    for code in ("", app.at(world.now), codes[0]):
        with pytest.raises(WrongCredentials):
            await world.sign_in(code=code)
    await world.sign_in(password="the owner's own password")
    assert await world.rows("SELECT FROM recovery_codes") == []
    (row,) = await world.rows("SELECT totp_secret, mail_verified_at FROM users")
    assert row == {"totp_secret": None, "mail_verified_at": world.now}


async def test_a_reset_of_a_proved_address_keeps_the_second_factor(world: World) -> None:
    who, _, link = await world.register()
    await world.confirm(link)
    app = await begun(world, who.user)
    await confirmed(world, who.user, app)
    world.later(seconds=30)
    await world.reset(await world.reset_link(), "another horse battery")

    with pytest.raises(SecondFactorRequired):
        await world.sign_in(password="another horse battery")
    await world.sign_in(password="another horse battery", code=app.at(world.now))
