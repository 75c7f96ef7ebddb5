"""Stripe's objects in, ours out. Written for the version of its API that the SDK asks for."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from trusthound.domain.access.subscription import Payment, Status, Subscription

if TYPE_CHECKING:
    import stripe

# What we note at Stripe on a subscription that ends for a refund, and read there again.
REFUND_COMMENT = "The last payment is refunded."
_STATUSES: Mapping[str, Status] = {each.value: each for each in Status}


def read_subscription(told: stripe.Subscription) -> Subscription:
    """Periods stand with the items; all of ours have one."""
    item = told["items"].data[0]
    cents = (item.price.unit_amount or 0) * (item.quantity or 1)
    period_end = _moment(item.current_period_end)
    details = told.cancellation_details
    return Subscription(
        id=told.id,
        status=_status(told.status),
        begun_at=_moment(told.start_date),
        period_start=_moment(item.current_period_start),
        period_end=period_end,
        ends_at=_ends_at(told, period_end),
        cents=cents,
        is_refunded=bool(details and details.comment == REFUND_COMMENT),
    )


def read_payment(told: stripe.Invoice, refunded: Mapping[str, int]) -> Payment:
    """`refunded` are the cents given back, by payment intent."""
    line = told.lines.data[0] if told.lines.data else None
    since, until = (
        (line.period.start, line.period.end) if line else (told.period_start, told.period_end)
    )
    reference = _payment_intent(told)
    details = told.parent and told.parent.subscription_details
    return Payment(
        id=told.id,
        subscription_id=str(details.subscription) if details else "",
        number=told.number or told.id,
        paid_at=_moment(told.status_transitions.paid_at or told.created),
        cents=told.amount_paid,
        refunded_cents=refunded.get(reference, 0),
        period_start=_moment(since),
        period_end=_moment(until),
        link=told.hosted_invoice_url or "",
        reference=reference,
    )


def _status(told: str) -> Status:
    """One that is new to us gives nothing until we know what it means."""
    return _STATUSES.get(told, Status.PAUSED)


def _ends_at(told: stripe.Subscription, period_end: datetime) -> datetime | None:
    if told.ended_at is not None:
        return _moment(told.ended_at)
    if told.cancel_at is not None:
        return _moment(told.cancel_at)
    return period_end if told.cancel_at_period_end else None


def _payment_intent(told: stripe.Invoice) -> str:
    """What moved the money; "" where it came another way."""
    for each in told.payments.data if told.payments else ():
        if each.status == "paid" and each.payment.payment_intent:
            return str(each.payment.payment_intent)
    return ""


def _moment(seconds: int) -> datetime:
    return datetime.fromtimestamp(seconds, UTC)
