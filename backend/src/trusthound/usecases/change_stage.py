"""Rename an own stage, or move it among the others."""

from datetime import datetime

from trusthound.adapters.storage import trackers
from trusthound.adapters.storage.database import Database
from trusthound.domain.tracking.stage import Stage, moved_stage, renamed


async def change_stage(
    user_id: str,
    stage_id: str,
    *,
    name: str | None,
    after: str | None,
    database: Database,
    now: datetime,
) -> tuple[Stage, ...]:
    """None: stays. All stages then. Raises InvalidInput, NotFound, Conflict for one that is on
    every board, DatabaseUnavailable.
    """
    async with database.connection() as connection:
        stages = await trackers.lock(connection, user_id, now=now)
        if name is not None:
            stages = renamed(stages, stage_id, name)
        if after is not None:
            stages = moved_stage(stages, stage_id, after)
        await trackers.put_stages(connection, user_id, stages)
    return stages
