"""Looks at boards: one collector has a board for a while, and what it found stands with how far it
came, so that another goes on where it was killed.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta

import psycopg
from psycopg.rows import class_row, scalar_row

from trusthound.adapters.storage.boards import COLUMNS, BoardRow
from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.stored_json import stored_text
from trusthound.domain.common.errors import Conflict
from trusthound.domain.search.board import CollectedBoard
from trusthound.domain.search.looking import LEASE, LONGEST_LOOK, Outcome


@dataclass(frozen=True, slots=True)
class DueBoard:
    id: str
    reader: str
    address: str


async def due(connection: psycopg.AsyncConnection, *, now: datetime, most: int) -> list[DueBoard]:
    """Those that somebody wants and nobody has, the longest due first."""
    cursor = connection.cursor(row_factory=class_row(DueBoard))
    await cursor.execute(
        """
        SELECT id, reader, address FROM boards b
        WHERE due_at <= %(now)s AND (taken_until IS NULL OR taken_until <= %(now)s)
            AND (for_all OR EXISTS (SELECT FROM wanted_boards w WHERE w.board_id = b.id))
        ORDER BY due_at, id LIMIT %(most)s
        """,
        {"now": now, "most": most},
    )
    return await cursor.fetchall()


async def due_of(
    connection: psycopg.AsyncConnection, user_id: str, *, now: datetime, most: int
) -> list[tuple[str, str]]:
    """Ids and names of those that a user added and nobody has, the longest due first."""
    cursor = await connection.execute(
        """
        SELECT b.id, b.name FROM wanted_boards w JOIN boards b ON b.id = w.board_id
        WHERE w.user_id = %(user)s AND b.due_at <= %(now)s
            AND (b.taken_until IS NULL OR b.taken_until <= %(now)s)
        ORDER BY b.due_at, b.id LIMIT %(most)s
        """,
        {"user": user_id, "now": now, "most": most},
    )
    return await cursor.fetchall()


async def take(
    connection: psycopg.AsyncConnection,
    board_id: str,
    *,
    by: str,
    run_id: str,
    now: datetime,
    is_due: bool,
) -> CollectedBoard | None:
    """The board, for this collector alone: with the look that is under way, or with a new one.

    None where another has it, or `is_due` is asked for and it is not.
    """
    cursor = connection.cursor(row_factory=class_row(BoardRow))
    await cursor.execute(
        b"SELECT "
        + COLUMNS.encode()
        + b""" FROM boards b WHERE b.id = %(id)s
            AND (b.taken_until IS NULL OR b.taken_until <= %(now)s)
            AND (NOT %(is_due)s OR b.due_at <= %(now)s)
        FOR UPDATE SKIP LOCKED
        """,
        {"id": board_id, "now": now, "is_due": is_due},
    )
    row = await cursor.fetchone()
    if row is None:
        return None
    is_new = row.run_began_at is None or row.run_began_at < now - LONGEST_LOOK
    if is_new:
        await connection.execute(
            """
            UPDATE boards SET run_id = %s, run_began_at = %s, run_next = '', run_showings = 0,
                run_parts = 0, run_unread = 0, run_is_cut = false
            WHERE id = %s
            """,
            [run_id, now, board_id],
        )
    await cursor.execute(
        b"UPDATE boards b SET taken_by = %s, taken_until = %s WHERE id = %s RETURNING "
        + COLUMNS.encode(),
        [by, now + LEASE, board_id],
    )
    row = await cursor.fetchone()
    return None if row is None else row.board()


@asynccontextmanager
async def holding(
    database: Database, board_id: str, *, by: str, now: datetime
) -> AsyncIterator[psycopg.AsyncConnection]:
    """A transaction of the collector that has the board; it keeps it for another while, and until
    the transaction ends nobody else takes it.

    Raises Conflict where another has it by now, DatabaseUnavailable.
    """
    async with database.connection() as connection:
        cursor = await connection.execute(
            "UPDATE boards SET taken_until = %s WHERE id = %s AND taken_by = %s",
            [now + LEASE, board_id, by],
        )
        if cursor.rowcount != 1:
            raise Conflict("board_taken", "Another collector has this board by now.")
        yield connection


async def count(connection: psycopg.AsyncConnection, board_id: str, run_id: str) -> int:
    """How many showings the look has seen; told as its progress, too."""
    cursor = connection.cursor(row_factory=scalar_row)
    await cursor.execute(
        """
        UPDATE boards SET run_showings = (
            SELECT count(*) FROM showings
            WHERE board_id = %(id)s AND last_run_id = %(run)s AND closed_at IS NULL)
        WHERE id = %(id)s RETURNING run_showings
        """,
        {"id": board_id, "run": run_id},
    )
    return int(await cursor.fetchone() or 0)


async def go_on(
    connection: psycopg.AsyncConnection, board_id: str, *, next_part: str, unread: int, is_cut: bool
) -> None:
    """A part is read: the look goes on with the next one."""
    await connection.execute(
        """
        UPDATE boards SET run_next = %s, run_parts = run_parts + 1, run_unread = run_unread + %s,
            run_is_cut = run_is_cut OR %s
        WHERE id = %s
        """,
        [stored_text(next_part), unread, is_cut, board_id],
    )


async def leave(
    connection: psycopg.AsyncConnection, board_id: str, *, by: str, due_at: datetime
) -> None:
    """The look is not over; somebody goes on with it from then on."""
    await connection.execute(
        """
        UPDATE boards SET taken_by = NULL, taken_until = NULL,
            due_at = CASE WHEN due_at IS NULL THEN NULL ELSE %s::timestamptz END
        WHERE id = %s AND taken_by = %s
        """,
        [due_at, board_id, by],
    )


async def finish(
    connection: psycopg.AsyncConnection,
    board_id: str,
    outcome: Outcome,
    *,
    found: int | None,
    etag: str,
    last_modified: str,
    now: datetime,
) -> None:
    """The look is over; `found` None leaves what the last one found. A board that was paused
    meanwhile stays so.
    """
    await connection.execute(
        """
        UPDATE boards SET
            run_id = NULL, run_began_at = NULL, run_next = '', taken_by = NULL, taken_until = NULL,
            due_at = CASE WHEN due_at IS NULL THEN NULL ELSE %(due_at)s::timestamptz END,
            last_run_at = %(now)s, last_result = %(result)s, last_problem = %(problem)s,
            last_showings = coalesce(%(found)s, last_showings), failures = %(failures)s,
            etag = %(etag)s, last_modified = %(last_modified)s
        WHERE id = %(id)s
        """,
        {
            "id": board_id,
            "due_at": outcome.due_at,
            "now": now,
            "result": outcome.result.value,
            "problem": stored_text(outcome.problem),
            "found": found,
            "failures": outcome.failures,
            "etag": stored_text(etag),
            "last_modified": stored_text(last_modified),
        },
    )


async def may_ask(
    connection: psycopg.AsyncConnection, host: str, *, now: datetime, most_an_hour: int
) -> bool:
    """Counts a request to the host; False where this hour's are used."""
    cursor = await connection.execute(
        """
        INSERT INTO asked_hosts AS a (host, hour, requests)
        SELECT %(host)s, date_trunc('hour', %(now)s::timestamptz, 'UTC'), 1 WHERE %(most)s > 0
        ON CONFLICT (host, hour) DO UPDATE SET requests = a.requests + 1
            WHERE a.requests < %(most)s
        """,
        {"host": stored_text(host), "now": now, "most": most_an_hour},
    )
    return cursor.rowcount == 1


async def forget_hosts(connection: psycopg.AsyncConnection, *, before: datetime) -> int:
    """Hours that are over; how many rows."""
    cursor = await connection.execute("DELETE FROM asked_hosts WHERE hour < %s", [before])
    return cursor.rowcount


def next_hour(now: datetime) -> datetime:
    """When a host whose requests are used may be asked again."""
    return now.replace(minute=0, second=0, microsecond=0) + timedelta(hours=1)
