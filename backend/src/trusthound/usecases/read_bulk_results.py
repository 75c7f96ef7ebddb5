"""What came of a list of resumes: every row in its order, with its report where there is one."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from datetime import datetime

from trusthound.adapters.storage import (
    audit,
    bulk_jobs,
    bulk_rows,
    candidate_checks,
    candidate_policies,
)
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.acting import Acting
from trusthound.domain.access.origin import Origin
from trusthound.domain.hiring.bulk import BulkJob
from trusthound.domain.hiring.bulk_row import BulkRow
from trusthound.domain.hiring.check import CandidateCheck, as_shown
from trusthound.domain.hiring.written import name_of, written_check

# Reports are large; so many are in memory at a time.
_AT_ONCE = 20


@dataclass(frozen=True, slots=True)
class Result:
    """`check` None where no report was made, or it was deleted since."""

    row: BulkRow
    check: CandidateCheck | None


async def begin_bulk_results(
    job_id: str, file: str, *, by: Acting, database: Database, origin: Origin, now: datetime
) -> BulkJob:
    """Of which list; that its results were taken away is noted, as `file`: csv, json or zip.

    Raises NotFound, DatabaseUnavailable.
    """
    async with database.connection() as connection:
        job = await bulk_jobs.find(connection, by, job_id)
        entry = origin.entry(
            f"bulk.export.{file}",
            actor=by.actor,
            at=now,
            organization_id=by.organization.id,
            target=job_id,
        )
        await audit.note(connection, entry)
    return job


async def read_bulk_results(
    job: BulkJob, *, by: Acting, database: Database, now: datetime
) -> AsyncIterator[Result]:
    """As they are asked for, and as the organisation may see them. Raises DatabaseUnavailable."""
    after, page = 0, _AT_ONCE
    while page == _AT_ONCE:
        async with database.connection() as connection:
            policy = await candidate_policies.of_organization(connection, by.organization.id)
            rows = await bulk_rows.page(connection, job.id, states=(), after=after, most=_AT_ONCE)
            found: list[Result] = []
            for row in rows:
                check = None
                if row.check_id is not None and job.is_test:
                    check = written_check(
                        name_of(row.check_id), organization_id=by.organization.id,
                        made_by=job.made_by, policy=policy, now=now,
                    )  # fmt: skip
                elif row.check_id is not None:
                    check = await candidate_checks.find(
                        connection, by.organization.id, row.check_id, now=now
                    )
                if check is not None:
                    check = as_shown(check, signals_only=policy.signals_only)
                found.append(Result(row, check))
        for each in found:
            yield each
        page, after = len(rows), rows[-1].number if rows else after
