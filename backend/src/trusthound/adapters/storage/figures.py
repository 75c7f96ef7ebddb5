"""What is stored in, the operators' figures out: each a count over whole tables."""

from dataclasses import dataclass
from datetime import date, datetime
from time import perf_counter
from typing import LiteralString

import psycopg
from psycopg.rows import class_row
from psycopg.sql import SQL

from trusthound.adapters.storage import database as storage
from trusthound.domain.access.organization import Tier
from trusthound.domain.operating.figures import Database, Judged, MonthOfTier
from trusthound.domain.operating.health import database_status
from trusthound.domain.operating.periods import Counted


@dataclass(frozen=True, slots=True)
class _Month:
    tier: str
    organizations: int
    checks: int


async def verifications(
    connection: psycopg.AsyncConnection, *, today: datetime, week: datetime
) -> Counted:
    """Results that are kept, of postings and messages, and every check of a candidate; what
    readers corrected counts nowhere here.
    """
    return await _counted(
        connection,
        """
        SELECT checked_at AS at FROM verifications WHERE NOT example AND corrected IS NULL
        UNION ALL
        SELECT made_at FROM candidate_counts WHERE held_until IS NULL
        """,
        today,
        week,
    )


async def premium_sign_ups(
    connection: psycopg.AsyncConnection, *, today: datetime, week: datetime
) -> Counted:
    """Accounts by when they first had Premium, as a trial or paid for; given by hand counts not."""
    return await _counted(
        connection,
        """
        SELECT min(at) AS at FROM (
            SELECT user_id, started_at AS at FROM trials
            UNION ALL
            SELECT c.user_id, s.begun_at
            FROM subscriptions s JOIN customers c ON c.id = s.customer_id
        ) AS begun GROUP BY user_id
        """,
        today,
        week,
    )


async def judged(connection: psycopg.AsyncConnection) -> Judged:
    """Over the results that are kept; ours are left out, and what readers corrected."""
    cursor = connection.cursor(row_factory=class_row(Judged))
    await cursor.execute(
        """
        SELECT count(*) FILTER (WHERE band = 'danger') AS in_danger,
            avg(trust_score)::float AS mean_score,
            count(*) FILTER (WHERE band = 'verified' AND kind = 'posting') AS high_postings,
            count(*) FILTER (WHERE band = 'danger' AND kind = 'posting') AS low_postings
        FROM verifications WHERE NOT example AND corrected IS NULL
        """
    )
    found = await cursor.fetchone()
    assert found is not None  # noqa: S101 - counts without a GROUP BY are always one row
    return found


async def months(
    connection: psycopg.AsyncConnection, *, since: datetime
) -> tuple[MonthOfTier, ...]:
    """Checks of candidates from that moment on, by the tier that an organisation has now."""
    cursor = connection.cursor(row_factory=class_row(_Month))
    await cursor.execute(
        """
        SELECT o.tier, count(DISTINCT o.id) AS organizations, count(c.id) AS checks
        FROM organizations o LEFT JOIN candidate_counts c
            ON c.organization_id = o.id AND c.made_at >= %s AND c.held_until IS NULL
        GROUP BY o.tier
        """,
        [since],
    )
    rows = await cursor.fetchall()
    return tuple(MonthOfTier(Tier(each.tier), each.organizations, each.checks) for each in rows)


async def database(asked: storage.Database) -> Database:
    """How long until it answers, waiting for a connection included, and how many it has open."""
    began = perf_counter()
    async with asked.connection() as connection:
        await connection.execute("SELECT 1")
        milliseconds = (perf_counter() - began) * 1000
        cursor = await connection.execute(
            "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
        )
        row = await cursor.fetchone()
    return Database(database_status(milliseconds), milliseconds, row[0] if row else 0)


async def verifications_by_day(
    connection: psycopg.AsyncConnection, *, since: datetime
) -> dict[date, int]:
    return await _by_day(
        connection,
        """
        SELECT checked_at AS at FROM verifications
        WHERE NOT example AND corrected IS NULL AND checked_at >= %(since)s
        UNION ALL
        SELECT made_at FROM candidate_counts WHERE held_until IS NULL AND made_at >= %(since)s
        """,
        since,
    )


async def sign_ups_by_day(
    connection: psycopg.AsyncConnection, *, since: datetime
) -> dict[date, int]:
    """New accounts that are still there."""
    return await _by_day(
        connection, "SELECT created_at AS at FROM users WHERE created_at >= %(since)s", since
    )


async def _counted(
    connection: psycopg.AsyncConnection, moments: LiteralString, today: datetime, week: datetime
) -> Counted:
    """`moments` selects a column `at`."""
    cursor = connection.cursor(row_factory=class_row(Counted))
    await cursor.execute(
        SQL("""
            SELECT count(*) AS total, count(*) FILTER (WHERE at >= %(today)s) AS today,
                count(*) FILTER (WHERE at >= %(week)s) AS week
            FROM ({moments}) AS counted
            """).format(moments=SQL(moments)),
        {"today": today, "week": week},
    )
    found = await cursor.fetchone()
    assert found is not None  # noqa: S101 - counts without a GROUP BY are always one row
    return found


async def _by_day(
    connection: psycopg.AsyncConnection, moments: LiteralString, since: datetime
) -> dict[date, int]:
    """`moments` selects a column `at`; days are those of UTC."""
    cursor = await connection.execute(
        SQL("""
            SELECT (at AT TIME ZONE 'UTC')::date, count(*) FROM ({moments}) AS counted GROUP BY 1
            """).format(moments=SQL(moments)),
        {"since": since},
    )
    return {day: count async for day, count in cursor}
