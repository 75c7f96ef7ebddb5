"""What is forgotten of seekers' resumes and read again, by the clock."""

from datetime import UTC, datetime

from procrastinate import App

from trusthound.adapters.tasks.queue import RETRY
from trusthound.wiring.seeker_resumes import SeekerResumes


def add_resume_tasks(queue: App, resumes: SeekerResumes) -> None:
    """Handed on to a use case, with the time that it was meant to run at."""

    @queue.periodic(cron="13 * * * *")
    @queue.task(name="forget_resumes", queueing_lock="forget_resumes", retry=RETRY)
    async def forget(timestamp: int) -> int:
        return await resumes.forget(datetime.fromtimestamp(timestamp, UTC))

    @queue.periodic(cron="23 * * * *")
    @queue.task(name="reread_resumes", queueing_lock="reread_resumes", retry=RETRY)
    async def reread(timestamp: int) -> int:  # noqa: ARG001 - it is told the time
        return await resumes.reread()
