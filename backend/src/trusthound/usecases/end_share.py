"""End a link before its time."""

from trusthound.adapters.storage import shares
from trusthound.adapters.storage.database import Database
from trusthound.domain.sharing.share import no_such_share


async def end_share(
    share_id: str, verification_id: str, *, user_id: str, database: Database
) -> None:
    """Only one's own. Raises NotFound, DatabaseUnavailable."""
    if not await shares.end(database, share_id, verification_id, user_id):
        raise no_such_share()
