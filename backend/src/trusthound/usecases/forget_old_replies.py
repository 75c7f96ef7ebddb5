"""Forget what employers said long ago, and proofs of domains that have ended."""

from datetime import datetime, timedelta

from trusthound.adapters.storage import domain_proofs, replies
from trusthound.adapters.storage.database import Database


async def forget_old_replies(database: Database, *, now: datetime, keep_days: int) -> int:
    """How many lines there were. Raises DatabaseUnavailable."""
    async with database.connection() as connection:
        gone = await domain_proofs.forget(connection, now)
        return gone + await replies.forget(connection, now - timedelta(days=keep_days))
