"""What employers said of postings, in and out of the log: lines are added and end, and stay."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from datetime import datetime
from typing import Any

import psycopg
from psycopg.rows import DictRow, dict_row
from psycopg.types.json import Jsonb
from pydantic import TypeAdapter

from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.personal import told
from trusthound.domain.access.user import User
from trusthound.domain.reply.corrections import NOTHING, Corrections
from trusthound.domain.reply.proof import Way
from trusthound.domain.reply.reply import MOST_SHOWN, Ended, Position, Reply, Said

_CORRECTIONS = TypeAdapter(Corrections)


@dataclass(frozen=True, slots=True)
class LoggedReply:
    """With the posting that it is about."""

    reply: Reply
    posting_key: bytes
    url: str


async def add(connection: psycopg.AsyncConnection, logged: LoggedReply) -> None:
    """What its author said of that posting before ends with it."""
    reply = logged.reply
    # Of an account that says two things at once one waits for the other.
    await connection.execute("SELECT FROM users WHERE id = %s FOR UPDATE", [reply.user_id])
    await connection.execute(
        """
        UPDATE replies SET ended_at = %s, ended = 'changed'
        WHERE posting_key = %s AND user_id = %s AND ended_at IS NULL
        """,
        [reply.said_at, logged.posting_key, reply.user_id],
    )
    said = reply.said
    await connection.execute(
        """
        INSERT INTO replies (
            id, posting_key, url, verification_id, user_id, domain, way, proven_at, said_at,
            position, statement, corrections)
        VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s)
        """,
        [
            reply.id,
            logged.posting_key,
            logged.url,
            reply.verification_id,
            reply.user_id,
            reply.domain,
            reply.way.value,
            reply.proven_at,
            reply.said_at,
            said.position and said.position.value,
            said.statement,
            None
            if said.corrections == NOTHING
            else Jsonb(_CORRECTIONS.dump_python(said.corrections, mode="json")),
        ],
    )


async def withdraw(
    connection: psycopg.AsyncConnection, reply_id: str, user_id: str, *, now: datetime
) -> bool:
    """Whether the user had such a reply that stood."""
    if "\0" in reply_id:  # PostgreSQL refuses the parameter itself
        return False
    ended = await connection.execute(
        """
        UPDATE replies SET ended_at = %s, ended = 'withdrawn'
        WHERE id = %s AND user_id = %s AND ended_at IS NULL
        """,
        [now, reply_id, user_id],
    )
    return ended.rowcount == 1


async def set_hidden(
    connection: psycopg.AsyncConnection, reply_id: str, hidden_at: datetime | None
) -> bool:
    """Whether there is such a reply."""
    if "\0" in reply_id:
        return False
    changed = await connection.execute(
        "UPDATE replies SET hidden_at = %s WHERE id = %s", [hidden_at, reply_id]
    )
    return changed.rowcount == 1


async def of_posting(database: Database, posting_key: bytes) -> list[Reply]:
    """The newest first, at most MOST_SHOWN: those that stand before any that has ended, so that
    nobody puts another's word out of sight by changing their own.
    """
    async with database.connection() as connection:
        cursor = connection.cursor(row_factory=dict_row)
        await cursor.execute(
            """
            SELECT * FROM (
                SELECT * FROM replies WHERE posting_key = %s
                ORDER BY ended_at IS NOT NULL, said_at DESC, id LIMIT %s) shown
            ORDER BY said_at DESC, id
            """,
            [posting_key, MOST_SHOWN],
        )
        return [_logged(row).reply for row in await cursor.fetchall()]


async def find(database: Database, reply_id: str) -> LoggedReply | None:
    async with database.connection() as connection:
        cursor = connection.cursor(row_factory=dict_row)
        await cursor.execute("SELECT * FROM replies WHERE id = %s", [reply_id])
        row = await cursor.fetchone()
    return None if row is None else _logged(row)


async def behind(database: Database, result_id: str) -> LoggedReply | None:
    """The reply whose corrections that result was judged with."""
    async with database.connection() as connection:
        cursor = connection.cursor(row_factory=dict_row)
        await cursor.execute("SELECT * FROM replies WHERE result_id = %s", [result_id])
        row = await cursor.fetchone()
    return None if row is None else _logged(row)


async def note_judged(
    connection: psycopg.AsyncConnection, reply_id: str, *, result_id: str | None, now: datetime
) -> bool:
    """False where its corrections were looked at before."""
    noted = await connection.execute(
        "UPDATE replies SET judged_at = %s, result_id = %s WHERE id = %s AND judged_at IS NULL",
        [now, result_id, reply_id],
    )
    return noted.rowcount == 1


async def newest(
    database: Database, *, before: tuple[datetime, str] | None, most: int
) -> list[LoggedReply]:
    """`before` is the moment and the id of the last one seen."""
    moment, last = before or (None, None)
    async with database.connection() as connection:
        cursor = connection.cursor(row_factory=dict_row)
        await cursor.execute(
            """
            SELECT * FROM replies
            WHERE %(moment)s::timestamptz IS NULL OR (said_at, id) < (%(moment)s, %(last)s)
            ORDER BY said_at DESC, id DESC LIMIT %(most)s
            """,
            {"moment": moment, "last": last, "most": most},
        )
        return [_logged(row) for row in await cursor.fetchall()]


async def forget(connection: psycopg.AsyncConnection, before: datetime) -> int:
    """Delete what was said before that moment; how many."""
    deleted = await connection.execute("DELETE FROM replies WHERE said_at < %s", [before])
    return deleted.rowcount


async def forget_author(connection: psycopg.AsyncConnection, user: User) -> None:
    """Their words go, with the results that were judged with them; that a domain replied, and
    when, stays in the log.
    """
    await connection.execute(
        """
        DELETE FROM verifications WHERE id IN (
            SELECT result_id FROM replies WHERE user_id = %s AND result_id IS NOT NULL)
        """,
        [user.id],
    )
    await connection.execute(
        """
        UPDATE replies SET statement = '', position = NULL, corrections = NULL,
            ended_at = coalesce(ended_at, now()), ended = coalesce(ended, 'account'),
            user_id = NULL
        WHERE user_id = %s
        """,
        [user.id],
    )


def exported(database: Database, user: User) -> AsyncIterator[dict[str, Any]]:
    """What an account said of postings, for its owner."""
    return told(
        database,
        """
        SELECT url, domain, way, proven_at, said_at, position, statement, corrections, ended_at,
            ended, hidden_at
        FROM replies WHERE user_id = %(user)s ORDER BY said_at
        """,
        user,
    )


def exported_proofs(database: Database, user: User) -> AsyncIterator[dict[str, Any]]:
    """Which domains they showed to be theirs, or set out to."""
    return told(
        database,
        """
        SELECT domain, way, mailbox, asked_at, expires_at, proven_at FROM domain_proofs
        WHERE user_id = %(user)s ORDER BY asked_at
        """,
        user,
    )


def _logged(row: DictRow) -> LoggedReply:
    corrections = row["corrections"]
    said = Said(
        row["position"] and Position(row["position"]),
        row["statement"],
        NOTHING if corrections is None else _CORRECTIONS.validate_python(corrections),
    )
    reply = Reply(
        id=row["id"],
        verification_id=row["verification_id"] or "",
        user_id=row["user_id"] or "",
        domain=row["domain"],
        way=Way(row["way"]),
        proven_at=row["proven_at"],
        said_at=row["said_at"],
        said=said,
        judged_at=row["judged_at"],
        result_id=row["result_id"] or "",
        ended_at=row["ended_at"],
        ended=row["ended"] and Ended(row["ended"]),
        hidden_at=row["hidden_at"],
    )
    return LoggedReply(reply, row["posting_key"], row["url"])
