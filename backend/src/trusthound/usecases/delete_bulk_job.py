"""Delete a list of resumes that is over, with its upload; its reports stay."""

import asyncio
from datetime import datetime

from trusthound.adapters.files.store import FileStore
from trusthound.adapters.storage import audit, bulk_jobs
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.acting import Acting
from trusthound.domain.access.origin import Origin
from trusthound.domain.hiring.bulk import check_may_delete


async def delete_bulk_job(
    job_id: str,
    *,
    by: Acting,
    database: Database,
    files: FileStore,
    origin: Origin,
    now: datetime,
) -> None:
    """Raises NotFound, Conflict for one that is under way, DatabaseUnavailable."""
    async with database.connection() as connection:
        check_may_delete(await bulk_jobs.find(connection, by, job_id, locked=True))
        upload = await bulk_jobs.delete(connection, job_id)
        entry = origin.entry(
            "bulk.delete",
            actor=by.actor,
            at=now,
            organization_id=by.organization.id,
            target=job_id,
        )
        await audit.note(connection, entry)
    for name in upload.names if upload else ():
        await asyncio.to_thread(files.delete, name)
