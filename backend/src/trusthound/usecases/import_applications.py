"""Import applications from a file's rows: all that are new, or none where a row is wrong."""

from collections.abc import Callable, Sequence
from datetime import datetime

from trusthound.adapters.storage import (
    application_changes,
    application_details,
    application_events,
    applications,
    tracked_postings,
    trackers,
)
from trusthound.adapters.storage.database import Database
from trusthound.domain.tracking.application import Application, Posting, check_room
from trusthound.domain.tracking.details import Note
from trusthound.domain.tracking.events import Event, Happening
from trusthound.domain.tracking.importing import (
    ImportPlan,
    ImportRow,
    check_importable,
    keys_of,
    plan_import,
)
from trusthound.domain.tracking.order import GAP


async def import_applications(
    rows: Sequence[ImportRow],
    *,
    user_id: str,
    dry_run: bool,
    database: Database,
    now: datetime,
    new_id: Callable[[], str],
) -> ImportPlan:
    """What is done, or would be for a dry run. Each comes to the end of its stage, in the file's
    order; what is known already is left out. Raises InvalidInput where a row is wrong, Conflict
    for too many, DatabaseUnavailable.
    """
    async with database.connection() as connection:
        if dry_run:
            stages = await trackers.stages_of(connection, user_id)
        else:
            stages = await trackers.lock(connection, user_id, now=now)
        there = await applications.all_of(connection, user_id)
        known = {key for each in there for key in keys_of(each.facts)}
        plan = plan_import(rows, stages, known, as_of=now.date())
        if dry_run:
            return plan
        check_importable(plan)
        check_room(len(there), len(plan.new))
        ends = {
            stage.id: max(
                (
                    each.position
                    for each in await applications.column(connection, user_id, stage.id)
                ),
                default=-GAP,
            )
            for stage in stages
        }
        known_openings = await tracked_postings.openings_of(
            connection, [each.facts for each in plan.new]
        )
        async with connection.pipeline():
            for each, opening_id in zip(plan.new, known_openings, strict=True):
                ends[each.stage.id] += GAP
                posting = Posting(opening_id)
                made = Application(new_id(), each.stage.id, each.facts, posting, now, now, now)
                await application_changes.add(
                    connection, user_id, made, position=ends[each.stage.id]
                )
                event = Event(Happening.ADDED, now, after=each.stage.name, to_stage=each.stage.id)
                await application_events.note(connection, made.id, event)
                if each.note:
                    note = Note(new_id(), each.note, now)
                    await application_details.put(connection, made.id, note)
    return plan
