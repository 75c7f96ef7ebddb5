"""What happened in organisations, in the order in which it became true, for programs that ask."""

from dataclasses import dataclass
from datetime import datetime

import psycopg
from psycopg.rows import class_row

from trusthound.adapters.storage.database import Database
from trusthound.domain.webhooks.event import Event, NumberedEvent, WebhookEvent


@dataclass(frozen=True, slots=True)
class _Row:
    number: int
    id: str
    type: str
    organization_id: str
    subject: str
    at: datetime


async def add(connection: psycopg.AsyncConnection, event: Event) -> None:
    """Until the transaction ends no other one of the organisation adds: else a later number could
    be seen before an earlier one, and whoever asks for what came after it would miss that.
    """
    await connection.execute(
        "SELECT pg_advisory_xact_lock(hashtextextended(%s, 8))", [event.organization_id]
    )
    await connection.execute(
        """
        INSERT INTO organization_events (organization_id, id, type, subject, at)
        VALUES (%s, %s, %s, %s, %s)
        """,
        [event.organization_id, event.id, event.type.value, event.subject, event.at],
    )


async def page(
    connection: psycopg.AsyncConnection, organization_id: str, *, after: int, most: int
) -> tuple[NumberedEvent, ...]:
    """The next ones after that number, the oldest first."""
    cursor = connection.cursor(row_factory=class_row(_Row))
    await cursor.execute(
        """
        SELECT number, id, type, organization_id, subject, at FROM organization_events
        WHERE organization_id = %s AND number > %s ORDER BY number LIMIT %s
        """,
        [organization_id, after, most],
    )
    return tuple(
        NumberedEvent(
            each.number,
            Event(each.id, WebhookEvent(each.type), each.organization_id, each.subject, each.at),
        )
        for each in await cursor.fetchall()
    )


async def forget(database: Database, *, made_before: datetime) -> int:
    """Delete what is older; how many."""
    async with database.connection() as connection:
        deleted = await connection.execute(
            "DELETE FROM organization_events WHERE at < %s", [made_before]
        )
    return deleted.rowcount
