"""Tries counted in the database: all processes count together, and a restart forgets nothing."""

from collections.abc import Sequence
from datetime import datetime

import psycopg

from trusthound.domain.access.attempts import Attempt, too_often


async def take(
    connection: psycopg.AsyncConnection, attempts: Sequence[Attempt], now: datetime
) -> None:
    """Count one try of each. Raises RateLimited where one is too many; refused ones don't count.

    A waiting lock a key makes it exact, however many try at once.
    """
    for each in attempts:
        words = {
            "policy": each.limit.policy,
            "key": each.digest,
            "now": now,
            "since": now - each.limit.within,
            "within": each.limit.within,
            "most": each.limit.most,
        }
        await connection.execute(
            """
            SELECT pg_advisory_xact_lock(
                hashtextextended(%(policy)s || encode(%(key)s, 'hex'), 8))
            """,
            words,
        )
        cursor = await connection.execute(
            """
            WITH tried AS (
                SELECT at FROM attempts
                WHERE policy = %(policy)s AND key = %(key)s AND at > %(since)s
                ORDER BY at DESC LIMIT %(most)s
            ), added AS (
                INSERT INTO attempts (policy, key, at)
                SELECT %(policy)s, %(key)s, %(now)s
                WHERE (SELECT count(*) FROM tried) < %(most)s
                RETURNING at
            )
            SELECT min(at) + %(within)s FROM tried
            WHERE NOT EXISTS (SELECT FROM added)
            """,
            words,
        )
        row = await cursor.fetchone()
        if row is not None and row[0] is not None:
            raise too_often(row[0])


async def forgive(connection: psycopg.AsyncConnection, attempts: Sequence[Attempt]) -> None:
    """Forget the tries of somebody who turned out to be in the right."""
    for each in attempts:
        await connection.execute(
            "DELETE FROM attempts WHERE policy = %s AND key = %s",
            [each.limit.policy, each.digest],
        )


async def forget(connection: psycopg.AsyncConnection, before: datetime) -> int:
    """Delete what no limit looks at any more; how many."""
    deleted = await connection.execute("DELETE FROM attempts WHERE at < %s", [before])
    return deleted.rowcount
