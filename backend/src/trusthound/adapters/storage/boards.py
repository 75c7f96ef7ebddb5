"""Boards that are collected from: put in, listed, wanted by users and paused."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import LiteralString

import psycopg
from psycopg.rows import class_row, scalar_row

from trusthound.adapters.storage.stored_json import stored_json, stored_text
from trusthound.domain.search.board import CollectedBoard, Progress, Result

COLUMNS: LiteralString = """
    b.id, b.reader, b.address, b.name, b.is_own, b.mapping, b.added_at, b.due_at, b.etag,
    b.last_modified, b.run_id, b.run_began_at, b.run_next, b.run_showings, b.run_parts,
    b.run_unread, b.run_is_cut, b.last_run_at, b.last_result, b.last_problem, b.last_showings,
    b.failures
"""


@dataclass(frozen=True, slots=True)
class BoardRow:
    """A row of COLUMNS."""

    id: str
    reader: str
    address: str
    name: str
    is_own: bool
    mapping: Mapping[str, str] | None
    added_at: datetime
    due_at: datetime | None
    etag: str
    last_modified: str
    run_id: str | None
    run_began_at: datetime | None
    run_next: str
    run_showings: int
    run_parts: int
    run_unread: int
    run_is_cut: bool
    last_run_at: datetime | None
    last_result: str | None
    last_problem: str
    last_showings: int | None
    failures: int

    def board(self) -> CollectedBoard:
        under_way = None
        if self.run_id is not None and self.run_began_at is not None:
            under_way = Progress(
                self.run_id,
                self.run_began_at,
                self.run_next,
                self.run_showings,
                self.run_parts,
                self.run_unread,
                self.run_is_cut,
            )
        return CollectedBoard(
            id=self.id,
            reader=self.reader,
            address=self.address,
            name=self.name,
            is_own=self.is_own,
            added_at=self.added_at,
            due_at=self.due_at,
            mapping=self.mapping,
            etag=self.etag,
            last_modified=self.last_modified,
            under_way=under_way,
            last_run_at=self.last_run_at,
            last_result=None if self.last_result is None else Result(self.last_result),
            last_problem=self.last_problem,
            last_showings=self.last_showings,
            failures=self.failures,
        )


async def add(
    connection: psycopg.AsyncConnection, board: CollectedBoard, *, for_all: bool
) -> CollectedBoard:
    """The board as it is kept: the one that was there, where there was one of that address.

    `for_all`: the operator wants it, so one that was paused is asked again.
    """
    cursor = connection.cursor(row_factory=class_row(BoardRow))
    await cursor.execute(
        b"""
        INSERT INTO boards AS b (
            id, reader, address, name, is_own, mapping, added_at, due_at, for_all)
        VALUES (%(id)s, %(reader)s, %(address)s, %(name)s, %(is_own)s, %(mapping)s, %(added_at)s,
            %(due_at)s, %(for_all)s)
        ON CONFLICT (reader, address) DO UPDATE SET
            for_all = b.for_all OR excluded.for_all,
            due_at = CASE WHEN excluded.for_all THEN coalesce(b.due_at, excluded.due_at)
                ELSE b.due_at END
        RETURNING """
        + COLUMNS.encode(),
        {
            "id": board.id,
            "reader": board.reader,
            "address": stored_text(board.address),
            "name": stored_text(board.name),
            "is_own": board.is_own,
            "mapping": None if board.mapping is None else stored_json(dict(board.mapping)),
            "added_at": board.added_at,
            "due_at": board.due_at,
            "for_all": for_all,
        },
    )
    row = await cursor.fetchone()
    assert row is not None  # noqa: S101 - either way a row is returned
    return row.board()


async def find(connection: psycopg.AsyncConnection, board_id: str) -> CollectedBoard | None:
    cursor = connection.cursor(row_factory=class_row(BoardRow))
    await cursor.execute(
        b"SELECT " + COLUMNS.encode() + b" FROM boards b WHERE b.id = %s", [stored_text(board_id)]
    )
    row = await cursor.fetchone()
    return None if row is None else row.board()


async def known_addresses(
    connection: psycopg.AsyncConnection, readers: Sequence[str]
) -> set[tuple[str, str]]:
    """Reader and address of every board that one of these reads."""
    cursor = await connection.execute(
        "SELECT reader, address FROM boards WHERE reader = ANY (%s)", [list(readers)]
    )
    return {(row[0], row[1]) for row in await cursor.fetchall()}


async def find_at(
    connection: psycopg.AsyncConnection, reader: str, address: str
) -> CollectedBoard | None:
    cursor = connection.cursor(row_factory=class_row(BoardRow))
    await cursor.execute(
        b"SELECT " + COLUMNS.encode() + b" FROM boards b WHERE b.reader = %s AND b.address = %s",
        [reader, stored_text(address)],
    )
    row = await cursor.fetchone()
    return None if row is None else row.board()


async def named(connection: psycopg.AsyncConnection, name: str) -> list[CollectedBoard]:
    """Those of that name, whatever its case, or of that id."""
    cursor = connection.cursor(row_factory=class_row(BoardRow))
    await cursor.execute(
        b"SELECT "
        + COLUMNS.encode()
        + b" FROM boards b WHERE lower(b.name) = lower(%(name)s) OR b.id = %(name)s ORDER BY b.id",
        {"name": stored_text(name)},
    )
    return [row.board() for row in await cursor.fetchall()]


async def wanted_by(connection: psycopg.AsyncConnection, user_id: str) -> list[CollectedBoard]:
    """What a user added, the newest first."""
    cursor = connection.cursor(row_factory=class_row(BoardRow))
    await cursor.execute(
        b"SELECT "
        + COLUMNS.encode()
        + b""" FROM boards b JOIN wanted_boards w ON w.board_id = b.id
        WHERE w.user_id = %s ORDER BY w.added_at DESC, b.id
        """,
        [user_id],
    )
    return [row.board() for row in await cursor.fetchall()]


async def others(
    connection: psycopg.AsyncConnection,
    user_id: str,
    *,
    before: tuple[datetime, str] | None,
    most: int,
) -> list[CollectedBoard]:
    """What everybody's results come from, the newest first, without those that the user added;
    `before` is when the last one seen was added, and its id. What other users alone added is told
    to nobody else.
    """
    cursor = connection.cursor(row_factory=class_row(BoardRow))
    await cursor.execute(
        b"SELECT "
        + COLUMNS.encode()
        + b""" FROM boards b
        WHERE b.for_all AND NOT EXISTS (
                SELECT FROM wanted_boards w WHERE w.board_id = b.id AND w.user_id = %(user)s)
            AND (%(at)s::timestamptz IS NULL OR (b.added_at, b.id) < (%(at)s, %(id)s))
        ORDER BY b.added_at DESC, b.id DESC LIMIT %(most)s
        """,
        {
            "user": user_id,
            "at": before[0] if before else None,
            "id": before[1] if before else "",
            "most": most,
        },
    )
    return [row.board() for row in await cursor.fetchall()]


async def every(
    connection: psycopg.AsyncConnection, *, after: tuple[str, str], most: int
) -> list[CollectedBoard]:
    """All of them by name, whoever wants them; for the operator."""
    cursor = connection.cursor(row_factory=class_row(BoardRow))
    await cursor.execute(
        b"SELECT "
        + COLUMNS.encode()
        + b""" FROM boards b WHERE (lower(b.name), b.id) > (%s, %s)
        ORDER BY lower(b.name), b.id LIMIT %s
        """,
        [stored_text(after[0]), stored_text(after[1]), most],
    )
    return [row.board() for row in await cursor.fetchall()]


async def number_wanted(connection: psycopg.AsyncConnection, user_id: str) -> int:
    """How many boards a user added; whoever adds one holds this until the transaction ends."""
    await connection.execute(
        "SELECT pg_advisory_xact_lock(hashtextextended('boards of ' || %s, 0))", [user_id]
    )
    cursor = connection.cursor(row_factory=scalar_row)
    await cursor.execute("SELECT count(*) FROM wanted_boards WHERE user_id = %s", [user_id])
    return int(await cursor.fetchone() or 0)


async def want(
    connection: psycopg.AsyncConnection, user_id: str, board_id: str, now: datetime
) -> bool:
    """Twice is once: False where the user wants it already."""
    cursor = await connection.execute(
        "INSERT INTO wanted_boards VALUES (%s, %s, %s) ON CONFLICT DO NOTHING",
        [user_id, board_id, now],
    )
    return cursor.rowcount == 1


async def unwant(connection: psycopg.AsyncConnection, user_id: str, board_id: str) -> bool:
    """False where that user did not add it. One that nobody wants any more is not asked again."""
    cursor = await connection.execute(
        "DELETE FROM wanted_boards WHERE user_id = %s AND board_id = %s",
        [user_id, stored_text(board_id)],
    )
    return cursor.rowcount == 1


async def pause(connection: psycopg.AsyncConnection, board_ids: Sequence[str]) -> None:
    """They are not asked until somebody adds them again; what they showed stays."""
    await connection.execute(
        "UPDATE boards SET due_at = NULL WHERE id = ANY (%s)", [list(board_ids)]
    )
