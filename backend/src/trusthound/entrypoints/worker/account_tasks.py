"""Tasks of accounts: what was asked for and is done apart, and what is done by the clock."""

from procrastinate import App

from trusthound.adapters.tasks.queue import RETRY
from trusthound.domain.access.origin import Origin
from trusthound.usecases.ask_for_reset import TASK as SEND_RESET_LINK
from trusthound.wiring.accounts import Accounts


def add_account_tasks(queue: App, accounts: Accounts) -> None:
    """Each is handed on to a use case."""

    @queue.task(name=SEND_RESET_LINK, retry=RETRY)
    async def send_reset_link(email: str, address: str, request_id: str) -> None:
        await accounts.send_reset_link(email, origin=Origin(address, request_id))

    @queue.periodic(cron="27 * * * *")
    @queue.task(name="forget_old_sessions", queueing_lock="forget_sessions", retry=RETRY)
    async def forget(timestamp: int) -> int:  # noqa: ARG001 - every periodic task is told the time
        return await accounts.forget_old_sessions()
