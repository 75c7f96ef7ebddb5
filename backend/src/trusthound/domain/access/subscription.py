"""What a user has bought, as the payment service tells it, and what that is worth here."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

from trusthound.domain.access.plan import REFUND

# A renewal is paid within hours of the period's end; nobody is locked out meanwhile.
RENEWAL_LAG = timedelta(days=1)
# A card that fails is tried again for some days; its holder has this long to give another.
PAST_DUE_GRACE = timedelta(days=7)
RENEWAL_NOTICE = timedelta(days=3)  # before the next payment


class Status(StrEnum):
    """Stripe's words for the state of a subscription."""

    INCOMPLETE = "incomplete"
    INCOMPLETE_EXPIRED = "incomplete_expired"
    TRIALING = "trialing"
    ACTIVE = "active"
    PAST_DUE = "past_due"
    CANCELED = "canceled"
    UNPAID = "unpaid"
    PAUSED = "paused"


_RUNNING = frozenset({Status.TRIALING, Status.ACTIVE, Status.PAST_DUE})
_UNPAID = frozenset({Status.PAST_DUE, Status.UNPAID})


@dataclass(frozen=True, slots=True)
class Subscription:
    """`ends_at` is when it will end or has ended; None while it renews itself.

    `is_refunded` says that it ended because its owner asked for the money back.
    """

    id: str
    status: Status
    begun_at: datetime
    period_start: datetime
    period_end: datetime
    ends_at: datetime | None
    cents: int
    is_refunded: bool = False

    @property
    def runs(self) -> bool:
        """Whether it is worth something, be it that its last payment is late."""
        return self.status in _RUNNING

    @property
    def is_unpaid(self) -> bool:
        return self.status in _UNPAID

    @property
    def renews_at(self) -> datetime | None:
        """When it is paid for again; None where it will not be."""
        return self.period_end if self.runs and self.ends_at is None else None


@dataclass(frozen=True, slots=True)
class Payment:
    """A paid invoice. `reference` is what a refund names; `link` shows the receipt."""

    id: str
    subscription_id: str
    number: str
    paid_at: datetime
    cents: int
    refunded_cents: int
    period_start: datetime
    period_end: datetime
    link: str
    reference: str

    @property
    def refundable_until(self) -> datetime | None:
        """None where it was given back, or no money moved."""
        return self.paid_at + REFUND if self.reference and not self.refunded_cents else None


@dataclass(frozen=True, slots=True)
class Bought:
    """Everything of one customer, the newest first."""

    subscriptions: tuple[Subscription, ...] = ()
    payments: tuple[Payment, ...] = ()

    @property
    def running(self) -> Subscription | None:
        """The subscription that counts now."""
        return next((each for each in self.subscriptions if each.runs), None)

    def refundable(self, now: datetime) -> Payment | None:
        """The last payment, where it can still be given back."""
        last = max(self.payments, key=lambda each: each.paid_at, default=None)
        if last is None or last.refundable_until is None or last.refundable_until <= now:
            return None
        return last


def premium_until(
    subscriptions: Iterable[Subscription],
    *,
    trial_ends_at: datetime | None,
    granted_until: datetime | None,
) -> datetime | None:
    """The latest of all that gives Premium; None where nothing ever did."""
    ends = [trial_ends_at, granted_until, *map(_worth_until, subscriptions)]
    return max((each for each in ends if each is not None), default=None)


def _worth_until(subscription: Subscription) -> datetime | None:
    if subscription.status is Status.PAST_DUE:
        return subscription.period_start + PAST_DUE_GRACE
    if subscription.runs:
        return subscription.ends_at or subscription.period_end + RENEWAL_LAG
    return subscription.ends_at if subscription.status is Status.CANCELED else None
