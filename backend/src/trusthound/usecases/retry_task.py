"""Try a background task again that was given up, as an operator does once its cause is mended."""

from datetime import datetime

from trusthound.adapters.storage import audit
from trusthound.adapters.storage.database import Database
from trusthound.adapters.tasks import failed
from trusthound.domain.access.origin import Origin
from trusthound.domain.common.errors import NotFound
from trusthound.domain.operating.task_id import task_id_of


async def retry_task(
    task_id: str, *, actor: str, database: Database, origin: Origin, now: datetime
) -> None:
    """A worker takes it within seconds. For operators, so the door must know.

    Raises NotFound, Conflict where the same task waits already, DatabaseUnavailable.
    """
    known = task_id_of(task_id)
    async with database.connection() as connection:
        if known is None or not await failed.retry(connection, known, now=now):
            raise NotFound("There is no such failed task.")
        entry = origin.entry("operator.retry_task", actor=actor, at=now, target=task_id)
        await audit.note(connection, entry)
