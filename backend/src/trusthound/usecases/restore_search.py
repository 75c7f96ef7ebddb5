"""Take back the deletion of a saved search."""

from trusthound.adapters.storage import alert_readers, saved_searches
from trusthound.adapters.storage.database import Database
from trusthound.domain.alerts.saved_search import (
    SavedSearch,
    check_room_for_search,
    no_such_search,
)


async def restore_search(user_id: str, search_id: str, *, database: Database) -> SavedSearch:
    """As it was, with what it found meanwhile; one that is there stays as it is.

    Raises NotFound, Conflict for one too many, DatabaseUnavailable.
    """
    async with database.connection() as connection:
        await alert_readers.hold(connection, user_id)
        if (there := await saved_searches.find(connection, user_id, search_id)) is not None:
            return there
        check_room_for_search(await saved_searches.number(connection, user_id))
        if not await saved_searches.restore(connection, user_id, search_id):
            raise no_such_search()
        restored = await saved_searches.find(connection, user_id, search_id)
    assert restored is not None  # noqa: S101 - it was restored in this transaction
    return restored
