"""Forgets what people wrote to us long ago."""

from datetime import datetime, timedelta

from trusthound.adapters.storage import contact_messages, demo_requests
from trusthound.adapters.storage.database import Database


async def forget_old_messages(database: Database, *, now: datetime, keep_days: int) -> int:
    """Delete contact messages and demo requests older than that; how many there were."""
    made_before = now - timedelta(days=keep_days)
    messages = await contact_messages.forget(database, made_before=made_before)
    return messages + await demo_requests.forget(database, made_before=made_before)
