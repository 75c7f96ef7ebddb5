"""Resumes that wait to be checked, in and out of their table; of those that failed, why."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any

import psycopg
from psycopg.rows import class_row
from pydantic import TypeAdapter

from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.stored_json import stored_json_text, stored_text
from trusthound.domain.access.acting import Acting
from trusthound.domain.access.audit import SYSTEM
from trusthound.domain.access.organization import Organization, Tier
from trusthound.domain.access.origin import Origin
from trusthound.domain.candidate.claims import Claims
from trusthound.domain.hiring.queued import Problem, QueuedCheck, QueueState, TakenCheck

_CLAIMS = TypeAdapter(Claims)


@dataclass(frozen=True, slots=True)
class NewInQueue:
    """What is handed in: `file_name` is where its file is kept, `ending` that of its own name."""

    id: str
    by: Acting
    origin: Origin
    ending: str
    file_name: str
    claims: Claims


@dataclass(frozen=True, slots=True)
class _Row:
    id: str
    organization_id: str
    made_at: datetime
    busy: bool
    failed_at: datetime | None
    code: str
    message: str
    advice: str


async def add(connection: psycopg.AsyncConnection, new: NewInQueue, now: datetime) -> None:
    """It is due at once."""
    by = new.by
    await connection.execute(
        """
        INSERT INTO queued_checks (
            id, organization_id, made_by, made_by_key, address, request_id, made_at, ending,
            file_name, claims, next_try_at)
        VALUES (
            %(id)s, %(organization)s, %(user)s, %(key)s, %(address)s, %(request)s, %(now)s,
            %(ending)s, %(file)s, %(claims)s, %(now)s)
        """,
        {
            "id": new.id,
            "organization": by.organization.id,
            "user": by.user_id,
            "key": by.key_id,
            "address": new.origin.address,
            "request": new.origin.request_id,
            "now": now,
            "ending": stored_text(new.ending),
            "file": new.file_name,
            "claims": stored_json_text(_CLAIMS.dump_json(new.claims)),
        },
    )


async def waiting(
    connection: psycopg.AsyncConnection, organization_id: str, *, now: datetime
) -> tuple[int, int]:
    """How many have no report yet; and how many of them nobody has begun."""
    cursor = await connection.execute(
        """
        SELECT count(*)::integer, (count(*) FILTER (WHERE busy_until <= %s))::integer
        FROM queued_checks WHERE organization_id = %s AND failed_at IS NULL
        """,
        [now, organization_id],
    )
    row = await cursor.fetchone()
    assert row is not None  # noqa: S101 - two counts are always one row
    return row[0], row[1]


async def take(database: Database, *, now: datetime, until: datetime) -> TakenCheck | None:
    """One that is due, for this caller alone until then: of the organisation of which the fewest
    are being read, the oldest.
    """
    async with database.connection() as connection:
        cursor = await connection.execute(
            """
            WITH chosen AS (
                SELECT q.id FROM queued_checks q
                WHERE q.failed_at IS NULL AND q.next_try_at <= %(now)s AND q.busy_until <= %(now)s
                ORDER BY (SELECT count(*) FROM queued_checks o
                        WHERE o.organization_id = q.organization_id AND o.busy_until > %(now)s),
                    q.made_at, q.id
                LIMIT 1 FOR UPDATE SKIP LOCKED)
            UPDATE queued_checks q SET busy_until = %(until)s, tries = q.tries + 1
            FROM chosen, organizations o WHERE q.id = chosen.id AND o.id = q.organization_id
            RETURNING q.id, o.id, o.name, o.tier, o.seat_limit,
                coalesce(q.made_by, 'key:' || q.made_by_key, %(nobody)s),
                coalesce((SELECT name FROM users WHERE id = q.made_by),
                    (SELECT 'API key ' || name FROM api_keys WHERE id = q.made_by_key), ''),
                q.made_by, q.made_by_key, q.address, q.request_id, q.ending, q.file_name,
                q.claims::text, q.tries
            """,
            {"now": now, "until": until, "nobody": SYSTEM},
        )
        row = await cursor.fetchone()
    return None if row is None else _taken(row)


async def finish(connection: psycopg.AsyncConnection, check_id: str) -> bool:
    """In the transaction that stores its report. False where it was deleted meanwhile."""
    gone = await connection.execute("DELETE FROM queued_checks WHERE id = %s", [check_id])
    return gone.rowcount == 1


async def put_off(database: Database, check_id: str, next_try_at: datetime) -> None:
    """Nobody has it any more; it is due then."""
    async with database.connection() as connection:
        await connection.execute(
            """
            UPDATE queued_checks SET busy_until = '-infinity', next_try_at = %s
            WHERE id = %s AND failed_at IS NULL
            """,
            [next_try_at, check_id],
        )


async def fail(
    connection: psycopg.AsyncConnection, check_id: str, problem: Problem, at: datetime
) -> bool:
    """Nothing of the candidate stays, nor where it came from. False: it was deleted meanwhile."""
    changed = await connection.execute(
        """
        UPDATE queued_checks SET failed_at = %s, code = %s, message = %s, advice = %s,
            busy_until = '-infinity', file_name = NULL, claims = '{}', address = ''
        WHERE id = %s AND failed_at IS NULL
        """,
        [at, problem.code, stored_text(problem.message), stored_text(problem.advice), check_id],
    )
    return changed.rowcount == 1


async def find(
    connection: psycopg.AsyncConnection, organization_id: str, check_id: str, *, now: datetime
) -> QueuedCheck | None:
    """None for another organisation's as well, and for one that has its report."""
    cursor = connection.cursor(row_factory=class_row(_Row))
    await cursor.execute(
        """
        SELECT id, organization_id, made_at, busy_until > %s AS busy, failed_at, code, message,
            advice
        FROM queued_checks WHERE organization_id = %s AND id = %s
        """,
        [now, organization_id, check_id],
    )
    row = await cursor.fetchone()
    return None if row is None else _queued(row)


