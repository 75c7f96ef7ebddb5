"""Boards that their owners can no longer open, and applications that were deleted, for good."""

from datetime import datetime

import psycopg


async def mark(connection: psycopg.AsyncConnection, *, now: datetime) -> None:
    """Since when a board is out of reach; taken back where a plan opens it again."""
    await connection.execute(
        """
        UPDATE trackers t
        SET out_of_reach_since = CASE WHEN asked.has_plan THEN NULL ELSE %(now)s END
        FROM (
            SELECT u.id, coalesce(u.premium_until > %(now)s, false) OR EXISTS (
                SELECT FROM members m WHERE m.user_id = u.id AND m.is_active) AS has_plan
            FROM users u
        ) AS asked
        WHERE asked.id = t.user_id AND asked.has_plan = (t.out_of_reach_since IS NOT NULL)
        """,
        {"now": now},
    )


async def delete_boards(
    connection: psycopg.AsyncConnection, *, marked_before: datetime, most: int
) -> tuple[int, list[str]]:
    """How many boards with all that is on them, and the names of the files, which the caller
    deletes.
    """
    cursor = await connection.execute(
        """
        SELECT user_id FROM trackers WHERE out_of_reach_since <= %s
        ORDER BY user_id LIMIT %s FOR UPDATE
        """,
        [marked_before, most],
    )
    users = [row[0] for row in await cursor.fetchall()]
    names = await connection.execute(
        """
        SELECT d.file_name FROM application_documents d
        JOIN applications a ON a.id = d.application_id WHERE a.user_id = ANY(%s)
        """,
        [users],
    )
    files = [row[0] for row in await names.fetchall()]
    await connection.execute("DELETE FROM trackers WHERE user_id = ANY(%s)", [users])
    return len(users), files


async def delete_applications(
    connection: psycopg.AsyncConnection, *, deleted_before: datetime, most: int
) -> tuple[int, list[str]]:
    """The same of applications that can no longer be taken back."""
    cursor = await connection.execute(
        "SELECT id FROM applications WHERE deleted_at <= %s LIMIT %s FOR UPDATE SKIP LOCKED",
        [deleted_before, most],
    )
    ids = [row[0] for row in await cursor.fetchall()]
    names = await connection.execute(
        "SELECT file_name FROM application_documents WHERE application_id = ANY(%s)", [ids]
    )
    files = [row[0] for row in await names.fetchall()]
    await connection.execute("DELETE FROM applications WHERE id = ANY(%s)", [ids])
    return len(ids), files


async def files_known(connection: psycopg.AsyncConnection, names: list[str]) -> set[str]:
    """Which of the names some document refers to."""
    cursor = await connection.execute(
        "SELECT file_name FROM application_documents WHERE file_name = ANY(%s)", [names]
    )
    return {row[0] for row in await cursor.fetchall()}
