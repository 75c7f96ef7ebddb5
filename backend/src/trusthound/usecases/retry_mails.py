"""Try those mails again that were given up, once what kept them is mended."""

from datetime import datetime

from trusthound.adapters.storage import mails
from trusthound.adapters.storage.database import Database


async def retry_mails(database: Database, *, now: datetime) -> int:
    """They are due at once, with all of their tries; how many there were."""
    return await mails.revive(database, now=now)
