"""Tasks of mail by the clock; the delivery itself is in `delivery`."""

from procrastinate import App

from trusthound.adapters.tasks.queue import RETRY
from trusthound.wiring.mailing import Mailing


def add_mailing_tasks(queue: App, mailing: Mailing) -> None:
    """Each is handed on to a use case."""

    @queue.periodic(cron="52 * * * *")
    @queue.task(name="forget_old_mails", queueing_lock="forget_mails", retry=RETRY)
    async def forget_mails(timestamp: int) -> int:  # noqa: ARG001 - every periodic task is told
        return await mailing.forget_old_mails()

    @queue.periodic(cron="57 * * * *")
    @queue.task(name="forget_old_messages", queueing_lock="forget_messages", retry=RETRY)
    async def forget_messages(timestamp: int) -> int:  # noqa: ARG001 - every periodic task is told
        return await mailing.forget_old_messages()
