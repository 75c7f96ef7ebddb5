"""Rows that are to be checked: taken by turns of their organisations, held, and ended once each."""

from dataclasses import asdict, dataclass
from datetime import datetime, timedelta

import psycopg
from psycopg.rows import class_row
from pydantic import TypeAdapter

from trusthound.adapters.storage import audit, webhook_deliveries
from trusthound.adapters.storage.bulk_jobs import Upload
from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.stored_json import stored_json
from trusthound.domain.access.acting import Acting
from trusthound.domain.access.audit import SYSTEM, AuditEntry
from trusthound.domain.access.organization import Organization, Tier
from trusthound.domain.access.origin import Origin
from trusthound.domain.candidate.claims import Claims
from trusthound.domain.hiring.bulk_row import RowProblem, RowState
from trusthound.domain.webhooks.event import Event

_CLAIMS = TypeAdapter(Claims)


@dataclass(frozen=True, slots=True)
class HeldRow:
    """A row that its holder alone may end. `by` is whoever started the job, `origin` where from.

    `check_id` is of the report that it gets. `entry` "": the resume stands in the list, in the
    line `at`. `tries` counts this one.
    """

    hold: str
    job_id: str
    check_id: str
    number: int
    line: int
    resume: str
    claims: Claims
    entry: str
    at: tuple[int, int]
    tries: int
    upload: Upload
    by: Acting
    origin: Origin


@dataclass(frozen=True, slots=True)
class Last:
    """What is told once the last row of a job has ended."""

    entry: AuditEntry
    event: Event | None


@dataclass(frozen=True, slots=True)
class _Row:
    job_id: str
    check_id: str
    number: int
    line: int
    resume: str
    claims: str
    entry: str
    list_from: int
    list_bytes: int
    tries: int
    list_file: str
    archive_file: str | None
    is_test: bool
    started_by: str | None
    started_by_key: str | None
    started_from: str
    started_request: str
    name: str
    organization_id: str
    organization_name: str
    tier: str
    seat_limit: int | None


async def take(database: Database, *, hold: str, lease: timedelta, now: datetime) -> HeldRow | None:
    """The next row of the organisation that had a turn longest ago; None where none is due."""
    async with database.connection() as connection:
        cursor = await connection.execute(
            """
            UPDATE bulk_turns SET turn = nextval('bulk_turn') WHERE organization_id = (
                SELECT t.organization_id FROM bulk_turns t WHERE EXISTS (
                    SELECT FROM bulk_jobs j JOIN bulk_rows r ON r.job_id = j.id
                    WHERE j.organization_id = t.organization_id AND j.state = 'running'
                        AND r.state IN ('waiting', 'working') AND r.free_at <= %s)
                ORDER BY t.turn LIMIT 1 FOR NO KEY UPDATE OF t)
            RETURNING organization_id
            """,
            [now],
        )
        turn = await cursor.fetchone()
        if turn is None:
            return None
        rows = connection.cursor(row_factory=class_row(_Row))
        await rows.execute(
            """
            WITH chosen AS (
                SELECT first.job_id, first.number FROM bulk_jobs j CROSS JOIN LATERAL (
                    SELECT r.job_id, r.number FROM bulk_rows r WHERE r.job_id = j.id
                        AND r.state IN ('waiting', 'working') AND r.free_at <= %(now)s
                    ORDER BY r.number LIMIT 1 FOR UPDATE SKIP LOCKED) first
                WHERE j.organization_id = %(organization)s AND j.state = 'running'
                ORDER BY j.started_at, j.id LIMIT 1),
            held AS (
                UPDATE bulk_rows r SET state = 'working', hold = %(hold)s,
                    free_at = %(until)s, tries = r.tries + 1
                FROM chosen WHERE r.job_id = chosen.job_id AND r.number = chosen.number
                RETURNING r.*)
            SELECT h.job_id, h.check_id, h.number, h.line, h.resume, h.claims::text, h.entry,
                h.list_from, h.list_bytes, h.tries, j.list_file, j.archive_file, j.is_test,
                j.started_by, j.started_by_key, j.started_from, j.started_request,
                coalesce(u.name, 'API key ' || k.name, '') AS name, o.id AS organization_id,
                o.name AS organization_name, o.tier, o.seat_limit
            FROM held h JOIN bulk_jobs j ON j.id = h.job_id
            JOIN organizations o ON o.id = j.organization_id
            LEFT JOIN users u ON u.id = j.started_by
            LEFT JOIN api_keys k ON k.id = j.started_by_key
            """,
            {"organization": turn[0], "now": now, "until": now + lease, "hold": hold},
        )
        row = await rows.fetchone()
    return None if row is None else _held(row, hold)


