"""Sign a user out everywhere, as an operator does for somebody whose device is lost."""

from datetime import datetime

from trusthound.adapters.storage import administered, audit, sessions
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.origin import Origin
from trusthound.domain.common.errors import NotFound


async def end_sessions_of_user(
    user_id: str, *, actor: str, database: Database, origin: Origin, now: datetime
) -> int:
    """How many ended; the account stays, and its user may sign in again. For operators, so the door
    must know. Raises NotFound, DatabaseUnavailable.
    """
    async with database.connection() as connection:
        if not await administered.is_user(connection, user_id):
            raise NotFound("There is no such user.")
        ended = await sessions.end_all(connection, user_id)
        entry = origin.entry("operator.end_sessions", actor=actor, at=now, target=user_id)
        await audit.note(connection, entry)
    return ended
