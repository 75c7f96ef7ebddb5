"""Boards that are collected from, as they go over the wire."""

from datetime import datetime
from enum import StrEnum
from typing import Literal

from pydantic import Field

from trusthound.domain.search.board import CollectedBoard, Result
from trusthound.entrypoints.http.schemas.wire import Answer, Asked
from trusthound.usecases.list_boards import BoardsPage

URL_CHARACTERS = 2_000


class AddBoard(Asked):
    url: str = Field(
        max_length=URL_CHARACTERS,
        description="Any address of the board, such as a posting on it, or of a sitemap.xml.",
    )


class State(StrEnum):
    """How it is with a board: what the last look came to, or that one waits or is under way."""

    WAITING = "waiting"
    LOOKING = "looking"
    COLLECTED = Result.COLLECTED.value
    UNCHANGED = Result.UNCHANGED.value
    FAILED = Result.FAILED.value
    REFUSED = Result.REFUSED.value
    GONE = Result.GONE.value


class ProgressAnswer(Answer):
    found: int = Field(description="Postings found so far.")


class BoardAnswer(Answer):
    """A board, a feed or an employer's sitemap."""

    id: str
    name: str
    reader: str = Field(description='What reads it, such as "greenhouse".')
    address: str = Field(description="The employer's name there, or the address of a feed.")
    is_own: bool = Field(description="An employer's own board.")
    is_mine: bool = Field(description="The caller added it.")
    state: State
    progress: ProgressAnswer | None = Field(description="Of the look that is under way.")
    last_looked_at: datetime | None
    last_found: int | None = Field(description="Postings that the last whole look found.")
    problem: str = Field(description='What was wrong with the last look; "": nothing.')
    due_at: datetime | None = Field(description="When it is looked at next; null: no more.")


class BoardAddedAnswer(Answer):
    success: Literal[True] = True
    board: BoardAnswer


class BoardsAnswer(Answer):
    """The caller's own come first, on the first page."""

    success: Literal[True] = True
    boards: list[BoardAnswer]
    cursor: str | None = Field(description="Asks for the next page; null on the last one.")


def board_answer(board: CollectedBoard, *, is_mine: bool) -> BoardAnswer:
    under_way = board.under_way
    return BoardAnswer(
        id=board.id,
        name=board.name,
        reader=board.reader,
        address=board.address,
        is_own=board.is_own,
        is_mine=is_mine,
        state=state_of(board),
        progress=ProgressAnswer(found=under_way.showings) if under_way else None,
        last_looked_at=board.last_run_at,
        last_found=board.last_showings,
        problem=board.last_problem,
        due_at=board.due_at,
    )


def boards_answer(page: BoardsPage) -> BoardsAnswer:
    return BoardsAnswer(
        boards=[
            *(board_answer(each, is_mine=True) for each in page.own),
            *(board_answer(each, is_mine=False) for each in page.others),
        ],
        cursor=page.cursor or None,
    )


def state_of(board: CollectedBoard) -> State:
    if board.under_way is not None:
        return State.LOOKING
    return State.WAITING if board.last_result is None else State(board.last_result.value)
