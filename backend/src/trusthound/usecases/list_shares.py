"""The links to a result that its owner has made and that have not ended."""

from datetime import datetime

from trusthound.adapters.storage import shares
from trusthound.adapters.storage.database import Database
from trusthound.domain.sharing.share import Share, no_such_share


async def list_shares(
    verification_id: str, *, user_id: str, database: Database, now: datetime
) -> list[Share]:
    """Only of one's own past checks. Raises NotFound, DatabaseUnavailable."""
    found = await shares.owned(database, verification_id, user_id, now=now)
    if found is None:
        raise no_such_share()
    return found
