"""Tasks that were given up: why is kept, they are listed, and one is tried again."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import PurePath
from traceback import extract_tb
from typing import Any

import psycopg
import structlog
from procrastinate import App, JobContext
from procrastinate.exceptions import ConnectorException
from procrastinate.worker import Worker
from psycopg.errors import UniqueViolation
from psycopg.rows import class_row

from trusthound.domain.common.errors import Conflict

MOST_REASON = 300
OURS = "/trusthound/"

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class FailedTask:
    """`attempts` counts its tries; `reason` "" and `failed_at` None: not known."""

    id: int
    name: str
    attempts: int
    reason: str
    failed_at: datetime | None


async def note_failure(
    go_on: Callable[[], Awaitable[Any]], context: JobContext, _worker: Worker
) -> Any:
    """Around every task that a worker runs: what went wrong with the newest try is kept."""
    try:
        return await go_on()
    except Exception as problem:
        await note_reason(context.app, context.job.id, _reason(problem))
        raise


async def note_reason(queue: App, job_id: int | None, reason: str) -> None:
    """In the place of the one before. Where the database does not answer, there is none."""
    try:
        await queue.connector.execute_query_async(
            """
            INSERT INTO task_failures (job_id, reason) VALUES (%(job_id)s, %(reason)s)
            ON CONFLICT (job_id) DO UPDATE SET reason = excluded.reason
            """,
            job_id=job_id,
            reason=reason[:MOST_REASON],
        )
    except ConnectorException as problem:
        log.warning("reason_not_kept", id=job_id, problem=str(problem))


async def failed(
    connection: psycopg.AsyncConnection, search: str, *, before: int | None, most: int
) -> tuple[FailedTask, ...]:
    """The newest first, whose name has `search` in it; "": all. `before` is the last one seen.

    Their arguments stay here: they may name a person.
    """
    cursor = connection.cursor(row_factory=class_row(FailedTask))
    await cursor.execute(
        """
        SELECT j.id, j.task_name AS name, j.attempts, coalesce(f.reason, '') AS reason,
            (SELECT max(e.at) FROM procrastinate_events e
                WHERE e.job_id = j.id AND e.type = 'failed') AS failed_at
        FROM procrastinate_jobs j LEFT JOIN task_failures f ON f.job_id = j.id
        WHERE j.status = 'failed' AND position(lower(%(search)s) IN lower(j.task_name)) > 0
            AND (%(before)s::bigint IS NULL OR j.id < %(before)s)
        ORDER BY j.id DESC LIMIT %(most)s
        """,
        {"search": search, "before": before, "most": most},
    )
    return tuple(await cursor.fetchall())


async def retry(connection: psycopg.AsyncConnection, task_id: int, *, now: datetime) -> bool:
    """It waits for a worker again; False where there is no such failed task.

    Raises Conflict where the same task waits already.
    """
    found = await connection.execute(
        "SELECT FROM procrastinate_jobs WHERE id = %s AND status = 'failed' FOR UPDATE", [task_id]
    )
    if found.rowcount != 1:
        return False
    try:
        await connection.execute(
            "SELECT procrastinate_retry_job_v2(%s, %s, NULL, NULL, NULL)", [task_id, now]
        )
    except UniqueViolation:
        raise Conflict("task_waits", "The same task waits already: it is done soon.") from None
    return True


def _reason(problem: Exception) -> str:
    """The kind of error and where, in our code if it got there; never its words."""
    frames = extract_tb(problem.__traceback__)[1:]  # the first one is this file's
    last = next((each for each in reversed(frames) if OURS in each.filename), frames[-1])
    package, _, ours = last.filename.rpartition(OURS)
    where = ours if package else PurePath(last.filename).name
    return f"{type(problem).__name__} at {where}:{last.lineno}"
