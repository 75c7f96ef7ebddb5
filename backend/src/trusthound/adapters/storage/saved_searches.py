"""Saved searches in and out of their table."""

from dataclasses import dataclass
from datetime import datetime

import psycopg
from psycopg.rows import class_row, scalar_row
from pydantic import TypeAdapter

from trusthound.adapters.storage.stored_json import stored_json, stored_text
from trusthound.domain.alerts.new_openings import MOST_NEW
from trusthound.domain.alerts.saved_search import HowOften, SavedSearch, Wish
from trusthound.domain.search.query import Query

_QUERY = TypeAdapter(Query)


@dataclass(frozen=True, slots=True)
class Row:
    id: str
    name: str
    query: dict[str, object]
    how_often: str
    time_zone: str
    created_at: datetime
    last_told_at: datetime | None
    new: int

    def read(self) -> SavedSearch:
        wish = Wish(
            self.name,
            _QUERY.validate_python(self.query),
            HowOften(self.how_often),
            self.time_zone,
        )
        return SavedSearch(self.id, wish, self.created_at, self.last_told_at, self.new)


async def number(connection: psycopg.AsyncConnection, user_id: str) -> int:
    cursor = connection.cursor(row_factory=scalar_row)
    await cursor.execute(
        "SELECT count(*) FROM saved_searches WHERE user_id = %s AND deleted_at IS NULL", [user_id]
    )
    counted = await cursor.fetchone()
    return int(counted or 0)


async def add(
    connection: psycopg.AsyncConnection,
    user_id: str,
    search: SavedSearch,
    *,
    due_at: datetime | None,
    mark: datetime,
) -> None:
    """What arrived until the mark is not new to it."""
    await connection.execute(
        """
        INSERT INTO saved_searches (id, user_id, name, query, how_often, time_zone, created_at,
            began_at, looked_to, seen_at, due_at)
        VALUES (%(id)s, %(user)s, %(name)s, %(query)s, %(often)s, %(zone)s, %(at)s,
            %(mark)s, %(mark)s, %(at)s, %(due)s)
        """,
        {
            **_told(search.wish),
            "id": search.id,
            "user": user_id,
            "at": search.created_at,
            "mark": mark,
            "due": due_at,
        },
    )


async def change(
    connection: psycopg.AsyncConnection,
    user_id: str,
    search_id: str,
    wish: Wish,
    *,
    due_at: datetime | None,
    mark: datetime,
) -> None:
    """Another query begins anew at the mark; so do mails that were off."""
    await connection.execute(
        """
        WITH begun_anew AS (
            SELECT query <> %(query)s AS asks_other, how_often = 'off' AS was_off
            FROM saved_searches WHERE id = %(id)s
        ), told AS (
            UPDATE told_openings SET told_at = clock_timestamp()
            WHERE search_id = %(id)s AND told_at IS NULL
                AND (SELECT asks_other OR was_off FROM begun_anew)
        )
        UPDATE saved_searches SET name = %(name)s, query = %(query)s, how_often = %(often)s,
            time_zone = %(zone)s, due_at = %(due)s,
            began_at = CASE WHEN query <> %(query)s
                THEN greatest(began_at, %(mark)s) ELSE began_at END,
            looked_to = CASE WHEN query <> %(query)s
                THEN greatest(looked_to, %(mark)s) ELSE looked_to END,
            seen_at = CASE WHEN query <> %(query)s THEN clock_timestamp() ELSE seen_at END
        WHERE user_id = %(user)s AND id = %(id)s
        """,
        {**_told(wish), "id": search_id, "user": user_id, "due": due_at, "mark": mark},
    )


async def of_user(connection: psycopg.AsyncConnection, user_id: str) -> tuple[SavedSearch, ...]:
    """The newest first. As many are counted as new as a mail would tell of, and one more."""
    cursor = connection.cursor(row_factory=class_row(Row))
    await cursor.execute(
        _SEARCHES + b" ORDER BY s.created_at DESC, s.id", {"user": user_id, "id": None, **_MOST}
    )
    return tuple(each.read() for each in await cursor.fetchall())


async def find(
    connection: psycopg.AsyncConnection, user_id: str, search_id: str
) -> SavedSearch | None:
    """Of that user; not what is deleted."""
    cursor = connection.cursor(row_factory=class_row(Row))
    await cursor.execute(_SEARCHES, {"user": user_id, "id": search_id, **_MOST})
    row = await cursor.fetchone()
    return row.read() if row else None


async def see(
    connection: psycopg.AsyncConnection, user_id: str, search_id: str, *, now: datetime
) -> bool:
    """Its owner has looked at what it finds; whether there is such a search."""
    seen = await connection.execute(
        "UPDATE saved_searches SET seen_at = %s WHERE user_id = %s AND id = %s"
        " AND deleted_at IS NULL",
        [now, user_id, search_id],
    )
    return seen.rowcount == 1


async def delete(
    connection: psycopg.AsyncConnection, user_id: str, search_id: str, *, now: datetime
) -> bool:
    """It can be taken back; whether there is such a search."""
    deleted = await connection.execute(
        "UPDATE saved_searches SET deleted_at = %s WHERE user_id = %s AND id = %s"
        " AND deleted_at IS NULL",
        [now, user_id, search_id],
    )
    return deleted.rowcount == 1


async def restore(connection: psycopg.AsyncConnection, user_id: str, search_id: str) -> bool:
    """Whether it was there still."""
    restored = await connection.execute(
        "UPDATE saved_searches SET deleted_at = NULL WHERE user_id = %s AND id = %s"
        " AND deleted_at IS NOT NULL",
        [user_id, search_id],
    )
    return restored.rowcount == 1


async def stop_mails(connection: psycopg.AsyncConnection, search_id: str) -> str | None:
    """No mail of it goes out any more; its name, None where there is none."""
    cursor = connection.cursor(row_factory=scalar_row)
    await cursor.execute(
        """
        UPDATE saved_searches SET how_often = 'off', due_at = NULL WHERE id = %s
        RETURNING name
        """,
        [search_id],
    )
    name: str | None = await cursor.fetchone()
    return name


async def forget_deleted(connection: psycopg.AsyncConnection, *, before: datetime) -> int:
    """Those that cannot be taken back any more; how many."""
    gone = await connection.execute("DELETE FROM saved_searches WHERE deleted_at < %s", [before])
    return gone.rowcount


def _told(wish: Wish) -> dict[str, object]:
    return {
        "name": stored_text(wish.name),
        "query": stored_json(_QUERY.dump_python(wish.query, mode="json")),
        "often": wish.how_often.value,
        "zone": wish.time_zone,
    }


_MOST = {"most": MOST_NEW + 1}
_SEARCHES = b"""
    SELECT s.id, s.name, s.query, s.how_often, s.time_zone, s.created_at, s.last_told_at, (
        SELECT count(*) FROM (
            SELECT FROM told_openings t JOIN openings o ON o.id = t.opening_id
            WHERE t.search_id = s.id AND t.found_at > s.seen_at AND o.closed_at IS NULL
            LIMIT %(most)s) AS each) AS new
    FROM saved_searches s
    WHERE s.user_id = %(user)s AND s.deleted_at IS NULL
        AND (%(id)s::text IS NULL OR s.id = %(id)s)
"""
