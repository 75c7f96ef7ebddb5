"""Boards that anybody wants, the newest first, for an operator."""

from collections.abc import Sequence
from dataclasses import dataclass

from trusthound.adapters.storage import administered_boards
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.profile import one_line
from trusthound.domain.common.cursor import cursor_of, moment_and_id
from trusthound.domain.search.board import CollectedBoard

BOARDS_A_PAGE = 50


@dataclass(frozen=True, slots=True)
class AllBoardsPage:
    """`cursor` asks for the next page, "" on the last."""

    boards: Sequence[CollectedBoard]
    cursor: str


async def list_all_boards(search: str, *, cursor: str, database: Database) -> AllBoardsPage:
    """For operators, so the door must know. Raises InvalidInput for a cursor that is none,
    DatabaseUnavailable.
    """
    after = moment_and_id(cursor) if cursor else None
    async with database.connection() as connection:
        found = await administered_boards.wanted(
            connection, one_line(search), after=after, most=BOARDS_A_PAGE + 1
        )
    shown = found[:BOARDS_A_PAGE]
    more = cursor_of(shown[-1].added_at, shown[-1].id) if len(found) > len(shown) else ""
    return AllBoardsPage(shown, more)
