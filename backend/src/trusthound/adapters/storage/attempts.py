"""Tries counted in the database: all processes count together, and a restart forgets nothing."""

from collections.abc import Sequence
from datetime import datetime, timedelta

import psycopg
from psycopg.errors import LockNotAvailable

from trusthound.domain.access.attempts import Attempt, too_often

# Whoever waits holds one of the few connections: many tries under one key must not take them all.
LONGEST_WAIT = timedelta(seconds=1)


async def take(
    connection: psycopg.AsyncConnection, attempts: Sequence[Attempt], now: datetime
) -> None:
    """Count one try of each. Raises RateLimited where one is too many, or so many come at once
    that its turn does not come; refused ones don't count.

    A waiting lock a key makes it exact, however many try at once.
    """
    await connection.execute(
        "SELECT set_config('lock_timeout', %s, true)",  # of this transaction
        [f"{LONGEST_WAIT // timedelta(milliseconds=1)}ms"],
    )
    try:
        await _take(connection, attempts, now)
    except LockNotAvailable as problem:
        raise too_often(now + LONGEST_WAIT) from problem


async def _take(
    connection: psycopg.AsyncConnection, attempts: Sequence[Attempt], now: datetime
) -> None:
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
