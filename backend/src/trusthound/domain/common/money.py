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


# Full-time units in a year; 40 hours a week over 52 weeks is the usual reading of an hourly rate.
UNITS_A_YEAR = {
    Period.HOUR: Decimal(2080),
    Period.DAY: Decimal(260),
    Period.WEEK: Decimal(52),
    Period.MONTH: Decimal(12),
    Period.YEAR: Decimal(1),
}


@dataclass(frozen=True, slots=True)
class Pay:
    """At least one bound is set; `currency` is an ISO 4217 code or "", `text` the words read."""

    minimum: Decimal | None
    maximum: Decimal | None
    currency: str
    period: Period | None
    text: str

    def a_year(self) -> tuple[Decimal, Decimal] | None:
        """Both bounds as full-time yearly amounts, or None where the period does not say."""
        if self.period is None or self.period not in UNITS_A_YEAR:
            return None
        bounds = [each for each in (self.minimum, self.maximum) if each is not None]
        factor = UNITS_A_YEAR[self.period]
        return bounds[0] * factor, bounds[-1] * factor
