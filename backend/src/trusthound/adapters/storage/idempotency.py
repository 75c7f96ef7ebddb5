"""Requests under their Idempotency-Key in and out: who answers one, and what was answered."""

from dataclasses import dataclass
from datetime import datetime

from psycopg.rows import class_row

from trusthound.adapters.storage.database import Database
from trusthound.domain.access.repeat import KEPT_FOR, LEASE, RETRY_SECONDS, Repeatable
from trusthound.domain.common.errors import InProgress, KeyReused

# Of one caller; beyond it the oldest is forgotten, so that nobody fills the disk with keys.
MOST_KEPT = 2_000


@dataclass(frozen=True, slots=True)
class _Row:
    same_request: bool
    answer: bytes | None


async def begin(
    database: Database, asked: Repeatable, *, attempt: str, now: datetime
) -> bytes | None:
    """None: whoever asks has to answer, and holds the key under `attempt` for LEASE. Else what
    was kept. Raises KeyReused, InProgress, DatabaseUnavailable.
    """
    async with database.connection() as connection:
        taken = await connection.execute(
            """
            INSERT INTO idempotency_keys (
                digest, caller, user_id, request, begun_at, attempt, held_until)
            VALUES (
                %(key)s, %(caller)s, %(user)s, %(request)s, %(now)s, %(attempt)s, %(until)s)
            ON CONFLICT (digest) DO UPDATE SET
                request = EXCLUDED.request, begun_at = EXCLUDED.begun_at,
                attempt = EXCLUDED.attempt, held_until = EXCLUDED.held_until, answer = NULL
            WHERE idempotency_keys.begun_at <= %(since)s
                OR (idempotency_keys.held_until <= %(now)s
                    AND idempotency_keys.request = EXCLUDED.request)
            """,
            {
                "key": asked.key,
                "caller": asked.caller,
                "user": asked.user_id,
                "request": asked.request,
                "now": now,
                "attempt": attempt,
                "until": now + LEASE,
                "since": now - KEPT_FOR,
            },
        )
        if taken.rowcount:
            await connection.execute(
                """
                DELETE FROM idempotency_keys WHERE digest IN (
                    SELECT digest FROM idempotency_keys WHERE caller = %s
                    ORDER BY begun_at DESC OFFSET %s)
                """,
                [asked.caller, MOST_KEPT],
            )
            return None
        cursor = connection.cursor(row_factory=class_row(_Row))
        await cursor.execute(
            "SELECT request = %s AS same_request, answer FROM idempotency_keys WHERE digest = %s",
            [asked.request, asked.key],
        )
        row = await cursor.fetchone()
    if row is not None and not row.same_request:
        raise KeyReused
    if row is None or row.answer is None:
        raise InProgress(retry_after_seconds=RETRY_SECONDS)
    return row.answer


async def keep(database: Database, asked: Repeatable, answer: bytes, *, attempt: str) -> None:
    """Unless another took the key over meanwhile. Raises DatabaseUnavailable."""
    async with database.connection() as connection:
        await connection.execute(
            """
            UPDATE idempotency_keys SET answer = %s, held_until = NULL
            WHERE digest = %s AND attempt = %s
            """,
            [answer, asked.key, attempt],
        )


async def let_go(database: Database, asked: Repeatable, *, attempt: str) -> None:
    """The request may be tried again under its key. Raises DatabaseUnavailable."""
    async with database.connection() as connection:
        await connection.execute(
            "DELETE FROM idempotency_keys WHERE digest = %s AND attempt = %s",
            [asked.key, attempt],
        )


async def forget(database: Database, before: datetime) -> int:
    """Delete what began before; how many."""
    async with database.connection() as connection:
        deleted = await connection.execute(
            "DELETE FROM idempotency_keys WHERE begun_at <= %s", [before]
        )
    return deleted.rowcount
