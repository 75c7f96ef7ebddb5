"""A year's pay in dollars, where it can be said."""

from decimal import Decimal

from trusthound.domain.common.money import Pay, Period
from trusthound.domain.search.pay import asked_in_dollars, in_dollars, read_exchange_rates
from trusthound.wiring.reference.gazetteer import exchange_rates

RATES = read_exchange_rates(["A bank\t2026-10-30", "EUR\t1.1", "GBP\t1.3", "USD\t1"])


def pay(low: int | None, high: int | None, currency: str, period: Period | None) -> Pay:
    minimum, maximum = (None if each is None else Decimal(each) for each in (low, high))
    return Pay(minimum, maximum, currency, period, "")


def dollars(stated: Pay) -> list[float] | None:
    found = in_dollars(stated, RATES)
    return None if found is None else [float(each) for each in found]


def test_pay_is_compared_by_the_year_in_dollars() -> None:
    assert dollars(pay(50_000, 60_000, "EUR", Period.YEAR)) == [55_000, 66_000]
    assert dollars(pay(20, None, "USD", Period.HOUR)) == [41_600, 41_600]
    assert dollars(pay(None, 5_000, "GBP", Period.MONTH)) == [78_000, 78_000]


def test_pay_of_an_unsaid_period_or_currency_is_not_compared() -> None:
    assert in_dollars(None, RATES) is None
    assert in_dollars(pay(50_000, None, "USD", None), RATES) is None
    assert in_dollars(pay(50_000, None, "", Period.YEAR), RATES) is None
    assert in_dollars(pay(50_000, None, "XXX", Period.YEAR), RATES) is None


def test_an_amount_that_nobody_is_paid_is_not_compared() -> None:
    assert in_dollars(pay(90_000_000, 90_000_000, "USD", Period.HOUR), RATES) is None
    assert in_dollars(pay(60_000, 50_000, "USD", Period.YEAR), RATES) is None


def test_what_is_asked_for_is_changed_into_dollars_where_there_is_a_rate() -> None:
    assert asked_in_dollars(40_000, "EUR", RATES) == 44_000
    assert asked_in_dollars(40_000, "XXX", RATES) is None


def test_the_shipped_rates_say_whose_and_of_which_day_they_are() -> None:
    rates = exchange_rates()
    assert "European Central Bank" in rates.source
    assert rates.in_dollars["USD"] == 1
    assert rates.in_dollars["EUR"] > 0
    assert {"EUR", "GBP", "USD", "INR", "CHF"} <= set(rates.currencies)
