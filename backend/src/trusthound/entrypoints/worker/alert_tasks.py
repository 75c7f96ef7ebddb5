"""Alerts by the clock, each handed on to a use case."""

from datetime import UTC, datetime

from procrastinate import App

from trusthound.adapters.tasks.queue import RETRY
from trusthound.wiring.alerts import Alerts


def add_alert_tasks(queue: App, alerts: Alerts) -> None:
    """With the time that they were meant to run at."""

    @queue.periodic(cron="* * * * *")
    @queue.task(name="send_alerts", queueing_lock="send_alerts", retry=RETRY)
    async def send(timestamp: int) -> int:
        return await alerts.send(datetime.fromtimestamp(timestamp, UTC))

    @queue.periodic(cron="*/10 * * * *")
    @queue.task(name="forget_deleted_alerts", queueing_lock="forget_alerts", retry=RETRY)
    async def forget(timestamp: int) -> int:
        return await alerts.forget(datetime.fromtimestamp(timestamp, UTC))