async def renew(database: Database, holds: list[str], *, until: datetime) -> None:
    """Whoever holds them goes on."""
    async with database.connection() as connection:
        await connection.execute(
            "UPDATE bulk_rows SET free_at = %s WHERE hold = ANY (%s)", [until, holds]
        )


async def end(
    connection: psycopg.AsyncConnection,
    held: HeldRow,
    state: RowState,
    last: Last,
    *,
    problem: RowProblem | None = None,
    written: str | None = None,
    by_report: bool = False,
) -> bool:
    """In the transaction that stores what came of it; the job ends with its last row. False, and
    nothing is changed, where somebody else holds the row by now. `by_report`: one of it is stored
    now; what the file is called is not kept then, where its organisation keeps nothing.
    """
    problems = [] if problem is None else [asdict(problem)]
    # The job is locked as `lock_job` does it: one ends at a time, so that one of them is the last.
    ended = await connection.execute(
        """
        WITH job AS (SELECT id, organization_id FROM bulk_jobs WHERE id = %(job)s FOR UPDATE)
        UPDATE bulk_rows r SET state = %(state)s, problems = %(problems)s, written = %(written)s,
            claims = NULL, hold = NULL, resume = CASE WHEN %(by_report)s AND EXISTS (
                SELECT FROM candidate_policies p
                WHERE p.organization_id = job.organization_id AND p.do_not_keep)
            THEN '' ELSE resume END
        FROM job WHERE r.job_id = job.id AND r.number = %(number)s AND r.hold = %(hold)s
        """,
        {
            "state": state.value,
            "problems": stored_json(problems),
            "written": written,
            "by_report": by_report,
            "job": held.job_id,
            "number": held.number,
            "hold": held.hold,
        },
    )
    if ended.rowcount == 0:
        return False
    if await _finishes(connection, held.job_id, last.entry.at):
        await audit.note(connection, last.entry)
        if last.event is not None:
            await webhook_deliveries.tell(connection, last.event)
    return True


async def put_back(
    connection: psycopg.AsyncConnection, held: HeldRow, *, free_at: datetime, tried: bool
) -> None:
    """For another try from then on; of a job that was cancelled meanwhile the row ends with it."""
    await connection.execute(
        """
        UPDATE bulk_rows r SET hold = NULL, free_at = %(free_at)s,
            tries = r.tries - CASE WHEN %(tried)s THEN 0 ELSE 1 END,
            state = CASE WHEN j.state = 'cancelled' THEN 'cancelled' ELSE 'waiting' END
        FROM bulk_jobs j WHERE j.id = r.job_id AND r.hold = %(hold)s
        """,
        {"hold": held.hold, "free_at": free_at, "tried": tried},
    )


async def lock_job(connection: psycopg.AsyncConnection, job_id: str) -> None:
    """Nobody else changes it before the transaction ends."""
    await connection.execute("SELECT FROM bulk_jobs WHERE id = %s FOR UPDATE", [job_id])


async def _finishes(connection: psycopg.AsyncConnection, job_id: str, now: datetime) -> bool:
    """Whether no row of the job is left now, and it was not over before."""
    finished = await connection.execute(
        """
        UPDATE bulk_jobs SET state = 'finished', paused_because = NULL, ended_at = %(now)s
        WHERE id = %(id)s AND state IN ('running', 'paused') AND NOT EXISTS (
            SELECT FROM bulk_rows WHERE job_id = %(id)s AND state IN ('waiting', 'working'))
        """,
        {"id": job_id, "now": now},
    )
    return finished.rowcount == 1


def _held(row: _Row, hold: str) -> HeldRow:
    organization = Organization(
        row.organization_id, row.organization_name, Tier(row.tier), row.seat_limit
    )
    key = row.started_by_key
    actor = f"key:{key}" if key else row.started_by or SYSTEM
    return HeldRow(
        hold=hold,
        job_id=row.job_id,
        check_id=row.check_id,
        number=row.number,
        line=row.line,
        resume=row.resume,
        claims=_CLAIMS.validate_json(row.claims),
        entry=row.entry,
        at=(row.list_from, row.list_bytes),
        tries=row.tries,
        upload=Upload(row.list_file, row.archive_file),
        by=Acting(
            organization, actor, row.name, user_id=row.started_by, key_id=key, is_test=row.is_test
        ),
        origin=Origin(row.started_from, row.started_request),
    )
