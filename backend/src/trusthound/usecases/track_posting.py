"""Track a posting: an opening, a verified one, or one that is stated, becomes an application."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from trusthound.adapters.storage import (
    application_changes,
    application_details,
    application_events,
    applications,
    tracked_postings,
    trackers,
    verifications,
)
from trusthound.adapters.storage.database import Database
from trusthound.domain.common.errors import InvalidInput, NotFound
from trusthound.domain.posting.verification import Verification
from trusthound.domain.tracking.application import (
    Application,
    Facts,
    Posting,
    check_room,
    checked_facts,
)
from trusthound.domain.tracking.events import Event, Happening
from trusthound.domain.tracking.kept import Kept
from trusthound.domain.tracking.order import on_top
from trusthound.domain.tracking.stage import Given, stage_of
from trusthound.domain.tracking.tracked import Tracked, no_posting_in_it, tracked_posting


@dataclass(frozen=True, slots=True)
class TrackAsked:
    """One of the three. It goes on top of a stage, the saved ones for ""."""

    opening_id: str = ""
    verification_id: str = ""
    facts: Facts | None = None
    stage_id: str = ""


async def track_posting(
    asked: TrackAsked,
    *,
    user_id: str,
    database: Database,
    examples: Sequence[Verification],
    now: datetime,
    new_id: str,
) -> tuple[Kept, bool]:
    """Whether it is new; one that answers the same posting is handed back as it is. Where its link
    shows an opening that we know, it is of that one.

    Raises InvalidInput, UrlRefused, NotFound, Conflict for one too many, DatabaseUnavailable.
    """
    facts, posting = await _subject(asked, database, examples)
    facts = checked_facts(facts, as_of=now.date())
    async with database.connection() as connection:
        if posting.opening_id is None:
            (known,) = await tracked_postings.openings_of(connection, [facts])
            posting = replace(posting, opening_id=known)
        stage_id = asked.stage_id or Given.SAVED
        made = Application(
            new_id, stage_id, facts, posting, made_at=now, changed_at=now, staged_at=now
        )
        stages = await trackers.lock(connection, user_id, now=now)
        same = await applications.find_same(connection, user_id, made)
        if same is None:
            stage = stage_of(stages, made.stage_id)
            check_room(await applications.number(connection, user_id))
            column = await applications.column(connection, user_id, stage.id)
            await application_changes.add(connection, user_id, made, position=on_top(column))
            event = Event(Happening.ADDED, now, after=stage.name, to_stage=stage.id)
            await application_events.note(connection, made.id, event)
        found = await applications.find(connection, user_id, same or made.id)
        return await application_details.kept(connection, found), same is None


async def _subject(
    asked: TrackAsked, database: Database, examples: Sequence[Verification]
) -> tuple[Facts, Posting]:
    stated = [each for each in (asked.opening_id, asked.verification_id, asked.facts) if each]
    if len(stated) != 1:
        raise InvalidInput(
            "Say what to track: a posting that was found, a result, or a title.", field="title"
        )
    if asked.facts is not None:
        return asked.facts, Posting()
    if asked.opening_id:
        async with database.connection() as connection:
            found = await tracked_postings.opening(connection, asked.opening_id)
        if found is None:
            raise NotFound("There is no such posting any more.")
    else:
        found = await _verified(asked.verification_id, database, examples)
    return found.facts, found.posting


async def _verified(
    verification_id: str, database: Database, examples: Sequence[Verification]
) -> Tracked:
    """Examples are not stored, so nothing refers to them."""
    for each in examples:
        if each.id == verification_id:
            return tracked_posting(each.dossier.posting, each.url, None)
    judged = await verifications.find(database, verification_id)
    if judged is None:
        raise NotFound("There is no such result, or it has been deleted.")
    if not isinstance(judged, Verification):
        raise no_posting_in_it()
    return tracked_posting(judged.dossier.posting, judged.url, judged.id)
