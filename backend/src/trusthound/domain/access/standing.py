"""A user's plan as its owner sees it: trial, subscription, payments, and what comes next."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from trusthound.domain.access.plan import Plan
from trusthound.domain.access.subscription import Bought, Payment, Subscription
from trusthound.domain.access.user import SignedIn


class PlanStatus(StrEnum):
    """Where a plan comes from and how it goes on."""

    NONE = "none"
    TRIAL = "trial"
    ACTIVE = "active"
    ENDING = "ending"  # paid for, and not to be renewed
    PAST_DUE = "past_due"  # the last payment failed
    GRANTED = "granted"  # Premium that nobody pays for
    ORGANIZATION = "organization"


@dataclass(frozen=True, slots=True)
class Standing:
    """Moments are None where they do not come, or nothing was bought."""

    plan: Plan
    status: PlanStatus
    trial_used: bool
    trial_ends_at: datetime | None
    renews_at: datetime | None
    ends_at: datetime | None
    refundable_until: datetime | None
    payments: tuple[Payment, ...]

    @property
    def cancel_at_period_end(self) -> bool:
        return self.status is PlanStatus.ENDING


def standing_of(
    who: SignedIn, bought: Bought, *, trial_ends_at: datetime | None, now: datetime
) -> Standing:
    """Everything that the page of an account says of the plan."""
    running = bought.running
    plan = who.plan(now)
    refundable = bought.refundable(now)
    return Standing(
        plan=plan,
        status=_status(who, plan, running, trial_ends_at, now),
        trial_used=trial_ends_at is not None,
        trial_ends_at=trial_ends_at,
        renews_at=running.renews_at if running else None,
        ends_at=running.ends_at if running else None,
        refundable_until=refundable.refundable_until if refundable else None,
        payments=bought.payments,
    )


def _status(
    who: SignedIn,
    plan: Plan,
    running: Subscription | None,
    trial_ends_at: datetime | None,
    now: datetime,
) -> PlanStatus:
    if running is not None:
        if running.is_unpaid:
            return PlanStatus.PAST_DUE
        return PlanStatus.ACTIVE if running.ends_at is None else PlanStatus.ENDING
    if who.membership is not None:
        return PlanStatus.ORGANIZATION
    if plan is Plan.FREE:
        return PlanStatus.NONE
    on_trial = trial_ends_at is not None and trial_ends_at > now
    return PlanStatus.TRIAL if on_trial else PlanStatus.GRANTED
