"""Tasks of employers' replies: corrected facts are judged, and old lines forgotten."""

from procrastinate import App

from trusthound.adapters.tasks.queue import RETRY
from trusthound.usecases.give_reply import JUDGE_CORRECTION
from trusthound.wiring.replies import Replying


def add_reply_tasks(queue: App, replies: Replying) -> None:
    """Each is handed on to a use case."""

    @queue.task(name=JUDGE_CORRECTION, retry=RETRY)
    async def judge(reply_id: str) -> None:
        await replies.judge(reply_id)

    @queue.periodic(cron="33 4 * * *")
    @queue.task(name="forget_old_replies", queueing_lock="forget_replies", retry=RETRY)
    async def forget(timestamp: int) -> int:  # noqa: ARG001 - every periodic task is told the time
        return await replies.forget_old()
