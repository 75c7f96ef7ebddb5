"""Correct what was read of a resume, or make it the one that counts."""

from collections.abc import Collection
from dataclasses import dataclass, replace

from trusthound.adapters.files.store import FileStore
from trusthound.adapters.storage import resumes
from trusthound.adapters.storage.database import Database
from trusthound.domain.resume.checked_corrections import checked_corrections
from trusthound.domain.resume.corrections import NO_CORRECTIONS, Corrections, changed
from trusthound.domain.resume.taken import KeptResume, no_such_resume


@dataclass(frozen=True, slots=True)
class ResumeChange:
    """`taken_back` names fields that shall count as they were read."""

    corrections: Corrections = NO_CORRECTIONS
    taken_back: Collection[str] = ()
    make_default: bool = False


async def correct_resume(
    user_id: str, resume_id: str, change: ResumeChange, *, database: Database, files: FileStore
) -> KeptResume:
    """As it is then. Raises InvalidInput, NotFound, FileDamaged, DatabaseUnavailable."""
    given = checked_corrections(change.corrections)
    async with database.connection() as connection:
        await resumes.lock(connection, user_id)
        kept = await resumes.find(connection, user_id, resume_id, files=files)
        if kept is None:
            raise no_such_resume()
        corrections = changed(kept.corrections, given, change.taken_back)
        if corrections != kept.corrections:
            await resumes.correct(connection, user_id, kept.id, corrections, files=files)
        if change.make_default:
            await resumes.make_default(connection, user_id, kept.id)
    return replace(kept, corrections=corrections, is_default=kept.is_default or change.make_default)
