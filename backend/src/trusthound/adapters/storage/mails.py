"""The outbox: a mail is put in within the transaction that it tells of, so none is lost.

Whoever delivers takes mails for a while: one that is not told of afterwards is taken again.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta

import psycopg
from psycopg.rows import class_row, scalar_row

from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.stored_json import stored_json
from trusthound.domain.mailing.delivery import MOST_TRIES, Due, GivenUp, Standing
from trusthound.domain.mailing.outgoing import Brand, MailKind, OutgoingMail
from trusthound.domain.mailing.words import check_words


@dataclass(frozen=True, slots=True)
class _Row:
    id: str
    kind: str
    brand: str
    recipient: str
    words: Mapping[str, str]
    made_at: datetime
    tries: int


async def put(connection: psycopg.AsyncConnection, mail: OutgoingMail) -> None:
    """Keep a mail until it is delivered. Raises ValueError for the wrong words."""
    check_words(mail)
    await connection.execute(
        """
        INSERT INTO outbox (id, kind, brand, recipient, words, made_at, next_try_at)
        VALUES (%(id)s, %(kind)s, %(brand)s, %(to)s, %(words)s, %(at)s, %(at)s)
        """,
        {
            "id": mail.id,
            "kind": mail.kind.value,
            "brand": mail.brand.value,
            "to": mail.to,
            "words": stored_json(dict(mail.words)),
            "at": mail.made_at,
        },
    )


async def count(
    connection: psycopg.AsyncConnection, to: str, kind: MailKind, *, since: datetime
) -> int:
    """How many mails of a kind were put in for an address from that moment on."""
    cursor = connection.cursor(row_factory=scalar_row)
    await cursor.execute(
        """
        SELECT count(*) FROM outbox
        WHERE lower(recipient) = lower(%s) AND kind = %s AND made_at >= %s
        """,
        [to, kind.value, since],
    )
    counted = await cursor.fetchone()
    return int(counted or 0)


async def take(database: Database, *, most: int, lease: timedelta, now: datetime) -> list[Due]:
    """Mails that are due, for this caller alone until the lease ends; each counts as tried."""
    async with database.connection() as connection:
        cursor = connection.cursor(row_factory=class_row(_Row))
        await cursor.execute(
            """
            UPDATE outbox SET tries = tries + 1, next_try_at = %(until)s
            WHERE id IN (
                SELECT id FROM outbox
                WHERE next_try_at <= %(now)s AND tries < %(most_tries)s
                ORDER BY next_try_at LIMIT %(most)s
                FOR UPDATE SKIP LOCKED)
            RETURNING id, kind, brand, recipient, words, made_at, tries
            """,
            {"now": now, "until": now + lease, "most": most, "most_tries": MOST_TRIES},
        )
        return [_due(row) for row in await cursor.fetchall()]


async def mark_sent(database: Database, mail_id: str, *, at: datetime) -> None:
    """It is delivered: its words go, for one of them may be a link that works once."""
    async with database.connection() as connection:
        await connection.execute(
            """
            UPDATE outbox SET sent_at = %s, next_try_at = NULL, words = '{}', last_problem = ''
            WHERE id = %s
            """,
            [at, mail_id],
        )


async def mark_failed(
    database: Database, mail_id: str, problem: str, *, next_try_at: datetime | None
) -> None:
    """It is tried again at that moment, or where that is None given up and kept as it is."""
    async with database.connection() as connection:
        await connection.execute(
            """
            UPDATE outbox SET next_try_at = %s, last_problem = %s
            WHERE id = %s AND sent_at IS NULL
            """,
            [next_try_at, problem, mail_id],
        )


async def drop(database: Database, mail_id: str) -> None:
    """It is not wanted, so it was never written."""
    async with database.connection() as connection:
        await connection.execute("DELETE FROM outbox WHERE id = %s", [mail_id])


async def give_up_lost(database: Database, *, now: datetime) -> int:
    """Mails whose last attempt was never told of; how many."""
    async with database.connection() as connection:
        given_up = await connection.execute(
            """
            UPDATE outbox SET next_try_at = NULL,
                last_problem = 'Whoever tried last to send it was stopped.'
            WHERE next_try_at <= %s AND tries >= %s
            """,
            [now, MOST_TRIES],
        )
    return given_up.rowcount


async def given_up(database: Database, *, most: int) -> list[GivenUp]:
    """Mails that are not tried any more, the newest first."""
    async with database.connection() as connection:
        cursor = connection.cursor(row_factory=class_row(GivenUp))
        await cursor.execute(
            """
            SELECT id, kind, recipient, made_at, tries, last_problem FROM outbox
            WHERE sent_at IS NULL AND next_try_at IS NULL
            ORDER BY made_at DESC LIMIT %s
            """,
            [most],
        )
        return await cursor.fetchall()


async def revive(database: Database, *, now: datetime) -> int:
    """Have all that were given up tried anew; how many."""
    async with database.connection() as connection:
        revived = await connection.execute(
            """
            UPDATE outbox SET next_try_at = %s, tries = 0
            WHERE sent_at IS NULL AND next_try_at IS NULL
            """,
            [now],
        )
    return revived.rowcount


async def standing(database: Database) -> Standing:
    """How many mails wait, since when, and how many were given up."""
    async with database.connection() as connection:
        cursor = connection.cursor(row_factory=class_row(Standing))
        await cursor.execute(STANDING)
        counted = await cursor.fetchone()
    assert counted is not None  # noqa: S101 - counts without a GROUP BY are always one row
    return counted


STANDING = """
    SELECT count(*) FILTER (WHERE next_try_at IS NOT NULL) AS waiting,
        min(made_at) FILTER (WHERE next_try_at IS NOT NULL) AS waiting_since,
        count(*) FILTER (WHERE next_try_at IS NULL) AS given_up,
        coalesce((array_agg(last_problem ORDER BY made_at DESC)
            FILTER (WHERE last_problem <> ''))[1], '') AS last_problem,
        coalesce(
            bool_or(next_try_at < now() - interval '5 minutes')
            OR min(made_at) FILTER (WHERE next_try_at IS NOT NULL) < now() - interval '15 minutes'
            AND min(made_at) FILTER (WHERE next_try_at IS NOT NULL)
                > coalesce((SELECT max(sent_at) FROM outbox), '-infinity'),
            false) AS is_stuck
    FROM outbox WHERE sent_at IS NULL
"""


async def forget(database: Database, *, made_before: datetime) -> int:
    """Delete mails that were sent or given up; those that still wait stay. How many went."""
    async with database.connection() as connection:
        deleted = await connection.execute(
            "DELETE FROM outbox WHERE made_at < %s AND next_try_at IS NULL", [made_before]
        )
    return deleted.rowcount


def _due(row: _Row) -> Due:
    mail = OutgoingMail(
        id=row.id,
        kind=MailKind(row.kind),
        brand=Brand(row.brand),
        to=row.recipient,
        words=row.words,
        made_at=row.made_at,
    )
    return Due(mail, row.tries)
