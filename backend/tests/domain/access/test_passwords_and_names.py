"""Which passwords are let through, and what becomes of names and sessions."""

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trusthound.domain.access.origin import Origin
from trusthound.domain.access.password import MOST_BYTES, check_password
from trusthound.domain.access.profile import ProfileChange, checked_change, checked_name, one_line
from trusthound.domain.access.session import begun, token_is_due, was_away
from trusthound.domain.access.user import mail_key, names_of
from trusthound.domain.common.errors import InvalidInput

NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)
COMMON = frozenset({"password1", "iloveyou"})
characters = st.characters(codec="utf-8")


def refused(password: str) -> str:
    with pytest.raises(InvalidInput) as told:
        check_password(password, email="Ann.Bell@b.example", common=COMMON)
    return told.value.message


@given(st.text(characters, min_size=8, max_size=64))
def test_any_characters_in_any_mixture_are_welcome(password: str) -> None:
    check_password(password, email="ann@b.example", common=frozenset())


@given(st.text(characters, max_size=7))
def test_seven_characters_are_too_few(password: str) -> None:
    assert refused(password) == "Password must be at least 8 characters"


def test_bytes_are_counted_and_spaces_too() -> None:
    check_password("é" * (MOST_BYTES // 2), email="a@b.example", common=COMMON)
    check_password(" " * 8, email="a@b.example", common=COMMON)
    assert "1,024" in refused("é" * (MOST_BYTES // 2 + 1))


@pytest.mark.parametrize(
    "password", ["ann.bell@b.example", "ANN.BELL@B.EXAMPLE", " ann.bell@b.example ", "Ann.Bell"]
)
def test_ones_own_address_is_no_password(password: str) -> None:
    assert "e-mail" in refused(password)


@pytest.mark.parametrize("password", ["password1", "PassWord1", "ILOVEYOU"])
def test_a_common_password_is_refused_in_any_case(password: str) -> None:
    assert "most common" in refused(password)


@given(st.text())
def test_a_line_shows_all_that_it_holds(text: str) -> None:
    line = one_line(text)

    assert line.isprintable()
    assert line == line.strip()
    assert "  " not in line
    assert one_line(line) == line


@given(st.text(characters, max_size=250))
def test_a_name_is_kept_or_refused(name: str) -> None:
    if not 0 < len(one_line(name)) <= 200:
        with pytest.raises(InvalidInput):
            checked_name(name)
        return
    kept = checked_name(name)
    assert " ".join(names_of(kept)).strip() == kept


def test_a_new_name_brings_its_parts_unless_they_are_given() -> None:
    assert checked_change(ProfileChange(name="Bea von Stein")) == ProfileChange(
        "Bea von Stein", "Bea", "von Stein"
    )
    assert checked_change(ProfileChange(name="Bea Stein", last_name="")) == ProfileChange(
        "Bea Stein", "Bea", ""
    )
    assert checked_change(ProfileChange(company="Acme")) == ProfileChange(company="Acme")


@given(st.emails())
def test_an_address_is_one_identity_in_any_case(email: str) -> None:
    assert mail_key(email.upper()) == mail_key(email.lower()) == mail_key(f" {email} ")


def test_only_a_remembered_sessions_token_changes_and_once_a_day() -> None:
    origin = Origin("192.0.2.1", "r")
    short = begun("s", origin, remembered=False, now=NOW)
    long = begun("s", origin, remembered=True, now=NOW)
    day = timedelta(days=1)

    assert short.expires_at - NOW == timedelta(hours=12)
    assert long.expires_at - NOW == timedelta(days=30)
    assert not token_is_due(short, token_since=NOW, now=NOW + day)
    assert not token_is_due(long, token_since=NOW, now=NOW + day - timedelta(seconds=1))
    assert token_is_due(long, token_since=NOW, now=NOW + day)
    assert not was_away(long, now=NOW + timedelta(minutes=4))
    assert was_away(long, now=NOW + timedelta(minutes=5))
