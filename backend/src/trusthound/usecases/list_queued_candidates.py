"""An organisation's resumes that have no report, in one state, newest first, page by page."""

from dataclasses import dataclass
from datetime import datetime

from trusthound.adapters.storage import queued_checks
from trusthound.adapters.storage.database import Database
from trusthound.domain.common.cursor import cursor_of, moment_and_id
from trusthound.domain.hiring.queued import QueuedCheck, QueueState


@dataclass(frozen=True, slots=True)
class Queue:
    """One page; `next_cursor` asks for the one after it, None where there is none."""

    checks: tuple[QueuedCheck, ...]
    next_cursor: str | None


async def list_queued_candidates(
    organization_id: str,
    state: QueueState,
    cursor: str,
    *,
    most: int,
    database: Database,
    now: datetime,
) -> Queue:
    """Raises InvalidInput for a cursor that is none of ours, DatabaseUnavailable."""
    before = moment_and_id(cursor) if cursor else None
    async with database.connection() as connection:
        found = await queued_checks.page(
            connection, organization_id, state, before=before, most=most + 1, now=now
        )
    page, more = tuple(found[:most]), len(found) > most
    return Queue(page, cursor_of(page[-1].made_at, page[-1].id) if more else None)
