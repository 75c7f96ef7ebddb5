"""What was counted and measured in, the figures that an operator reads out: null where unknown."""

from dataclasses import dataclass
from datetime import date, datetime, timedelta

from trusthound.domain.access.audit import OPERATOR, SYSTEM, VISITOR, AuditLine
from trusthound.domain.access.entitlements import INCLUDED
from trusthound.domain.access.organization import Tier
from trusthound.domain.assessment.accuracy import ScamAccuracy, Share
from trusthound.domain.operating.health import Measured, Status, health_score, status_of
from trusthound.domain.operating.periods import Counted
from trusthound.domain.operating.traffic import Traffic

# Fewer labelled results say nothing: the interval of 30 is still 25 points wide.
LEAST_LABELLED = 30
FEEDBACK_COUNTS_FOR = timedelta(days=90)
ACTIVITIES = 20
_SHOWN_OF_AN_ID = 8


@dataclass(frozen=True, slots=True)
class Judged:
    """Results that are kept: how many in danger, their mean score, postings high and low."""

    in_danger: int
    mean_score: float | None
    high_postings: int
    low_postings: int


@dataclass(frozen=True, slots=True)
class MonthOfTier:
    """How many organisations have a tier, and how many checks they have made this month."""

    tier: Tier
    organizations: int
    checks: int


@dataclass(frozen=True, slots=True)
class Database:
    """`milliseconds`: until a connection was there and had answered."""

    status: Status
    milliseconds: float
    connections: int


@dataclass(frozen=True, slots=True)
class Process:
    """What our process takes, as shares of the machine; None where the machine does not tell."""

    uptime_seconds: float
    memory_bytes: int | None
    memory_percent: float | None
    cpu_percent: float | None


@dataclass(frozen=True, slots=True)
class Activity:
    """A line of the audit log without names and addresses."""

    at: datetime
    event: str
    status: str
    details: str


@dataclass(frozen=True, slots=True)
class Figures:
    """All that the dashboard shows at one moment."""

    at: datetime
    page_views: Counted
    verifications: Counted
    premium_sign_ups: Counted
    judged: Judged
    accuracy: ScamAccuracy
    months: tuple[MonthOfTier, ...]
    database: Database
    process: Process
    traffic: Traffic
    calls_a_minute: int
    activity: tuple[Activity, ...]

    @property
    def health(self) -> int:
        return health_score(
            Measured(
                error_percent=self.traffic.error_percent,
                response_milliseconds=self.traffic.milliseconds,
                database_milliseconds=self.database.milliseconds,
                memory_percent=self.process.memory_percent,
                cpu_percent=self.process.cpu_percent,
            )
        )

    @property
    def status(self) -> Status:
        return status_of(self.health)

    @property
    def labelled(self) -> int:
        """Of how many results callers have said what they were."""
        share = self.accuracy.of_all
        return share.n if share else 0

    @property
    def scam_accuracy(self) -> Share | None:
        """None while fewer than LEAST_LABELLED are labelled."""
        share = self.accuracy.of_all
        return share if share and share.n >= LEAST_LABELLED else None

    @property
    def false_positives(self) -> int | None:
        """Labelled legitimate and called danger; None as above."""
        return None if self.scam_accuracy is None else self.accuracy.false_alarms

    @property
    def quota_percent(self) -> float | None:
        """Of what this month includes, over all organisations with a limit; None without any."""
        limited = [
            (each.checks, each.organizations * limit)
            for each in self.months
            if (limit := INCLUDED[each.tier].monthly_verifications) is not None
        ]
        included = sum(limit for _, limit in limited)
        return 100 * sum(checks for checks, _ in limited) / included if included else None


@dataclass(frozen=True, slots=True)
class DayCounts:
    """One day; None where it was not counted, or is no longer kept."""

    day: date
    page_views: int | None
    verifications: int | None
    sign_ups: int


def activity_of(line: AuditLine) -> Activity:
    """Who, as a kind; what to, as the beginning of its id or the route that was refused."""
    entry = line.entry
    known = entry.actor if entry.actor in (OPERATOR, SYSTEM, VISITOR) else "user"
    target = entry.target
    if target == entry.actor:
        words = f"by {known}"
    elif " " in target or target.startswith("/"):
        words = f"by {known}, at {target}"
    else:
        words = f"by {known}, on {target[:_SHOWN_OF_AN_ID]}"
    return Activity(entry.at, entry.action, entry.outcome.value, words)
