"""Delete a resume: what was read of it, its corrections and its file."""

import asyncio
from datetime import datetime

from trusthound.adapters.files.store import FileStore
from trusthound.adapters.storage import audit, resumes
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.origin import Origin
from trusthound.domain.resume.taken import no_such_resume


async def delete_resume(
    user_id: str,
    resume_id: str | None,
    *,
    database: Database,
    files: FileStore,
    origin: Origin,
    now: datetime,
) -> None:
    """None: the default one. If the file cannot be deleted now, the worker does it.

    Raises NotFound, DatabaseUnavailable.
    """
    async with database.connection() as connection:
        await resumes.lock(connection, user_id)
        gone = await resumes.delete(connection, user_id, resume_id)
        if gone is None:
            raise no_such_resume()
        deleted_id, file_name = gone
        entry = origin.entry("resume.delete", actor=user_id, at=now, target=deleted_id)
        await audit.note(connection, entry)
    await asyncio.to_thread(files.delete, file_name)
