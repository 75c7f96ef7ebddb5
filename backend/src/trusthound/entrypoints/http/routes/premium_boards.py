"""Boards that postings are collected from: listed with how each went, added, removed."""

from http import HTTPStatus
from typing import Annotated

from fastapi import APIRouter, Query

from trusthound.entrypoints.http.asked_services import AskedServices
from trusthound.entrypoints.http.caller import Access, Caller, open_to
from trusthound.entrypoints.http.problems import documented
from trusthound.entrypoints.http.schemas.board import (
    AddBoard,
    BoardAddedAnswer,
    BoardsAnswer,
    board_answer,
    boards_answer,
)
from trusthound.usecases.add_board import Adding

PATH = "/api/premium/boards"
_ALWAYS = ("sign_in_required", "premium_required", "rate_limited", "database_unavailable")
_BODY = ("invalid_json", "body_too_large", "unsupported_media_type", "invalid_input")

AskedSeeker = Annotated[Caller, open_to(Access.PREMIUM)]
router = APIRouter(tags=["boards"])


@router.get(PATH, summary="List boards", responses=documented("invalid_input", *_ALWAYS))
async def list_boards(
    services: AskedServices,
    caller: AskedSeeker,
    cursor: Annotated[str, Query(max_length=100)] = "",
) -> BoardsAnswer:
    """The caller's own first, then what everybody's results come from, the newest first: where
    each was looked at last, what was found, and what went wrong.
    """
    return boards_answer(await services.boards.list_for(caller.user, cursor))


@router.post(
    PATH,
    summary="Add a board",
    status_code=HTTPStatus.CREATED,
    responses=documented("invalid_url", "too_many_boards", *_BODY, *_ALWAYS),
)
async def add_board(
    asked: AddBoard, services: AskedServices, caller: AskedSeeker
) -> BoardAddedAnswer:
    """It is looked at within minutes, and from then on by itself. One that is there already is
    added to the caller's own.
    """
    board = await services.boards.add(Adding(asked.url), caller.user)
    return BoardAddedAnswer(board=board_answer(board, is_mine=True))


@router.delete(
    f"{PATH}/{{board_id}}",
    summary="Remove a board",
    status_code=HTTPStatus.NO_CONTENT,
    responses=documented("not_found", *_ALWAYS),
)
async def remove_board(board_id: str, services: AskedServices, caller: AskedSeeker) -> None:
    """From the caller's own. It is asked as long as somebody else wants it."""
    await services.boards.remove(caller.user, board_id)
