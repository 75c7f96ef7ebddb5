"""What an API key may be, and what comes of one that is replaced."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from trusthound.domain.access.api_key import (
    MOST_KEYS,
    ApiKey,
    Environment,
    KeyInUse,
    Scope,
    check_room,
    checked_end,
    checked_key_name,
    checked_scopes,
    end_of_replaced,
    replacement,
    was_idle,
)
from trusthound.domain.access.organization import Organization, Tier
from trusthound.domain.common.errors import Conflict, InvalidInput, NotAllowed

NOW = datetime(2026, 11, 22, 12, tzinfo=UTC)
DAY = timedelta(days=1)
KEY = ApiKey(
    "k1", "o1", "Careers site", Environment.LIVE, (Scope.VERIFY,), "th_live_aBcD", 1_000, NOW
)


@pytest.mark.parametrize(
    ("key", "works"),
    [
        (KEY, True),
        (replace(KEY, expires_at=NOW + DAY), True),
        (replace(KEY, expires_at=NOW), False),
        (replace(KEY, revoked_at=NOW - DAY, expires_at=NOW + DAY), False),
    ],
)
def test_a_key_works_until_it_ends_or_is_revoked(key: ApiKey, *, works: bool) -> None:
    assert key.works(NOW) is works


def test_a_key_does_what_its_scopes_say_and_nothing_else() -> None:
    in_use = KeyInUse(KEY, Organization("o1", "Acme", Tier.STARTER, None))

    in_use.check_scope(Scope.VERIFY)
    with pytest.raises(NotAllowed, match="stats"):
        in_use.check_scope(Scope.STATS)
    with pytest.raises(NotAllowed, match="API key"):
        in_use.check_scope(None)


def test_a_key_acts_for_its_organisation_and_for_nobody() -> None:
    organization = Organization("o1", "Acme", Tier.STARTER, None)
    acting = KeyInUse(replace(KEY, environment=Environment.TEST), organization).acting

    assert (acting.actor, acting.user_id, acting.key_id) == ("key:k1", None, "k1")
    assert acting.organization == organization
    assert acting.is_test


def test_scopes_are_each_there_once_and_at_least_one() -> None:
    assert checked_scopes([Scope.STATS, Scope.VERIFY, Scope.STATS]) == (Scope.VERIFY, Scope.STATS)
    with pytest.raises(InvalidInput):
        checked_scopes([])


@pytest.mark.parametrize("name", ["", " \t\n", "x" * 101])
def test_a_name_is_a_line_that_somebody_can_read(name: str) -> None:
    with pytest.raises(InvalidInput):
        checked_key_name(name)
    assert checked_key_name("  Careers\nsite ") == "Careers site"


@pytest.mark.parametrize(
    "end", [NOW, NOW - DAY, NOW + 2000 * DAY, datetime(2027, 1, 1)]  # noqa: DTZ001
)  # fmt: skip
def test_a_key_ends_at_a_moment_to_come(end: datetime) -> None:
    with pytest.raises(InvalidInput):
        checked_end(end, now=NOW)
    assert checked_end(None, now=NOW) is None
    assert checked_end(NOW + DAY, now=NOW) == NOW + DAY


def test_there_is_room_for_so_many_and_no_more() -> None:
    check_room(MOST_KEYS - 1)
    with pytest.raises(Conflict):
        check_room(MOST_KEYS)


def test_a_replacement_does_the_same_for_as_long_and_was_never_used() -> None:
    old = replace(KEY, expires_at=NOW + 2 * DAY, last_used_at=NOW)
    new = replacement(old, key_id="k2", prefix="th_live_eFgH", now=NOW + DAY)

    assert (new.id, new.prefix, new.last_used_at) == ("k2", "th_live_eFgH", None)
    assert (new.name, new.scopes, new.environment) == (old.name, old.scopes, old.environment)
    assert new.expires_at == NOW + 3 * DAY
    with pytest.raises(Conflict):
        replacement(replace(KEY, revoked_at=NOW), key_id="k2", prefix="", now=NOW)


def test_the_old_one_ends_after_the_overlap_and_never_later_than_it_would() -> None:
    soon = replace(KEY, expires_at=NOW + DAY / 2)

    assert end_of_replaced(KEY, overlap=DAY, now=NOW) == NOW + DAY
    assert end_of_replaced(soon, overlap=DAY, now=NOW) == NOW + DAY / 2


def test_that_it_was_used_is_written_down_once_a_minute() -> None:
    assert was_idle(KEY, now=NOW)
    used = replace(KEY, last_used_at=NOW)
    assert not was_idle(used, now=NOW + timedelta(seconds=59))
    assert was_idle(used, now=NOW + timedelta(seconds=60))
