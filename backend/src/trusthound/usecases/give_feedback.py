"""Say whether a result was right: one word a caller and result, to be changed at any time."""

from datetime import datetime

from trusthound.adapters.storage import feedback
from trusthound.adapters.storage.database import Database
from trusthound.domain.assessment.feedback import NOTE_CHARACTERS, Feedback, Word, mark_of
from trusthound.domain.common.errors import NotFound
from trusthound.domain.posting.extract.clean import clean_text


async def give_feedback(
    verification_id: str, word: Word, *, database: Database, caller_key: str, now: datetime
) -> Feedback:
    """Whoever knows the id may say so. Raises NotFound, InvalidInput, DatabaseUnavailable."""
    readable = Word(word.right, word.actual, clean_text(word.note)[:NOTE_CHARACTERS])
    caller = mark_of(verification_id, caller_key)
    said = await feedback.say(database, verification_id, caller, readable, now)
    if said is None:
        raise NotFound("There is no such result, or it takes no more feedback.")
    return said
