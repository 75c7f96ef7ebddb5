"""Reminders of applications, and what is forgotten of them, by the clock."""

from datetime import UTC, datetime

from procrastinate import App

from trusthound.adapters.tasks.queue import RETRY
from trusthound.wiring.applications import Applications


def add_application_tasks(queue: App, applications: Applications) -> None:
    """Handed on to a use case, with the time that it was meant to run at."""

    @queue.periodic(cron="* * * * *")
    @queue.task(name="send_reminders", queueing_lock="send_reminders", retry=RETRY)
    async def remind(timestamp: int) -> int:
        return await applications.send_reminders(datetime.fromtimestamp(timestamp, UTC))

    @queue.periodic(cron="*/10 * * * *")
    @queue.task(name="forget_applications", queueing_lock="forget_applications", retry=RETRY)
    async def forget(timestamp: int) -> int:
        return await applications.forget(datetime.fromtimestamp(timestamp, UTC))
