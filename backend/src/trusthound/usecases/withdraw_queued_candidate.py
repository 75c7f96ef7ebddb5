"""Delete a resume that has no report: what waits is not checked any more, what failed is gone."""

import asyncio
from datetime import datetime

from trusthound.adapters.files.store import FileStore
from trusthound.adapters.storage import audit, queued_checks, webhook_deliveries
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.acting import Acting
from trusthound.domain.access.origin import Origin
from trusthound.domain.webhooks.event import WebhookEvent, new_event


async def withdraw_queued_candidate(
    check_id: str,
    *,
    by: Acting,
    database: Database,
    files: FileStore,
    origin: Origin,
    now: datetime,
    new_id: str,
) -> bool:
    """One that is being read is not stored then, and costs nothing. False where there is none: it
    may have its report by now. Raises DatabaseUnavailable.
    """
    organization_id = by.organization.id
    async with database.connection() as connection:
        found, file_name = await queued_checks.delete(connection, organization_id, check_id)
        if not found:
            return False
        entry = origin.entry(
            "candidate.delete", actor=by.actor, at=now, organization_id=organization_id,
            target=check_id,
        )  # fmt: skip
        await audit.note(connection, entry)
        event = new_event(WebhookEvent.DELETED, organization_id, check_id, at=now, new_id=new_id)
        await webhook_deliveries.tell(connection, event)
    if file_name is not None:
        await asyncio.to_thread(files.delete, file_name)
    return True
