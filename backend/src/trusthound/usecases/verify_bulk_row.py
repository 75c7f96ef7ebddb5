"""Check one row of a list: its report, its charge and its end are one transaction, or none."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

import structlog

from trusthound.adapters.storage import bulk_jobs, bulk_queue
from trusthound.adapters.storage.bulk_queue import HeldRow, Last
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.entitlements import Entitlement, check_entitled
from trusthound.domain.common.errors import (
    DatabaseUnavailable,
    DocumentRefused,
    FileDamaged,
    InvalidInput,
    MonthlyLimit,
    NotFound,
    NotInPlan,
    Overloaded,
    StorageFull,
)
from trusthound.domain.hiring.asked import Asked
from trusthound.domain.hiring.bulk import TRIES, PausedBecause
from trusthound.domain.hiring.bulk_row import RowProblem, RowState, document_problem
from trusthound.domain.hiring.written import written_for
from trusthound.domain.webhooks.event import WebhookEvent, new_event

log = structlog.get_logger()
# Of another try, after so many that ended nothing.
_AGAIN_AFTER = (timedelta(seconds=5), timedelta(seconds=30), timedelta(minutes=2))
_BUSY_FOR = timedelta(seconds=2)
_COULD_NOT = RowProblem("could_not_finish", "This resume could not be verified. It cost nothing.")


@dataclass(frozen=True, slots=True)
class Work:
    """`resume` is the file of a row. `verify` makes and counts a report under the id that the row
    has; what is handed over happens in the transaction that stores it.
    """

    resume: Callable[[HeldRow], Awaitable[bytes]]
    verify: Callable[[HeldRow, Asked, Callable[[Any], Awaitable[None]]], Awaitable[object]]
    database: Database
    clock: Callable[[], datetime]
    new_id: Callable[[], str]


async def verify_bulk_row(held: HeldRow, work: Work) -> None:
    """Whoever is stopped at any moment leaves the row to be taken again: nothing of it is stored
    or counted before all of it is. Raises DatabaseUnavailable, which leaves it so as well.
    """
    try:
        check_entitled(held.by.organization.tier, Entitlement.BULK)
        if held.tries > TRIES:
            await _end(held, work, RowState.FAILED, problem=_COULD_NOT)
        else:
            await _ended(held, work)
    except (NotInPlan, MonthlyLimit) as limit:
        is_month = isinstance(limit, MonthlyLimit)
        await _pause(held, work, PausedBecause.MONTHLY_LIMIT if is_month else PausedBecause.PLAN)
    except Overloaded:
        await _put_back(held, work, _BUSY_FOR, tried=False)
    except DatabaseUnavailable:
        raise
    except _Lost:
        log.warning("bulk_row_lost", job=held.job_id, row=held.number)
    except Exception as problem:
        if not isinstance(problem, StorageFull):
            log.exception("bulk_row_not_verified", job=held.job_id, row=held.number)
        after = _AGAIN_AFTER[min(held.tries, len(_AGAIN_AFTER)) - 1]
        await _put_back(held, work, after, tried=True)


class _Lost(Exception):
    """Somebody else holds the row by now, and ends it."""


async def _ended(held: HeldRow, work: Work) -> None:
    """Also where it can never be verified."""
    try:
        await _verify(held, work)
    except DocumentRefused as refused:
        await _end(held, work, RowState.REFUSED, problem=document_problem(refused.problem))
    except InvalidInput as refused:  # a test's, of a name that is none
        problem = RowProblem(refused.code, refused.message, refused.field)
        await _end(held, work, RowState.REFUSED, problem=problem)
    except (NotFound, FileDamaged):  # the upload, not the resume
        log.exception("bulk_upload_gone", job=held.job_id, row=held.number)
        await _end(held, work, RowState.FAILED, problem=_COULD_NOT)


async def _verify(held: HeldRow, work: Work) -> None:
    if held.by.is_test:
        name = written_for(Asked(held.resume.rpartition("/")[2], b"", held.claims))
        await _end(held, work, RowState.DONE, test=f"test_{name}")
        return

    async def end_row(connection: Any) -> None:
        last = _last(held, work)
        if not await bulk_queue.end(connection, held, RowState.DONE, last, by_report=True):
            raise _Lost

    data = await work.resume(held)
    await work.verify(held, Asked(held.resume, data, held.claims), end_row)


async def _end(
    held: HeldRow,
    work: Work,
    state: RowState,
    *,
    problem: RowProblem | None = None,
    test: str | None = None,
) -> None:
    """Without a report of its own; `test` is the id of one that is written down."""
    async with work.database.connection() as connection:
        await bulk_queue.end(
            connection, held, state, _last(held, work), problem=problem, written=test
        )


def _last(held: HeldRow, work: Work) -> Last:
    """A test tells nobody."""
    by, now = held.by, work.clock()
    entry = held.origin.entry(
        "bulk.finish", actor=by.actor, at=now, organization_id=by.organization.id,
        target=held.job_id,
    )  # fmt: skip
    event = new_event(
        WebhookEvent.BULK_COMPLETED, by.organization.id, held.job_id, at=now, new_id=work.new_id()
    )
    return Last(entry, None if by.is_test else event)


async def _pause(held: HeldRow, work: Work, because: PausedBecause) -> None:
    """The row waits again, and all others with it."""
    async with work.database.connection() as connection:
        await bulk_queue.lock_job(connection, held.job_id)
        await bulk_jobs.pause_running(connection, held.job_id, because)
        await bulk_queue.put_back(connection, held, free_at=work.clock(), tried=False)


async def _put_back(held: HeldRow, work: Work, after: timedelta, *, tried: bool) -> None:
    async with work.database.connection() as connection:
        await bulk_queue.put_back(connection, held, free_at=work.clock() + after, tried=tried)
