"""Reads seekers' files again that an older reader read; corrections stay as they are."""

import asyncio
from collections.abc import Awaitable, Callable

from trusthound.adapters.files.store import FileStore
from trusthound.adapters.storage import read_resumes
from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.read_resumes import ReadBefore
from trusthound.domain.common.errors import DocumentRefused, FileDamaged, NotFound
from trusthound.domain.resume.taken import Taken

AT_ONCE = 50

Take = Callable[[bytes, str], Awaitable[Taken]]


async def reread_resumes(*, take: Take, database: Database, files: FileStore) -> int:
    """How many were looked at. Raises Overloaded, DatabaseUnavailable; what is left is done the
    next time.
    """
    async with database.connection() as connection:
        due = await read_resumes.due(connection, most=AT_ONCE)
    for each in due:
        taken = await _taken(each, take, files)
        async with database.connection() as connection:
            await read_resumes.note(connection, each.id, taken, files=files)
    return len(due)


async def _taken(each: ReadBefore, take: Take, files: FileStore) -> Taken | None:
    """None where the file cannot be read any more."""
    try:
        data = await asyncio.to_thread(files.whole, each.file_name)
        return await take(data, each.filename)
    except (DocumentRefused, NotFound, FileDamaged):
        return None
