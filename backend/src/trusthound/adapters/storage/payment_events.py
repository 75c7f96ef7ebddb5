"""Messages of the payment service that have been heeded, so that each counts once."""

from datetime import datetime

import psycopg

from trusthound.adapters.storage.database import Database
from trusthound.domain.access.billing_news import PaymentEvent


async def is_known(database: Database, event_id: str) -> bool:
    """Whether it was heeded before."""
    async with database.connection() as connection:
        cursor = await connection.execute("SELECT FROM payment_events WHERE id = %s", [event_id])
        return await cursor.fetchone() is not None


async def take(connection: psycopg.AsyncConnection, event: PaymentEvent, now: datetime) -> bool:
    """Whether this is the first time; the same one at once waits for us, and is not."""
    taken = await connection.execute(
        """
        INSERT INTO payment_events (id, kind, made_at, taken_at) VALUES (%s, %s, %s, %s)
        ON CONFLICT (id) DO NOTHING
        """,
        [event.id, event.kind, event.made_at, now],
    )
    return taken.rowcount == 1


async def forget_before(database: Database, moment: datetime) -> int:
    """Delete what the payment service no longer sends again; how many there were."""
    async with database.connection() as connection:
        deleted = await connection.execute(
            "DELETE FROM payment_events WHERE taken_at < %s", [moment]
        )
    return deleted.rowcount
