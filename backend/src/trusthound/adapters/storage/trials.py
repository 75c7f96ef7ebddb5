"""Trials in and out of their table: one an account, for good."""

from dataclasses import dataclass
from datetime import datetime

import psycopg
from psycopg.rows import class_row


@dataclass(frozen=True, slots=True)
class Trial:
    """When it began and when it ends."""

    started_at: datetime
    ends_at: datetime


@dataclass(frozen=True, slots=True)
class Reminded:
    """A user whose trial ends soon."""

    user_id: str
    email: str
    first_name: str
    ends_at: datetime


async def begin(connection: psycopg.AsyncConnection, user_id: str, trial: Trial) -> bool:
    """Whether it began; not where the account has had one. Of those at once, one does."""
    begun = await connection.execute(
        """
        INSERT INTO trials (user_id, started_at, ends_at) VALUES (%s, %s, %s)
        ON CONFLICT (user_id) DO NOTHING
        """,
        [user_id, trial.started_at, trial.ends_at],
    )
    return begun.rowcount == 1


async def of_user(connection: psycopg.AsyncConnection, user_id: str) -> Trial | None:
    """None where there was none."""
    cursor = connection.cursor(row_factory=class_row(Trial))
    await cursor.execute("SELECT started_at, ends_at FROM trials WHERE user_id = %s", [user_id])
    return await cursor.fetchone()


async def take_those_to_remind(
    connection: psycopg.AsyncConnection, *, now: datetime, ending_before: datetime, most: int
) -> tuple[Reminded, ...]:
    """Users whose trial ends before that moment, each once; not who has Premium beyond it."""
    cursor = connection.cursor(row_factory=class_row(Reminded))
    await cursor.execute(
        """
        WITH due AS (
            SELECT user_id FROM trials
            WHERE reminded_at IS NULL AND ends_at > %(now)s AND ends_at <= %(before)s
            ORDER BY ends_at LIMIT %(most)s
            FOR UPDATE SKIP LOCKED
        ), reminded AS (
            UPDATE trials SET reminded_at = %(now)s WHERE user_id IN (SELECT user_id FROM due)
            RETURNING user_id, ends_at
        )
        SELECT u.id AS user_id, u.email, u.first_name, r.ends_at
        FROM reminded r JOIN users u ON u.id = r.user_id
        WHERE u.premium_until <= r.ends_at
            AND NOT EXISTS (SELECT FROM members m WHERE m.user_id = u.id AND m.is_active)
        ORDER BY r.ends_at
        """,
        {"now": now, "before": ending_before, "most": most},
    )
    return tuple(await cursor.fetchall())
