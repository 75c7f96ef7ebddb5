"""Background tasks that were given up, with why, the newest first, for an operator."""

from dataclasses import dataclass

from trusthound.adapters.storage.database import Database
from trusthound.adapters.tasks import failed
from trusthound.adapters.tasks.failed import FailedTask
from trusthound.domain.access.profile import one_line
from trusthound.domain.common.errors import InvalidInput
from trusthound.domain.operating.task_id import task_id_of

TASKS_A_PAGE = 50


@dataclass(frozen=True, slots=True)
class FailedTasksPage:
    """`cursor` asks for the next page, "" on the last."""

    tasks: tuple[FailedTask, ...]
    cursor: str


async def list_failed_tasks(search: str, *, cursor: str, database: Database) -> FailedTasksPage:
    """For operators, so the door must know. Raises InvalidInput for a cursor that is none,
    DatabaseUnavailable.
    """
    before = task_id_of(cursor)
    if cursor and before is None:
        raise InvalidInput(
            "This is no place in the list.", field="cursor", advice="Begin without a cursor."
        )
    async with database.connection() as connection:
        found = await failed.failed(
            connection, one_line(search), before=before, most=TASKS_A_PAGE + 1
        )
    shown = found[:TASKS_A_PAGE]
    return FailedTasksPage(shown, str(shown[-1].id) if len(found) > len(shown) else "")
