"""Stop showing the words of a reply, or show them again; that it was made stays in the log."""

from datetime import datetime

from trusthound.adapters.storage import audit, replies
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.origin import Origin
from trusthound.domain.common.errors import NotFound


async def hide_reply(
    reply_id: str, *, hidden: bool, actor: str, database: Database, origin: Origin, now: datetime
) -> None:
    """For operators, so the door must know. Raises NotFound, DatabaseUnavailable."""
    async with database.connection() as connection:
        if not await replies.set_hidden(connection, reply_id, now if hidden else None):
            raise NotFound("There is no such reply.")
        action = "operator.hide_reply" if hidden else "operator.show_reply"
        await audit.note(connection, origin.entry(action, actor=actor, at=now, target=reply_id))
