"""Forgets applications that were deleted, boards that nobody can open, and files without a name."""

import asyncio
from datetime import datetime, timedelta

from trusthound.adapters.files.store import FileStore
from trusthound.adapters.storage import forgotten_applications
from trusthound.adapters.storage.database import Database
from trusthound.domain.tracking.application import RESTORABLE

# After Premium has ended, for whoever comes back; as long as resumes.
KEPT_FOR = timedelta(days=30)
BOARDS_AT_ONCE, AT_ONCE = 20, 200
# A file is stored before the row that names it; by then that is long done, or never will be.
UNNAMED_FOR = timedelta(minutes=15)


async def forget_applications(database: Database, files: FileStore, *, now: datetime) -> int:
    """How many boards and applications. Raises DatabaseUnavailable; what is left is done the next
    time.
    """
    async with database.connection() as connection:
        await forgotten_applications.mark(connection, now=now)
    total = 0
    while True:
        async with database.connection() as connection:
            boards, names = await forgotten_applications.delete_boards(
                connection, marked_before=now - KEPT_FOR, most=BOARDS_AT_ONCE
            )
            gone, more = await forgotten_applications.delete_applications(
                connection, deleted_before=now - RESTORABLE, most=AT_ONCE
            )
        for name in (*names, *more):
            await asyncio.to_thread(files.delete, name)
        total += boards + gone
        if boards + gone == 0:
            break
    await _forget_unnamed(database, files, before=now - UNNAMED_FOR)
    return total


async def _forget_unnamed(database: Database, files: FileStore, *, before: datetime) -> None:
    """What is left of an upload that failed, or of an account that is gone."""
    old = await asyncio.to_thread(files.stored_before, before)
    for start in range(0, len(old), AT_ONCE):
        names = old[start : start + AT_ONCE]
        async with database.connection() as connection:
            known = await forgotten_applications.files_known(connection, names)
        for name in names:
            if name not in known:
                await asyncio.to_thread(files.delete, name)
