"""Take note that a seeker looked at what a saved search finds."""

from datetime import datetime

from trusthound.adapters.storage import saved_searches
from trusthound.adapters.storage.database import Database
from trusthound.domain.alerts.saved_search import no_such_search


async def see_search(user_id: str, search_id: str, *, database: Database, now: datetime) -> None:
    """Nothing is new to it then; mails are not changed by it. Raises NotFound,
    DatabaseUnavailable.
    """
    async with database.connection() as connection:
        if not await saved_searches.see(connection, user_id, search_id, now=now):
            raise no_such_search()
