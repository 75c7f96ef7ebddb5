"""What is forgotten of checks of candidates, by the clock."""

from datetime import UTC, datetime

from procrastinate import App

from trusthound.adapters.tasks.queue import RETRY
from trusthound.wiring.candidates import Candidates


def add_candidate_tasks(queue: App, candidates: Candidates) -> None:
    """Handed on to a use case, with the time that it was meant to run at."""

    @queue.periodic(cron="3,33 * * * *")
    @queue.task(
        name="forget_old_candidate_checks", queueing_lock="forget_candidate_checks", retry=RETRY
    )
    async def forget(timestamp: int) -> int:
        return await candidates.forget_old(datetime.fromtimestamp(timestamp, UTC))
