"""Delete an own stage; what is in it moves to another one."""

from datetime import datetime

from trusthound.adapters.storage import (
    application_changes,
    application_events,
    trackers,
)
from trusthound.adapters.storage.database import Database
from trusthound.domain.tracking.events import Event, Happening
from trusthound.domain.tracking.stage import Stage, own_stage, stage_in_use, stage_of


async def delete_stage(
    user_id: str, stage_id: str, *, move_to: str, database: Database, now: datetime
) -> tuple[Stage, ...]:
    """`move_to` is "" for a stage that holds nothing. The stages that are left.

    Raises NotFound, Conflict for one that is on every board or holds something,
    DatabaseUnavailable.
    """
    async with database.connection() as connection:
        stages = await trackers.lock(connection, user_id, now=now)
        own = own_stage(stages, stage_id)
        left = tuple(each for each in stages if each is not own)
        into = stage_of(left, move_to) if move_to else None
        moved = await application_changes.empty_stage(
            connection, user_id, own.id, into=(into or left[0]).id, now=now
        )
        if moved and into is None:
            raise stage_in_use(own, len(moved))
        if into is not None:
            event = Event(Happening.MOVED, now, own.name, into.name, own.id, into.id)
            for each in moved:
                await application_events.note(connection, each, event)
        await trackers.delete_stage(connection, user_id, own.id)
        await trackers.put_stages(connection, user_id, left)
    return left
