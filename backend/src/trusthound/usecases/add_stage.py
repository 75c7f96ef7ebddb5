"""Add an own stage to a seeker's board."""

from datetime import datetime

from trusthound.adapters.storage import trackers
from trusthound.adapters.storage.database import Database
from trusthound.domain.tracking.stage import Stage, with_stage


async def add_stage(
    user_id: str,
    name: str,
    after: str | None,
    *,
    database: Database,
    now: datetime,
    new_id: str,
) -> tuple[Stage, ...]:
    """All stages then. Raises InvalidInput, NotFound, Conflict for one too many,
    DatabaseUnavailable.
    """
    async with database.connection() as connection:
        stages = await trackers.lock(connection, user_id, now=now)
        changed = with_stage(stages, new_id, name, after=after)
        await trackers.put_stages(connection, user_id, changed)
    return changed
