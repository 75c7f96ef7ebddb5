"""Pause a board, ask it again or remove it, as an operator does."""

from datetime import datetime

from trusthound.adapters.storage import administered_boards, audit
from trusthound.adapters.storage.database import Database
from trusthound.adapters.tasks.defer import defer
from trusthound.domain.access.origin import Origin
from trusthound.domain.common.errors import NotFound
from trusthound.domain.search.board import Steering

CLOSE_REMOVED_BOARD = "close_removed_board"


async def steer_board(
    board_id: str,
    steering: Steering,
    *,
    actor: str,
    database: Database,
    origin: Origin,
    now: datetime,
) -> None:
    """One that is removed goes for whoever added it, too; the worker closes what it showed. For
    operators, so the door must know. Raises NotFound, DatabaseUnavailable.
    """
    async with database.connection() as connection:
        match steering:
            case Steering.PAUSE:
                known = await administered_boards.pause(connection, board_id)
            case Steering.ASK_AGAIN:
                known = await administered_boards.ask_again(connection, board_id, now=now)
            case Steering.REMOVE:
                known = await administered_boards.remove(connection, board_id)
        if not known:
            raise NotFound("There is no such board.")
        if steering is Steering.REMOVE:
            await defer(connection, CLOSE_REMOVED_BOARD, {"board_id": board_id})
        action = f"operator.board.{steering.value}"
        await audit.note(connection, origin.entry(action, actor=actor, at=now, target=board_id))
