"""Deliver one message that is due: each at least once, none lost, however this ends."""

from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

import structlog

from trusthound.adapters.storage import (
    audit,
    candidate_notices,
    mails,
    webhook_deliveries,
    webhook_endpoints,
)
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.audit import SYSTEM
from trusthound.domain.access.origin import Origin
from trusthound.domain.webhooks.delivery import LEASE, Attempt, Due, Verdict, judged
from trusthound.domain.webhooks.disabled_mails import disabled_mails

log = structlog.get_logger()
_BY_ITSELF = Origin("", "")


async def deliver_webhook(
    *,
    database: Database,
    post: Callable[[Due], Awaitable[Attempt]],
    clock: Callable[[], datetime],
    jitter: Callable[[], float],
    new_id: Callable[[], str],
    lease: timedelta = LEASE,
) -> bool:
    """Whether there was one. It is taken, sent, and told of: whoever is stopped between the last
    two leaves it to be sent again, under the same id. Raises DatabaseUnavailable.
    """
    due = await webhook_deliveries.take(database, lease=lease, now=clock())
    if due is None:
        return False
    attempt = await post(due)
    verdict = judged(due, attempt, jitter=jitter())
    if not attempt.is_delivered:
        log.warning(
            "webhook_not_delivered",
            id=due.message_id,
            endpoint=due.endpoint_id,
            tries=due.tries,
            status=attempt.status,
            problem=attempt.problem and attempt.problem.value,
        )
    await _told(due, attempt, verdict, database, clock(), new_id)
    return True


async def _told(
    due: Due,
    attempt: Attempt,
    verdict: Verdict,
    database: Database,
    now: datetime,
    new_id: Callable[[], str],
) -> None:
    async with database.connection() as connection:
        await webhook_deliveries.mark(
            connection, due, attempt, next_try_at=verdict.next_try_at, now=now
        )
        if verdict.disables is None or not await webhook_endpoints.disable(
            connection, due.endpoint_id, verdict.disables, at=now
        ):
            return
        await webhook_deliveries.give_up(connection, due.endpoint_id)
        admins = await candidate_notices.admins(connection, due.organization_id)
        for mail in disabled_mails(due.url, verdict.disables, admins, now=now, new_id=new_id):
            await mails.put(connection, mail)
        entry = _BY_ITSELF.entry(
            "webhook.disable",
            actor=SYSTEM,
            at=now,
            organization_id=due.organization_id,
            target=due.endpoint_id,
        )
        await audit.note(connection, entry)
