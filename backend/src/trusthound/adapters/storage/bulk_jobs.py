"""Lists of resumes in and out of their table; every question names the organisation."""

from dataclasses import dataclass
from datetime import datetime

import psycopg
from psycopg.rows import class_row

from trusthound.adapters.storage.stored_json import stored_json, stored_text
from trusthound.domain.access.acting import Acting
from trusthound.domain.access.origin import Origin
from trusthound.domain.hiring.bulk import (
    BulkJob,
    JobState,
    PausedBecause,
    RowCounts,
    no_such_job,
)


@dataclass(frozen=True, slots=True)
class Upload:
    """Names in the encrypted store; `archive` None where the list brings the resumes itself."""

    listed: str
    archive: str | None = None

    @property
    def names(self) -> tuple[str, ...]:
        return (self.listed,) if self.archive is None else (self.listed, self.archive)


@dataclass(frozen=True, slots=True)
class _Row:
    id: str
    organization_id: str
    name: str
    state: str
    paused_because: str | None
    is_test: bool
    made_at: datetime
    made_by: str
    started_at: datetime | None
    ended_at: datetime | None
    unused: list[str]
    unused_total: int
    counts: dict[str, int]


async def lock_organization(connection: psycopg.AsyncConnection, organization_id: str) -> None:
    """Others that would add a list wait until the transaction ends."""
    await connection.execute(
        "SELECT pg_advisory_xact_lock(hashtextextended(%s, 34))", [organization_id]
    )


async def open_jobs(connection: psycopg.AsyncConnection, organization_id: str) -> int:
    """How many are not over."""
    cursor = await connection.execute(
        """
        SELECT count(*)::integer FROM bulk_jobs
        WHERE organization_id = %s AND state IN ('validated', 'running', 'paused')
        """,
        [organization_id],
    )
    row = await cursor.fetchone()
    return row[0] if row else 0


async def add(
    connection: psycopg.AsyncConnection, job: BulkJob, upload: Upload, *, by: Acting
) -> None:
    """Its rows come after it."""
    await connection.execute(
        """
        INSERT INTO bulk_jobs (
            id, organization_id, name, state, is_test, made_at, made_by, made_by_key, list_file,
            archive_file, unused, unused_total)
        VALUES (
            %(id)s, %(organization)s, %(name)s, %(state)s, %(is_test)s, %(at)s, %(by)s,
            %(by_key)s, %(list)s, %(archive)s, %(unused)s, %(unused_total)s)
        """,
        {
            "id": job.id,
            "organization": job.organization_id,
            "name": stored_text(job.name),
            "state": job.state.value,
            "is_test": job.is_test,
            "at": job.made_at,
            "by": by.user_id,
            "by_key": by.key_id,
            "list": upload.listed,
            "archive": upload.archive,
            "unused": stored_json(job.unused),
            "unused_total": job.unused_total,
        },
    )


async def find(
    connection: psycopg.AsyncConnection, by: Acting, job_id: str, *, locked: bool = False
) -> BulkJob:
    """`locked`: nobody else changes it, or ends a row of it, before the transaction ends.

    Raises NotFound, for another organisation's as well; a test sees those of tests alone.
    """
    words = {"id": job_id, "organization": by.organization.id, "is_test": by.is_test}
    condition = b"j.organization_id = %(organization)s AND j.is_test = %(is_test)s AND j.id = "
    if locked:  # first, so that what is counted then is what others left
        await connection.execute(
            b"SELECT FROM bulk_jobs j WHERE " + condition + b"%(id)s FOR UPDATE", words
        )
    cursor = connection.cursor(row_factory=class_row(_Row))
    await cursor.execute(_WHOLE + condition + b"%(id)s", words)
    row = await cursor.fetchone()
    if row is None:
        raise no_such_job()
    return _job(row)


