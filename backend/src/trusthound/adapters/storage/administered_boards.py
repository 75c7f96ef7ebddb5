"""Boards as whoever runs the installation sees and steers them."""

from collections.abc import Sequence
from datetime import datetime

import psycopg
from psycopg.rows import class_row

from trusthound.adapters.storage.boards import COLUMNS, BoardRow
from trusthound.adapters.storage.stored_json import stored_text
from trusthound.domain.search.board import CollectedBoard


async def wanted(
    connection: psycopg.AsyncConnection,
    search: str,
    *,
    after: tuple[datetime, str] | None,
    most: int,
) -> Sequence[CollectedBoard]:
    """The newest first that anybody wants, paused ones too, whose name or address has `search` in
    it, in any case, or that has that id; "": all.
    """
    moment, last = after or (None, None)
    cursor = connection.cursor(row_factory=class_row(BoardRow))
    await cursor.execute(
        b"SELECT "
        + COLUMNS.encode()
        + b""" FROM boards b
        WHERE (b.for_all OR EXISTS (SELECT FROM wanted_boards w WHERE w.board_id = b.id))
            AND (b.id = %(search)s OR position(lower(%(search)s) IN lower(b.name)) > 0
                OR position(lower(%(search)s) IN lower(b.address)) > 0)
            AND (%(moment)s::timestamptz IS NULL OR (b.added_at, b.id) < (%(moment)s, %(last)s))
        ORDER BY b.added_at DESC, b.id DESC LIMIT %(most)s
        """,
        {"search": search, "moment": moment, "last": last, "most": most},
    )
    return [row.board() for row in await cursor.fetchall()]


async def pause(connection: psycopg.AsyncConnection, board_id: str) -> bool:
    """False where there is no such board. A look that is under way goes on to its end."""
    cursor = await connection.execute(
        "UPDATE boards SET due_at = NULL WHERE id = %s", [stored_text(board_id)]
    )
    return cursor.rowcount == 1


async def ask_again(connection: psycopg.AsyncConnection, board_id: str, *, now: datetime) -> bool:
    """It is due at once, also one that was paused. False where there is no such board."""
    cursor = await connection.execute(
        "UPDATE boards SET due_at = %s WHERE id = %s", [now, stored_text(board_id)]
    )
    return cursor.rowcount == 1


async def remove(connection: psycopg.AsyncConnection, board_id: str) -> bool:
    """Nobody wants it any more, and no look is under way: a collector that has it may not go on
    writing. False where there is no such board.

    What it named its list by goes, so that one who adds it again is not told "unchanged".
    """
    cursor = await connection.execute(
        """
        UPDATE boards SET for_all = false, due_at = NULL, etag = '', last_modified = '',
            run_id = NULL, run_began_at = NULL, run_next = '', taken_by = NULL, taken_until = NULL
        WHERE id = %s
        """,
        [stored_text(board_id)],
    )
    await connection.execute(
        "DELETE FROM wanted_boards WHERE board_id = %s", [stored_text(board_id)]
    )
    return cursor.rowcount == 1


async def is_removed(connection: psycopg.AsyncConnection, board_id: str) -> bool:
    """Whether nobody wants it; it stays so until the transaction ends, but for one who adds it."""
    cursor = await connection.execute(
        """
        SELECT FROM boards b WHERE b.id = %s AND NOT b.for_all
            AND NOT EXISTS (SELECT FROM wanted_boards w WHERE w.board_id = b.id)
        FOR NO KEY UPDATE
        """,
        [stored_text(board_id)],
    )
    return cursor.rowcount == 1
