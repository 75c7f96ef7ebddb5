"""List the openings that a seeker watches, with what became of each."""

from trusthound.adapters.storage import alert_readers, watches
from trusthound.adapters.storage.alert_readers import ReaderStanding
from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.watches import Watch


async def list_watches(
    user_id: str, *, database: Database
) -> tuple[tuple[Watch, ...], ReaderStanding]:
    """Those with the newest news first. Raises DatabaseUnavailable."""
    async with database.connection() as connection:
        found = await watches.of_user(connection, user_id)
        return found, await alert_readers.standing(connection, user_id)
