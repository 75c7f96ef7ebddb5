"""Where a user is signed in."""

from datetime import datetime

from trusthound.adapters.storage import sessions
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.session import Session


async def list_sessions(user_id: str, *, database: Database, now: datetime) -> tuple[Session, ...]:
    """The newest first; nobody has more than MOST_SESSIONS. Raises DatabaseUnavailable."""
    async with database.connection() as connection:
        return await sessions.of_user(connection, user_id, now=now)
