"""Add a note, a contact or a reminder to an application."""

from datetime import datetime

from trusthound.adapters.storage import application_details, applications, trackers
from trusthound.adapters.storage.database import Database
from trusthound.domain.tracking.details import Detail, check_held, checked_detail
from trusthound.domain.tracking.kept import Kept, details_of


async def add_detail(
    user_id: str, application_id: str, detail: Detail, *, database: Database, now: datetime
) -> Kept:
    """Raises InvalidInput, UrlRefused, NotFound, Conflict for one too many, DatabaseUnavailable."""
    checked = checked_detail(detail, now=now)
    async with database.connection() as connection:
        await trackers.lock(connection, user_id, now=now)
        found = await applications.find(connection, user_id, application_id)
        kept = await application_details.kept(connection, found)
        check_held(type(checked), len(details_of(kept, type(checked))))
        await application_details.put(connection, found.id, checked)
        return await application_details.kept(connection, found)
