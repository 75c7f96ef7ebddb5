"""Who keeps searches or watches openings: held while anything is added, resting without a plan."""

from dataclasses import dataclass
from datetime import datetime

import psycopg
from psycopg.rows import class_row


@dataclass(frozen=True, slots=True)
class Rest:
    """A time without alerts that is over."""

    began_at: datetime
    ended_at: datetime


@dataclass(frozen=True, slots=True)
class ReaderStanding:
    """Where mails of alerts go, and what keeps them from it. `rest` was not told of yet."""

    email: str
    is_confirmed: bool
    wants_openings: bool
    wants_watches: bool
    rest: Rest | None


@dataclass(frozen=True, slots=True)
class _Row:
    email: str
    is_confirmed: bool
    wants_openings: bool
    wants_watches: bool
    rested_from: datetime | None
    rested_until: datetime | None


async def hold(connection: psycopg.AsyncConnection, user_id: str) -> None:
    """One at a time for a seeker: what is counted does not change before something is added."""
    await connection.execute(
        "INSERT INTO alert_readers (user_id) VALUES (%s) ON CONFLICT DO NOTHING", [user_id]
    )
    await connection.execute("SELECT FROM alert_readers WHERE user_id = %s FOR UPDATE", [user_id])


async def standing(connection: psycopg.AsyncConnection, user_id: str) -> ReaderStanding:
    """Of a user that there is."""
    cursor = connection.cursor(row_factory=class_row(_Row))
    await cursor.execute(
        """
        SELECT u.email, u.mail_verified_at IS NOT NULL AS is_confirmed,
            NOT EXISTS (SELECT FROM unsubscribed n
                WHERE n.email_key = u.email_key AND n.kind = 'alerts') AS wants_openings,
            NOT EXISTS (SELECT FROM unsubscribed n
                WHERE n.email_key = u.email_key AND n.kind = 'watches') AS wants_watches,
            r.rested_from, r.rested_until
        FROM users u LEFT JOIN alert_readers r ON r.user_id = u.id WHERE u.id = %s
        """,
        [user_id],
    )
    row = await cursor.fetchone()
    assert row is not None  # noqa: S101 - who asks is signed in
    has_rested = row.rested_from is not None and row.rested_until is not None
    rest = Rest(row.rested_from, row.rested_until) if has_rested else None  # type: ignore[arg-type]
    return ReaderStanding(row.email, row.is_confirmed, row.wants_openings, row.wants_watches, rest)


async def forget_rest(connection: psycopg.AsyncConnection, user_id: str) -> None:
    """Its owner was told."""
    await connection.execute(
        "UPDATE alert_readers SET rested_from = NULL, rested_until = NULL WHERE user_id = %s",
        [user_id],
    )


async def settle(connection: psycopg.AsyncConnection, mark: datetime, *, now: datetime) -> None:
    """Those without a plan rest; those with one again go on from that mark: what came meanwhile is
    not told afterwards.
    """
    await connection.execute(
        """
        WITH standing AS (
            SELECT r.user_id, r.rests_since IS NOT NULL AS rests,
                u.premium_until > %(now)s OR EXISTS (
                    SELECT FROM members m WHERE m.user_id = u.id AND m.is_active) AS has_plan
            FROM alert_readers r JOIN users u ON u.id = r.user_id
        ), tired AS (
            UPDATE alert_readers SET rests_since = %(now)s
            WHERE user_id IN (
                SELECT user_id FROM standing WHERE NOT rests AND has_plan IS NOT TRUE)
        ), back AS (
            UPDATE alert_readers
            SET rests_since = NULL, rested_from = coalesce(rested_from, rests_since),
                rested_until = %(now)s
            WHERE user_id IN (SELECT user_id FROM standing WHERE rests AND has_plan)
            RETURNING user_id
        )
        UPDATE saved_searches SET looked_to = %(mark)s
        WHERE user_id IN (SELECT user_id FROM back) AND looked_to < %(mark)s
        """,
        {"now": now, "mark": mark},
    )
