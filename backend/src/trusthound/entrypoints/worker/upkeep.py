"""What is forgotten of organisations, of the audit log, and of tasks that were given up."""

from datetime import UTC, datetime

from procrastinate import App

from trusthound.adapters.storage.database import Database
from trusthound.adapters.tasks.queue import RETRY, forget_failed
from trusthound.usecases.forget_old_audit_lines import forget_old_audit_lines
from trusthound.usecases.forget_old_invitations import forget_old_invitations


def add_upkeep(queue: App, database: Database, *, keep_audit_days: int) -> None:
    """Each is handed on to a use case, with the time that it was meant to run at."""

    @queue.periodic(cron="32 3 * * *")
    @queue.task(name="forget_old_audit_lines", queueing_lock="forget_audit_lines", retry=RETRY)
    async def forget_audit_lines(timestamp: int) -> int:
        now = datetime.fromtimestamp(timestamp, UTC)
        return await forget_old_audit_lines(database, now=now, keep_days=keep_audit_days)

    @queue.periodic(cron="42 3 * * *")
    @queue.task(name="forget_old_invitations", queueing_lock="forget_invitations", retry=RETRY)
    async def forget_invitations(timestamp: int) -> int:
        now = datetime.fromtimestamp(timestamp, UTC)
        return await forget_old_invitations(database, now=now)

    @queue.periodic(cron="2 4 * * *")
    @queue.task(name="forget_failed_tasks", queueing_lock="forget_failed_tasks", retry=RETRY)
    async def forget_tasks(timestamp: int) -> None:  # noqa: ARG001 - it is told the time
        await forget_failed(queue)
