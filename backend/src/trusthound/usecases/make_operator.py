"""Let a user run this installation through its pages, or end that; it holds from the next call."""

from datetime import datetime

from trusthound.adapters.storage import audit, operators
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.audit import OPERATOR
from trusthound.domain.access.origin import Origin
from trusthound.domain.access.user import mail_key
from trusthound.domain.common.errors import NotFound


async def make_operator(
    email: str, *, operator: bool, database: Database, origin: Origin, now: datetime
) -> None:
    """Only whoever has the command line may. Raises NotFound, DatabaseUnavailable."""
    async with database.connection() as connection:
        user_id = await operators.set_operator(connection, mail_key(email), operator=operator)
        if user_id is None:
            raise NotFound(
                "There is no account with this e-mail address.",
                advice="Make one first: trusthound user create",
            )
        action = "operator.create" if operator else "operator.revoke"
        entry = origin.entry(action, actor=OPERATOR, at=now, target=user_id)
        await audit.note(connection, entry)
