"""Delete a check of a candidate: its report, its text and its file."""

import asyncio
from datetime import datetime

from trusthound.adapters.files.store import FileStore
from trusthound.adapters.storage import (
    audit,
    candidate_changes,
    candidate_checks,
    webhook_deliveries,
)
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.origin import Origin
from trusthound.domain.common.errors import Conflict
from trusthound.domain.hiring.check import CandidateCheck, no_such_check
from trusthound.domain.webhooks.event import WebhookEvent, new_event


async def delete_candidate_check(
    organization_id: str,
    check_id: str,
    *,
    actor: str,
    database: Database,
    files: FileStore,
    origin: Origin,
    now: datetime,
    new_id: str,
) -> None:
    """What was counted stays counted. If the file cannot be deleted now, the worker does it.

    Raises NotFound, Conflict while a dispute holds it, DatabaseUnavailable.
    """
    async with database.connection() as connection:
        check = await candidate_checks.find(
            connection, organization_id, check_id, now=now, locked=True
        )
        if check is None:
            raise no_such_check()
        _check_not_held(check, now)
        file_name = await candidate_changes.delete(connection, organization_id, check_id)
        entry = origin.entry(
            "candidate.delete", actor=actor, at=now, organization_id=organization_id,
            target=check_id,
        )  # fmt: skip
        await audit.note(connection, entry)
        event = new_event(WebhookEvent.DELETED, organization_id, check_id, at=now, new_id=new_id)
        await webhook_deliveries.tell(connection, event)
    if file_name is not None:
        await asyncio.to_thread(files.delete, file_name)


def _check_not_held(check: CandidateCheck, now: datetime) -> None:
    held_until = check.dispute.held_until if check.dispute else None
    if held_until is not None and held_until > now:
        raise Conflict(
            "held",
            f"The candidate has disputed this report: it is kept until "
            f"{held_until:%-d %B %Y}, {held_until:%H:%M} UTC.",
            advice="Read what they say, and look again.",
        )
