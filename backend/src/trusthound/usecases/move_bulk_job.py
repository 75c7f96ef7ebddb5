"""Pause, resume or cancel a list of resumes; rows that are being read end as they would."""

from datetime import datetime

from trusthound.adapters.storage import audit, bulk_jobs
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.acting import Acting
from trusthound.domain.access.entitlements import Entitlement, check_entitled
from trusthound.domain.access.origin import Origin
from trusthound.domain.hiring.bulk import BulkJob, Move, PausedBecause, moved


async def move_bulk_job(
    job_id: str, move: Move, *, by: Acting, database: Database, origin: Origin, now: datetime
) -> BulkJob:
    """What was done before is done no second time, and is no error. Reports that are made stay.

    Raises NotInPlan for resuming, NotFound, Conflict, DatabaseUnavailable.
    """
    if move is Move.RESUME:
        check_entitled(by.organization.tier, Entitlement.BULK)
    async with database.connection() as connection:
        job = await bulk_jobs.find(connection, by, job_id, locked=True)
        state = moved(job, move)
        if state is None:
            return job
        because = PausedBecause.MEMBER if move is Move.PAUSE else None
        await bulk_jobs.move(connection, job_id, state, now=now, because=because)
        entry = origin.entry(
            f"bulk.{move.value}",
            actor=by.actor,
            at=now,
            organization_id=by.organization.id,
            target=job_id,
        )
        await audit.note(connection, entry)
        return await bulk_jobs.find(connection, by, job_id)
