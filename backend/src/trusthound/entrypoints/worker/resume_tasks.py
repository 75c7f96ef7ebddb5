"""What is forgotten of seekers' resumes, by the clock."""

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
