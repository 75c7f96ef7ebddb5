"""Pay as stated in, a year's worth of it in dollars out, so that openings can be compared."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from decimal import Decimal

from trusthound.domain.common.money import Pay

_CENTS = Decimal("0.01")
# What nobody is paid in a year: a misread amount, or a currency that is meant otherwise.
_MOST_A_YEAR = Decimal(100_000_000)


@dataclass(frozen=True, slots=True)
class ExchangeRates:
    """What one unit of a currency (ISO 4217) was worth in US dollars on a day, as `source` says."""

    source: str
    day: date
    in_dollars: Mapping[str, Decimal]

    @property
    def currencies(self) -> tuple[str, ...]:
        """Those that pay can be asked for in."""
        return tuple(sorted(self.in_dollars))


def read_exchange_rates(lines: Iterable[str]) -> ExchangeRates:
    """What tools/make_exchange_rates.py writes: source and day, then a currency a line."""
    first, *rows = lines
    source, day = first.split("\t")
    worth = dict(row.split("\t") for row in rows)
    return ExchangeRates(
        source, date.fromisoformat(day), {code: Decimal(each) for code, each in worth.items()}
    )


def in_dollars(pay: Pay | None, rates: ExchangeRates) -> tuple[Decimal, Decimal] | None:
    """Both bounds of a year's pay in dollars, the same twice where one is stated; None where the
    period or the currency is not said, or has no rate.
    """
    rate = rates.in_dollars.get(pay.currency) if pay else None
    a_year = pay.a_year() if pay else None
    if rate is None or a_year is None:
        return None
    low, high = (each * rate for each in a_year)
    if high < low or low < 0 or high > _MOST_A_YEAR:
        return None
    return low.quantize(_CENTS), high.quantize(_CENTS)


def asked_in_dollars(amount: int, currency: str, rates: ExchangeRates) -> Decimal | None:
    """What a seeker asks for in a year; None for a currency that has no rate."""
    rate = rates.in_dollars.get(currency)
    return None if rate is None else (amount * rate).quantize(_CENTS)
