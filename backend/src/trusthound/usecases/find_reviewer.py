"""The member whose decision a program of the employer hands on: an address in, who it is out."""

from trusthound.adapters.storage import members
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.acting import Acting
from trusthound.domain.access.organization import Role
from trusthound.domain.access.user import mail_key
from trusthound.domain.hiring.review import Reviewer, no_such_reviewer


async def find_reviewer(email: str, *, by: Acting, database: Database) -> Reviewer:
    """Of the same organisation, and somebody who may review. Raises InvalidInput,
    DatabaseUnavailable.
    """
    async with database.connection() as connection:
        found = await members.named(connection, by.organization.id, mail_key(email.strip()))
    if found is None or found[2] is Role.VIEWER:
        raise no_such_reviewer()
    return Reviewer(found[0], found[1], told_by=by)
