"""Find a stored verification by its unguessable id."""

from trusthound.adapters.storage import verifications
from trusthound.adapters.storage.database import Database
from trusthound.domain.common.errors import NotFound
from trusthound.domain.message.verification import Judged


async def find_verification(verification_id: str, *, database: Database) -> Judged:
    """Whoever knows the id may read it. Raises NotFound, DatabaseUnavailable."""
    found = await verifications.find(database, verification_id)
    if found is None:
        raise NotFound("There is no such result, or it has been deleted.")
    return found
