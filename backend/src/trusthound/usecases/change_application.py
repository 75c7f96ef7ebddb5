"""Change an application: what is known of it, its stage, and its place among the others there."""

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
from trusthound.domain.tracking.application import FactsChange, Move, changed
from trusthound.domain.tracking.events import Event, Happening, facts_after_move, takes_back
from trusthound.domain.tracking.kept import Kept
from trusthound.domain.tracking.order import placed
from trusthound.domain.tracking.stage import stage_of


async def change_application(
    user_id: str,
    application_id: str,
    change: FactsChange,
    move: Move | None,
    *,
    database: Database,
    now: datetime,
) -> Kept:
    """What is not told of stays. Behind an application that is not in the stage any more it comes
    on top; a link to an opening that we know makes it one of that. Raises InvalidInput,
    UrlRefused, NotFound, DatabaseUnavailable.
    """
    async with database.connection() as connection:
        stages = await trackers.lock(connection, user_id, now=now)
        before = await applications.find(connection, user_id, application_id)
        facts = changed(before.facts, change, as_of=now.date())
        if move is not None:
            to = stage_of(stages, move.stage_id)
            if to.id != before.stage_id:
                kept = await application_details.kept(connection, before)
                back = takes_back(kept.events, to.id, now)
                facts = facts_after_move(facts, to.id, back, now.date())
                await application_changes.put_into(connection, before.id, to.id, now=now)
                if back is not None:
                    await application_events.forget_move(connection, before.id, back)
                else:
                    source = stage_of(stages, before.stage_id)
                    event = Event(Happening.MOVED, now, source.name, to.name, source.id, to.id)
                    await application_events.note(connection, before.id, event)
            column = await applications.column(connection, user_id, to.id)
            await application_changes.place(connection, placed(column, before.id, move.after))
        if facts != before.facts:
            await application_changes.change(connection, before.id, facts, now=now)
        if facts.url != before.facts.url:
            (known,) = await tracked_postings.openings_of(connection, [facts])
            if known is not None:
                await application_changes.know_opening(connection, before.id, known)
        if facts.outcome != before.facts.outcome:
            event = Event(Happening.OUTCOME, now, before.facts.outcome or "", facts.outcome or "")
            await application_events.note(connection, before.id, event)
        found = await applications.find(connection, user_id, before.id)
        return await application_details.kept(connection, found)
