"""Periods of a resume in; months that are certain, whatever days are meant, out."""

from datetime import date

from trusthound.domain.resume.model import Month, Period


def first_possible(month: Month) -> int:
    """Months since year 0; a whole year may begin in January."""
    return 12 * month.year + (month.month or 1) - 1


def last_possible(month: Month) -> int:
    """A whole year may end in December."""
    return 12 * month.year + (month.month or 12) - 1


def now_of(as_of: date) -> int:
    return 12 * as_of.year + as_of.month - 1


def certain_months(one: Period, other: Period, as_of: date) -> int:
    """Calendar months that both touch, however whole years are meant; 0 where an end is untold."""
    ends = [_end(each, as_of) for each in (one, other)]
    if one.start is None or other.start is None or None in ends:
        return 0
    start = max(
        last_possible(one.start) if one.start.month is None else first_possible(one.start),
        last_possible(other.start) if other.start.month is None else first_possible(other.start),
    )
    return max(0, min(each for each in ends if each is not None) - start + 1)


def last_month(period: Period, as_of: date) -> int | None:
    """The last month that it may have touched; None where it is untold."""
    if period.current:
        return now_of(as_of)
    return None if period.end is None else last_possible(period.end)


def _end(period: Period, as_of: date) -> int | None:
    """The first month in which it may have ended."""
    if period.current:
        return now_of(as_of)
    return None if period.end is None else first_possible(period.end)
