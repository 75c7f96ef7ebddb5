"""Forgets what was checked without an account once its time is over."""

from datetime import datetime, timedelta

from trusthound.adapters.storage import verifications
from trusthound.adapters.storage.database import Database


async def forget_old_verifications(database: Database, *, now: datetime, keep_days: int) -> int:
    """Delete anonymous verifications older than `keep_days`; how many there were."""
    return await verifications.delete_older_than(database, now - timedelta(days=keep_days))
