"""What is paid becomes an amount a year by the hours that are stated."""

from decimal import Decimal

import pytest

from trusthound.domain.common.money import Pay, Period


def pay(period: Period | None, hours: str = "") -> Pay:
    stated = Decimal(hours) if hours else None
    return Pay(Decimal(10), Decimal(20), "EUR", period, "", hours_a_week=stated)


@pytest.mark.parametrize(
    ("period", "hours", "low"),
    [
        (Period.HOUR, "", 20_800),
        (Period.HOUR, "20", 10_400),
        (Period.HOUR, "37.5", 19_500),
        (Period.DAY, "20", 2600),
        (Period.WEEK, "", 520),
        (Period.MONTH, "20", 120),
        (Period.YEAR, "20", 10),
    ],
)
def test_only_an_hourly_rate_depends_on_the_stated_hours(
    period: Period, hours: str, low: int
) -> None:
    assert pay(period, hours).a_year() == (Decimal(low), Decimal(2 * low))


@pytest.mark.parametrize("period", [None, Period.TASK])
def test_without_a_period_of_time_nothing_is_said_of_a_year(period: Period | None) -> None:
    assert pay(period).a_year() is None


def test_one_bound_counts_as_both() -> None:
    assert Pay(None, Decimal(20), "EUR", Period.MONTH, "").a_year() == (Decimal(240), Decimal(240))
