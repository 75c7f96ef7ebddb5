"""Forgets what registries answered once it no longer counts as new."""

from datetime import datetime, timedelta

from trusthound.adapters.storage import lookups
from trusthound.adapters.storage.database import Database


async def forget_old_lookups(database: Database, *, now: datetime, fresh_for: timedelta) -> int:
    """Delete answers older than `fresh_for`; how many there were."""
    return await lookups.forget_older_than(database, now - fresh_for)