async def page(
    connection: psycopg.AsyncConnection,
    by: Acting,
    *,
    before: tuple[datetime, str] | None,
    most: int,
) -> list[BulkJob]:
    """The newest first; `before` is where the page before ended."""
    cursor = connection.cursor(row_factory=class_row(_Row))
    await cursor.execute(
        _WHOLE
        + b"""j.organization_id = %(organization)s AND j.is_test = %(is_test)s
            AND (%(moment)s::timestamptz IS NULL
                OR (j.made_at, j.id) < (%(moment)s::timestamptz, %(id)s))
        ORDER BY j.made_at DESC, j.id DESC LIMIT %(most)s
        """,
        {
            "organization": by.organization.id,
            "is_test": by.is_test,
            "moment": before[0] if before else None,
            "id": before[1] if before else "",
            "most": most,
        },
    )
    return [_job(each) for each in await cursor.fetchall()]


async def start(
    connection: psycopg.AsyncConnection, job: BulkJob, *, by: Acting, origin: Origin, now: datetime
) -> None:
    """Whoever calls has locked it. An organisation that had nothing under way comes last."""
    await connection.execute(
        """
        UPDATE bulk_jobs SET state = 'running', started_at = %(now)s, started_by = %(by)s,
            started_by_key = %(by_key)s, started_from = %(address)s, started_request = %(request)s
        WHERE id = %(id)s
        """,
        {
            "id": job.id,
            "now": now,
            "by": by.user_id,
            "by_key": by.key_id,
            "address": origin.address,
            "request": origin.request_id,
        },
    )
    await connection.execute(
        """
        INSERT INTO bulk_turns (organization_id, turn) VALUES (%s, nextval('bulk_turn'))
        ON CONFLICT DO NOTHING
        """,
        [job.organization_id],
    )


async def move(
    connection: psycopg.AsyncConnection,
    job_id: str,
    state: JobState,
    *,
    now: datetime,
    because: PausedBecause | None = None,
) -> None:
    """Whoever calls has locked it. Rows of a cancelled one that nobody works on end with it."""
    await connection.execute(
        """
        UPDATE bulk_jobs SET state = %(state)s, paused_because = %(because)s,
            ended_at = CASE WHEN %(state)s IN ('cancelled', 'finished') THEN %(now)s END
        WHERE id = %(id)s
        """,
        {"id": job_id, "state": state.value, "because": because and because.value, "now": now},
    )
    if state is JobState.CANCELLED:
        await connection.execute(
            """
            UPDATE bulk_rows SET state = 'cancelled', claims = NULL
            WHERE job_id = %s AND state = 'waiting'
            """,
            [job_id],
        )


async def pause_running(
    connection: psycopg.AsyncConnection, job_id: str, because: PausedBecause
) -> None:
    """Where it runs; one that somebody paused or cancelled stays as they left it."""
    await connection.execute(
        """
        UPDATE bulk_jobs SET state = 'paused', paused_because = %s
        WHERE id = %s AND state = 'running'
        """,
        [because.value, job_id],
    )


async def delete(connection: psycopg.AsyncConnection, job_id: str) -> Upload | None:
    """With its rows; its upload, where it still has one, is for the caller to delete."""
    cursor = await connection.execute(
        "DELETE FROM bulk_jobs WHERE id = %s RETURNING list_file, archive_file", [job_id]
    )
    row = await cursor.fetchone()
    return Upload(row[0], row[1]) if row and row[0] else None


_WHOLE = b"""
SELECT j.id, j.organization_id, j.name, j.state, j.paused_because, j.is_test, j.made_at,
    coalesce(u.name, 'API key ' || k.name, '') AS made_by, j.started_at, j.ended_at, j.unused,
    j.unused_total,
    coalesce((SELECT jsonb_object_agg(c.state, c.rows) FROM (
        SELECT r.state, count(*) AS rows FROM bulk_rows r WHERE r.job_id = j.id GROUP BY r.state
    ) c), '{}') AS counts
FROM bulk_jobs j
LEFT JOIN users u ON u.id = j.made_by
LEFT JOIN api_keys k ON k.id = j.made_by_key
WHERE """


def _job(row: _Row) -> BulkJob:
    return BulkJob(
        id=row.id,
        organization_id=row.organization_id,
        name=row.name,
        state=JobState(row.state),
        made_at=row.made_at,
        made_by=row.made_by,
        rows=RowCounts(**row.counts),
        paused_because=PausedBecause(row.paused_because) if row.paused_because else None,
        started_at=row.started_at,
        ended_at=row.ended_at,
        unused=tuple(row.unused),
        unused_total=row.unused_total,
        is_test=row.is_test,
    )
