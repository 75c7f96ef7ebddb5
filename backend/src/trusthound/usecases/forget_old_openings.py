"""Forget old openings: unseen for long they are closed, closed for long they are deleted."""

from datetime import datetime, timedelta

from trusthound.adapters.storage import looks, old_openings, showings
from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.openings import Deriving

# A feed of the newest never says that one is over, nor does a board that nobody asks any more.
UNSEEN_FOR = timedelta(days=45)
_HOSTS_FOR = timedelta(days=1)


async def forget_old_openings(
    database: Database, *, deriving: Deriving, now: datetime, keep_days: int
) -> int:
    """How many were deleted, each batch in a transaction of its own. Raises DatabaseUnavailable."""
    closed = showings.CLOSED_AT_ONCE
    while closed == showings.CLOSED_AT_ONCE:
        async with database.connection() as connection:
            closed = await old_openings.close_unseen(
                connection, now - UNSEEN_FOR, now=now, deriving=deriving
            )
    total, deleted = 0, old_openings.AT_ONCE
    while deleted == old_openings.AT_ONCE:
        async with database.connection() as connection:
            deleted = await old_openings.delete_closed(
                connection, before=now - timedelta(days=keep_days)
            )
        total += deleted
    async with database.connection() as connection:
        await looks.forget_hosts(connection, before=now - _HOSTS_FOR)
    return total
