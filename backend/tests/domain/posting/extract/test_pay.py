"""Pay is read from fields and from prose, and nothing else is taken for pay."""

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trusthound.domain.common.money import Period
from trusthound.domain.posting.extract.pay import read_pay

STATED = [
    ("£28,333.20 per annum", "28333.20", "28333.20", "GBP", Period.YEAR),
    ("£82,096 to £110,683 pa", "82096", "110683", "GBP", Period.YEAR),
    ("£14.49 p/h", "14.49", "14.49", "GBP", Period.HOUR),
    ("95000-115000", "95000", "115000", "", None),
    ("45 000 – 60 000 Kč / měsíc", "45000", "60000", "CZK", Period.MONTH),
    ("$80-100k", "80000", "100000", "USD", None),
    ("8-12 LPA", "800000", "1200000", "INR", Period.YEAR),
    ("₹ 3,00,000 - 5,00,000 PA", "300000", "500000", "INR", Period.YEAR),
    ("up to $45 per hour", None, "45", "USD", Period.HOUR),
    ("from 20 €/h", "20", None, "EUR", Period.HOUR),
    ("€65.000 brutto/Jahr", "65000", "65000", "EUR", Period.YEAR),
    ("CHF 100'000 - 120'000", "100000", "120000", "CHF", None),
    ("1.234,56 EUR monthly", "1234.56", "1234.56", "EUR", Period.MONTH),
    ("$500 weekly", "500", "500", "USD", Period.WEEK),
]


@pytest.mark.parametrize(("text", "minimum", "maximum", "currency", "period"), STATED)
def test_a_pay_field_is_read(
    text: str, minimum: str | None, maximum: str | None, currency: str, period: Period | None
) -> None:
    pay = read_pay(text)
    assert pay is not None
    assert pay.minimum == (Decimal(minimum) if minimum else None)
    assert pay.maximum == (Decimal(maximum) if maximum else None)
    assert (pay.currency, pay.period) == (currency, period)


@pytest.mark.parametrize(
    "text",
    ["", "Competitive", "401k", "2024", "2019-2024", "Band 6", "Call 555-123-4567", "0-0", "12-14"],
)
def test_a_year_a_plan_and_a_phone_number_are_no_pay(text: str) -> None:
    assert read_pay(text) is None


PROSE = "We bake bread for the whole valley and have done so since 1998 with 200 people. "


@pytest.mark.parametrize(
    "sentence",
    [
        "We raised $50 million in funding last year.",
        "There is a $1,000 sign-on bonus and a 401k plan.",
        "Call 212-555-0187 between 9 and 17.",
        "You look after accounts worth $30,000.",
    ],
)
def test_other_money_in_prose_is_no_pay(sentence: str) -> None:
    assert read_pay(PROSE + sentence + PROSE) is None


def test_the_plainest_pay_in_prose_wins() -> None:
    pay = read_pay(PROSE + "Meals cost $5 per day. The pay is $35 - $60 per hour. " + PROSE)
    assert pay is not None
    assert (pay.minimum, pay.maximum, pay.period) == (Decimal(35), Decimal(60), Period.HOUR)


@given(st.text(alphabet="0123456789 .,-k$€Kčperhour/–'", max_size=300))
def test_any_text_gives_ordered_positive_bounds_or_none(text: str) -> None:
    pay = read_pay(text)
    if pay is not None:
        bounds = [each for each in (pay.minimum, pay.maximum) if each is not None]
        assert bounds
        assert bounds == sorted(bounds)
        assert bounds[0] > 0
