"""Look at what came in, and keep for each saved search what is new to it."""

from collections.abc import Callable
from datetime import datetime

from trusthound.adapters.storage import alert_readers, opening_marks, told_openings
from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.sought import Sought
from trusthound.domain.common.errors import InvalidInput
from trusthound.domain.search.query import Query

# The others are looked at by the next run.
MOST_SEARCHES = 2_000


async def find_new_openings(
    database: Database, *, understand: Callable[[Query], Sought], now: datetime
) -> int:
    """How many were kept. Each search is a transaction of its own, which nobody shares: whoever is
    killed at one leaves it as it was. Raises DatabaseUnavailable.
    """
    async with database.connection() as connection:
        mark = await opening_marks.readable_to(connection)
        await alert_readers.settle(connection, mark, now=now)
    kept = 0
    for _ in range(MOST_SEARCHES):
        async with database.connection() as connection:
            to_look = await told_openings.take_to_look(connection, mark, now=now)
            if to_look is None:
                break
            sought = _understood(to_look.search.wish.query, understand)
            kept += await told_openings.look(connection, to_look, sought, mark, now=now)
    return kept


def _understood(query: Query, understand: Callable[[Query], Sought]) -> Sought | None:
    """None for one that was saved before a currency lost its rate."""
    try:
        return understand(query)
    except InvalidInput:
        return None
