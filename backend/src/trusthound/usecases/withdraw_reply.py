"""Withdraw what one said of a posting; it stays in the log, marked so."""

from datetime import datetime

from trusthound.adapters.storage import audit, replies
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.origin import Origin
from trusthound.domain.access.user import SignedIn
from trusthound.domain.common.errors import NotFound


async def withdraw_reply(
    reply_id: str, *, who: SignedIn, database: Database, origin: Origin, now: datetime
) -> None:
    """One's own alone. Raises NotFound, DatabaseUnavailable."""
    async with database.connection() as connection:
        if not await replies.withdraw(connection, reply_id, who.user.id, now=now):
            raise NotFound("There is no such reply of yours that stands.")
        entry = origin.entry("reply.withdraw", actor=who.user.id, at=now, target=reply_id)
        await audit.note(connection, entry)
