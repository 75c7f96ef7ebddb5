"""Resumes that wait, checked as they come; and what is forgotten of checks by the clock."""

from datetime import UTC, datetime

from procrastinate import App

from trusthound.adapters.tasks.queue import RETRY
from trusthound.entrypoints.worker.lanes import keep_doing
from trusthound.wiring.candidate_queue import CandidateQueue
from trusthound.wiring.candidates import Candidates

# Resumes at once; their readers have turns of their own, by organisation.
LANES = 2
# Asking costs the database a look into an index that holds waiting ones alone.
PAUSE_SECONDS = 1.0


def add_candidate_tasks(queue: App, candidates: Candidates, waiting: CandidateQueue) -> None:
    """Handed on to a use case, with the time that it was meant to run at."""

    @queue.periodic(cron="3,33 * * * *")
    @queue.task(
        name="forget_old_candidate_checks", queueing_lock="forget_candidate_checks", retry=RETRY
    )
    async def forget(timestamp: int) -> int:
        return await candidates.forget_old(datetime.fromtimestamp(timestamp, UTC))

    @queue.periodic(cron="43 4 * * *")
    @queue.task(name="forget_queued_checks", queueing_lock="forget_queued_checks", retry=RETRY)
    async def forget_queued(timestamp: int) -> int:  # noqa: ARG001 - it is told the time
        return await waiting.forget()


async def check_waiting(waiting: CandidateQueue, *, lanes: int = LANES) -> None:
    """Look for resumes that are due."""
    await keep_doing(waiting.work, "resumes", lanes=lanes, pause_seconds=PAUSE_SECONDS)
