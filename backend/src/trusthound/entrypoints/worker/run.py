"""Services in, background tasks done, resumes checked, mails and webhooks delivered.

Beside the API or in a process alone.
"""

import asyncio
from datetime import timedelta

from trusthound.adapters.tasks.queue import make_queue, work
from trusthound.entrypoints.worker.account_tasks import add_account_tasks
from trusthound.entrypoints.worker.alert_tasks import add_alert_tasks
from trusthound.entrypoints.worker.application_tasks import add_application_tasks
from trusthound.entrypoints.worker.billing_tasks import add_billing_tasks
from trusthound.entrypoints.worker.bulk_work import add_bulk_tasks, verify_lists
from trusthound.entrypoints.worker.candidate_tasks import add_candidate_tasks, check_waiting
from trusthound.entrypoints.worker.collecting_tasks import add_collecting_tasks
from trusthound.entrypoints.worker.delivery import deliver_mails
from trusthound.entrypoints.worker.mailing_tasks import add_mailing_tasks
from trusthound.entrypoints.worker.reply_tasks import add_reply_tasks
from trusthound.entrypoints.worker.resume_tasks import add_resume_tasks
from trusthound.entrypoints.worker.schedule import add_tasks
from trusthound.entrypoints.worker.upkeep import add_upkeep
from trusthound.entrypoints.worker.webhook_tasks import add_webhook_tasks, deliver_webhooks
from trusthound.wiring.services import Services


async def run_worker(services: Services) -> None:
    """Work on background tasks; when cancelled, finish what is under way within 15 seconds."""
    queue = make_queue(services.database)
    settings = services.settings
    add_tasks(
        queue,
        services.database,
        keep_days=settings.keep_verifications_days,
        lookups_fresh_for=timedelta(hours=settings.lookups_fresh_hours),
        keep_checks_days=settings.keep_checks_days,
        keep_sightings_days=settings.keep_sightings_days,
    )
    add_account_tasks(queue, services.accounts)
    add_billing_tasks(queue, services.billing)
    add_candidate_tasks(queue, services.candidates, services.candidate_queue)
    add_bulk_tasks(queue, services.bulk)
    add_resume_tasks(queue, services.resumes)
    add_application_tasks(queue, services.applications)
    add_alert_tasks(queue, services.alerts)
    add_reply_tasks(queue, services.replies)
    add_mailing_tasks(queue, services.mailing)
    add_collecting_tasks(queue, services.boards)
    add_webhook_tasks(queue, services.webhooks)
    add_upkeep(queue, services.database, keep_audit_days=settings.keep_audit_days)
    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(work(queue))
        tasks.create_task(deliver_mails(services.mailing))
        tasks.create_task(deliver_webhooks(services.webhooks))
        tasks.create_task(check_waiting(services.candidate_queue))
        tasks.create_task(verify_lists(services.bulk))
