"""Go on watching an opening that was just let go."""

from trusthound.adapters.storage import alert_readers, watches
from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.watches import Watch
from trusthound.domain.alerts.watching import check_room_for_watch, no_such_watch


async def restore_watch(user_id: str, watch_id: str, *, database: Database) -> Watch:
    """With its news; what changed meanwhile is told. One that is there stays as it is.

    Raises NotFound, Conflict for one too many, DatabaseUnavailable.
    """
    async with database.connection() as connection:
        await alert_readers.hold(connection, user_id)
        if (there := await watches.find(connection, user_id, watch_id)) is not None:
            return there
        check_room_for_watch(await watches.number(connection, user_id))
        if not await watches.restore(connection, user_id, watch_id):
            raise no_such_watch()
        restored = await watches.find(connection, user_id, watch_id)
    assert restored is not None  # noqa: S101 - it was restored in this transaction
    return restored
