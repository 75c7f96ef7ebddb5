"""Text in, the amounts that stand in it out, each with its currency, scale and span."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal

from trusthound.domain.posting.extract.currencies import SIGN_BEGINNINGS, SIGN_ENDS, currency_code

_MOST_AMOUNTS = 200
_MOST_DIGITS = 11

# Thousands parted by commas, points, spaces, apostrophes or in the Indian way; [0-9], because \d
# takes in the digits of every script.
_AMOUNT = re.compile(
    r"(?<![0-9.,])([0-9]{1,3}(?:,[0-9]{3})+|[0-9]{1,3}(?:\.[0-9]{3})+"
    r"|[0-9]{1,3}(?:[ \u00a0\u202f\u2009][0-9]{3})+|[0-9]{1,3}(?:['’][0-9]{3})+"
    r"|[0-9]{1,2}(?:,[0-9]{2}){1,3},[0-9]{3}|[0-9]{1,9})(?![0-9])"
    r"(?:[.,]([0-9]{1,2})(?![0-9])|[.,][-–—](?!\s?[0-9]))?"
    r"(?:\s?\+?((?:k|tis\.?|tys\.?|tsd\.?|тыс\.?|lpa|lakhs?|lacs?|l|crores?|cr|thousand)"
    r"(?![\w’'])|万))?",
    re.IGNORECASE,
)
_DIGIT = re.compile(r"[0-9]")
# Any word or sign beside a number; `currency_code` says whether it is money.
_SIGN = r"[^\W\d_]{0,3}\$|\$US|CN¥|[£€₹¥￥₩₽₺₴₪₱₦฿₫₸₾元円]|[^\W\d_]{2,8}\.?"
_SIGN_BEFORE = re.compile(rf"({_SIGN})\s?\Z", re.IGNORECASE)
_SIGN_AFTER = re.compile(rf"\s?({_SIGN})(?!\w)", re.IGNORECASE)
_SIGN_CHARACTERS = 10

_SCALES = {
    "k": Decimal(1000), "tis": Decimal(1000), "tys": Decimal(1000), "tsd": Decimal(1000),
    "тыс": Decimal(1000), "thousand": Decimal(1000), "万": Decimal(10_000),
    "l": Decimal(100_000), "lpa": Decimal(100_000), "lakh": Decimal(100_000),
    "lakhs": Decimal(100_000), "lac": Decimal(100_000), "lacs": Decimal(100_000),
    "cr": Decimal(10_000_000), "crore": Decimal(10_000_000), "crores": Decimal(10_000_000),
}  # fmt: skip
_INDIAN_SCALES = frozenset({"lpa", "lakh", "lakhs", "lac", "lacs", "crore", "crores"})


@dataclass(frozen=True, slots=True)
class Amount:
    """`start`..`end` takes in the currency; `scale` is the word after the number ("k")."""

    value: Decimal
    scale: str
    currency: str
    start: int
    end: int

    @property
    def factor(self) -> Decimal:
        return _SCALES.get(self.scale, Decimal(1))


def amounts_in(text: str, country: str = "") -> list[Amount]:
    """The first 200 amounts in reading order."""
    found: list[Amount] = []
    for match in _numbers(text):
        whole, cents, scale = match[1], match[2], (match[3] or "").lower().rstrip(".")
        digits = whole if whole.isdecimal() else "".join(filter(str.isdecimal, whole))
        if len(digits) > _MOST_DIGITS:
            continue
        start, end = match.span()
        code = code_after = ""
        near = text[max(0, start - 3) : start].rstrip().lower()
        if near[-1:] in SIGN_ENDS or near[-2:] in SIGN_ENDS:
            before = _SIGN_BEFORE.search(text, max(0, start - _SIGN_CHARACTERS), start)
            code = currency_code(before[1], country) if before else ""
            if before and code:
                start = before.start()
        near = text[end : end + 3].lstrip().lower()
        if near[:1] in SIGN_BEGINNINGS or near[:2] in SIGN_BEGINNINGS:
            after = _SIGN_AFTER.match(text, end, end + _SIGN_CHARACTERS + 2)
            code_after = currency_code(after[1], country) if after else ""
            if after and code_after:
                end = after.end()
        code = code or code_after or ("INR" if scale in _INDIAN_SCALES else "")
        value = Decimal(f"{digits}.{cents}" if cents else digits)
        found.append(Amount(value, scale, code, start, end))
        if len(found) == _MOST_AMOUNTS:
            break
    return found


def _numbers(text: str) -> Iterator[re.Match[str]]:
    """Every number; the digits are looked for first because that is much faster."""
    position = 0
    while digit := _DIGIT.search(text, position):
        match = _AMOUNT.match(text, digit.start())
        if match:
            yield match
        position = match.end() if match else digit.end()
