"""Values as a person typed them in; the same, fit to be kept, out."""

import re
from unicodedata import normalize

from trusthound.domain.common.errors import InvalidInput
from trusthound.domain.resume.model import Month

# What the reader itself takes of a document is below these.
VALUE_CHARACTERS = 300
TOLD_CHARACTERS = 2_000  # of a point, or of the summary
MOST_WAYS = 10  # mail addresses, phone numbers
MOST_ROLES, MOST_COURSES, MOST_POINTS = 80, 30, 200
MOST_SKILLS, MOST_LANGUAGES, MOST_CERTIFICATES = 200, 20, 60
FIRST_YEAR, LAST_YEAR = 1900, 2100
_MONTH = re.compile(r"([0-9]{4})(?:-([0-9]{2}))?")
_LAST_MONTH = 12


def line(text: str) -> str:
    """Composed, without what shows nothing, with single spaces."""
    visible = "".join(
        each if each.isprintable() else " " if each.isspace() else ""
        for each in normalize("NFC", text)
    )
    return " ".join(visible.split())


def checked_line(text: str, field: str, *, most: int = VALUE_CHARACTERS) -> str:
    """Raises InvalidInput where it is too long."""
    value = line(text)
    if len(value) > most:
        raise InvalidInput(f"This may have {most:,} characters at most.", field=field)
    return value


def checked_lines(
    texts: tuple[str, ...], field: str, *, most: int, each_most: int = VALUE_CHARACTERS
) -> tuple[str, ...]:
    """Each once; empty ones go. Raises InvalidInput."""
    values = dict.fromkeys(
        checked_line(each, f"{field}.{at}", most=each_most) for at, each in enumerate(texts)
    )
    values.pop("", None)
    check_few(len(values), field, most=most)
    return tuple(values)


def check_few(number: int, field: str, *, most: int) -> None:
    """Raises InvalidInput."""
    if number > most:
        raise InvalidInput(f"There may be {most} of these at most.", field=field)


def checked_month(text: str, field: str) -> str:
    """ "2019" or "2019-03"; "" stays. Raises InvalidInput."""
    value = text.strip()
    found = _MONTH.fullmatch(value)
    if value and not (
        found
        and FIRST_YEAR <= int(found[1]) <= LAST_YEAR
        and (found[2] is None or 1 <= int(found[2]) <= _LAST_MONTH)
    ):
        raise InvalidInput("Write a year, or a year and a month: 2019 or 2019-03.", field=field)
    return value


def check_order(start: str, end: str, field: str) -> None:
    """Of checked months; a year alone may mean any of its months. Raises InvalidInput."""
    first, last = month_of(start), month_of(end)
    if first and last and (first.year, first.month or 1) > (last.year, last.month or _LAST_MONTH):
        raise InvalidInput("This ends before it begins.", field=field)


def month_of(text: str) -> Month | None:
    """Of a checked month; None for ""."""
    if not text:
        return None
    year, _, month = text.partition("-")
    return Month(int(year), int(month) if month else None)
