"""Roles and a day in; how long somebody has worked, as the union of their times, out.

Times side by side count once. Internships and volunteering are told apart. A year without a month
counts from January or until December, which is the most that it can mean: the sum is then rough.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date

from trusthound.domain.resume.model import Employment, Month, Period, Work

_MONTHS = 12


@dataclass(frozen=True, slots=True)
class Stretch:
    """Months from `first` up to `last`, both included, without a break."""

    first: Month
    last: Month

    @property
    def months(self) -> int:
        return _number(self.last) - _number(self.first) + 1


@dataclass(frozen=True, slots=True)
class Experience:
    """`months` of paid work; of internships and volunteering those that no paid work covers.

    `rough`: a year without a month was counted as a whole one. `uncounted` roles have no times
    that can be counted: none are stated, or not when they ended, or they end before they begin.
    """

    months: int
    internship_months: int
    volunteer_months: int
    rough: bool
    uncounted: int
    stretches: tuple[Stretch, ...] = ()

    @property
    def years(self) -> float:
        return round(self.months / _MONTHS, 1)

    @property
    def note(self) -> str:
        """What to know about the years, "" where there is nothing."""
        told = []
        if self.rough:
            told.append("Years without months were counted whole.")
        if self.uncounted:
            roles = "1 role has" if self.uncounted == 1 else f"{self.uncounted} roles have"
            told.append(f"{roles} no dates that can be counted.")
        for months, kind in (
            (self.internship_months, "internships"),
            (self.volunteer_months, "volunteering"),
        ):
            if months:
                told.append(f"{_in_words(months)} of {kind} not counted.")
        return " ".join(told)


def _in_words(months: int) -> str:
    return "1 month" if months == 1 else f"{months} months"


def experience(roles: Sequence[Work], as_of: date) -> Experience:
    """What begins after `as_of` does not count, and what lasts ends with its month."""
    told = [(each.kind, months_of(each.period, as_of)) for each in roles]
    counted = [(kind, months) for kind, months in told if months is not None]
    interned = union(m for kind, m in counted if kind is Employment.INTERNSHIP)
    helped = union(m for kind, m in counted if kind is Employment.VOLUNTEER)
    apart = {Employment.INTERNSHIP, Employment.VOLUNTEER}
    paid = union(months for kind, months in counted if kind not in apart)
    return Experience(
        months=length(paid),
        internship_months=length(interned) - _shared(interned, paid),
        volunteer_months=length(helped) - _shared(helped, paid),
        rough=any(_is_rough(each.period) for each in roles if months_of(each.period, as_of)),
        uncounted=sum(months is None for _, months in told),
        stretches=tuple(Stretch(_month(first), _month(last)) for first, last in paid),
    )


def months_of(period: Period, as_of: date) -> tuple[int, int] | None:
    """The first and the last month, as numbers; None where they can't be counted."""
    today = _number(Month(as_of.year, as_of.month))
    if period.start is None or (period.end is None and not period.current):
        return None
    last = today if period.current or period.end is None else _last(period.end)
    first = _number(period.start)
    return (first, min(last, today)) if first <= min(last, today) else None


def _number(month: Month) -> int:
    return month.year * _MONTHS + (month.month or 1) - 1


def _last(month: Month) -> int:
    return _number(month) if month.month else month.year * _MONTHS + _MONTHS - 1


def _month(number: int) -> Month:
    return Month(number // _MONTHS, number % _MONTHS + 1)


def union(ranges: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    joined: list[tuple[int, int]] = []
    for first, last in sorted(ranges):
        if joined and first <= joined[-1][1] + 1:
            joined[-1] = (joined[-1][0], max(joined[-1][1], last))
        else:
            joined.append((first, last))
    return joined


def length(ranges: Iterable[tuple[int, int]]) -> int:
    return sum(last - first + 1 for first, last in ranges)


def _shared(one: Sequence[tuple[int, int]], other: Sequence[tuple[int, int]]) -> int:
    """Both are unions, so no month is counted twice."""
    return sum(
        max(0, min(last, until) - max(first, begin) + 1)
        for first, last in one
        for begin, until in other
    )


def _is_rough(period: Period) -> bool:
    ends = [period.start, None if period.current else period.end]
    return any(each is not None and each.month is None for each in ends)
