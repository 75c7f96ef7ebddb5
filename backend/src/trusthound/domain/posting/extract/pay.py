"""Text in, the base pay it states out."""

import re
from dataclasses import dataclass, replace
from decimal import Decimal

from trusthound.domain.common.money import THOUSAND, Pay, Period
from trusthound.domain.posting.extract.amounts import Amount, amounts_in
from trusthound.domain.posting.extract.clean import clean_line, clean_text
from trusthound.domain.posting.extract.demands import is_demand
from trusthound.domain.posting.extract.hours import hours_a_week
from trusthound.domain.posting.extract.pay_bands import Stretch, bands_of
from trusthound.domain.posting.extract.pay_words import (
    AND_EXTRAS,
    AND_MORE,
    AT_LEAST,
    AT_MOST,
    BETWEEN,
    FOR_SOMETHING,
    OTHER_MONEY,
    extras_in,
    kind_of_money,
)
from trusthound.domain.posting.extract.periods import PERIOD_AFTER, period_of, periods_named

# A text of this length is a pay field, where bare numbers are pay; prose must name a currency.
_FIELD_CHARACTERS = 100
_READ_CHARACTERS = 30_000
_BEFORE_CHARACTERS = 80
_AFTER_CHARACTERS = 60
_BEHIND_CHARACTERS = 40
_BESIDE_CHARACTERS = 120
# Below these an amount of the period is a fee or a subscription, in whatever currency.
_LEAST = {Period.MONTH: Decimal(80), Period.YEAR: Decimal(1000)}
# A range this high needs no word to be told as a year's pay: "€70–100k | Berlin".
_PLAIN_RANGE = Decimal(15_000)
_PLAIN_RANGE_TIMES = 4
_WIDEST_TIMES = 50


def read_pay(text: str, country: str = "") -> Pay | None:
    """The base pay a text states, or None; bonus, equity and OTE are named but never counted.

    In a short text, such as the content of a pay field, one bare number or range counts; in prose
    an amount must name its currency, and speak of pay or of a period. `country` is the ISO 3166
    code of the posting's only country, which tells whose dollar "$" is.
    """
    return pay_in(clean_text(text[:_READ_CHARACTERS]), country)


def pay_in(clean: str, country: str = "") -> Pay | None:
    """The same of a text that is known to be clean."""
    text = clean[:_READ_CHARACTERS].rstrip()
    amounts = amounts_in(text, country)
    bare = len(text) <= _FIELD_CHARACTERS and len(amounts) <= 2
    if not bare and not any(each.currency for each in amounts):
        return None
    found = _stated(text, amounts, bare=bare)
    if not found:
        return None
    best = max(found, key=lambda each: each.worth)  # the first of equals
    pay = best.pay
    bands = bands_of(text, [each.stretch for each in found if each.is_like(best)])
    if bands:
        lows = [each.minimum for each in bands if each.minimum is not None]
        highs = [each.maximum for each in bands if each.maximum is not None]
        pay = replace(pay, minimum=min(lows, default=None), maximum=max(highs, default=None))
    stretch = best.stretch
    beside = text[max(0, stretch.start - _BESIDE_CHARACTERS) : stretch.end + _BESIDE_CHARACTERS]
    return replace(pay, bands=bands, extras=extras_in(beside), hours_a_week=hours_a_week(beside))


@dataclass(frozen=True, slots=True)
class _Stated:
    """One amount or range: `worth` is how plainly it is pay."""

    worth: int
    pay: Pay
    stretch: Stretch

    def is_like(self, other: "_Stated") -> bool:
        """Of one currency and period, so that both may be bands of one pay."""
        mine, theirs = self.pay, other.pay
        return (mine.currency, mine.period) == (theirs.currency, theirs.period)


def _stated(text: str, amounts: list[Amount], *, bare: bool) -> list[_Stated]:
    found: list[_Stated] = []
    position = 0
    while position < len(amounts):
        first = last = amounts[position]
        position += 1
        following = amounts[position] if position < len(amounts) else None
        if not (bare or first.currency or (following and following.currency)):
            continue
        if following and _is_range(text, first, following):
            last = following
            position += 1
        if (bare or last.currency or first.currency) and (
            stated := _judged(text, first, last, bare=bare)
        ):
            found.append(stated)
    return found


