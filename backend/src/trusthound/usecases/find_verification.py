"""Find a stored verification by its unguessable id."""

from trusthound.adapters.storage import verifications
from trusthound.adapters.storage.database import Database
from trusthound.domain.common.errors import InvalidInput, NotFound
from trusthound.domain.message.verification import Judged
from trusthound.domain.posting.verification import Verification


async def find_verification(verification_id: str, *, database: Database) -> Judged:
    """Whoever knows the id may read it. Raises NotFound, DatabaseUnavailable."""
    found = await verifications.find(database, verification_id)
    if found is None:
        raise NotFound("There is no such result, or it has been deleted.")
    return found


def address_to_check(judged: Judged) -> str:
    """Where a new look can be had. Raises InvalidInput for what was pasted, and for an example."""
    if isinstance(judged, Verification) and judged.url and not judged.example:
        return judged.url
    raise InvalidInput(
        "There is no address to look at again.",
        field="verificationId",
        advice="Verify the text as it is now: that is a result of its own.",
    )
