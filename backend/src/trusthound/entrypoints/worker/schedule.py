"""Tasks and when they run, each handed on to a use case."""

from datetime import UTC, datetime, timedelta

from procrastinate import App

from trusthound.adapters.storage.database import Database
from trusthound.adapters.tasks.queue import RETRY, retry_stalled
from trusthound.usecases.forget_old_answers import forget_old_answers
from trusthound.usecases.forget_old_checks import forget_old_checks
from trusthound.usecases.forget_old_lookups import forget_old_lookups
from trusthound.usecases.forget_old_sightings import forget_old_sightings
from trusthound.usecases.forget_old_verifications import forget_old_verifications


def add_tasks(
    queue: App,
    database: Database,
    *,
    keep_days: int,
    keep_checks_days: int,
    keep_sightings_days: int,
    lookups_fresh_for: timedelta,
) -> None:
    """Everything that runs by the clock. A task is told the time it was meant to run at.

    The lock keeps a task from queueing up behind itself.
    """

    @queue.periodic(cron="17 * * * *")
    @queue.task(name="forget_old_verifications", queueing_lock="forget", retry=RETRY)
    async def forget(timestamp: int) -> int:
        return await forget_old_verifications(
            database, now=datetime.fromtimestamp(timestamp, UTC), keep_days=keep_days
        )

    @queue.periodic(cron="7 * * * *")
    @queue.task(name="forget_old_checks", queueing_lock="forget_checks", retry=RETRY)
    async def forget_checks(timestamp: int) -> int:
        now = datetime.fromtimestamp(timestamp, UTC)
        return await forget_old_checks(database, now=now, keep_days=keep_checks_days)

    @queue.periodic(cron="27 * * * *")
    @queue.task(name="forget_old_answers", queueing_lock="forget_answers", retry=RETRY)
    async def forget_answers(timestamp: int) -> int:
        return await forget_old_answers(database, now=datetime.fromtimestamp(timestamp, UTC))

    @queue.periodic(cron="37 * * * *")
    @queue.task(name="forget_old_lookups", queueing_lock="forget_lookups", retry=RETRY)
    async def forget_lookups(timestamp: int) -> int:
        now = datetime.fromtimestamp(timestamp, UTC)
        return await forget_old_lookups(database, now=now, fresh_for=lookups_fresh_for)

    @queue.periodic(cron="47 * * * *")
    @queue.task(name="forget_old_sightings", queueing_lock="forget_sightings", retry=RETRY)
    async def forget_sightings(timestamp: int) -> int:
        return await forget_old_sightings(
            database, now=datetime.fromtimestamp(timestamp, UTC), keep_days=keep_sightings_days
        )

    @queue.periodic(cron="* * * * *")
    @queue.task(name="retry_stalled_tasks", queueing_lock="retry_stalled")
    async def retry(timestamp: int) -> int:  # noqa: ARG001 - every periodic task is told the time
        return await retry_stalled(queue)
