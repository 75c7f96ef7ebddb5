"""Start a list of resumes whose rows were checked: from now on each report is counted."""

from datetime import datetime

from trusthound.adapters.storage import audit, bulk_jobs, candidate_counts
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.acting import Acting
from trusthound.domain.access.entitlements import Entitlement, check_entitled
from trusthound.domain.access.origin import Origin
from trusthound.domain.hiring.bulk import BulkJob, check_may_begin


async def start_bulk_job(
    job_id: str,
    *,
    attested: bool,
    as_far_as_possible: bool,
    by: Acting,
    database: Database,
    origin: Origin,
    now: datetime,
) -> BulkJob:
    """Raises NotInPlan, NotFound, InvalidInput, Conflict, MonthlyLimit, DatabaseUnavailable."""
    organization = by.organization
    check_entitled(organization.tier, Entitlement.BULK)
    standing = await candidate_counts.standing(database, organization, now=now)
    async with database.connection() as connection:
        job = await bulk_jobs.find(connection, by, job_id, locked=True)
        check_may_begin(
            job, standing, attested=attested, as_far_as_possible=as_far_as_possible or by.is_test
        )
        await bulk_jobs.start(connection, job, by=by, origin=origin, now=now)
        entry = origin.entry(
            "bulk.start", actor=by.actor, at=now, organization_id=organization.id, target=job_id
        )
        await audit.note(connection, entry)
        return await bulk_jobs.find(connection, by, job_id)
