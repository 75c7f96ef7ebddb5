"""Forget saved searches and watches that were deleted, once nobody can take that back."""

from datetime import datetime

from trusthound.adapters.storage import saved_searches, watches
from trusthound.adapters.storage.database import Database
from trusthound.domain.alerts.saved_search import RESTORABLE


async def forget_deleted_alerts(database: Database, *, now: datetime) -> int:
    """How many. Raises DatabaseUnavailable."""
    async with database.connection() as connection:
        searches = await saved_searches.forget_deleted(connection, before=now - RESTORABLE)
        return searches + await watches.forget_deleted(connection, before=now - RESTORABLE)
