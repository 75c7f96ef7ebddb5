"""Pay is read from fields and from prose, and nothing else is taken for pay."""

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trusthound.domain.common.money import Extra, PayBand, Period
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
    ("3.500 – 4.200 € brutto im Monat", "3500", "4200", "EUR", Period.MONTH),
    ("ab 3.000 € brutto/Monat", "3000", None, "EUR", Period.MONTH),
    ("15 €/Std.", "15", "15", "EUR", Period.HOUR),
    ("35-45 K€ brut annuel", "35000", "45000", "EUR", Period.YEAR),
    ("1 800 € net par mois", "1800", "1800", "EUR", Period.MONTH),
    ("1.550 € – 1.750 € netti al mese", "1550", "1750", "EUR", Period.MONTH),
    ("1.500 euro netti mensili", "1500", "1500", "EUR", Period.MONTH),
    ("2.500 € al mes", "2500", "2500", "EUR", Period.MONTH),
    ("30.000€ annui lordi", "30000", "30000", "EUR", Period.YEAR),
    ("€1.200 per maand", "1200", "1200", "EUR", Period.MONTH),
    ("od 45 000 do 60 000 Kč/měsíc", "45000", "60000", "CZK", Period.MONTH),
    ("45 tis. Kč", "45000", "45000", "CZK", None),
    ("6 000 - 8 000 zł / mies.", "6000", "8000", "PLN", Period.MONTH),
    ("180 zł/godz. netto + VAT", "180", "180", "PLN", Period.HOUR),
    ("R$ 5.000 por mês", "5000", "5000", "BRL", Period.MONTH),
    ("A$90,000", "90000", "90000", "AUD", None),
    ("C$85k", "85000", "85000", "CAD", None),
    ("S$6,000 - S$8,000 per month", "6000", "8000", "SGD", Period.MONTH),
    ("HK$30,000/month", "30000", "30000", "HKD", Period.MONTH),
    ("CHF 6'500.– pro Monat", "6500", "6500", "CHF", Period.MONTH),
    ("₹12L - ₹18L", "1200000", "1800000", "INR", None),
    ("1 crore", "10000000", "10000000", "INR", None),
    ("150 000 руб. в месяц", "150000", "150000", "RUB", Period.MONTH),
    ("25.000 – 30.000 TL", "25000", "30000", "TRY", None),
    ("年収 500万円", "5000000", "5000000", "JPY", Period.YEAR),
    ("day rate £450", "450", "450", "GBP", Period.DAY),
    ("$50k+", "50000", None, "USD", None),
    ("Base $100k, OTE $200k", "100000", "100000", "USD", None),
    ("£36,070 up to £42,712 pa", "36070", "42712", "GBP", Period.YEAR),
    ("£24,907 - £30,615 + £2,162 LW per annum", "24907", "30615", "GBP", Period.YEAR),
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
    ["", "Competitive", "401k", "2024", "2019-2024", "Band 6", "Call 555-123-4567", "0-0", "12-14",
     "20 hours", "11 days ago", "OTE £60,000", "$5,000 sign-on bonus", "equity 0.1–0.5 %",
     "$50M raised", "lift 50 pounds daily"],
)  # fmt: skip
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
        "Refer a friend and both earn £500.",
        "We pay $300 for take-home exercises.",
        "The bonus is 10% of gross salary to a maximum of £2500.",
        "The salary is good (+£1,000pa for specialists).",
        "You run a budget of $20,000 per month.",
        "We pay for gym, up to $1500/yr ProDev allowance.",
        "Save an average of £50 per month with our car park.",
        "You will be required to pay the associated fee of £40.00.",
        "There is a golden hello payment of up to £5000 and relocation of £8000.",
        "On-target earnings of $120,000 a year are usual.",
        "K benefitům patří stravenky v hodnotě 100 Kč/den.",
        "Dazu kommt ein Essenszuschuss von 7 € pro Tag.",
        "Tickets restaurant de 9 € par jour.",
    ],
)
def test_other_money_in_prose_is_no_pay(sentence: str) -> None:
    assert read_pay(PROSE + sentence + PROSE) is None


def test_the_plainest_pay_in_prose_wins() -> None:
    pay = read_pay(PROSE + "Meals cost $5 per day. The pay is $35 - $60 per hour. " + PROSE)
    assert pay is not None
    assert (pay.minimum, pay.maximum, pay.period) == (Decimal(35), Decimal(60), Period.HOUR)


