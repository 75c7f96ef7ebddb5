"""Forgets what was sent: rows of the outbox, and the files where no mail leaves the machine."""

from datetime import datetime, timedelta

from trusthound.adapters.mail.folder import OutboxFolder
from trusthound.adapters.storage import mails
from trusthound.adapters.storage.database import Database


async def forget_old_mails(
    database: Database, folder: OutboxFolder, *, now: datetime, keep_days: int
) -> int:
    """Delete mails that were sent or given up; those that still wait stay. How many there were."""
    made_before = now - timedelta(days=keep_days)
    await folder.forget(made_before=made_before)
    return await mails.forget(database, made_before=made_before)
