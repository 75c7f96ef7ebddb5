"""Remove a board from a user's own: it is asked as long as somebody else wants it."""

from trusthound.adapters.storage import boards
from trusthound.adapters.storage.database import Database
from trusthound.domain.common.errors import NotFound


async def remove_board(user_id: str, board_id: str, *, database: Database) -> None:
    """Raises NotFound for a board that this user did not add, DatabaseUnavailable."""
    async with database.connection() as connection:
        if not await boards.unwant(connection, user_id, board_id):
            raise NotFound("There is no such board among yours.")
