"""Watched openings that have changed in, news that are told once out."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

import psycopg
from psycopg.rows import class_row

from trusthound.adapters.storage import openings
from trusthound.adapters.storage.stored_json import stored_json, stored_text
from trusthound.adapters.storage.watches import SNAPSHOT, NewsRow
from trusthound.domain.alerts.alert_mails import Reader, WatchedNews
from trusthound.domain.alerts.due import BETWEEN_MAILS
from trusthound.domain.alerts.watching import Snapshot, WatchNews, news, snapshot_of


@dataclass(frozen=True, slots=True)
class DueReader:
    user_id: str
    reader: Reader


@dataclass(frozen=True, slots=True)
class _Changed:
    id: str
    opening_id: str
    snapshot: str
    kept_at: datetime


@dataclass(frozen=True, slots=True)
class _DueRow:
    user_id: str
    email: str
    first_name: str


@dataclass(frozen=True, slots=True)
class _Told(NewsRow):
    opening_id: str


async def keep_news(connection: psycopg.AsyncConnection, *, now: datetime, most: int) -> int:
    """Look at watched openings that have changed; how many there were.

    The mark of an opening is read before it: of two changes the later one is looked at again.
    """
    cursor = connection.cursor(row_factory=class_row(_Changed))
    await cursor.execute(
        """
        SELECT w.id, w.opening_id, w.snapshot::text AS snapshot, o.kept_at
        FROM watches w JOIN openings o ON o.id = w.opening_id
        JOIN alert_readers r ON r.user_id = w.user_id
        WHERE o.kept_at > w.looked_to AND w.deleted_at IS NULL AND r.rests_since IS NULL
        ORDER BY w.id LIMIT %s
        FOR UPDATE OF w SKIP LOCKED
        """,
        [most],
    )
    changed = await cursor.fetchall()
    are = await openings.find_all(connection, {each.opening_id for each in changed})
    for each in changed:
        if opening := are.get(each.opening_id):
            known = SNAPSHOT.validate_json(each.snapshot)
            await _keep(connection, each.id, news(known, opening, now=now))
            await _know(connection, each.id, snapshot_of(opening), each.kept_at)
    return len(changed)


async def take_due_reader(
    connection: psycopg.AsyncConnection, *, now: datetime
) -> DueReader | None:
    """A seeker with news who had no such mail a moment ago, held: one mail for all of them."""
    cursor = connection.cursor(row_factory=class_row(_DueRow))
    await cursor.execute(
        """
        SELECT r.user_id, u.email, u.first_name
        FROM alert_readers r JOIN users u ON u.id = r.user_id
        WHERE r.rests_since IS NULL AND u.mail_verified_at IS NOT NULL
            AND (r.watch_mail_at IS NULL OR r.watch_mail_at <= %s)
            AND r.user_id IN (
                SELECT w.user_id FROM watch_news n JOIN watches w ON w.id = n.watch_id
                WHERE n.told_at IS NULL AND w.deleted_at IS NULL)
            AND NOT EXISTS (SELECT FROM unsubscribed n
                WHERE n.email_key = u.email_key AND n.kind = 'watches')
        ORDER BY r.watch_mail_at NULLS FIRST LIMIT 1
        FOR UPDATE OF r SKIP LOCKED
        """,
        [now - BETWEEN_MAILS],
    )
    row = await cursor.fetchone()
    return DueReader(row.user_id, Reader(row.email, row.first_name)) if row else None


async def tell(
    connection: psycopg.AsyncConnection, user_id: str, *, now: datetime
) -> tuple[WatchedNews, ...]:
    """Mark all news of a seeker as told; each opening with its own."""
    cursor = connection.cursor(row_factory=class_row(_Told))
    await cursor.execute(
        """
        WITH told AS (
            UPDATE watch_news n SET told_at = %(now)s FROM watches w
            WHERE w.id = n.watch_id AND w.user_id = %(user)s AND w.deleted_at IS NULL
                AND n.told_at IS NULL
            RETURNING n.id, n.watch_id, n.happening, n.part, n.at, n.before, n.after, w.opening_id
        )
        SELECT watch_id, happening, part, at, before, after, opening_id FROM told ORDER BY id
        """,
        {"user": user_id, "now": now},
    )
    rows = await cursor.fetchall()
    await connection.execute(
        "UPDATE alert_readers SET watch_mail_at = %s WHERE user_id = %s", [now, user_id]
    )
    by_opening: dict[str, list[WatchNews]] = {}
    for each in rows:
        by_opening.setdefault(each.opening_id, []).append(each.read())
    are = await openings.find_all(connection, by_opening)
    return tuple(
        WatchedNews(are[each], tuple(told)) for each, told in by_opening.items() if each in are
    )


async def _keep(
    connection: psycopg.AsyncConnection, watch_id: str, happened: Sequence[WatchNews]
) -> None:
    for each in happened:
        await connection.execute(
            """
            INSERT INTO watch_news (watch_id, happening, part, at, before, after)
            VALUES (%s, %s, %s, %s, %s, %s)
            """,
            [
                watch_id,
                each.happening.value,
                each.part.value if each.part else None,
                each.at,
                stored_text(each.before),
                stored_text(each.after),
            ],
        )


async def _know(
    connection: psycopg.AsyncConnection, watch_id: str, snapshot: Snapshot, kept_at: datetime
) -> None:
    await connection.execute(
        "UPDATE watches SET snapshot = %s, looked_to = %s WHERE id = %s",
        [stored_json(SNAPSHOT.dump_python(snapshot, mode="json")), kept_at, watch_id],
    )
