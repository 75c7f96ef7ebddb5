"""Watch an opening: be told when it closes, opens again or changes."""

from datetime import datetime

from trusthound.adapters.storage import alert_readers, watches
from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.watches import Watch
from trusthound.domain.alerts.watching import check_room_for_watch
from trusthound.domain.common.errors import NotFound


async def watch_opening(
    user_id: str, opening_id: str, *, database: Database, now: datetime, new_id: str
) -> tuple[Watch, bool]:
    """The watch, and whether it is new: one that is there stays as it is.

    Raises NotFound, Conflict for one too many, DatabaseUnavailable.
    """
    async with database.connection() as connection:
        await alert_readers.hold(connection, user_id)
        known = await watches.find_by_opening(connection, user_id, opening_id)
        if known is not None and (watch := await watches.find(connection, user_id, known)):
            return watch, False
        check_room_for_watch(await watches.number(connection, user_id))
        added = await watches.add(connection, user_id, opening_id, watch_id=new_id, now=now)
    if added is None:
        raise NotFound("There is no such job, or it has been removed.")
    return added, True
