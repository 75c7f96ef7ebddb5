"""Find an application with all that is kept of it."""

from trusthound.adapters.storage import application_details, applications
from trusthound.adapters.storage.database import Database
from trusthound.domain.tracking.kept import Kept


async def find_application(user_id: str, application_id: str, *, database: Database) -> Kept:
    """Raises NotFound, of another user's as well; DatabaseUnavailable."""
    async with database.connection() as connection:
        found = await applications.find(connection, user_id, application_id)
        return await application_details.kept(connection, found)
