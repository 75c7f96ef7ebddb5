"""Rows of lists of resumes, checked as they come, until cancelled; old lists forgotten."""

import asyncio
from datetime import UTC, datetime

import structlog
from procrastinate import App

from trusthound.adapters.tasks.queue import RETRY
from trusthound.domain.common.errors import DatabaseUnavailable
from trusthound.domain.hiring.bulk import RENEWED_EVERY
from trusthound.entrypoints.worker.lanes import keep_doing
from trusthound.wiring.bulk import Bulk

# Asking costs the database a look at those lists that run.
PAUSE_SECONDS = 1.0

log = structlog.get_logger()


def add_bulk_tasks(queue: App, bulk: Bulk) -> None:
    """Handed on to a use case, with the time that it was meant to run at."""

    @queue.periodic(cron="8,38 * * * *")
    @queue.task(name="forget_old_bulk_jobs", queueing_lock="forget_bulk_jobs", retry=RETRY)
    async def forget(timestamp: int) -> int:
        return await bulk.forget_old(datetime.fromtimestamp(timestamp, UTC))


async def verify_lists(bulk: Bulk) -> None:
    """As many rows at once as this process works on; what is cut off is taken by another one."""
    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(
            keep_doing(bulk.work, "lists", lanes=bulk.at_once, pause_seconds=PAUSE_SECONDS)
        )
        tasks.create_task(_go_on(bulk))


async def _go_on(bulk: Bulk) -> None:
    while True:
        await asyncio.sleep(RENEWED_EVERY.total_seconds())
        try:
            await bulk.go_on()
        except DatabaseUnavailable:
            log.warning("bulk_rows_not_renewed", rows=len(bulk.holds))
