"""Find due boards: those whose turn it is to be looked at, so many at a time."""

from datetime import datetime

from trusthound.adapters.storage import looks
from trusthound.adapters.storage.database import Database

# A minute's; the longest due come first, so that none waits for ever.
AT_ONCE = 50


async def find_due_boards(database: Database, *, now: datetime) -> list[looks.DueBoard]:
    """Raises DatabaseUnavailable."""
    async with database.connection() as connection:
        return await looks.due(connection, now=now, most=AT_ONCE)
