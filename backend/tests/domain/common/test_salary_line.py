"""Pay in, the line that a person reads out."""

from decimal import Decimal

import pytest

from trusthound.domain.common.money import Pay, Period, salary_line


def pay(
    minimum: str | None,
    maximum: str | None,
    currency: str = "USD",
    period: Period | None = Period.YEAR,
    text: str = "",
) -> Pay:
    least = None if minimum is None else Decimal(minimum)
    most = None if maximum is None else Decimal(maximum)
    return Pay(least, most, currency, period, text)


@pytest.mark.parametrize(
    ("stated", "line"),
    [
        (pay("50000", "60000"), "$50k–$60k a year"),
        (pay("50000", None, period=None), "from $50k"),
        (pay(None, "60000"), "up to $60k a year"),
        (pay("50000", "50000"), "$50k a year"),
        (pay("52500", "60000", "GBP"), "£52.5k–£60k a year"),
        (pay("52345", None), "from $52,345 a year"),
        (pay("9500", "12000", "EUR", Period.MONTH), "€9,500–€12k a month"),
        (pay("25.50", "30", period=Period.HOUR), "$25.50–$30 an hour"),
        (pay("40000", "60000", "CZK", Period.MONTH), "CZK 40k–CZK 60k a month"),
        (pay("15", "15", "", Period.TASK), "15 a task"),
        (pay("1200000", None), "from $1,200k a year"),
    ],
)
def test_bounds_currency_and_period_become_one_short_line(stated: Pay, line: str) -> None:
    assert salary_line(stated) == line


def test_the_postings_own_words_come_before_ours() -> None:
    assert salary_line(pay("50000", "60000", text="50-60K DOE")) == "50-60K DOE"


def test_no_pay_stated_is_an_empty_line() -> None:
    assert salary_line(None) == ""
