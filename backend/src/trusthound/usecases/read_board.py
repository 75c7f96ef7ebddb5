"""Read a seeker's board of applications."""

from trusthound.adapters.storage import applications, trackers
from trusthound.adapters.storage.database import Database
from trusthound.domain.tracking.board import Board


async def read_board(user_id: str, *, database: Database) -> Board:
    """Everything on it at once. Raises DatabaseUnavailable."""
    async with database.connection() as connection:
        stages = await trackers.stages_of(connection, user_id)
        cards = await applications.board(connection, user_id)
    return Board(stages, cards)
