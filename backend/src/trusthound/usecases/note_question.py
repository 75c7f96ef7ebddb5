"""Note a question: what a seeker wrote to it, and whether they practised it."""

from datetime import datetime

from trusthound.adapters.storage import applications, preparation_notes, trackers
from trusthound.domain.preparation.notes import PracticeNote, noted
from trusthound.inquiry.preparation import Sources, ask_for_preparation


async def note_question(
    user_id: str,
    application_id: str,
    question_id: str,
    *,
    note: str,
    practised: bool,
    sources: Sources,
    now: datetime,
) -> PracticeNote:
    """An empty note to what was not practised is none.

    Raises InvalidInput, NotFound, Conflict for one too many, FileDamaged, DatabaseUnavailable.
    """
    prepared = await ask_for_preparation(user_id, application_id, sources=sources, as_of=now.date())
    async with sources.database.connection() as connection:
        await trackers.lock(connection, user_id, now=now)
        found = await applications.find(connection, user_id, application_id)
        held = await preparation_notes.of(connection, found.id)
        kept = noted(
            held,
            prepared.preparation.questions,
            question_id,
            note=note,
            practised=practised,
            now=now,
        )
        await preparation_notes.put(connection, found.id, kept)
    return kept
