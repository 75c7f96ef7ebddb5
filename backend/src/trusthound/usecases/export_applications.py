"""Export a seeker's applications as rows that can be imported again."""

from trusthound.adapters.storage import applications, trackers
from trusthound.adapters.storage.database import Database
from trusthound.domain.tracking.exporting import ExportRow, export_row


async def export_applications(user_id: str, *, database: Database) -> tuple[ExportRow, ...]:
    """In the order in which they were made. Raises DatabaseUnavailable."""
    async with database.connection() as connection:
        stages = await trackers.stages_of(connection, user_id)
        made = await applications.all_of(connection, user_id)
        notes = await applications.notes_of_all(connection, user_id)
    return tuple(export_row(each, stages, notes.get(each.id, ())) for each in made)
