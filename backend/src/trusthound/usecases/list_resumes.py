"""A seeker's own resumes, the newest first."""

from trusthound.adapters.files.store import FileStore
from trusthound.adapters.storage import resumes
from trusthound.adapters.storage.database import Database
from trusthound.domain.resume.taken import KeptResume


async def list_resumes(
    user_id: str, *, database: Database, files: FileStore
) -> tuple[KeptResume, ...]:
    """Raises FileDamaged, DatabaseUnavailable."""
    async with database.connection() as connection:
        return await resumes.all_of(connection, user_id, files=files)
