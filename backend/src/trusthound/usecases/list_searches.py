"""List a seeker's saved searches, and say whether their mails arrive."""

from trusthound.adapters.storage import alert_readers, saved_searches
from trusthound.adapters.storage.alert_readers import ReaderStanding
from trusthound.adapters.storage.database import Database
from trusthound.domain.alerts.saved_search import SavedSearch


async def list_searches(
    user_id: str, *, database: Database
) -> tuple[tuple[SavedSearch, ...], ReaderStanding]:
    """The newest first. Raises DatabaseUnavailable."""
    async with database.connection() as connection:
        searches = await saved_searches.of_user(connection, user_id)
        return searches, await alert_readers.standing(connection, user_id)
