"""Look at watched openings that have changed, and keep what is new of each."""

from datetime import datetime

from trusthound.adapters.storage import watch_news
from trusthound.adapters.storage.database import Database

AT_ONCE = 100
MOST = 10_000


async def keep_watch_news(database: Database, *, now: datetime) -> int:
    """How many openings had changed for somebody. Raises DatabaseUnavailable."""
    looked_at = 0
    while looked_at < MOST:
        async with database.connection() as connection:
            changed = await watch_news.keep_news(connection, now=now, most=AT_ONCE)
        looked_at += changed
        if changed == 0:
            break
    return looked_at
