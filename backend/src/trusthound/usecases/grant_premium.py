"""Give somebody Premium by hand until a day, without payment."""

from datetime import datetime

from trusthound.adapters.storage import audit, premium
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.audit import OPERATOR
from trusthound.domain.access.origin import Origin
from trusthound.domain.common.errors import NotFound


async def grant_premium(
    email: str, until: datetime, *, database: Database, origin: Origin, now: datetime
) -> None:
    """In the place of what was given before; a moment that is not ahead takes it away.

    Only whoever has the command line may. Raises NotFound, DatabaseUnavailable.
    """
    async with database.connection() as connection:
        user_id = await premium.lock_user_of_mail(connection, email)
        if user_id is None:
            raise NotFound("There is no account with this e-mail address.")
        await premium.give(connection, user_id, until, now=now)
        await premium.settle(connection, user_id)
        entry = origin.entry("plan.grant", actor=OPERATOR, at=now, target=user_id)
        await audit.note(connection, entry)
