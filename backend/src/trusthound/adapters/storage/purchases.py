"""What a customer was seen to have bought goes in; it is stored, and what is new is told.

One transaction: the message that made us look, what was seen, the plan, the mails, the audit log.
"""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

import psycopg

from trusthound.adapters.storage import (
    audit,
    customers,
    mails,
    payment_events,
    payments,
    premium,
    subscriptions,
)
from trusthound.adapters.storage.customers import Books, Look
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.audit import SYSTEM, AuditEntry, Outcome
from trusthound.domain.access.billing_news import Happening, PaymentEvent, happenings
from trusthound.domain.access.origin import Origin
from trusthound.domain.access.subscription import Bought
from trusthound.domain.mailing.billing_mails import mails_of


@dataclass(frozen=True, slots=True)
class Occasion:
    """Why we looked, when, and where new ids come from. A message of the service has no origin."""

    now: datetime
    new_id: Callable[[], str]
    event: PaymentEvent | None = None
    origin: Origin | None = None


async def bought_by(database: Database, user_id: str, books: Books) -> Bought:
    """What was seen last."""
    async with database.connection() as connection:
        return await _stored(connection, user_id, books)


async def take_in(
    database: Database, look: Look, seen: Bought, books: Books, occasion: Occasion
) -> None:
    """Nothing happens where the message was heeded before; a look that a later one overtook
    counts as heeded, as the later one saw all that it saw.
    """
    async with database.connection() as connection:
        event = occasion.event
        if not await premium.lock_user(connection, look.user_id):
            return
        if event is not None and not await payment_events.take(connection, event, occasion.now):
            return
        if not await customers.is_news(connection, look):
            return
        before = await _stored(connection, look.user_id, books)
        await subscriptions.store(connection, look.customer_id, seen.subscriptions)
        await payments.store(connection, look.customer_id, seen.payments)
        await premium.settle(connection, look.user_id)
        await _tell(connection, look.user_id, happenings(before, seen), occasion)


async def _stored(connection: psycopg.AsyncConnection, user_id: str, books: Books) -> Bought:
    return Bought(
        await subscriptions.of_user(connection, user_id, books),
        await payments.of_user(connection, user_id, books),
    )


async def _tell(
    connection: psycopg.AsyncConnection,
    user_id: str,
    happened: tuple[Happening, ...],
    occasion: Occasion,
) -> None:
    user = await premium.user_of(connection, user_id)
    assert user is not None  # noqa: S101 - its row is locked by this transaction
    for mail in mails_of(happened, user, now=occasion.now, new_id=occasion.new_id):
        await mails.put(connection, mail)
    for each in happened:
        await audit.note(connection, _entry(each, user_id, occasion))


def _entry(happened: Happening, user_id: str, occasion: Occasion) -> AuditEntry:
    about = happened.subscription or happened.payment
    return AuditEntry(
        at=occasion.now,
        actor=SYSTEM if occasion.origin is None else user_id,
        organization_id=None,
        action=happened.news.value,
        target=user_id if about is None else about.id,
        outcome=Outcome.DONE,
        address="" if occasion.origin is None else occasion.origin.address,
        request_id="" if occasion.origin is None else occasion.origin.request_id,
    )
