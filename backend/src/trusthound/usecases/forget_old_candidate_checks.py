"""Forgets checks of candidates whose days are over, their files, and files nobody refers to."""

import asyncio
from collections.abc import Callable
from datetime import datetime, timedelta

from trusthound.adapters.files.store import FileStore
from trusthound.adapters.storage import candidate_changes, candidate_counts, webhook_deliveries
from trusthound.adapters.storage.database import Database
from trusthound.domain.hiring.policy import HOLD
from trusthound.domain.webhooks.event import WebhookEvent, new_event

AT_ONCE = 200
# A file is stored before the check that names it; by then that is long done, or never will be.
UNNAMED_FOR = timedelta(minutes=15)


async def forget_old_candidate_checks(
    database: Database, files: FileStore, *, now: datetime, new_id: Callable[[], str]
) -> int:
    """How many checks. Raises DatabaseUnavailable; what is left is done the next time."""
    total, gone = 0, AT_ONCE
    while gone == AT_ONCE:
        async with database.connection() as connection:
            deleted = await candidate_changes.delete_old(
                connection, now=now, held_since=now - HOLD, most=AT_ONCE
            )
            # In one order, as each organisation's events are locked until the end.
            for each in sorted(deleted, key=lambda each: each.organization_id):
                event = new_event(
                    WebhookEvent.DELETED, each.organization_id, each.id, at=now, new_id=new_id()
                )
                await webhook_deliveries.tell(connection, event)
        for each in deleted:
            if each.file_name is not None:
                await asyncio.to_thread(files.delete, each.file_name)
        gone = len(deleted)
        total += gone
    await candidate_counts.forget_abandoned(database, now=now)
    await _forget_unnamed(database, files, before=now - UNNAMED_FOR)
    return total


async def _forget_unnamed(database: Database, files: FileStore, *, before: datetime) -> None:
    """What is left of a check that failed, or of an organisation that is gone."""
    old = await asyncio.to_thread(files.stored_before, before)
    for start in range(0, len(old), AT_ONCE):
        names = old[start : start + AT_ONCE]
        async with database.connection() as connection:
            known = await candidate_changes.files_known(connection, names)
        for name in names:
            if name not in known:
                await asyncio.to_thread(files.delete, name)
