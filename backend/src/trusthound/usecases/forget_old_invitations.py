"""Forgets whom somebody invited, once the invitation has been too old for a while."""

from datetime import datetime, timedelta

from trusthound.adapters.storage import invitations
from trusthound.adapters.storage.database import Database

KEPT_AFTER_EXPIRY = timedelta(days=30)


async def forget_old_invitations(database: Database, *, now: datetime) -> int:
    """Delete invitations that ended KEPT_AFTER_EXPIRY ago; how many there were."""
    async with database.connection() as connection:
        return await invitations.forget_expired(connection, now - KEPT_AFTER_EXPIRY)
