"""How far openings can be read by the mark of when they were kept, so that none comes in behind."""

from datetime import datetime

import psycopg
from psycopg.rows import scalar_row


async def readable_to(connection: psycopg.AsyncConnection) -> datetime:
    """Whatever is kept from now on bears a later mark than this one.

    A mark is set as an opening is written, and seen when the transaction ends. So this one is the
    beginning of the oldest transaction that has written and is under way, where there is one.
    """
    cursor = connection.cursor(row_factory=scalar_row)
    # Read first: whatever only now begins to write marks what it writes later.
    await cursor.execute("SELECT clock_timestamp()")
    clock = await cursor.fetchone()
    await cursor.execute(
        """
        SELECT least(%s, min(xact_start)) FROM pg_stat_activity
        WHERE backend_xid IS NOT NULL AND backend_type = 'client backend'
            AND datname = current_database() AND pid <> pg_backend_pid()
        """,
        [clock],
    )
    mark: datetime | None = await cursor.fetchone()
    assert mark is not None  # noqa: S101 - a minimum without a GROUP BY is always one row
    return mark
