"""Add a resume: the file is read, and kept with what was read of it."""

from collections.abc import Awaitable, Callable
from datetime import datetime

from trusthound.adapters.files.store import FileStore, kept_file
from trusthound.adapters.storage import audit, resumes
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.origin import Origin
from trusthound.domain.access.profile import file_shown
from trusthound.domain.resume.taken import KeptResume, Taken, check_room

_NAME_CHARACTERS = 120


async def add_resume(
    data: bytes,
    filename: str,
    *,
    user_id: str,
    take: Callable[[bytes, str], Awaitable[Taken]],
    database: Database,
    files: FileStore,
    origin: Origin,
    now: datetime,
    new_id: str,
) -> KeptResume:
    """A user's first one is the default.

    Raises Conflict for one too many, what `take` raises, StorageFull, DatabaseUnavailable.
    """
    async with database.connection() as connection:
        check_room(await resumes.number(connection, user_id))
    taken = await take(data, filename)
    async with kept_file(files, data) as file_name, database.connection() as connection:
        assert file_name is not None  # noqa: S101 - there is data
        held = await resumes.lock(connection, user_id)
        check_room(held)
        kept = KeptResume(new_id, file_shown(filename, otherwise="resume"), held == 0, now, taken)
        await resumes.add(connection, user_id, kept, file_name=file_name, files=files)
        entry = origin.entry("resume.add", actor=user_id, at=now, target=kept.id)
        await audit.note(connection, entry)
    return kept
