"""Forgets lists of resumes whose days are over, and uploads that nobody needs any more."""

import asyncio
from datetime import datetime, timedelta

from trusthound.adapters.files.store import FileStore
from trusthound.adapters.storage import forgotten_bulk
from trusthound.adapters.storage.database import Database
from trusthound.domain.hiring.bulk import UNSTARTED_FOR

AT_ONCE = 200
# A list is stored before the archive beside it, which may take an hour, and before their job.
UNNAMED_FOR = timedelta(hours=2)


async def forget_old_bulk_jobs(database: Database, files: FileStore, *, now: datetime) -> int:
    """How many lists. Raises DatabaseUnavailable; what is left is done the next time."""
    total, gone = 0, AT_ONCE
    while gone == AT_ONCE:
        async with database.connection() as connection:
            gone = await forgotten_bulk.delete_old(
                connection, unstarted_before=now - UNSTARTED_FOR, now=now, most=AT_ONCE
            )
        total += gone
    async with database.connection() as connection:
        uploads = await forgotten_bulk.let_go_uploads(connection, now=now)
    for name in (name for each in uploads for name in each.names):
        await asyncio.to_thread(files.delete, name)
    await asyncio.to_thread(files.delete_unfinished, now - UNNAMED_FOR)
    old = await asyncio.to_thread(files.stored_before, now - UNNAMED_FOR)
    for start in range(0, len(old), AT_ONCE):
        names = old[start : start + AT_ONCE]
        async with database.connection() as connection:
            known = await forgotten_bulk.files_known(connection, names)
        for name in names:
            if name not in known:
                await asyncio.to_thread(files.delete, name)
    return total
