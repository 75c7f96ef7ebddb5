"""An organisation's checks of this month in; whether one more is allowed, and what is left, out."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, timedelta

from trusthound.domain.access.entitlements import INCLUDED
from trusthound.domain.access.organization import Organization
from trusthound.domain.access.plan import GRACE_PERCENT
from trusthound.domain.common.errors import MonthlyLimit

POLICY = "verifications a month"
# A check that is under way holds its place this long: longer than any takes. After that its
# process is taken for dead, and the place is free again.
LEASE = timedelta(minutes=3)


@dataclass(frozen=True, slots=True)
class MonthlyStanding:
    """`limit` None: as many as one likes."""

    used: int
    limit: int | None
    reset_at: datetime
    window_seconds: int

    @property
    def remaining(self) -> int | None:
        """Of what the month includes; the grace is not counted."""
        return None if self.limit is None else max(0, self.limit - self.used)

    @property
    def grace(self) -> int | None:
        """How many are possible beyond what the month includes."""
        return None if self.limit is None else self.limit * GRACE_PERCENT // 100

    @property
    def most(self) -> int | None:
        """With the grace."""
        return None if self.limit is None else self.limit + (self.grace or 0)


@dataclass(frozen=True, slots=True)
class MonthlyStats:
    """`total` counts the reports of all months. It is not known while a check is made: counting
    them all took longer with each one that there was.
    """

    standing: MonthlyStanding
    total: int


@dataclass(frozen=True, slots=True)
class MonthlyUsage:
    """A month so far, in days of UTC from its first to today; their sum is what is used."""

    standing: MonthlyStanding
    by_day: tuple[tuple[date, int], ...]


# Percent of what a month includes, at which admins are told.
NOTICES = (100, 80)


Tell = Callable[[MonthlyStanding], None]


@dataclass(frozen=True, slots=True)
class MonthlyClaim:
    """An organisation asks for one more check. `tell` hears what is left, each time it is known."""

    organization: Organization
    check_id: str
    tell: Tell


def month_of(moment: datetime) -> tuple[datetime, datetime]:
    """The first moment of its month, and that of the next, in UTC."""
    begun = moment.astimezone(UTC).replace(day=1, hour=0, minute=0, second=0, microsecond=0)
    return begun, (begun + timedelta(days=32)).replace(day=1)


def monthly_standing(organization: Organization, *, used: int, now: datetime) -> MonthlyStanding:
    """By the tier that the organisation has now."""
    begun, ends = month_of(now)
    return MonthlyStanding(
        used=used,
        limit=INCLUDED[organization.tier].monthly_verifications,
        reset_at=ends,
        window_seconds=int((ends - begun).total_seconds()),
    )


def monthly_usage(
    standing: MonthlyStanding, counted: Mapping[date, int], now: datetime
) -> MonthlyUsage:
    """`counted` has the days on which there were any; it says what is used, so that the sum is
    right also where another was counted meanwhile.
    """
    first = month_of(now)[0].date()
    days = (now.astimezone(UTC).date() - first).days + 1
    each_day = (first + timedelta(days=number) for number in range(days))
    standing = replace(standing, used=sum(counted.values()))
    return MonthlyUsage(standing, tuple((day, counted.get(day, 0)) for day in each_day))


def check_may_check(standing: MonthlyStanding) -> None:
    """Raises MonthlyLimit where the month's checks and the grace are used."""
    if standing.most is None or standing.used < standing.most:
        return
    reset_at = standing.reset_at
    raise MonthlyLimit(
        f"Your organisation has used its {standing.limit} verifications of this month, and "
        f"{GRACE_PERCENT} % beyond them. The next one is free at 00:00 UTC on {reset_at.day} "
        f"{reset_at:%B %Y}.",
        reset_at=reset_at,
        advice="A larger plan includes more: write to our sales team.",
    )


def notice_due(standing: MonthlyStanding) -> int | None:
    """The highest of NOTICES that is reached, None for none."""
    limit = standing.limit
    if limit is None:
        return None
    return next((each for each in NOTICES if standing.used * 100 >= limit * each), None)
