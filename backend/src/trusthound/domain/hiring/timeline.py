"""A resume in, its roles and courses in the order of time out; where full roles overlap is told."""

from collections.abc import Iterable

from trusthound.domain.candidate.dossier import Dossier
from trusthound.domain.hiring.report import TimelineEntry
from trusthound.domain.resume.model import Education, Employment, Month, Period, Stated, Work

# Handing over takes a while, and whole months are rough: less is no overlap.
OVERLAP_MONTHS = 3
MOST_ENTRIES = 100
_FULL = frozenset({Employment.FULL_TIME, Employment.UNSTATED})


def timeline_of(dossier: Dossier) -> tuple[TimelineEntry, ...]:
    """The newest first. Part-time work, contracts, founding and the like never overlap."""
    today = Month(dossier.as_of.year, dossier.as_of.month)
    roles = dossier.resume.work[:MOST_ENTRIES]
    spans = [_months(each.period, today) if each.kind in _FULL else None for each in roles]
    told = [
        (each.period, _role(each, overlaps=_overlaps(at, spans))) for at, each in enumerate(roles)
    ]
    told += [(each.period, _course(each)) for each in dossier.resume.education[:MOST_ENTRIES]]
    return tuple(entry for _, entry in sorted(told, key=_newest_first, reverse=True))


def _newest_first(told: tuple[Period, TimelineEntry]) -> tuple[bool, int, int]:
    period, _ = told
    last = period.start or period.end or Month(0)
    return period.current, last.year, last.month or 0


def _months(period: Period, today: Month) -> tuple[int, int] | None:
    """First and last month, both included, of what is stated to the month; None else."""
    end = today if period.current else period.end
    if period.start is None or end is None or not (period.start.month and end.month):
        return None
    return _number(period.start), _number(end)


def _number(month: Month) -> int:
    return month.year * 12 + (month.month or 0)


def _overlaps(at: int, spans: list[tuple[int, int] | None]) -> bool:
    own = spans[at]
    others: Iterable[tuple[int, int]] = (
        each for number, each in enumerate(spans) if each is not None and number != at
    )
    return own is not None and any(
        min(own[1], other[1]) - max(own[0], other[0]) + 1 >= OVERLAP_MONTHS for other in others
    )


def _role(role: Work, *, overlaps: bool) -> TimelineEntry:
    return TimelineEntry(
        kind="work",
        title=_words(role.title),
        organization=_words(role.company),
        start=_written(role.period.start),
        end=_written(role.period.end),
        current=role.period.current,
        overlaps=overlaps,
    )


def _course(course: Education) -> TimelineEntry:
    return TimelineEntry(
        kind="education",
        title=", ".join(part for part in (_words(course.degree), _words(course.area)) if part),
        organization=_words(course.institution),
        start=_written(course.period.start),
        end=_written(course.period.end),
        current=course.period.current,
    )


def _words(stated: Stated | None) -> str:
    return stated.value if stated else ""


def _written(month: Month | None) -> str:
    return str(month) if month else ""
