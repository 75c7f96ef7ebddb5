"""Delete a result for good, as an operator does when somebody has a right to ask for it."""

from datetime import datetime

from trusthound.adapters.storage import administered_verifications, audit
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.origin import Origin
from trusthound.domain.common.errors import NotFound


async def delete_verification(
    verification_id: str, *, actor: str, database: Database, origin: Origin, now: datetime
) -> None:
    """From the histories of users, too. For operators, so the door must know.

    Raises NotFound, DatabaseUnavailable.
    """
    async with database.connection() as connection:
        if not await administered_verifications.delete(connection, verification_id):
            raise NotFound("There is no such result, or it has been deleted.")
        action = "operator.delete_verification"
        entry = origin.entry(action, actor=actor, at=now, target=verification_id)
        await audit.note(connection, entry)
