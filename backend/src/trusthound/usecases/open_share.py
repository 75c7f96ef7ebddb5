"""The id of a link in, the result that is shown under it out."""

from datetime import datetime

from trusthound.adapters.storage import shares, verifications
from trusthound.adapters.storage.database import Database
from trusthound.domain.message.verification import Judged
from trusthound.domain.sharing.share import Share, no_such_share


async def open_share(share_id: str, *, database: Database, now: datetime) -> tuple[Share, Judged]:
    """Whoever has the link, until it ends. Raises NotFound, DatabaseUnavailable."""
    share = await shares.find(database, share_id, now=now)
    judged = await verifications.find(database, share.verification_id) if share else None
    if share is None or judged is None:
        raise no_such_share()
    return share, judged
