"""Change a saved search: its name, what it looks for, and how often its owner wants to hear."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, tzinfo

from trusthound.adapters.storage import opening_marks, saved_searches
from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.sought import Sought
from trusthound.domain.alerts.due import first_due
from trusthound.domain.alerts.saved_search import SavedSearch, Wish, checked_name, no_such_search
from trusthound.domain.search.query import Query


async def change_search(
    user_id: str,
    search_id: str,
    wish: Wish,
    *,
    database: Database,
    understand: Callable[[Query], Sought],
    zone: tzinfo,
    now: datetime,
) -> SavedSearch:
    """One that looks for something else begins anew; what was told of it stays told.

    Raises InvalidInput where it cannot be looked for, NotFound, DatabaseUnavailable.
    """
    wish = replace(wish, name=checked_name(wish.name))
    understand(wish.query)
    async with database.connection() as connection:
        before = await saved_searches.find(connection, user_id, search_id)
        if before is None:
            raise no_such_search()
        await saved_searches.change(
            connection,
            user_id,
            search_id,
            wish,
            due_at=first_due(wish.how_often, zone, now),
            mark=await opening_marks.readable_to(connection),
        )
        changed = await saved_searches.find(connection, user_id, search_id)
    assert changed is not None  # noqa: S101 - it was there in this transaction
    return changed
