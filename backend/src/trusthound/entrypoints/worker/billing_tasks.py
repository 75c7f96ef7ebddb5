"""Tasks of plans and payments: what follows a change of account, and what the clock asks for."""

from procrastinate import App

from trusthound.adapters.tasks.queue import RETRY
from trusthound.usecases.confirm_mail_address import TELL_PAYMENTS
from trusthound.wiring.billing import Billing


def add_billing_tasks(queue: App, billing: Billing) -> None:
    """Each is handed on to a use case."""

    @queue.task(name=TELL_PAYMENTS, retry=RETRY)
    async def tell(user_id: str) -> None:
        await billing.tell_address(user_id)

    @queue.periodic(cron="7 * * * *")
    @queue.task(name="send_trial_reminders", queueing_lock="trial_reminders", retry=RETRY)
    async def remind(timestamp: int) -> int:  # noqa: ARG001 - every periodic task is told the time
        return await billing.send_trial_reminders()

    @queue.periodic(cron="12 * * * *")
    @queue.task(name="send_renewal_notices", queueing_lock="renewal_notices", retry=RETRY)
    async def announce(timestamp: int) -> int:  # noqa: ARG001
        return await billing.send_renewal_notices()

    @queue.periodic(cron="22 * * * *")
    @queue.task(name="catch_up_on_payments", queueing_lock="catch_up_on_payments", retry=RETRY)
    async def catch_up(timestamp: int) -> int:  # noqa: ARG001
        return await billing.catch_up()

    @queue.periodic(cron="57 3 * * *")
    @queue.task(name="forget_old_payment_events", queueing_lock="forget_payment_events")
    async def forget(timestamp: int) -> int:  # noqa: ARG001
        return await billing.forget_old_events()
