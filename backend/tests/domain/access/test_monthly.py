"""What a month includes, what is left of it, and when it begins anew."""

from datetime import UTC, date, datetime, timedelta, timezone

import pytest

from trusthound.domain.access.monthly import (
    MonthlyStanding,
    check_may_check,
    month_of,
    monthly_standing,
    monthly_usage,
)
from trusthound.domain.access.organization import Organization, Tier
from trusthound.domain.common.errors import MonthlyLimit

NOON = datetime(2026, 11, 22, 12, tzinfo=UTC)


def standing(tier: Tier, used: int) -> MonthlyStanding:
    return monthly_standing(Organization("o", "Acme", tier, None), used=used, now=NOON)


@pytest.mark.parametrize(("tier", "limit"), [(Tier.STARTER, 100), (Tier.PROFESSIONAL, 500)])
def test_a_tenth_more_than_a_month_includes_is_done(tier: Tier, limit: int) -> None:
    most = limit + limit // 10
    check_may_check(standing(tier, most - 1))
    with pytest.raises(MonthlyLimit, match="at 00:00 UTC on 1 December 2026") as refused:
        check_may_check(standing(tier, most))
    assert refused.value.reset_at == datetime(2026, 12, 1, tzinfo=UTC)
    assert standing(tier, limit + 1).remaining == 0


def test_an_enterprise_never_ends() -> None:
    check_may_check(standing(Tier.ENTERPRISE, 1_000_000))
    assert standing(Tier.ENTERPRISE, 5).remaining is None


def test_a_month_is_one_of_utc() -> None:
    late = datetime(2026, 12, 31, 20, tzinfo=timezone(timedelta(hours=-8)))
    assert month_of(late) == (datetime(2027, 1, 1, tzinfo=UTC), datetime(2027, 2, 1, tzinfo=UTC))


def test_usage_has_every_day_of_the_month_until_today_and_its_sum_is_what_is_used() -> None:
    counted = {date(2026, 11, 1): 2, date(2026, 11, 22): 3}
    usage = monthly_usage(standing(Tier.STARTER, 4), counted, NOON)
    assert [day.day for day, _ in usage.by_day] == list(range(1, 23))
    assert (usage.by_day[0][1], usage.by_day[1][1], usage.by_day[-1][1]) == (2, 0, 3)
    assert (usage.standing.used, usage.standing.remaining, usage.standing.grace) == (5, 95, 10)
