"""Text in, the pay it states out."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal

from trusthound.domain.common.money import Pay, Period
from trusthound.domain.posting.extract.clean import clean_line
from trusthound.domain.posting.extract.pay_words import (
    INDIAN_SCALES,
    OTHER_MONEY,
    PAY_WORD,
    PERIOD_AFTER,
    PERIOD_NEAR,
    SCALES,
    SIGN_AFTER,
    SIGN_BEFORE,
    currency_code,
    period_of,
)

# A text of this length is a pay field, where bare numbers are pay; prose must name a currency.
_FIELD_CHARACTERS = 100
_READ_CHARACTERS = 30_000
_MOST_AMOUNTS = 200
_MOST_DIGITS = 11

# Thousands parted by commas, points, spaces, apostrophes or in the Indian way; [0-9], because \d
# takes in the digits of every script.
_AMOUNT = re.compile(
    r"(?<![0-9.,])([0-9]{1,3}(?:,[0-9]{3})+|[0-9]{1,3}(?:\.[0-9]{3})+"
    r"|[0-9]{1,3}(?:[ \u00a0\u202f][0-9]{3})+|[0-9]{1,3}(?:['’][0-9]{3})+"
    r"|[0-9]{1,2}(?:,[0-9]{2}){1,3},[0-9]{3}|[0-9]{1,9})(?![0-9])"
    r"(?:[.,]([0-9]{1,2})(?![0-9]))?"
    r"(?:\s?(k|tis|tys|lpa|lakhs?|lacs?|l|crores?|cr|thousand)(?![\w’']))?",
    re.IGNORECASE,
)
_DIGIT = re.compile(r"[0-9]+")
_BETWEEN = re.compile(r"\s{0,3}(?:[-–—−~]{1,2}|to|till|and|bis|až|do|à|a|y|et|até|tot)\s{0,3}")
_AT_LEAST = re.compile(
    r"(?:from|ab|od|starting (?:at|from)|at least|min(?:imum|\.)?|à partir de|dès|desde|vanaf)"
    r"(?: of)?[:\s]{0,2}\Z",
    re.IGNORECASE,
)
_AT_MOST = re.compile(
    r"(?:up to|as much as|max(?:imum|\.)?|bis zu|až|jusqu['’]à|hasta|fino a|tot)"
    r"(?: of)?[:\s]{0,2}\Z",
    re.IGNORECASE,
)


def read_pay(text: str) -> Pay | None:
    """The pay a text states, or None.

    In a short text, such as the content of a pay field, one bare number or range counts; in prose
    an amount must name its currency, and speak of pay or of a period.
    """
    text = text[:_READ_CHARACTERS]
    amounts = _amounts(text)
    bare = len(text) <= _FIELD_CHARACTERS and len(amounts) <= 2
    if not bare and not any(each.currency for each in amounts):
        return None
    best: tuple[int, Pay] | None = None
    position = 0
    while position < len(amounts):
        first = last = amounts[position]
        position += 1
        if position < len(amounts) and _is_range(text, first, amounts[position]):
            last = amounts[position]
            position += 1
        found = _judged(text, first, last, bare=bare)
        if found and (best is None or found[0] > best[0]):
            best = found
    return best[1] if best else None


@dataclass(frozen=True, slots=True)
class _Amount:
    """`start`..`end` takes in the currency; `scale` is the word after the number ("k")."""

    value: Decimal
    scale: str
    currency: str
    start: int
    end: int


def _amounts(text: str) -> list[_Amount]:
    found: list[_Amount] = []
    for match in _numbers(text):
        whole, cents, scale = match[1], match[2], (match[3] or "").lower()
        digits = "".join(filter(str.isdecimal, whole))
        if len(digits) > _MOST_DIGITS:
            continue
        start, end = match.span()
        before = SIGN_BEFORE.search(text, max(0, start - 8), start)
        code = currency_code(before[1]) if before else ""
        if before and code:
            start = before.start()
        after = SIGN_AFTER.match(text, end, end + 12)
        code_after = currency_code(after[1]) if after else ""
        if after and code_after:
            end = after.end()
        code = code or code_after or ("INR" if scale in INDIAN_SCALES else "")
        value = Decimal(f"{digits}.{cents}" if cents else digits)
        found.append(_Amount(value, scale, code, start, end))
        if len(found) == _MOST_AMOUNTS:
            break
    return found


def _numbers(text: str) -> Iterator[re.Match[str]]:
    """Every amount; the digits are looked for first because that is much faster."""
    position = 0
    while digit := _DIGIT.search(text, position):
        match = _AMOUNT.match(text, digit.start())
        if match:
            yield match
        position = match.end() if match else digit.end()


def _is_range(text: str, first: _Amount, second: _Amount) -> bool:
    gap = first.end
    if not 0 < second.start - gap <= 40:
        return False
    if first.currency and second.currency and first.currency != second.currency:
        return False
    period = PERIOD_AFTER.match(text, gap, second.start)
    if period:
        gap = period.end()
    return _BETWEEN.fullmatch(text, gap, second.start) is not None


def _judged(text: str, first: _Amount, last: _Amount, *, bare: bool) -> tuple[int, Pay] | None:
    """The pay of one amount or a range and how plainly it is pay, or None if it is not."""
    currency = first.currency or last.currency
    if not (currency or bare) or OTHER_MONEY.match(text, last.end, last.end + 40):
        return None
    after = PERIOD_AFTER.match(text, last.end, last.end + 40)
    before = text[max(0, first.start - 60) : first.start]
    period = _period(before, last, after)
    if not currency and not _looks_like_pay(first, last, period):
        return None
    spoken = PAY_WORD.search(before) is not None
    if not bare and not (period or spoken):
        return None
    low, high = _scaled(first, last)
    if not 0 < low <= high:
        return None
    minimum, maximum = (low, high) if first is not last else _bounds(text, first, low)
    words = clean_line(text[first.start : after.end() if after else last.end], _FIELD_CHARACTERS)
    worth = 2 * bool(currency) + 2 * spoken + 2 * (first is not last) + (period is not None)
    return worth, Pay(minimum, maximum, currency, period, words)


def _period(before: str, last: _Amount, after: re.Match[str] | None) -> Period | None:
    if last.scale == "lpa":
        return Period.YEAR
    if after:
        return period_of(after[1])
    near = PERIOD_NEAR.search(before)
    return period_of(near[0]) if near else None


def _looks_like_pay(first: _Amount, last: _Amount, period: Period | None) -> bool:
    """Bare numbers of a field: never a year, a retirement plan or a phone number."""
    if first.scale == "k" and first.value == 401:
        return False
    years = all(1900 <= each.value <= 2100 for each in (first, last))
    return period is not None or bool(last.scale) or (not years and 1000 <= last.value < 10**7)


def _scaled(first: _Amount, last: _Amount) -> tuple[Decimal, Decimal]:
    """Both amounts in units, the lower first; "80-100k" and "8-12 LPA" scale both."""
    scale = first.scale or (last.scale if first.value <= last.value else "")
    low = first.value * SCALES.get(scale, 1)
    high = last.value * SCALES.get(last.scale, 1)
    return (low, high) if low <= high else (high, low)


def _bounds(text: str, amount: _Amount, value: Decimal) -> tuple[Decimal | None, Decimal | None]:
    before = text[max(0, amount.start - 20) : amount.start]
    if _AT_MOST.search(before):
        return None, value
    if _AT_LEAST.search(before) or text[amount.end : amount.end + 1] == "+":
        return value, None
    return value, value
