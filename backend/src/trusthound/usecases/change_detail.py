"""Change a note, a contact or a reminder of an application."""

from datetime import datetime

from trusthound.adapters.storage import application_details, applications, trackers
from trusthound.adapters.storage.database import Database
from trusthound.domain.tracking.details import Detail, DetailChange, changed_detail
from trusthound.domain.tracking.kept import Kept, detail_of


async def change_detail(
    user_id: str,
    application_id: str,
    kind: type[Detail],
    detail_id: str,
    change: DetailChange,
    *,
    database: Database,
    now: datetime,
) -> Kept:
    """What is not told of stays. Raises InvalidInput, NotFound, DatabaseUnavailable."""
    async with database.connection() as connection:
        await trackers.lock(connection, user_id, now=now)
        found = await applications.find(connection, user_id, application_id)
        kept = await application_details.kept(connection, found)
        changed = changed_detail(detail_of(kept, kind, detail_id), change, now=now)
        await application_details.put(connection, found.id, changed)
        return await application_details.kept(connection, found)
