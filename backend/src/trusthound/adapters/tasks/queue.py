"""A database in, a queue of background tasks on it out; and the loop that works on them."""

import asyncio
from datetime import timedelta

import structlog
from procrastinate import App, PsycopgConnector, RetryStrategy
from procrastinate.exceptions import ConnectorException
from procrastinate.jobs import Status

from trusthound.adapters.storage.database import Database
from trusthound.adapters.tasks.failed import note_failure, note_reason
from trusthound.domain.common.errors import DatabaseUnavailable, Overloaded, PaymentsUnavailable

STOP_SECONDS = 15.0
AGAIN_SECONDS = 2.0
TRIES = 5

# Only what may be different next time is tried again: after 4, 16, 64 and 256 seconds.
RETRY = RetryStrategy(
    max_attempts=TRIES,
    exponential_wait=4,
    retry_exceptions={DatabaseUnavailable, Overloaded, PaymentsUnavailable},
)

log = structlog.get_logger()


def make_queue(database: Database) -> App:
    """An empty queue: whoever makes it adds the tasks that it knows (`App.task`)."""
    connector = PsycopgConnector(
        conninfo=database.conninfo,
        min_size=1,
        max_size=4,
        timeout=5.0,
        reconnect_timeout=10.0,
    )
    return App(connector=connector)


async def work(queue: App) -> None:
    """Work until cancelled; then what is under way has STOP_SECONDS to finish.

    A database that goes away ends procrastinate's worker, so it is started again.
    """
    while True:
        try:
            async with queue.open_async():
                await queue.run_worker_async(
                    concurrency=4,
                    install_signal_handlers=False,
                    shutdown_graceful_timeout=STOP_SECONDS,
                    delete_jobs="successful",
                    worker_middleware=[note_failure],
                )
        except ConnectorException as problem:
            if _cancelled():  # it could not sign off; its tasks count as stalled from now on
                raise asyncio.CancelledError from problem
            log.warning("worker_lost_database", problem=str(problem))
        await asyncio.sleep(AGAIN_SECONDS)


async def retry_stalled(queue: App, *, silent_for: timedelta = timedelta(seconds=30)) -> int:
    """Give tasks of workers that were killed to others; how many. After TRIES it counts as failed.

    A worker gives a sign of life every 10 seconds.
    """
    manager = queue.job_manager
    stalled = list(
        await manager.get_stalled_jobs(seconds_since_heartbeat=silent_for.total_seconds())
    )
    for each in stalled:
        log.warning("task_stalled", task=each.task_name, id=each.id, attempts=each.attempts)
        if each.attempts + 1 < TRIES:
            await manager.retry_job(each)
        else:
            await note_reason(queue, each.id, f"its worker ended {TRIES} times while it ran")
            await manager.finish_job(each, status=Status.FAILED, delete_job=False)
    return len(stalled)


async def forget_failed(queue: App, *, older_than: timedelta = timedelta(days=30)) -> None:
    """Delete tasks that were given up that long ago: their arguments may name a person."""
    await queue.job_manager.delete_old_jobs(
        nb_hours=int(older_than.total_seconds() // 3600),
        include_failed=True,
        include_cancelled=True,
        include_aborted=True,
    )


def _cancelled() -> bool:
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0
