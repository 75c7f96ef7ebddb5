"""Resumes that their owners can no longer open: marked, and later deleted."""

from datetime import datetime

import psycopg


async def mark(connection: psycopg.AsyncConnection, *, now: datetime) -> None:
    """Since when that is; taken back where a plan opens them again."""
    await connection.execute(
        """
        UPDATE resumes r
        SET out_of_reach_since = CASE WHEN asked.has_plan THEN NULL ELSE %(now)s END
        FROM (
            SELECT u.id, coalesce(u.premium_until > %(now)s, false) OR EXISTS (
                SELECT FROM members m WHERE m.user_id = u.id AND m.is_active) AS has_plan
            FROM users u
        ) AS asked
        WHERE asked.id = r.user_id AND asked.has_plan = (r.out_of_reach_since IS NOT NULL)
        """,
        {"now": now},
    )


async def delete_old(
    connection: psycopg.AsyncConnection, *, marked_before: datetime, most_users: int
) -> list[str]:
    """All that a user has is marked together, and goes together; the names of their files, which
    the caller deletes.
    """
    cursor = await connection.execute(
        """
        DELETE FROM resumes WHERE user_id IN (
            SELECT DISTINCT user_id FROM resumes WHERE out_of_reach_since <= %s LIMIT %s)
        RETURNING file_name
        """,
        [marked_before, most_users],
    )
    return [row[0] for row in await cursor.fetchall()]


async def files_known(connection: psycopg.AsyncConnection, names: list[str]) -> set[str]:
    """Which of the names some resume refers to."""
    cursor = await connection.execute(
        "SELECT file_name FROM resumes WHERE file_name = ANY(%s)", [names]
    )
    return {row[0] for row in await cursor.fetchall()}
