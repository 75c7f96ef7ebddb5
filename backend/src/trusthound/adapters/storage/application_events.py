"""What happened to applications, in and out of its table."""

from dataclasses import dataclass
from datetime import datetime

import psycopg
from psycopg.rows import class_row

from trusthound.adapters.storage.stored_json import stored_text
from trusthound.domain.tracking.events import Event, Happening


@dataclass(frozen=True, slots=True)
class _EventRow:
    happening: str
    at: datetime
    before: str
    after: str
    from_stage: str
    to_stage: str


async def of(connection: psycopg.AsyncConnection, application_id: str) -> tuple[Event, ...]:
    """Oldest first."""
    cursor = connection.cursor(row_factory=class_row(_EventRow))
    await cursor.execute(
        """
        SELECT happening, at, before, after, from_stage, to_stage FROM application_events
        WHERE application_id = %s ORDER BY at, id
        """,
        [application_id],
    )
    return tuple(_event(row) for row in await cursor.fetchall())


async def note(connection: psycopg.AsyncConnection, application_id: str, event: Event) -> None:
    await connection.execute(
        """
        INSERT INTO application_events (
            application_id, happening, at, before, after, from_stage, to_stage)
        VALUES (%s, %s, %s, %s, %s, %s, %s)
        """,
        [
            application_id, event.happening.value, event.at, stored_text(event.before),
            stored_text(event.after), event.from_stage, event.to_stage,
        ],
    )  # fmt: skip


async def forget_move(
    connection: psycopg.AsyncConnection, application_id: str, event: Event
) -> None:
    """One that was taken back: the application has been in its stage since it came there."""
    await connection.execute(
        """
        DELETE FROM application_events
        WHERE application_id = %s AND happening = 'moved' AND at = %s AND to_stage = %s
        """,
        [application_id, event.at, event.to_stage],
    )
    await connection.execute(
        """
        UPDATE applications SET staged_at = (
            SELECT coalesce(max(at), made_at) FROM application_events
            WHERE application_id = %(id)s AND happening IN ('added', 'moved'))
        WHERE id = %(id)s
        """,
        {"id": application_id},
    )


def _event(row: _EventRow) -> Event:
    return Event(
        Happening(row.happening), row.at, row.before, row.after, row.from_stage, row.to_stage
    )
