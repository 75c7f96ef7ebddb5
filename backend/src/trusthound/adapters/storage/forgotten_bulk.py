"""What of lists of resumes is not kept any longer: whole jobs, uploads, rows that nobody ends."""

from datetime import datetime

import psycopg
from psycopg.rows import class_row

from trusthound.adapters.storage.bulk_jobs import Upload
from trusthound.domain.hiring.policy import Policy


async def delete_old(
    connection: psycopg.AsyncConnection, *, unstarted_before: datetime, now: datetime, most: int
) -> int:
    """Those that nobody started, and those whose days are over by their organisation's policy of
    today; how many. Their uploads are then files that nobody names.
    """
    deleted = await connection.execute(
        """
        DELETE FROM bulk_jobs WHERE id IN (
            SELECT j.id FROM bulk_jobs j
            LEFT JOIN candidate_policies p ON p.organization_id = j.organization_id
            WHERE (j.state = 'validated' AND j.made_at < %(unstarted)s)
                OR (j.state <> 'running' AND coalesce(j.ended_at, j.made_at)
                    <= %(now)s - make_interval(days => coalesce(p.retention_days, %(days)s)))
            LIMIT %(most)s FOR UPDATE OF j SKIP LOCKED)
        """,
        {
            "unstarted": unstarted_before,
            "now": now,
            "days": Policy().retention_days,
            "most": most,
        },
    )
    return deleted.rowcount


async def let_go_uploads(connection: psycopg.AsyncConnection, *, now: datetime) -> list[Upload]:
    """Of jobs that are over and that nobody works on any more; for the caller to delete."""
    await connection.execute(
        """
        UPDATE bulk_rows r SET state = 'cancelled', claims = NULL, hold = NULL
        FROM bulk_jobs j WHERE j.id = r.job_id AND j.state = 'cancelled'
            AND r.state IN ('waiting', 'working') AND r.free_at <= %s
        """,
        [now],
    )
    cursor = connection.cursor(row_factory=class_row(Upload))
    await cursor.execute(
        """
        WITH over AS (
            SELECT j.id, j.list_file, j.archive_file FROM bulk_jobs j
            WHERE j.state IN ('finished', 'cancelled') AND j.list_file IS NOT NULL
                AND NOT EXISTS (SELECT FROM bulk_rows r
                    WHERE r.job_id = j.id AND r.state IN ('waiting', 'working'))
            FOR UPDATE OF j SKIP LOCKED),
        let_go AS (
            UPDATE bulk_jobs j SET list_file = NULL, archive_file = NULL FROM over
            WHERE j.id = over.id)
        SELECT list_file AS listed, archive_file AS archive FROM over
        """
    )
    return await cursor.fetchall()


async def files_known(connection: psycopg.AsyncConnection, names: list[str]) -> set[str]:
    """Which of the names some job refers to."""
    cursor = await connection.execute(
        """
        SELECT list_file FROM bulk_jobs WHERE list_file = ANY (%(names)s)
        UNION ALL SELECT archive_file FROM bulk_jobs WHERE archive_file = ANY (%(names)s)
        """,
        {"names": names},
    )
    return {row[0] for row in await cursor.fetchall()}
