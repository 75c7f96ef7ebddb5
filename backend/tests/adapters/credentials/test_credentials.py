"""Passwords, seals and codes: what is kept opens for whom it should, and for nobody else."""

import asyncio
from datetime import UTC, datetime, timedelta

import pyotp
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from trusthound.adapters.credentials.common_passwords import common_passwords
from trusthound.adapters.credentials.passwords import MEMORY_KIB, Passwords
from trusthound.adapters.credentials.sealed import seal, unseal
from trusthound.adapters.credentials.second_factor import (
    new_recovery_codes,
    new_secret,
    picture,
    recovery_digest,
    step_of,
)
from trusthound.domain.common.errors import Overloaded

KEY = bytes(range(32))
texts = st.text(st.characters(codec="utf-8"), min_size=1, max_size=300)


@settings(max_examples=60, deadline=None)
@given(texts, texts)
def test_a_password_is_right_to_its_last_character(password: str, other: str) -> None:
    async def tried() -> tuple[bool, bool]:
        cheap = Passwords(at_once=1, waiting=0, memory_kib=64)
        stored = await cheap.hashed(password)
        longer = await cheap.matches(f"{password}{other}", stored)
        return (await cheap.matches(password, stored)).right, longer.right

    right, longer = asyncio.run(tried())
    assert right
    assert not longer


async def test_a_password_is_one_however_a_keyboard_composes_it() -> None:
    cheap = Passwords(at_once=1, waiting=0, memory_kib=64)

    assert (await cheap.matches("cafe\u0301 cre\u0300me", await cheap.hashed("café crème"))).right


async def test_a_password_costs_what_the_standard_asks_for() -> None:
    stored = await Passwords(at_once=1, waiting=0).hashed("correct horse battery")

    assert stored.startswith("$argon2id$v=19$m=65536,t=3,p=4$")
    assert MEMORY_KIB == 65_536


async def test_nobody_has_no_password_and_costs_as_much() -> None:
    cheap = Passwords(at_once=1, waiting=0, memory_kib=64)
    before = cheap.hashed_so_far

    assert not (await cheap.matches("anything", None)).right
    assert cheap.hashed_so_far == before + 1


async def test_no_more_passwords_are_hashed_at_once_than_set() -> None:
    cheap = Passwords(at_once=2, waiting=3, memory_kib=64)
    done = await asyncio.gather(*(cheap.hashed("x") for _ in range(9)), return_exceptions=True)

    assert sum(isinstance(each, Overloaded) for each in done) == 4
    await cheap.hashed("x")  # places are given back


def test_the_most_common_passwords_are_known() -> None:
    common = common_passwords()

    assert {"password", "password1", "12345678", "qwertyuiop", "iloveyou"} <= common
    assert len(common) > 10_000
    assert all(len(each) >= 8 for each in common)


@given(st.binary(max_size=200), st.text(st.characters(codec="utf-8"), max_size=40))
def test_what_is_sealed_opens_only_as_it_was_sealed(plain: bytes, bound: str) -> None:
    sealed = seal(plain, key=KEY, purpose="p", bound_to=bound)

    assert unseal(sealed, key=KEY, purpose="p", bound_to=bound) == plain
    assert unseal(sealed, key=KEY, purpose="q", bound_to=bound) is None
    assert unseal(sealed, key=KEY, purpose="p", bound_to=f"{bound}!") is None
    assert unseal(sealed, key=KEY[::-1], purpose="p", bound_to=bound) is None
    changed = sealed[:-1] + bytes([sealed[-1] ^ 1])
    assert unseal(changed, key=KEY, purpose="p", bound_to=bound) is None


def test_a_seal_differs_every_time() -> None:
    seals = {seal(b"secret", key=KEY, purpose="p", bound_to="u") for _ in range(20)}

    assert len(seals) == 20
    assert not any(b"secret" in each for each in seals)


@given(st.integers(-5, 5), st.integers(0, 2**31))
def test_a_code_belongs_to_its_own_step_and_counts_one_around(steps: int, at: int) -> None:
    secret, now = new_secret(), datetime.fromtimestamp(at + 600, UTC)
    code = pyotp.TOTP(secret).at(now + timedelta(seconds=30 * steps))
    found = step_of(secret, code, now)

    if abs(steps) <= 1:
        assert found is not None
    if found is not None:
        assert abs(found - int(now.timestamp()) // 30) <= 1


@pytest.mark.parametrize("code", ["", "12345", "1234567", "१२३४५६", "12345a", "-12345", "²²²²²²"])
def test_what_is_no_code_is_none(code: str) -> None:
    assert step_of(new_secret(), code, datetime(2026, 11, 21, tzinfo=UTC)) is None


def test_recovery_codes_differ_and_are_read_however_they_are_typed() -> None:
    codes = [each for _ in range(50) for each in new_recovery_codes()]

    assert len(set(codes)) == 500
    code = codes[0]
    spellings = [code, code.upper(), code.replace("-", ""), f" {code.replace('-', ' - ')} "]
    assert len({recovery_digest(each) for each in spellings}) == 1


def test_the_picture_is_dark_on_light() -> None:
    drawn = picture("otpauth://totp/TrustHound:ann@example.org?secret=ABC")

    assert drawn.startswith("<svg")
    assert 'fill="#fff"' in drawn
    assert 'stroke="#000"' in drawn
