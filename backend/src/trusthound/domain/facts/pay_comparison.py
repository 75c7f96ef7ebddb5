"""Stated pay and what the occupation earns in, the two beside each other out."""

from dataclasses import dataclass, replace
from datetime import date
from decimal import Decimal

from trusthound.domain.common.money import (
    FULL_TIME_HOURS_A_WEEK,
    UNITS_A_YEAR,
    WEEKS_A_YEAR,
    Pay,
    Period,
)
from trusthound.domain.facts.occupation import Occupation
from trusthound.domain.facts.wages import Wages

CURRENCY = "USD"
_A_PERIOD = {
    Period.HOUR: " an hour", Period.DAY: " a day", Period.WEEK: " a week",
    Period.MONTH: " a month", Period.YEAR: " a year",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class PayComparison:
    """`low` and `high` are the stated pay, `p10` to `p90` the occupation's, in dollars a year.

    Without an occupation there is nothing to compare: no pay is stated, or not by a period in US
    dollars for work in the US. `p25` and `p75` are None where only the whole country's are known.
    """

    occupation: Occupation | None = None
    area: str = ""
    low: Decimal = Decimal(0)
    high: Decimal = Decimal(0)
    period: Period | None = None
    p10: int = 0
    p25: int | None = None
    p50: int = 0
    p75: int | None = None
    p90: int = 0
    source: str = ""
    as_of: date | None = None

    def sentence(self, stated: str, *, share: str, verb: str, percentile: int) -> str:
        """ "Stated $95 an hour; nine in ten data entry keyers in Texas earn less than $27.37 an
        hour". The source is for the reader of the evidence to be told beside it.
        """
        told = f"{share} {_in_prose(self.occupation)} in {self.area} {verb}"
        amount = _amount(_in_period(percentile, self.period))
        per = _A_PERIOD.get(self.period, "") if self.period else ""
        return f"Stated {stated}; {told} {amount}{per}"


NOTHING_TO_COMPARE = PayComparison()


def is_comparable(pay: Pay | None, countries: set[str]) -> bool:
    """Whether US wages say anything about it; a country that is not stated may be the US."""
    return (
        pay is not None
        and pay.currency == CURRENCY
        and pay.a_year() is not None
        and countries <= {"US", ""}
    )


def compare_pay(pay: Pay, occupation: Occupation, wages: Wages) -> PayComparison:
    """Of pay that is comparable; an hourly rate as that of a full-time year, as wages are."""
    low, high = replace(pay, hours_a_week=None).a_year() or (Decimal(0), Decimal(0))
    return PayComparison(
        occupation=occupation,
        area=wages.area,
        low=low,
        high=high,
        period=pay.period,
        p10=wages.p10,
        p25=wages.p25,
        p50=wages.p50,
        p75=wages.p75,
        p90=wages.p90,
        source=wages.source,
        as_of=wages.as_of,
    )


def _in_prose(occupation: Occupation | None) -> str:
    name = occupation.name if occupation else ""
    return name.partition(", Except")[0].partition(", All Other")[0].lower()


def _in_period(yearly: int, period: Period | None) -> Decimal:
    if period is Period.HOUR:
        return yearly / (FULL_TIME_HOURS_A_WEEK * WEEKS_A_YEAR)
    return yearly / UNITS_A_YEAR[period or Period.YEAR]


def _amount(amount: Decimal) -> str:
    return f"${amount:,.2f}" if amount < 100 else f"${amount:,.0f}"
