"""Forgets the postings that nobody has asked about for long."""

from datetime import datetime, timedelta

from trusthound.adapters.storage import sightings
from trusthound.adapters.storage.database import Database


async def forget_old_sightings(database: Database, *, now: datetime, keep_days: int) -> int:
    """Delete what was last seen more than `keep_days` ago; how many postings there were."""
    return await sightings.forget_older_than(database, now - timedelta(days=keep_days))
