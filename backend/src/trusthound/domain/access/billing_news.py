"""What a customer had and has bought in, what happened in between out.

Asked of states and not of messages: the same message twice, or two in the wrong order, tell of the
same two states, so nothing is announced twice or left out.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from trusthound.domain.access.subscription import Bought, Payment, Status, Subscription


class News(StrEnum):
    """What can happen; the audit log's words for it too."""

    SUBSCRIBED = "plan.subscribe"
    PAID = "plan.pay"
    PAYMENT_FAILED = "plan.payment_fail"
    CANCELLED = "plan.cancel"  # it will end
    RESUMED = "plan.resume"
    ENDED = "plan.end"
    REFUNDED = "plan.refund"


@dataclass(frozen=True, slots=True)
class PaymentEvent:
    """Something that happened at the payment service; `customer_id` "" where to nobody."""

    id: str
    kind: str
    made_at: datetime
    customer_id: str


@dataclass(frozen=True, slots=True)
class Happening:
    """One thing that happened to a subscription or to a payment; `cents` moved, if any did."""

    news: News
    subscription: Subscription | None = None
    payment: Payment | None = None
    cents: int = 0


def happenings(before: Bought, now: Bought) -> tuple[Happening, ...]:
    """In the order in which they are told."""
    subscriptions = {each.id: each for each in before.subscriptions}
    payments = {each.id: each for each in before.payments}
    return (
        *(each for one in now.subscriptions for each in _of(subscriptions.get(one.id), one)),
        *(each for one in now.payments for each in _paid(payments.get(one.id), one)),
    )


def _of(was: Subscription | None, now: Subscription) -> Iterator[Happening]:
    ran = was is not None and was.runs
    if now.runs and not ran:
        yield Happening(News.SUBSCRIBED, now, cents=now.cents)
    if now.is_unpaid and not (was is not None and was.is_unpaid):
        yield Happening(News.PAYMENT_FAILED, now, cents=now.cents)
    was_ending = was is not None and was.ends_at is not None
    if now.runs:
        if now.ends_at is not None and not was_ending:
            yield Happening(News.CANCELLED, now)
        if now.ends_at is None and was_ending:
            yield Happening(News.RESUMED, now)
    elif ran and now.status is Status.CANCELED:
        was_expected = was_ending or now.is_refunded
        yield Happening(News.ENDED if was_expected else News.CANCELLED, now)


def _paid(was: Payment | None, now: Payment) -> Iterator[Happening]:
    if was is None and now.cents:
        yield Happening(News.PAID, payment=now, cents=now.cents)
    given_back = now.refunded_cents - (0 if was is None else was.refunded_cents)
    if given_back > 0:
        yield Happening(News.REFUNDED, payment=now, cents=given_back)
