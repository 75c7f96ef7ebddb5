"""A moment in, where today, the week and a row of days begin out: all in UTC."""

from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta

WEEK_DAYS = 7


@dataclass(frozen=True, slots=True)
class Counted:
    """How many ever, today, and in the week: today and the six days before it."""

    total: int
    today: int
    week: int


def day_of(moment: datetime) -> date:
    return moment.astimezone(UTC).date()


def start_of(day: date) -> datetime:
    return datetime(day.year, day.month, day.day, tzinfo=UTC)


def days_until(last: date, *, days: int) -> tuple[date, ...]:
    """That many days, the last one included, the oldest first."""
    return tuple(last - timedelta(days=back) for back in reversed(range(days)))