@pytest.mark.parametrize(
    "sentence",
    [
        "Berlin | Full-time | €70–100k | Go",
        "Remote (US) | $150k + equity. ",
        "Apply today to receive: £10.00 - £11.00 per hour Free training",
        "The OTE includes a base salary rate of USD $62,500-$69,500.",
    ],
)
def test_plain_pay_in_prose_is_read(sentence: str) -> None:
    assert read_pay(PROSE + sentence + PROSE) is not None


def test_bands_by_place_are_kept_and_the_bounds_span_them() -> None:
    pay = read_pay(PROSE + "$120–150k in NYC, $100–130k elsewhere. " + PROSE)
    assert pay is not None
    assert (pay.minimum, pay.maximum) == (Decimal(100_000), Decimal(150_000))
    assert pay.bands == (
        PayBand("NYC", Decimal(120_000), Decimal(150_000)),
        PayBand("elsewhere", Decimal(100_000), Decimal(130_000)),
    )


def test_bands_are_named_before_the_amounts_as_well() -> None:
    text = "For Dallas, TX-based roles: the base salary is USD$152,000 per year - USD$169,000 per "
    text += "year. For New York, NY-based roles: the base salary is USD$170,000 - $188,000 per year"
    pay = read_pay(PROSE + text)
    assert pay is not None
    assert [each.place for each in pay.bands] == ["Dallas, TX", "New York, NY"]
    assert pay.maximum == Decimal(188_000)


@pytest.mark.parametrize(
    ("sentence", "low", "period"),
    [
        ("Salary: Band 6 - £26,565 - £35,557 pa", 26_565, Period.YEAR),
        ("Salary: £70-£80,000 a year", 70_000, Period.YEAR),
        ("Salary of £18,500 - 33 days holiday", 18_500, None),
        ("Paid monthly. Annual salary of £18,135", 18_135, Period.YEAR),
        ("37.5 hours per week. Salary: £31,634", 31_634, None),
        ("£15.66 per hour for daytime hours", Decimal("15.66"), Period.HOUR),
    ],
)
def test_the_nearest_words_and_no_other_numbers_make_the_pay(
    sentence: str, low: Decimal, period: Period | None
) -> None:
    pay = read_pay(f"{PROSE}{sentence}. {PROSE}")
    assert pay is not None
    assert (pay.minimum, pay.period) == (low, period)


def test_levels_are_no_places() -> None:
    pay = read_pay(PROSE + "Pay: Senior: $150k - $180k per year, Junior: $90k - $110k per year.")
    assert pay is not None
    assert pay.bands == ()


def test_what_is_added_to_base_pay_is_named_and_not_counted() -> None:
    pay = read_pay("Salary: $100k base plus bonus, stock options and commission")
    assert pay is not None
    assert pay.maximum == Decimal(100_000)
    assert set(pay.extras) == {Extra.BONUS, Extra.EQUITY, Extra.COMMISSION}


def test_the_country_tells_whose_dollar_and_whose_crown_it_is() -> None:
    canadian, danish = read_pay("$90,000 a year", "CA"), read_pay("kr 500 000 a year", "DK")
    nobodys = read_pay("kr 500 000 a year")
    assert canadian is not None
    assert danish is not None
    assert nobodys is not None
    assert [each.currency for each in (canadian, danish, nobodys)] == ["CAD", "DKK", ""]


@pytest.mark.timeout(2)
@pytest.mark.parametrize("piece", ["$1,", "1 ", "$9k - ", "per a ", "in A, ", "€", "1.000.", "k$"])
def test_a_hostile_text_is_read_in_time(piece: str) -> None:
    read_pay(piece * (100_000 // len(piece)))


@given(st.text(alphabet="0123456789 .,-k$€Kčperhour/–'", max_size=300))
def test_any_text_gives_ordered_positive_bounds_or_none(text: str) -> None:
    pay = read_pay(text)
    if pay is not None:
        bounds = [each for each in (pay.minimum, pay.maximum) if each is not None]
        assert bounds
        assert bounds == sorted(bounds)
        assert bounds[0] > 0


def test_half_a_surrogate_pair_beside_the_amount_is_no_obstacle() -> None:
    pay = read_pay("$20 an hour \ud800, 30 hours a week")
    assert pay is not None
    assert pay.hours_a_week == 30
