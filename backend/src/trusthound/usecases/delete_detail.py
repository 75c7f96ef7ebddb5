"""Delete a note, a contact or a reminder of an application."""

from datetime import datetime

from trusthound.adapters.storage import application_details, applications, trackers
from trusthound.adapters.storage.database import Database
from trusthound.domain.tracking.details import Detail, no_such_detail
from trusthound.domain.tracking.kept import Kept


async def delete_detail(
    user_id: str,
    application_id: str,
    kind: type[Detail],
    detail_id: str,
    *,
    database: Database,
    now: datetime,
) -> Kept:
    """Its line of the timeline goes with it. Raises NotFound, DatabaseUnavailable."""
    async with database.connection() as connection:
        await trackers.lock(connection, user_id, now=now)
        found = await applications.find(connection, user_id, application_id)
        if not await application_details.delete(connection, found.id, kind, detail_id):
            raise no_such_detail(kind)
        return await application_details.kept(connection, found)
