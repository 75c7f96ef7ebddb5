"""Give somebody Premium by hand until a day, without payment."""

from datetime import datetime

from trusthound.adapters.storage import audit, premium
from trusthound.adapters.storage.customers import Books
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.audit import AuditEntry, Outcome
from trusthound.domain.common.errors import NotFound


async def grant_premium(
    user_id: str, until: datetime, *, database: Database, books: Books, actor: str, now: datetime
) -> None:
    """A moment of the past takes it away. Raises NotFound, DatabaseUnavailable."""
    async with database.connection() as connection:
        if not await premium.lock_user(connection, user_id):
            raise NotFound("There is no such user.")
        await premium.give(connection, user_id, until, now=now)
        await premium.settle(connection, user_id, books)
        await audit.note(
            connection,
            AuditEntry(now, actor, None, "plan.grant", user_id, Outcome.DONE, "", ""),
        )
