"""Delete a saved search; for a while it can be taken back."""

from datetime import datetime

from trusthound.adapters.storage import saved_searches
from trusthound.adapters.storage.database import Database
from trusthound.domain.alerts.saved_search import no_such_search


async def delete_search(user_id: str, search_id: str, *, database: Database, now: datetime) -> None:
    """No mail of it goes out any more. Raises NotFound, DatabaseUnavailable."""
    async with database.connection() as connection:
        if not await saved_searches.delete(connection, user_id, search_id, now=now):
            raise no_such_search()
