"""Webhooks delivered as they come, until cancelled; and what is forgotten of them by the clock."""

from datetime import UTC, datetime

from procrastinate import App

from trusthound.adapters.tasks.queue import RETRY
from trusthound.entrypoints.worker.lanes import keep_doing
from trusthound.wiring.webhooks import Webhooks

# One endpoint's messages go one at a time; these are endpoints at once.
LANES = 4
# Asking costs the database a look into an index that holds waiting messages alone.
PAUSE_SECONDS = 2.0


def add_webhook_tasks(queue: App, webhooks: Webhooks) -> None:
    """Handed on to a use case, with the time that it was meant to run at."""

    @queue.periodic(cron="47 * * * *")
    @queue.task(
        name="forget_webhook_deliveries", queueing_lock="forget_webhook_deliveries", retry=RETRY
    )
    async def forget(timestamp: int) -> int:
        return await webhooks.forget(datetime.fromtimestamp(timestamp, UTC))


async def deliver_webhooks(webhooks: Webhooks, *, lanes: int = LANES) -> None:
    """Look for messages that are due."""
    await keep_doing(webhooks.deliver, "webhooks", lanes=lanes, pause_seconds=PAUSE_SECONDS)
