"""What is left of a day's verifications, by the moments at which they were counted."""

from datetime import UTC, datetime, timedelta

import pytest

from trusthound.domain.access.allowance import (
    WINDOW,
    Claimant,
    Counted,
    Limits,
    Shared,
    check_may_verify,
    standing_of,
)
from trusthound.domain.access.plan import DAILY_VERIFICATIONS
from trusthound.domain.common.errors import DailyLimit

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
LIMITS = Limits(address=50)
USER = Claimant(b"a", user_id="u")
DEVICE = Claimant(b"a", device=b"d")
WITHOUT_COOKIE = Claimant(b"a")


def hours(*ago: int) -> tuple[datetime, ...]:
    return tuple(NOON - timedelta(hours=each) for each in ago)


def test_who_used_none_has_all_and_nothing_to_wait_for() -> None:
    standing = standing_of(USER, Counted(), LIMITS)

    assert (standing.limit, standing.used, standing.remaining) == (DAILY_VERIFICATIONS, 0, 5)
    assert standing.reset_at is None


def test_the_oldest_one_comes_back_first() -> None:
    standing = standing_of(USER, Counted(own=hours(1, 20, 3)), LIMITS)

    assert (standing.used, standing.remaining) == (3, 2)
    assert standing.reset_at == NOON - timedelta(hours=20) + WINDOW


def test_with_more_than_the_limit_the_next_is_free_once_enough_are_over() -> None:
    standing = standing_of(USER, Counted(own=hours(1, 2, 3, 4, 5, 6, 7)), LIMITS)

    assert (standing.used, standing.remaining) == (7, 0)
    assert standing.reset_at == NOON - timedelta(hours=5) + WINDOW


def test_an_unlimited_plan_has_no_limit() -> None:
    standing = standing_of(
        Claimant(b"a", user_id="u", unlimited=True), Counted(own=hours(1, 2)), LIMITS
    )

    assert (standing.limit, standing.used, standing.remaining, standing.reset_at) == (
        *(None, 2, None),
        None,
    )
    check_may_verify(USER, standing, own_limit=5)


def test_a_device_is_held_to_its_own_limit_and_to_that_of_its_address() -> None:
    own = standing_of(DEVICE, Counted(own=hours(1), of_address=hours(1, *range(2, 20))), LIMITS)
    shared = standing_of(DEVICE, Counted(own=hours(1), of_address=hours(1) * 49), LIMITS)

    assert (own.of, own.remaining) == (Shared.NOBODY, 4)
    assert (shared.of, shared.limit, shared.remaining) == (Shared.ADDRESS, 50, 1)


def test_a_user_is_not_held_to_the_limit_of_an_address() -> None:
    assert standing_of(USER, Counted(of_address=hours(1) * 50), LIMITS).remaining == 5


@pytest.mark.parametrize(
    ("who", "counted", "words", "advice"),
    [
        (USER, Counted(own=hours(1, 2, 3, 4, 5)), "You have used your 5 free", "Premium"),
        (
            DEVICE,
            Counted(own=hours(1, 2, 3, 4, 5)),
            "You have used your 5 free",
            "An account has 5 a day of its own. Premium",
        ),
        (
            WITHOUT_COOKIE,
            Counted(own=hours(1, 2, 3, 4, 5)),
            "without our cookie",
            "An account has 5 a day of its own. Premium",
        ),
        (
            DEVICE,
            Counted(of_address=hours(5) * 50),
            "The 50 free",
            "An account has 5 a day of its own. Premium",
        ),
    ],
)
def test_the_refusal_says_what_is_used_when_it_resets_and_what_premium_gives(
    who: Claimant, counted: Counted, words: str, advice: str
) -> None:
    standing = standing_of(who, counted, LIMITS)
    with pytest.raises(DailyLimit) as refused:
        check_may_verify(who, standing, own_limit=LIMITS.own)

    assert refused.value.reset_at == standing.reset_at == NOON + timedelta(hours=19)
    assert words in refused.value.message
    assert "07:00 UTC on 22 November 2026" in refused.value.message
    assert refused.value.advice.startswith(f"{advice} verifies without a limit")


def test_the_time_that_is_told_is_never_too_early() -> None:
    odd = tuple(each + timedelta(seconds=1) for each in hours(1, 2, 3, 4, 5))
    with pytest.raises(DailyLimit, match="07:01 UTC"):
        check_may_verify(USER, standing_of(USER, Counted(own=odd), LIMITS), own_limit=5)
