"""End one of one's sessions, or all but the one that asks."""

from datetime import datetime

from trusthound.adapters.storage import audit, sessions
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.origin import Origin
from trusthound.domain.access.user import SignedIn
from trusthound.domain.common.errors import NotFound


async def end_session(
    who: SignedIn, session_id: str, *, database: Database, origin: Origin, now: datetime
) -> None:
    """Raises NotFound where the user has no such session, DatabaseUnavailable."""
    async with database.connection() as connection:
        if not await sessions.end(connection, who.user.id, session_id):
            raise NotFound("There is no such session, or it has ended.")
        entry = origin.entry("account.end_session", actor=who.user.id, at=now)
        await audit.note(connection, entry)


async def end_other_sessions(
    who: SignedIn, *, database: Database, origin: Origin, now: datetime
) -> int:
    """How many ended. Raises DatabaseUnavailable."""
    async with database.connection() as connection:
        ended = await sessions.end_all(connection, who.user.id, but=who.session_id)
        entry = origin.entry("account.end_other_sessions", actor=who.user.id, at=now)
        await audit.note(connection, entry)
    return ended
