"""Heed a signed message of the payment service, once: look at the customer whom it is about."""

from collections.abc import Callable, Sequence
from datetime import datetime

from trusthound.adapters.payments.events import read_event
from trusthound.adapters.payments.stripe_account import StripeAccount
from trusthound.adapters.storage import payment_events
from trusthound.adapters.storage.customers import Books
from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.purchases import Occasion
from trusthound.inquiry.customer import look_at_customer

# Others say nothing that we keep.
HEEDED = (
    "checkout.session.completed",
    "customer.subscription.",
    "invoice.paid",
    "invoice.payment_failed",
    "charge.refunded",
)


async def apply_payment_event(
    body: bytes,
    signature: str,
    *,
    secrets: Sequence[str],
    database: Database,
    payments: StripeAccount,
    books: Books,
    now: datetime,
    new_id: Callable[[], str],
) -> None:
    """Raises SignatureRefused; PaymentsUnavailable and DatabaseUnavailable ask for it again."""
    event = read_event(body, signature, secrets=secrets, now=now)
    if event is None or not event.customer_id or not event.kind.startswith(HEEDED):
        return
    if await payment_events.is_known(database, event.id):
        return
    await look_at_customer(
        event.customer_id,
        database=database,
        payments=payments,
        books=books,
        why=Occasion(now, new_id, event=event),
    )
