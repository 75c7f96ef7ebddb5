"""Forgets what was checked without an account once its time is over."""

from datetime import datetime, timedelta

from trusthound.adapters.storage import shares, verifications
from trusthound.adapters.storage.database import Database


async def forget_old_verifications(database: Database, *, now: datetime, keep_days: int) -> int:
    """Delete anonymous verifications older than `keep_days`, and links to results that have ended;
    how many verifications there were.
    """
    await shares.delete_ended(database, now)
    return await verifications.delete_older_than(database, now - timedelta(days=keep_days))
