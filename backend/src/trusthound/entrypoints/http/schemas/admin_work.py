"""Tasks, boards and results as operators see them, over the wire."""

from datetime import datetime
from enum import StrEnum

from pydantic import Field

from trusthound.entrypoints.http.schemas.board import State, state_of
from trusthound.entrypoints.http.schemas.wire import Answer
from trusthound.usecases.list_all_boards import AllBoardsPage
from trusthound.usecases.list_failed_tasks import FailedTasksPage
from trusthound.usecases.list_verifications import VerificationsPage

NEXT = "Ask with it for older ones; null: none."


class FailedTaskAnswer(Answer):
    """A task that was given up. Its arguments are not here."""

    id: str
    name: str
    attempts: int
    reason: str = Field(description='The kind of error, and where; "": not known.')
    failed_at: datetime | None


class FailedTasksAnswer(Answer):
    """The newest first."""

    tasks: tuple[FailedTaskAnswer, ...]
    next_cursor: str | None = Field(description=NEXT)


class AdministeredBoardAnswer(Answer):
    """Who added it is not here."""

    id: str
    name: str
    reader: str = Field(description='What reads it, such as "greenhouse".')
    address: str = Field(description="The employer's name there, or the address of a feed.")
    state: State
    is_paused: bool = Field(description="It is not asked.")
    added_at: datetime
    due_at: datetime | None = Field(description="When it is looked at next; null: no more.")
    last_looked_at: datetime | None
    last_found: int | None = Field(description="Postings that the last whole look found.")
    problem: str = Field(description='What was wrong with the last look; "": nothing.')
    failures: int = Field(description="Looks in a row that came to nothing.")


class AdministeredBoardsAnswer(Answer):
    """The newest first."""

    boards: tuple[AdministeredBoardAnswer, ...]
    next_cursor: str | None = Field(description=NEXT)


class Kind(StrEnum):
    POSTING = "posting"
    MESSAGE = "message"


class AdministeredVerificationAnswer(Answer):
    """Neither what was read nor who asked is here."""

    id: str
    kind: Kind
    host: str = Field(description='"": a text was pasted.')
    checked_at: datetime
    trust_score: int | None = Field(description="0 to 100; null: it could not be assessed.")


class AdministeredVerificationsAnswer(Answer):
    """The newest first."""

    verifications: tuple[AdministeredVerificationAnswer, ...]
    next_cursor: str | None = Field(description=NEXT)


def tasks_answer(page: FailedTasksPage) -> FailedTasksAnswer:
    return FailedTasksAnswer(
        tasks=tuple(
            FailedTaskAnswer(
                id=str(each.id),
                name=each.name,
                attempts=each.attempts,
                reason=each.reason,
                failed_at=each.failed_at,
            )
            for each in page.tasks
        ),
        next_cursor=page.cursor or None,
    )


def boards_answer(page: AllBoardsPage) -> AdministeredBoardsAnswer:
    return AdministeredBoardsAnswer(
        boards=tuple(
            AdministeredBoardAnswer(
                id=each.id,
                name=each.name,
                reader=each.reader,
                address=each.address,
                state=state_of(each),
                is_paused=each.due_at is None,
                added_at=each.added_at,
                due_at=each.due_at,
                last_looked_at=each.last_run_at,
                last_found=each.last_showings,
                problem=each.last_problem,
                failures=each.failures,
            )
            for each in page.boards
        ),
        next_cursor=page.cursor or None,
    )


def verifications_answer(page: VerificationsPage) -> AdministeredVerificationsAnswer:
    return AdministeredVerificationsAnswer(
        verifications=tuple(
            AdministeredVerificationAnswer(
                id=each.id,
                kind=Kind(each.kind),
                host=each.host,
                checked_at=each.checked_at,
                trust_score=each.score,
            )
            for each in page.verifications
        ),
        next_cursor=page.cursor or None,
    )
