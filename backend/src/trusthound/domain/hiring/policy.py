"""What an organisation has decided about its checks of candidates."""

from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from trusthound.domain.common.errors import InvalidInput

RETENTION_DAYS = 30
LONGEST_RETENTION_DAYS = 365
# A check that a candidate disputes is not deleted before somebody had time to look again.
HOLD = timedelta(days=7)


@dataclass(frozen=True, slots=True)
class Policy:
    """`signals_only`: no score, no other number and no level is shown to anybody.

    `do_not_keep`: the file and all of its text are gone once the report is made.
    """

    signals_only: bool = False
    retention_days: int = RETENTION_DAYS
    do_not_keep: bool = False


@dataclass(frozen=True, slots=True)
class PolicyChange:
    """None leaves a part as it is."""

    signals_only: bool | None = None
    retention_days: int | None = None
    do_not_keep: bool | None = None


def changed(policy: Policy, change: PolicyChange) -> Policy:
    """Raises InvalidInput for days that may not be."""
    days = change.retention_days
    if days is not None and not 1 <= days <= LONGEST_RETENTION_DAYS:
        raise InvalidInput(
            f"Reports are kept for 1 to {LONGEST_RETENTION_DAYS} days.", field="retentionDays"
        )
    return replace(
        policy,
        signals_only=policy.signals_only if change.signals_only is None else change.signals_only,
        retention_days=policy.retention_days if days is None else days,
        do_not_keep=policy.do_not_keep if change.do_not_keep is None else change.do_not_keep,
    )


def kept_until(
    made_at: datetime, policy: Policy, *, held_until: datetime | None = None
) -> datetime:
    """When a check is deleted at the latest; a dispute holds it longer."""
    ends = made_at + timedelta(days=policy.retention_days)
    return ends if held_until is None else max(ends, held_until)


def kept_from(ends: datetime, policy: Policy) -> datetime:
    """When the days of a check began that is deleted at `ends`."""
    return ends - timedelta(days=policy.retention_days)
