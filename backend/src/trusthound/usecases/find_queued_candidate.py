"""A resume that was handed in and has no report, as its organisation may see it."""

from datetime import datetime

from trusthound.adapters.storage import queued_checks
from trusthound.adapters.storage.database import Database
from trusthound.domain.hiring.queued import QueuedCheck


async def find_queued_candidate(
    organization_id: str, check_id: str, *, database: Database, now: datetime
) -> QueuedCheck | None:
    """None for another organisation's as well, and for one that has its report by now.

    Raises DatabaseUnavailable.
    """
    async with database.connection() as connection:
        return await queued_checks.find(connection, organization_id, check_id, now=now)
