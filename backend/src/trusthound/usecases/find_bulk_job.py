"""One list of resumes: where it stands, and what the month has left for it."""

from dataclasses import dataclass
from datetime import datetime

from trusthound.adapters.storage import bulk_jobs, candidate_counts
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.acting import Acting
from trusthound.domain.access.monthly import MonthlyStanding, monthly_standing
from trusthound.domain.hiring.bulk import BulkJob


@dataclass(frozen=True, slots=True)
class Found:
    """`standing` is of this moment; a test uses nothing."""

    job: BulkJob
    standing: MonthlyStanding


async def find_bulk_job(job_id: str, *, by: Acting, database: Database, now: datetime) -> Found:
    """Raises NotFound, DatabaseUnavailable."""
    async with database.connection() as connection:
        job = await bulk_jobs.find(connection, by, job_id)
    if by.is_test:
        return Found(job, monthly_standing(by.organization, used=0, now=now))
    return Found(job, await candidate_counts.standing(database, by.organization, now=now))
