"""An organisation's lists of resumes, newest first, page by page."""

from dataclasses import dataclass

from trusthound.adapters.storage import bulk_jobs
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.acting import Acting
from trusthound.domain.common.cursor import cursor_of, moment_and_id
from trusthound.domain.hiring.bulk import BulkJob

A_PAGE = 20


@dataclass(frozen=True, slots=True)
class JobPage:
    """`next_cursor` asks for the page after it, None where there is none."""

    jobs: tuple[BulkJob, ...]
    next_cursor: str | None


async def list_bulk_jobs(by: Acting, cursor: str, *, database: Database) -> JobPage:
    """Raises InvalidInput for a cursor that is none of ours, DatabaseUnavailable."""
    before = moment_and_id(cursor) if cursor else None
    async with database.connection() as connection:
        found = await bulk_jobs.page(connection, by, before=before, most=A_PAGE + 1)
    page, more = tuple(found[:A_PAGE]), len(found) > A_PAGE
    return JobPage(page, cursor_of(page[-1].made_at, page[-1].id) if more else None)
