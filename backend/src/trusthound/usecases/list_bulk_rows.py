"""The rows of one list of resumes in their order, page by page: their state, and what is wrong."""

from collections.abc import Sequence
from dataclasses import dataclass

from trusthound.adapters.storage import bulk_jobs, bulk_rows
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.acting import Acting
from trusthound.domain.hiring.bulk_row import BulkRow, RowState

A_PAGE = 100


@dataclass(frozen=True, slots=True)
class RowPage:
    """`next_after` asks for the page after it, None where there is none."""

    rows: tuple[BulkRow, ...]
    next_after: int | None


async def list_bulk_rows(
    job_id: str, *, states: Sequence[RowState], after: int, by: Acting, database: Database
) -> RowPage:
    """No `states`: all of them. Raises NotFound, DatabaseUnavailable."""
    async with database.connection() as connection:
        await bulk_jobs.find(connection, by, job_id)
        found = await bulk_rows.page(
            connection, job_id, states=states, after=after, most=A_PAGE + 1
        )
    page = tuple(found[:A_PAGE])
    return RowPage(page, page[-1].number if len(found) > A_PAGE else None)
