"""Pause a board: it is not asked until somebody adds it again; what it showed stays."""

from trusthound.adapters.storage import boards
from trusthound.adapters.storage.database import Database


async def pause_board(board_id: str, *, database: Database) -> None:
    """Raises DatabaseUnavailable."""
    async with database.connection() as connection:
        await boards.pause(connection, [board_id])
