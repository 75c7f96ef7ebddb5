"""Close what a board showed that an operator removed: it is not found any more."""

from collections.abc import Callable
from datetime import datetime

from trusthound.adapters.storage import administered_boards, showings
from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.openings import Deriving

# A look has an id, so that nothing was seen in this one.
NO_LOOK = ""


async def close_removed_board(
    board_id: str, *, database: Database, deriving: Deriving, clock: Callable[[], datetime]
) -> int:
    """How many; none of a board that somebody wants again. Raises DatabaseUnavailable."""
    total = 0
    while True:
        async with database.connection() as connection:
            if not await administered_boards.is_removed(connection, board_id):
                return total
            closed = await showings.close_unseen(
                connection, board_id, NO_LOOK, now=clock(), deriving=deriving
            )
        total += closed
        if closed < showings.CLOSED_AT_ONCE:
            return total
