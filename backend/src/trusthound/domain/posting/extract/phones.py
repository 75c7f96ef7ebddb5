"""Text in, phone numbers out."""

import re
from collections.abc import Iterator

from phonenumbers import (
    Leniency,
    PhoneNumberFormat,
    PhoneNumberMatcher,
    format_number,
)

from trusthound.domain.posting.model import Contact, ContactKind

# Where a number may stand: seven digits or more with the usual separators between them.
_DIGIT_RUN = re.compile(r"(?<![\w$£€.,/=-])\+?\(?\d(?:[\s().\-–/]{0,3}\d){6,14}(?![\d%])", re.ASCII)
_SEVEN_DIGITS = re.compile(r"\d\D{0,3}\d\D{0,3}\d\D{0,3}\d\D{0,3}\d\D{0,3}\d\D{0,3}\d", re.ASCII)
_MONEY_OR_DATE = re.compile(
    r"\d{4}\s?[-–/]\s?\d{4}|\d{1,2}[./]\d{1,2}[./]\d{2,4}.{0,8}|\d{4}-\d\d-\d\d.{0,8}|"
    r"\d{1,3}(?:[ .]000){1,2}.{0,12}|\d+[-–]\d+"
)
_CUE = re.compile(
    r"(?:phone|tel(?:efon)?|call|text|mobile|cell|sms|contact|fax|whats ?app|number|ring|hotline)"
    r"\W{0,3}(?:\w{1,12}\W{1,3}){0,2}\Z",
    re.IGNORECASE,
)
_AMERICAN = re.compile(r"(?:\+?1[-. ])?(?:\(\d{3}\) ?|\d{3}[-.])\d{3}[-.]\d{4}")
_MOST_RUNS = 12


def find_phones(text: str, country: str = "") -> Iterator[Contact]:
    """`country` is an ISO 3166 code, "" where unknown."""
    if not _SEVEN_DIGITS.search(text):
        return
    for seen, match in enumerate(_DIGIT_RUN.finditer(text)):
        if seen == _MOST_RUNS:
            return
        run = match[0].rstrip()
        if _MONEY_OR_DATE.fullmatch(run):
            continue
        yield from _phone(text, match.start(), match.start() + len(run), country)


def _phone(text: str, start: int, end: int, country: str) -> Iterator[Contact]:
    run = text[start:end]
    region = country or ("US" if _AMERICAN.fullmatch(run) else "")
    if region or run.startswith("+"):
        for found in PhoneNumberMatcher(run, region or None, leniency=Leniency.VALID):
            value = format_number(found.number, PhoneNumberFormat.E164)
            yield _contact(value, text, start + found.start, start + found.end)
            return
    if _CUE.search(text, max(0, start - 40), start):
        yield _contact("".join(filter(str.isdecimal, run)), text, start, end)


def _contact(value: str, text: str, start: int, end: int) -> Contact:
    return Contact(ContactKind.PHONE, value, text[start:end], start, end)
