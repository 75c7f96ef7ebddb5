"""Links under which results are shown, in and out of their table."""

from datetime import datetime

from psycopg.rows import args_row

from trusthound.adapters.storage.database import Database
from trusthound.domain.sharing.share import MOST_LINKS, Share, Visibility


async def add(database: Database, share: Share, user_id: str) -> bool | None:
    """None where the user has no such result; False where there are MOST_LINKS already."""
    async with database.connection() as connection:
        # Whoever adds at the same time waits, so that nobody gets one too many.
        owned = await connection.execute(
            """
            SELECT FROM users u WHERE u.id = %(user)s AND EXISTS (
                SELECT FROM checks c WHERE c.user_id = u.id AND c.verification_id = %(result)s)
            FOR UPDATE
            """,
            {"user": user_id, "result": share.verification_id},
        )
        if owned.rowcount == 0:
            return None
        added = await connection.execute(
            """
            INSERT INTO shares (id, verification_id, user_id, visibility, made_at, expires_at)
            SELECT %(id)s, %(result)s, %(user)s, %(visibility)s, %(made_at)s, %(expires_at)s
            WHERE %(most)s > (
                SELECT count(*) FROM shares
                WHERE user_id = %(user)s AND verification_id = %(result)s
                    AND expires_at > %(made_at)s)
            """,
            {
                "id": share.id,
                "result": share.verification_id,
                "user": user_id,
                "visibility": share.visibility.value,
                "made_at": share.made_at,
                "expires_at": share.expires_at,
                "most": MOST_LINKS,
            },
        )
        return added.rowcount == 1


async def owned(
    database: Database, verification_id: str, user_id: str, *, now: datetime
) -> list[Share] | None:
    """The user's links to a result that have not ended, the newest first; None where the result
    is not theirs.
    """
    async with database.connection() as connection:
        found = await connection.execute(
            "SELECT FROM checks WHERE user_id = %s AND verification_id = %s LIMIT 1",
            [user_id, verification_id],
        )
        if found.rowcount == 0:
            return None
        cursor = connection.cursor(row_factory=args_row(_share))
        await cursor.execute(
            """
            SELECT id, verification_id, visibility, made_at, expires_at FROM shares
            WHERE user_id = %s AND verification_id = %s AND expires_at > %s
            ORDER BY made_at DESC, id LIMIT %s
            """,
            [user_id, verification_id, now, MOST_LINKS],
        )
        return await cursor.fetchall()


async def find(database: Database, share_id: str, *, now: datetime) -> Share | None:
    """None for what never was, and for what has ended."""
    async with database.connection() as connection:
        cursor = connection.cursor(row_factory=args_row(_share))
        await cursor.execute(
            """
            SELECT id, verification_id, visibility, made_at, expires_at FROM shares
            WHERE id = %s AND expires_at > %s
            """,
            [share_id, now],
        )
        return await cursor.fetchone()


async def end(database: Database, share_id: str, verification_id: str, user_id: str) -> bool:
    """Whether the user had such a link."""
    async with database.connection() as connection:
        ended = await connection.execute(
            "DELETE FROM shares WHERE id = %s AND verification_id = %s AND user_id = %s",
            [share_id, verification_id, user_id],
        )
        return ended.rowcount == 1


async def delete_ended(database: Database, now: datetime) -> int:
    """Those whose time is over; how many."""
    async with database.connection() as connection:
        ended = await connection.execute("DELETE FROM shares WHERE expires_at <= %s", [now])
        return ended.rowcount


def _share(
    share_id: str, verification_id: str, visibility: str, made_at: datetime, expires_at: datetime
) -> Share:
    return Share(share_id, verification_id, Visibility(visibility), made_at, expires_at)
