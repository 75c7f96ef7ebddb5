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
# What is numbered and no phone: "Job ID", "Ref. no.", "IBAN DE89", "card number".
_OTHER_NUMBER = re.compile(
    r"(?:\b(?:ref(?:erence|erenz)?|req(?:uisition)?|vat|card|ssn|isbn|iban|siret|siren|ičo|dič|krs|"
    r"nip|regon|hrb|ein|gst|abn|kennziffer|id|konto|účtu|meeting|zoom)\b[ .:#-]{0,3}"
    r"(?:(?:number|no|nr|num|id|code)\b[ .:#-]{0,3}){0,2}"
    r"|\b(?:job|vacancy|position|posting|account|invoice|order|case|ticket|tax|registration|"
    r"company|charity|licen[cs]e|passport)[ -](?:number|no|nr|num|id|code|ref)\b[ .:#-]{0,3}"
    r"|\b[A-Z]{2}[0-9]{2} ?(?:[0-9]{4} ?){0,6})\Z",
    re.IGNORECASE,
)
_EXTENSION = re.compile(
    r"[\s,;]{0,3}(?:ext(?:ension|n)?\.?|x|durchwahl|dw|klapka|linka|poste)[\s:.]{0,2}"
    r"[0-9]{1,6}(?!\w)",
    re.IGNORECASE,
)
_AMERICAN = re.compile(r"(?:\+?1[-. ])?(?:\(\d{3}\) ?|\d{3}[-.])\d{3}[-.]\d{4}")
_RUN_CHARACTERS = 70
_MOST_TRIED = 20


def find_phones(text: str, country: str = "") -> Iterator[Contact]:
    """`country` is an ISO 3166 code, "" where unknown; an extension stands in the span alone."""
    tried = 0
    for start, run in _runs(text):
        if _MONEY_OR_DATE.fullmatch(run):
            continue
        if not run.startswith("+") and _OTHER_NUMBER.search(text, max(0, start - 50), start):
            continue
        tried += 1
        if tried > _MOST_TRIED:
            return
        yield from _phone(text, start, start + len(run), country)


def _runs(text: str) -> Iterator[tuple[int, str]]:
    """Where a number may stand; seven digits are looked for first because that is much faster."""
    position = 0
    while digits := _SEVEN_DIGITS.search(text, position):
        begin = max(position, digits.start() - 2)
        near = _DIGIT_RUN.search(text, begin, digits.start() + _RUN_CHARACTERS)
        match = _DIGIT_RUN.match(text, near.start()) if near else None
        if match:
            yield match.start(), match[0].rstrip()
        position = match.end() if match else digits.start() + 1


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
    if extension := _EXTENSION.match(text, end, end + 20):
        end = extension.end()
    return Contact(ContactKind.PHONE, value, text[start:end], start, end)
