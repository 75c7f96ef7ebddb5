"""Sign out: the session of a token ends on the server."""

from datetime import datetime

from trusthound.adapters.credentials.tokens import digest_of
from trusthound.adapters.storage import audit, sessions
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.origin import Origin


async def sign_out(token: str, *, database: Database, origin: Origin, now: datetime) -> None:
    """Nothing happens where it has ended. Raises DatabaseUnavailable."""
    async with database.connection() as connection:
        user_id = await sessions.end_with(connection, digest_of(token))
        if user_id is not None:
            entry = origin.entry("account.sign_out", actor=user_id, at=now)
            await audit.note(connection, entry)