async def page(
    connection: psycopg.AsyncConnection,
    organization_id: str,
    state: QueueState,
    *,
    before: tuple[datetime, str] | None,
    most: int,
    now: datetime,
) -> list[QueuedCheck]:
    """Those in that state, the newest first; `before` is where the page before ended."""
    cursor = connection.cursor(row_factory=class_row(_Row))
    await cursor.execute(
        """
        SELECT id, organization_id, made_at, busy_until > %(now)s AS busy, failed_at, code,
            message, advice
        FROM queued_checks
        WHERE organization_id = %(organization)s
            AND (CASE WHEN failed_at IS NOT NULL THEN 'failed'
                WHEN busy_until > %(now)s THEN 'reading' ELSE 'queued' END) = %(state)s
            AND (%(moment)s::timestamptz IS NULL
                OR (made_at, id) < (%(moment)s::timestamptz, %(id)s))
        ORDER BY made_at DESC, id DESC LIMIT %(most)s
        """,
        {
            "organization": organization_id,
            "state": state.value,
            "moment": before[0] if before else None,
            "id": before[1] if before else "",
            "most": most,
            "now": now,
        },
    )
    return [_queued(row) for row in await cursor.fetchall()]


async def delete(
    connection: psycopg.AsyncConnection, organization_id: str, check_id: str
) -> tuple[bool, str | None]:
    """Whether there was one, and the name of its file, which the caller deletes."""
    cursor = await connection.execute(
        "DELETE FROM queued_checks WHERE organization_id = %s AND id = %s RETURNING file_name",
        [organization_id, check_id],
    )
    row = await cursor.fetchone()
    return row is not None, row[0] if row else None


async def forget(database: Database, *, failed_before: datetime) -> int:
    """Delete those that failed earlier; how many."""
    async with database.connection() as connection:
        deleted = await connection.execute(
            "DELETE FROM queued_checks WHERE failed_at < %s", [failed_before]
        )
    return deleted.rowcount


def _taken(row: tuple[Any, ...]) -> TakenCheck:
    organization = Organization(row[1], row[2], Tier(row[3]), row[4])
    return TakenCheck(
        id=row[0],
        by=Acting(organization, actor=row[5], name=row[6], user_id=row[7], key_id=row[8]),
        origin=Origin(row[9], row[10]),
        ending=row[11],
        file_name=row[12],
        claims=_CLAIMS.validate_json(row[13]),
        tries=row[14],
    )


def _queued(row: _Row) -> QueuedCheck:
    if row.failed_at is not None:
        state = QueueState.FAILED
    else:
        state = QueueState.READING if row.busy else QueueState.QUEUED
    return QueuedCheck(
        id=row.id,
        organization_id=row.organization_id,
        made_at=row.made_at,
        state=state,
        ended_at=row.failed_at,
        problem=Problem(row.code, row.message, row.advice) if row.failed_at else None,
    )
