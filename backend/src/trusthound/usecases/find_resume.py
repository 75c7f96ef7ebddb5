"""One of a seeker's own resumes."""

from trusthound.adapters.files.store import FileStore
from trusthound.adapters.storage import resumes
from trusthound.adapters.storage.database import Database
from trusthound.domain.resume.taken import KeptResume, no_such_resume


async def find_resume(
    user_id: str, resume_id: str, *, database: Database, files: FileStore
) -> KeptResume:
    """Raises NotFound, of another user's as well; FileDamaged, DatabaseUnavailable."""
    async with database.connection() as connection:
        kept = await resumes.find(connection, user_id, resume_id, files=files)
    if kept is None:
        raise no_such_resume()
    return kept
