"""Check one resume that waits: its report is stored as it leaves the queue, or it says why not."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import Any

import structlog

from trusthound.adapters.files.store import FileStore
from trusthound.adapters.storage import queued_checks, webhook_deliveries
from trusthound.adapters.storage.database import Database
from trusthound.domain.common.errors import TrustHoundError
from trusthound.domain.hiring.asked import Asked
from trusthound.domain.hiring.check import no_such_check
from trusthound.domain.hiring.queued import LEASE, TRIES, TakenCheck, pause_after, problem_of
from trusthound.domain.webhooks.event import WebhookEvent, new_event

# Verifies what was handed in, under the id that it has; what is handed over happens in the
# transaction that stores the report.
Verify = Callable[[TakenCheck, Asked, Callable[[Any], Awaitable[None]]], Awaitable[object]]

log = structlog.get_logger()


async def check_queued_candidate(
    *,
    database: Database,
    files: FileStore,
    verify: Verify,
    clock: Callable[[], datetime],
    new_id: Callable[[], str],
) -> bool:
    """False where none is due. If our process dies, another one takes it up when LEASE is over.

    Raises DatabaseUnavailable.
    """
    now = clock()
    taken = await queued_checks.take(database, now=now, until=now + LEASE)
    if taken is None:
        return False
    try:
        problem = await _checked(taken, files, verify)
    except asyncio.CancelledError:
        await queued_checks.put_off(database, taken.id, clock())
        raise
    if problem is None:
        await asyncio.to_thread(files.delete, taken.file_name)
        return True
    pause = pause_after(problem, taken.tries)
    if pause is not None:
        await queued_checks.put_off(database, taken.id, clock() + pause)
        return True
    await _give_up(database, files, taken, problem, now=clock(), new_id=new_id())
    return True


async def _checked(taken: TakenCheck, files: FileStore, verify: Verify) -> Exception | None:
    """What stood in the way; None: nothing."""
    if taken.tries > TRIES:  # nobody was left to tell what became of the last one
        return RuntimeError("every process that read it died")

    async def leave_queue(connection: Any) -> None:
        if not await queued_checks.finish(connection, taken.id):
            raise no_such_check()

    try:
        data = await asyncio.to_thread(files.whole, taken.file_name)
        await verify(taken, Asked(f"resume{taken.ending}", data, taken.claims), leave_queue)
    except TrustHoundError as problem:
        return problem
    except Exception as problem:
        log.exception("queued_check_failed", id=taken.id, problem=type(problem).__name__)
        return problem
    return None


async def _give_up(
    database: Database,
    files: FileStore,
    taken: TakenCheck,
    problem: Exception,
    *,
    now: datetime,
    new_id: str,
) -> None:
    """Whoever waits for it is told. If the file cannot be deleted now, the worker does it later."""
    organization_id = taken.by.organization.id
    async with database.connection() as connection:
        if await queued_checks.fail(connection, taken.id, problem_of(problem), now):
            event = new_event(WebhookEvent.FAILED, organization_id, taken.id, at=now, new_id=new_id)
            await webhook_deliveries.tell(connection, event)
    await asyncio.to_thread(files.delete, taken.file_name)
