"""List boards: a user's own, then what everybody's results come from, and how each went."""

from dataclasses import dataclass

from trusthound.adapters.storage import boards
from trusthound.adapters.storage.database import Database
from trusthound.domain.common.cursor import cursor_of, moment_and_id
from trusthound.domain.search.board import CollectedBoard

BOARDS_A_PAGE = 50


@dataclass(frozen=True, slots=True)
class BoardsPage:
    """`own` stands on the first page alone. `cursor` asks for the next one, "" on the last."""

    own: tuple[CollectedBoard, ...]
    others: tuple[CollectedBoard, ...]
    cursor: str


async def list_boards(user_id: str, *, cursor: str, database: Database) -> BoardsPage:
    """Raises InvalidInput for a cursor that is none, DatabaseUnavailable."""
    before = moment_and_id(cursor) if cursor else None
    async with database.connection() as connection:
        own = () if before else tuple(await boards.wanted_by(connection, user_id))
        found = await boards.others(connection, user_id, before=before, most=BOARDS_A_PAGE + 1)
    shown = found[:BOARDS_A_PAGE]
    more = cursor_of(shown[-1].added_at, shown[-1].id) if len(found) > len(shown) else ""
    return BoardsPage(own, tuple(shown), more)