def _is_range(text: str, first: Amount, second: Amount) -> bool:
    gap = first.end
    if not 0 < second.start - gap <= 40:
        return False
    if first.currency and second.currency and first.currency != second.currency:
        return False
    period = PERIOD_AFTER.match(text, gap, second.start)
    if period:
        gap = period.end()
    low, high = _scaled(first, second)
    return high <= low * _WIDEST_TIMES and BETWEEN.fullmatch(text, gap, second.start) is not None


def _judged(text: str, first: Amount, last: Amount, *, bare: bool) -> _Stated | None:
    """One amount or range as base pay, or None if it is none."""
    after = PERIOD_AFTER.match(text, last.end, last.end + _AFTER_CHARACTERS)
    end = after.end() if after else last.end
    before = text[max(0, first.start - _BEFORE_CHARACTERS) : first.start]
    kind = kind_of_money(before)
    if kind == "other" or any(
        OTHER_MONEY.match(text, each, each + _AFTER_CHARACTERS) for each in {last.end, end}
    ):
        return None
    currency, is_range = first.currency or last.currency, first is not last
    behind = text[last.end : last.end + _BEHIND_CHARACTERS] if is_range else ""
    period = _period(before, last, after, behind)
    low, high = _scaled(first, last)
    if not currency and not _looks_like_pay(first, last, period):
        return None
    plain = bare or period or kind or _is_plain(text, low, high, end, is_range=is_range)
    if not (period or is_range) and FOR_SOMETHING.match(text, end):
        return None
    if not plain or not 0 < low <= high or (period and high < _LEAST.get(period, 0)):
        return None
    if is_demand(before, text[last.end : last.end + _AFTER_CHARACTERS], has_period=bool(after)):
        return None
    minimum, maximum = (low, high) if is_range else _bounds(text, first, low)
    words = clean_line(text[first.start : end], _FIELD_CHARACTERS)
    worth = 2 * bool(currency) + 2 * bool(kind) + 2 * is_range + (period is not None)
    pay = Pay(minimum, maximum, currency, period, words)
    return _Stated(worth, pay, Stretch(first.start, end, minimum, maximum))


def _period(before: str, last: Amount, after: re.Match[str] | None, behind: str) -> Period | None:
    """As the words right after the amount say, else those before, else those further behind."""
    if last.scale == "lpa":
        return Period.YEAR
    if after:
        return period_of(after[1] or after[2])
    named = [*periods_named(before)]
    if not named:
        named = [each for each in periods_named(behind) if each is Period.YEAR]
    return named[-1] if named else None


def _looks_like_pay(first: Amount, last: Amount, period: Period | None) -> bool:
    """Bare numbers of a field: never a year, a retirement plan or a phone number."""
    if first.scale == "k" and first.value == 401:
        return False
    years = all(1900 <= each.value <= 2100 for each in (first, last))
    return period is not None or bool(last.scale) or (not years and 1000 <= last.value < 10**7)


def _scaled(first: Amount, last: Amount) -> tuple[Decimal, Decimal]:
    """Both amounts in units, the lower first; "80-100k" and "8-12 LPA" scale both."""
    factor = first.factor
    if not first.scale and first.value <= last.value:
        factor = last.factor
    low, high = first.value * factor, last.value * last.factor
    if first.currency and low < THOUSAND <= low * THOUSAND <= high:  # "£70-£80,000"
        low *= THOUSAND
    return (low, high) if low <= high else (high, low)


def _is_plain(text: str, low: Decimal, high: Decimal, end: int, *, is_range: bool) -> bool:
    """Whether an amount without a word of pay is pay: a high range, or one with extras added."""
    if low < _PLAIN_RANGE or high > low * _PLAIN_RANGE_TIMES:
        return False
    return is_range or AND_EXTRAS.match(text, end, end + _AFTER_CHARACTERS) is not None


def _bounds(text: str, amount: Amount, value: Decimal) -> tuple[Decimal | None, Decimal | None]:
    before = text[max(0, amount.start - 20) : amount.start]
    if AT_MOST.search(before):
        return None, value
    if AT_LEAST.search(before) or AND_MORE.match(text, amount.end, amount.end + 20):
        return value, None
    return value, value
