"""Stop watching an opening; for a while that can be taken back."""

from datetime import datetime

from trusthound.adapters.storage import watches
from trusthound.adapters.storage.database import Database
from trusthound.domain.alerts.watching import no_such_watch


async def stop_watching(user_id: str, watch_id: str, *, database: Database, now: datetime) -> None:
    """Raises NotFound, DatabaseUnavailable."""
    async with database.connection() as connection:
        if not await watches.delete(connection, user_id, watch_id, now=now):
            raise no_such_watch()
