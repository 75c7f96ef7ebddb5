"""Webhooks delivered as they come, until cancelled; and what is forgotten of them by the clock."""

import asyncio
from datetime import UTC, datetime

import structlog
from procrastinate import App

from trusthound.adapters.tasks.queue import RETRY
from trusthound.domain.common.errors import DatabaseUnavailable
from trusthound.wiring.webhooks import Webhooks

# One endpoint's messages go one at a time; these are endpoints at once.
LANES = 4
# Asking costs the database a look into an index that holds waiting messages alone.
PAUSE_SECONDS = 2.0
STOP_SECONDS = 15.0

log = structlog.get_logger()


def add_webhook_tasks(queue: App, webhooks: Webhooks) -> None:
    """Handed on to a use case, with the time that it was meant to run at."""

    @queue.periodic(cron="47 * * * *")
    @queue.task(
        name="forget_webhook_deliveries", queueing_lock="forget_webhook_deliveries", retry=RETRY
    )
    async def forget(timestamp: int) -> int:
        return await webhooks.forget(datetime.fromtimestamp(timestamp, UTC))


async def deliver_webhooks(webhooks: Webhooks, *, lanes: int = LANES) -> None:
    """Look for messages that are due; when cancelled, what is under way has 15 seconds."""
    async with asyncio.TaskGroup() as tasks:
        for number in range(lanes):
            tasks.create_task(_deliver(webhooks, PAUSE_SECONDS * number / lanes))


async def _deliver(webhooks: Webhooks, begin_after: float) -> None:
    await asyncio.sleep(begin_after)
    while True:
        under_way = asyncio.create_task(_deliver_one(webhooks))
        try:
            delivered = await asyncio.shield(under_way)
        except asyncio.CancelledError:
            await asyncio.wait({under_way}, timeout=STOP_SECONDS)
            raise
        if not delivered:
            await asyncio.sleep(PAUSE_SECONDS)


async def _deliver_one(webhooks: Webhooks) -> bool:
    try:
        return await webhooks.deliver()
    except DatabaseUnavailable:
        log.warning("webhooks_wait_for_database")
    except Exception as problem:  # one odd message must not end the worker
        log.exception("webhook_not_told_of", problem=type(problem).__name__)
    return False
