"""Watched openings in and out of their table, with what was told of each."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

import psycopg
from psycopg.rows import class_row, scalar_row
from pydantic import TypeAdapter

from trusthound.adapters.storage import openings
from trusthound.adapters.storage.stored_json import stored_json
from trusthound.domain.alerts.watching import Happening, Part, Snapshot, WatchNews, snapshot_of
from trusthound.domain.search.opening import Opening

NEWS_SHOWN = 50
SNAPSHOT = TypeAdapter(Snapshot)


@dataclass(frozen=True, slots=True)
class Watch:
    """`news` are the newest, at most NEWS_SHOWN."""

    id: str
    opening: Opening
    since: datetime
    news: tuple[WatchNews, ...]


@dataclass(frozen=True, slots=True)
class NewsRow:
    watch_id: str
    happening: str
    part: str | None
    at: datetime
    before: str
    after: str

    def read(self) -> WatchNews:
        part = Part(self.part) if self.part else None
        return WatchNews(Happening(self.happening), self.at, part, self.before, self.after)


@dataclass(frozen=True, slots=True)
class _Row:
    id: str
    opening_id: str
    since: datetime


async def number(connection: psycopg.AsyncConnection, user_id: str) -> int:
    cursor = connection.cursor(row_factory=scalar_row)
    await cursor.execute(
        "SELECT count(*) FROM watches WHERE user_id = %s AND deleted_at IS NULL", [user_id]
    )
    counted = await cursor.fetchone()
    return int(counted or 0)


async def find_by_opening(
    connection: psycopg.AsyncConnection, user_id: str, opening_id: str
) -> str | None:
    """The id of the watch of it."""
    return (await by_opening(connection, user_id, [opening_id])).get(opening_id)


async def by_opening(
    connection: psycopg.AsyncConnection, user_id: str, opening_ids: Iterable[str]
) -> dict[str, str]:
    """Of some openings, those that a user watches: the watch of each."""
    cursor = await connection.execute(
        """
        SELECT opening_id, id FROM watches
        WHERE user_id = %s AND opening_id = ANY (%s) AND deleted_at IS NULL
        """,
        [user_id, list(opening_ids)],
    )
    return dict(await cursor.fetchall())


async def add(
    connection: psycopg.AsyncConnection,
    user_id: str,
    opening_id: str,
    *,
    watch_id: str,
    now: datetime,
) -> Watch | None:
    """As it is now; None where there is no such opening.

    The mark is read before the opening: what is written in between is looked at once more.
    """
    cursor = connection.cursor(row_factory=scalar_row)
    await cursor.execute("SELECT kept_at FROM openings WHERE id = %s", [opening_id])
    mark = await cursor.fetchone()
    opening = await openings.find(connection, opening_id)
    if mark is None or opening is None:
        return None
    # One that was deleted a moment ago begins anew.
    await connection.execute(
        "DELETE FROM watches WHERE user_id = %s AND opening_id = %s", [user_id, opening_id]
    )
    await connection.execute(
        """
        INSERT INTO watches (id, user_id, opening_id, since, looked_to, snapshot)
        VALUES (%s, %s, %s, %s, %s, %s)
        """,
        [watch_id, user_id, opening_id, now, mark, stored_json(_dumped(snapshot_of(opening)))],
    )
    return Watch(watch_id, opening, now, ())


async def of_user(connection: psycopg.AsyncConnection, user_id: str) -> tuple[Watch, ...]:
    """Those with the newest news first, then the newest."""
    return await _whole(
        connection,
        b"""
        SELECT w.id, w.opening_id, w.since FROM watches w
        WHERE w.user_id = %s AND w.deleted_at IS NULL
        ORDER BY greatest(w.since,
            (SELECT max(n.at) FROM watch_news n WHERE n.watch_id = w.id)) DESC, w.id
        """,
        [user_id],
    )


async def find(connection: psycopg.AsyncConnection, user_id: str, watch_id: str) -> Watch | None:
    """Of that user; not what is deleted."""
    found = await _whole(
        connection,
        b"""
        SELECT id, opening_id, since FROM watches
        WHERE user_id = %s AND id = %s AND deleted_at IS NULL
        """,
        [user_id, watch_id],
    )
    return found[0] if found else None


async def delete(
    connection: psycopg.AsyncConnection, user_id: str, watch_id: str, *, now: datetime
) -> bool:
    """It can be taken back; whether there is such a watch."""
    deleted = await connection.execute(
        "UPDATE watches SET deleted_at = %s WHERE user_id = %s AND id = %s AND deleted_at IS NULL",
        [now, user_id, watch_id],
    )
    return deleted.rowcount == 1


async def restore(connection: psycopg.AsyncConnection, user_id: str, watch_id: str) -> bool:
    """Whether it was there still."""
    restored = await connection.execute(
        "UPDATE watches SET deleted_at = NULL WHERE user_id = %s AND id = %s"
        " AND deleted_at IS NOT NULL",
        [user_id, watch_id],
    )
    return restored.rowcount == 1


async def forget_deleted(connection: psycopg.AsyncConnection, *, before: datetime) -> int:
    """Those that cannot be taken back any more; how many."""
    gone = await connection.execute("DELETE FROM watches WHERE deleted_at < %s", [before])
    return gone.rowcount


def _dumped(snapshot: Snapshot) -> object:
    return SNAPSHOT.dump_python(snapshot, mode="json")


async def _whole(
    connection: psycopg.AsyncConnection, query: bytes, words: list[str]
) -> tuple[Watch, ...]:
    rows = connection.cursor(row_factory=class_row(_Row))
    await rows.execute(query, words)
    found = await rows.fetchall()
    whole = await openings.find_all(connection, [each.opening_id for each in found])
    cursor = connection.cursor(row_factory=class_row(NewsRow))
    await cursor.execute(
        """
        SELECT watch_id, happening, part, at, before, after FROM (
            SELECT *, row_number() OVER (PARTITION BY watch_id ORDER BY at DESC, id) AS rank
            FROM watch_news WHERE watch_id = ANY (%s)) AS each
        WHERE rank <= %s ORDER BY at DESC, id
        """,
        [[each.id for each in found], NEWS_SHOWN],
    )
    told: dict[str, list[WatchNews]] = {}
    for each in await cursor.fetchall():
        told.setdefault(each.watch_id, []).append(each.read())
    return tuple(
        Watch(each.id, whole[each.opening_id], each.since, tuple(told.get(each.id, ())))
        for each in found
        if each.opening_id in whole
    )
