"""Save a search, and be told of what is new to it from now on."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, tzinfo

from trusthound.adapters.storage import alert_readers, opening_marks, saved_searches
from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.sought import Sought
from trusthound.domain.alerts.due import first_due
from trusthound.domain.alerts.saved_search import (
    SavedSearch,
    Wish,
    check_room_for_search,
    checked_name,
)
from trusthound.domain.search.query import Query


async def save_search(
    user_id: str,
    wish: Wish,
    *,
    database: Database,
    understand: Callable[[Query], Sought],
    zone: tzinfo,
    now: datetime,
    new_id: str,
) -> SavedSearch:
    """What is found already is not new to it.

    Raises InvalidInput where it cannot be looked for, Conflict for one too many,
    DatabaseUnavailable.
    """
    wish = replace(wish, name=checked_name(wish.name))
    understand(wish.query)
    search = SavedSearch(new_id, wish, now, None)
    async with database.connection() as connection:
        await alert_readers.hold(connection, user_id)
        check_room_for_search(await saved_searches.number(connection, user_id))
        await saved_searches.add(
            connection,
            user_id,
            search,
            due_at=first_due(wish.how_often, zone, now),
            mark=await opening_marks.readable_to(connection),
        )
    return search
