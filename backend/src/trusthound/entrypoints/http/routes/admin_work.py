"""Tasks, boards and results for operators: searched, tried again, steered, deleted; audited."""

from typing import Annotated

from fastapi import APIRouter, Query, status

from trusthound.domain.search.board import Steering
from trusthound.entrypoints.http.asked_operating import AskedOverseeing
from trusthound.entrypoints.http.caller import Access, AskedOrigin, Caller, open_to
from trusthound.entrypoints.http.problems import documented
from trusthound.entrypoints.http.schemas.admin_work import (
    AdministeredBoardsAnswer,
    AdministeredVerificationsAnswer,
    FailedTasksAnswer,
    boards_answer,
    tasks_answer,
    verifications_answer,
)

_ALWAYS = ("sign_in_required", "not_allowed", "rate_limited", "database_unavailable")

AskedOperator = Annotated[Caller, open_to(Access.OPERATOR)]
AskedCursor = Annotated[str, Query(max_length=100)]
router = APIRouter(prefix="/api/admin", tags=["operators"])


@router.get("/tasks", summary="List failed tasks", responses=documented("invalid_input", *_ALWAYS))
async def list_failed_tasks(
    overseeing: AskedOverseeing,
    _: AskedOperator,
    search: Annotated[str, Query(max_length=200, description="A part of the name.")] = "",
    cursor: AskedCursor = "",
) -> FailedTasksAnswer:
    """The newest first. What they were about is not told: it may name a person."""
    return tasks_answer(await overseeing.failed_tasks(search, cursor))


@router.post(
    "/tasks/{task_id}/retry",
    summary="Try a failed task again",
    status_code=status.HTTP_204_NO_CONTENT,
    responses=documented("not_found", "task_waits", *_ALWAYS),
)
async def retry_task(
    task_id: str, overseeing: AskedOverseeing, caller: AskedOperator, origin: AskedOrigin
) -> None:
    """Once, at once."""
    await overseeing.retry_task(task_id, actor=caller.user.user.id, origin=origin)


@router.get("/boards", summary="List all boards", responses=documented("invalid_input", *_ALWAYS))
async def list_all_boards(
    overseeing: AskedOverseeing,
    _: AskedOperator,
    search: Annotated[
        str, Query(max_length=200, description="A part of the name or address, or the whole id.")
    ] = "",
    cursor: AskedCursor = "",
) -> AdministeredBoardsAnswer:
    """The newest first, whoever added them."""
    return boards_answer(await overseeing.boards(search, cursor))


@router.post(
    "/boards/{board_id}/{steering}",
    summary="Pause a board, ask it again or remove it",
    status_code=status.HTTP_204_NO_CONTENT,
    responses=documented("not_found", "invalid_input", *_ALWAYS),
)
async def steer_board(
    board_id: str,
    steering: Steering,
    overseeing: AskedOverseeing,
    caller: AskedOperator,
    origin: AskedOrigin,
) -> None:
    """One that is removed goes for whoever added it, too, and what it showed is closed."""
    await overseeing.steer_board(board_id, steering, actor=caller.user.user.id, origin=origin)


@router.get(
    "/verifications", summary="List results", responses=documented("invalid_input", *_ALWAYS)
)
async def list_verifications(
    overseeing: AskedOverseeing,
    _: AskedOperator,
    search: Annotated[
        str, Query(max_length=300, description="A host, with its subdomains, or the whole id.")
    ] = "",
    cursor: AskedCursor = "",
) -> AdministeredVerificationsAnswer:
    """The newest first. What was pasted is found by its id alone."""
    return verifications_answer(await overseeing.verifications(search, cursor))


@router.delete(
    "/verifications/{verification_id}",
    summary="Delete a result",
    status_code=status.HTTP_204_NO_CONTENT,
    responses=documented("not_found", *_ALWAYS),
)
async def delete_verification(
    verification_id: str,
    overseeing: AskedOverseeing,
    caller: AskedOperator,
    origin: AskedOrigin,
) -> None:
    """For good, and from the histories of users."""
    await overseeing.delete_verification(verification_id, actor=caller.user.user.id, origin=origin)
