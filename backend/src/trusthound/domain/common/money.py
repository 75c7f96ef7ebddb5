"""Pay as a posting states it: one type for every range, currency and period."""

from dataclasses import dataclass
from decimal import Decimal
from enum import StrEnum


class Period(StrEnum):
    HOUR = "hour"
    DAY = "day"
    WEEK = "week"
    MONTH = "month"
    YEAR = "year"
    TASK = "task"


class Extra(StrEnum):
    """What is named beside the base pay and never counted as a part of it."""

    BONUS = "bonus"
    COMMISSION = "commission"
    EQUITY = "equity"


# Full-time units in a year; an hourly rate is multiplied by the hours instead.
UNITS_A_YEAR = {
    Period.DAY: Decimal(260),
    Period.WEEK: Decimal(52),
    Period.MONTH: Decimal(12),
    Period.YEAR: Decimal(1),
}
WEEKS_A_YEAR = Decimal(52)
# What an hourly rate is read as where the posting does not state its hours.
FULL_TIME_HOURS_A_WEEK = Decimal(40)

_SYMBOLS = {"USD": "$", "EUR": "€", "GBP": "£"}
_A_PERIOD = {
    Period.HOUR: " an hour",
    Period.DAY: " a day",
    Period.WEEK: " a week",
    Period.MONTH: " a month",
    Period.YEAR: " a year",
    Period.TASK: " a task",
}
THOUSAND = Decimal(1000)


@dataclass(frozen=True, slots=True)
class PayBand:
    """What is paid at one place, as the posting names it ("NYC", "elsewhere")."""

    place: str
    minimum: Decimal | None
    maximum: Decimal | None


@dataclass(frozen=True, slots=True)
class Pay:
    """At least one bound is set; `currency` is an ISO 4217 code or "".

    `text` is the words it was read from, "" where the source states numbers. `hours_a_week` are
    those that the posting states. Where pay differs by place the bounds span every one of the
    `bands`.
    """

    minimum: Decimal | None
    maximum: Decimal | None
    currency: str
    period: Period | None
    text: str
    hours_a_week: Decimal | None = None
    extras: tuple[Extra, ...] = ()
    bands: tuple[PayBand, ...] = ()

    def a_year(self) -> tuple[Decimal, Decimal] | None:
        """Both bounds as yearly amounts, or None where the period does not say.

        An hourly rate counts for the stated hours a week, else for 40; other amounts are what is
        paid for the job as it is.
        """
        if self.period is Period.HOUR:
            factor = (self.hours_a_week or FULL_TIME_HOURS_A_WEEK) * WEEKS_A_YEAR
        elif self.period in UNITS_A_YEAR:
            factor = UNITS_A_YEAR[self.period]
        else:
            return None
        bounds = [each for each in (self.minimum, self.maximum) if each is not None]
        return bounds[0] * factor, bounds[-1] * factor


def salary_line(pay: Pay | None) -> str:
    """What a person reads: the posting's own words, else "$50k–$60k a year", "from $50k" or ""."""
    if pay is None:
        return ""
    return pay.text or f"{_range(pay)}{_A_PERIOD[pay.period] if pay.period else ''}"


def _range(pay: Pay) -> str:
    bounds = [each for each in (pay.minimum, pay.maximum) if each is not None]
    told = "–".join(dict.fromkeys(_amount(each, pay.currency) for each in bounds))
    if pay.minimum is None:
        return f"up to {told}"
    return told if pay.maximum is not None else f"from {told}"


def _amount(amount: Decimal, currency: str) -> str:
    """Thousands as "k" from 10,000 on where nothing is lost by it; pence only where there are."""
    symbol = _SYMBOLS.get(currency, f"{currency} " if currency else "")
    if amount >= 10 * THOUSAND and amount % 100 == 0:
        return f"{symbol}{amount / THOUSAND:,.1f}".removesuffix(".0") + "k"
    return f"{symbol}{amount:,.2f}".removesuffix(".00")
