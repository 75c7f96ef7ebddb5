"""Stated pay beside what the occupation earns, told in the period that the posting uses."""

from dataclasses import replace
from datetime import date
from decimal import Decimal

import pytest

from trusthound.domain.common.money import Pay, Period
from trusthound.domain.facts.occupation import Occupation
from trusthound.domain.facts.pay_comparison import compare_pay, is_comparable
from trusthound.domain.facts.wages import Wages

KEYERS = Occupation("43-9021", "Data Entry Keyers")
IN_TEXAS = Wages("Texas", 20_800, None, 41_600, None, 56_160, "a table", date(2025, 5, 1))


def paid(low: int, period: Period | None, currency: str = "USD") -> Pay:
    return Pay(Decimal(low), None, currency, period, "")


def test_both_are_told_by_the_hour_where_the_posting_does() -> None:
    compared = compare_pay(paid(95, Period.HOUR), KEYERS, IN_TEXAS)
    told = compared.sentence("$95 an hour", share="nine in ten", verb="earn less than",
                             percentile=compared.p90)  # fmt: skip
    assert compared.low == 95 * 40 * 52
    assert told == (
        "Stated $95 an hour; nine in ten data entry keyers in Texas earn less than $27.00 an hour"
    )


def test_a_few_hours_a_week_do_not_make_a_high_rate_low() -> None:
    ten_hours = replace(paid(95, Period.HOUR), hours_a_week=Decimal(10))
    assert compare_pay(ten_hours, KEYERS, IN_TEXAS).low == 95 * 40 * 52


def test_a_weeks_wage_is_a_fifty_second_of_a_years() -> None:
    compared = compare_pay(paid(2000, Period.WEEK), KEYERS, IN_TEXAS)
    told = compared.sentence("$2k", share="half of", verb="earn", percentile=compared.p90)
    assert "$1,080 a week" in told


def test_only_the_trade_of_a_long_official_name_is_told() -> None:
    clerks = Occupation("43-6014", "Secretaries and Administrative Assistants, Except Legal")
    compared = compare_pay(paid(2000, Period.WEEK), clerks, IN_TEXAS)
    told = compared.sentence("$2k", share="half of", verb="earn", percentile=1)
    assert "half of secretaries and administrative assistants in Texas" in told


@pytest.mark.parametrize("countries", [set(), {""}, {"US"}, {"US", ""}])
def test_dollars_for_work_in_the_us_are_comparable(countries: set[str]) -> None:
    assert is_comparable(paid(20, Period.HOUR), countries)


@pytest.mark.parametrize(
    ("pay", "countries"),
    [
        (None, {"US"}),
        (paid(20, Period.HOUR, "EUR"), {"US"}),
        (paid(20, None), {"US"}),
        (paid(20, Period.TASK), {"US"}),
        (paid(20, Period.HOUR), {"MX"}),
        (paid(20, Period.HOUR), {"US", "CA"}),
    ],
)
def test_other_pay_is_not_comparable(pay: Pay | None, countries: set[str]) -> None:
    assert not is_comparable(pay, countries)
