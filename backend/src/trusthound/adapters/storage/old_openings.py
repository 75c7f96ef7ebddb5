"""What nobody shows any more: closed when it was not seen for long, and deleted in the end."""

from datetime import datetime

import psycopg

from trusthound.adapters.storage.openings import Deriving
from trusthound.adapters.storage.showings import CLOSED_AT_ONCE, rebuild

AT_ONCE = 500


async def close_unseen(
    connection: psycopg.AsyncConnection, moment: datetime, *, now: datetime, deriving: Deriving
) -> int:
    """Close what no look saw since that moment; how many there were, CLOSED_AT_ONCE at most."""
    cursor = await connection.execute(
        """
        UPDATE showings SET closed_at = %s
        WHERE id IN (
            SELECT id FROM showings WHERE closed_at IS NULL AND last_seen_at < %s
            ORDER BY id LIMIT %s)
        RETURNING opening_id
        """,
        [now, moment, CLOSED_AT_ONCE],
    )
    closed = [row[0] for row in await cursor.fetchall()]
    await rebuild(connection, closed, deriving)
    return len(closed)


async def delete_closed(connection: psycopg.AsyncConnection, *, before: datetime) -> int:
    """Openings that were closed before that moment, with their showings; how many: with AT_ONCE
    there may be more.
    """
    cursor = await connection.execute(
        "SELECT id FROM openings WHERE closed_at < %s ORDER BY closed_at LIMIT %s FOR UPDATE",
        [before, AT_ONCE],
    )
    ids = [row[0] for row in await cursor.fetchall()]
    await connection.execute("DELETE FROM showings WHERE opening_id = ANY (%s)", [ids])
    deleted = await connection.execute("DELETE FROM openings WHERE id = ANY (%s)", [ids])
    return deleted.rowcount
