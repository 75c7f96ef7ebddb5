"""Delete an application; for a while it can be taken back."""

from datetime import datetime

from trusthound.adapters.storage import application_changes, trackers
from trusthound.adapters.storage.database import Database
from trusthound.domain.tracking.application import no_such_application


async def delete_application(
    user_id: str, application_id: str, *, database: Database, now: datetime
) -> None:
    """It is gone from everywhere at once; the worker deletes it for good, with its files.

    Raises NotFound, DatabaseUnavailable.
    """
    async with database.connection() as connection:
        await trackers.lock(connection, user_id, now=now)
        if not await application_changes.delete(connection, user_id, application_id, now=now):
            raise no_such_application()
