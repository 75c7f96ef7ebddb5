"""Delete the sessions, links and tries that nobody can use any more."""

from datetime import datetime

from trusthound.adapters.storage import attempts, one_time_links, sessions
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.attempts import LONGEST_WITHIN


async def forget_old_sessions(database: Database, *, now: datetime) -> int:
    """How many rows. Raises DatabaseUnavailable."""
    async with database.connection() as connection:
        ended = await sessions.forget(connection, now)
        ended += await one_time_links.forget(connection, now)
        return ended + await attempts.forget(connection, now - LONGEST_WITHIN)
