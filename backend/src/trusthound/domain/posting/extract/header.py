"""The short lines under a title in; the employer, place, pay and terms that they name out."""

import re
from collections.abc import Iterator, Sequence

from trusthound.domain.posting.extract.clean import clean_line
from trusthound.domain.posting.extract.gazetteer import is_known_place
from trusthound.domain.posting.extract.job_words import is_page_or_part, names_occupation
from trusthound.domain.posting.extract.labels import is_labelled
from trusthound.domain.posting.extract.name_words import company_name, has_legal_form
from trusthound.domain.posting.extract.origins import merged, with_origins
from trusthound.domain.posting.extract.pay import read_pay
from trusthound.domain.posting.extract.places import written_place
from trusthound.domain.posting.extract.terms import employment_types, remote_work
from trusthound.domain.posting.model import JobPosting, Origin

_PARTS = re.compile(r"\s+[|·•–—/-]\s+|\s*[|·•]\s*")
_MOST_LINES = 6
_LINE_WORDS = 14
_LINE_CHARACTERS = 140
_PART_WORDS = 6
_MONEY = re.compile(r"[£€$₹]|\b(?:EUR|GBP|USD|CHF|CZK|PLN|Kč|zł|k)\b", re.IGNORECASE)
_AT = re.compile(r"\A(?:at|@|bei|chez)\s+", re.IGNORECASE)


def read_header(lines: Sequence[str], origin: Origin) -> JobPosting:
    """What the lines right under a title state without a label, as far as it is certain.

    A name is the employer's where it says so by its legal form ("Firm LLP · Leeds · £45,000") or an
    "at"; a place is one that the gazetteer knows, or what is left of a line after all of that.
    """
    posting = JobPosting("", "", "")
    for line in _header_lines(lines):
        posting = merged(posting, _read_line(line, origin))
    return posting


def _header_lines(lines: Sequence[str]) -> Iterator[str]:
    """Lines up to the first sentence or label."""
    for line in lines[:_MOST_LINES]:
        words = line.split()
        if len(words) > _LINE_WORDS or len(line) > _LINE_CHARACTERS or is_labelled(line):
            return
        if line.endswith((".", "!", "?", ":", ",")) and not has_legal_form(line):
            return
        yield line


def _read_line(line: str, origin: Origin) -> JobPosting:
    posting, rest = JobPosting("", "", ""), []
    parts = [each for each in _PARTS.split(line) if each]
    for part in parts:
        read = _read_part(part)
        known = with_origins(read, origin, f'"{clean_line(part, _LINE_CHARACTERS)}"')
        if known.origins:
            posting = merged(posting, known)
        else:
            rest.append(part)
    if len(rest) == 1 and posting.company and not posting.places and _may_be_place(rest[0]):
        place = JobPosting("", "", "", places=(written_place(rest[0]),))
        posting = merged(
            posting, with_origins(place, origin, f'"{clean_line(line, _LINE_CHARACTERS)}"')
        )
    return posting


def _read_part(part: str) -> JobPosting:
    """One part as what it is alone; nothing where it is not certain."""
    if len(part.split()) > _PART_WORDS and not _MONEY.search(part):
        return JobPosting("", "", "")
    if any(map(str.isdecimal, part)) and _MONEY.search(part) and (pay := read_pay(part)):
        return JobPosting("", "", "", pay=pay)
    types = employment_types(part)
    if types and not names_occupation(part):
        return JobPosting("", "", "", employment_types=types, remote=remote_work(part))
    if (has_legal_form(part) or _AT.match(part)) and (name := company_name(_AT.sub("", part))):
        return JobPosting("", name, "")
    if is_known_place(part):
        return JobPosting("", "", "", places=(written_place(part),), remote=remote_work(part))
    return JobPosting("", "", "", remote=remote_work(part))


def _may_be_place(part: str) -> bool:
    """One to three capitalised words, such as a small town that no list holds."""
    words = part.split()
    return (
        len(words) <= 3
        and all(each[0].isupper() for each in words)
        and part.replace(" ", "").replace("-", "").isalpha()
        and not names_occupation(part)
        and not is_page_or_part(part)
    )
