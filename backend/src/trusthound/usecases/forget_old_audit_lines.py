"""Forgets what the audit log told once its time is over."""

from datetime import datetime, timedelta

from trusthound.adapters.storage import audit
from trusthound.adapters.storage.database import Database


async def forget_old_audit_lines(database: Database, *, now: datetime, keep_days: int) -> int:
    """Delete lines older than `keep_days`, which is more than 30; how many there were."""
    async with database.connection() as connection:
        return await audit.forget_before(connection, now - timedelta(days=keep_days))
