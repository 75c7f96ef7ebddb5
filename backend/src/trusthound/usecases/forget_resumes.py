"""Forgets resumes whose owners can no longer open them, and files that no resume names."""

import asyncio
from datetime import datetime, timedelta

from trusthound.adapters.files.store import FileStore
from trusthound.adapters.storage import forgotten_resumes
from trusthound.adapters.storage.database import Database

# After Premium has ended, for whoever comes back.
KEPT_FOR = timedelta(days=30)
USERS_AT_ONCE, AT_ONCE = 20, 200
# A file is stored before the row that names it; by then that is long done, or never will be.
UNNAMED_FOR = timedelta(minutes=15)


async def forget_resumes(database: Database, files: FileStore, *, now: datetime) -> int:
    """How many resumes. Raises DatabaseUnavailable; what is left is done the next time."""
    async with database.connection() as connection:
        await forgotten_resumes.mark(connection, now=now)
    total = 0
    while True:
        async with database.connection() as connection:
            names = await forgotten_resumes.delete_old(
                connection, marked_before=now - KEPT_FOR, most_users=USERS_AT_ONCE
            )
        for name in names:
            await asyncio.to_thread(files.delete, name)
        total += len(names)
        if not names:
            break
    await _forget_unnamed(database, files, before=now - UNNAMED_FOR)
    return total


async def _forget_unnamed(database: Database, files: FileStore, *, before: datetime) -> None:
    """What is left of an upload that failed, or of an account that is gone."""
    old = await asyncio.to_thread(files.stored_before, before)
    for start in range(0, len(old), AT_ONCE):
        names = old[start : start + AT_ONCE]
        async with database.connection() as connection:
            known = await forgotten_resumes.files_known(connection, names)
        for name in names:
            if name not in known:
                await asyncio.to_thread(files.delete, name)
