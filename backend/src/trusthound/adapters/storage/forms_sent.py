"""A caller in, when the next form may be sent out: the contact and the demo form count together."""

from datetime import datetime, timedelta

import psycopg
from psycopg.rows import scalar_row


async def full_until(
    connection: psycopg.AsyncConnection,
    caller: bytes,
    *,
    most: int,
    within: timedelta,
    now: datetime,
) -> datetime | None:
    """None where there is room for one more.

    One at a time for a caller, until the transaction ends: many at once would all find room.
    """
    await connection.execute(
        "SELECT pg_advisory_xact_lock(hashtextextended(encode(%s, 'hex'), 0))", [caller]
    )
    cursor = connection.cursor(row_factory=scalar_row)
    await cursor.execute(
        """
        SELECT made_at FROM (
            SELECT made_at FROM contact_messages WHERE caller = %(caller)s AND made_at > %(since)s
            UNION ALL
            SELECT made_at FROM demo_requests WHERE caller = %(caller)s AND made_at > %(since)s
        ) AS sent
        ORDER BY made_at DESC OFFSET %(most)s LIMIT 1
        """,
        {"caller": caller, "since": now - within, "most": max(most, 1) - 1},
    )
    oldest_that_counts: datetime | None = await cursor.fetchone()
    return None if oldest_that_counts is None else oldest_that_counts + within
