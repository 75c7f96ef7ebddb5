"""Take back the deletion of an application."""

from datetime import datetime

from trusthound.adapters.storage import (
    application_changes,
    application_details,
    applications,
    trackers,
)
from trusthound.adapters.storage.database import Database
from trusthound.domain.tracking.application import RESTORABLE, check_room, no_such_application
from trusthound.domain.tracking.kept import Kept


async def restore_application(
    user_id: str, application_id: str, *, database: Database, now: datetime
) -> Kept:
    """It stands where it stood; one that is there stays as it is.

    Raises NotFound, Conflict for one too many, DatabaseUnavailable.
    """
    async with database.connection() as connection:
        await trackers.lock(connection, user_id, now=now)
        restored = await application_changes.restore(
            connection, user_id, application_id, since=now - RESTORABLE
        )
        if not restored:
            raise no_such_application()
        check_room(await applications.number(connection, user_id), 0)
        found = await applications.find(connection, user_id, application_id)
        return await application_details.kept(connection, found)
