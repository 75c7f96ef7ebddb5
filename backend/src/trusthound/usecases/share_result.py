"""Make a link under which others read a result."""

from datetime import datetime

from trusthound.adapters.storage import shares, verifications
from trusthound.adapters.storage.database import Database
from trusthound.domain.common.errors import InvalidInput
from trusthound.domain.posting.verification import Verification
from trusthound.domain.sharing.share import Share, Visibility, no_such_share, share_for


async def share_result(
    verification_id: str,
    visibility: Visibility,
    *,
    days: int,
    user_id: str,
    database: Database,
    now: datetime,
    new_id: str,
) -> Share:
    """Only of one's own past checks. Raises NotFound, InvalidInput, DatabaseUnavailable."""
    judged = await verifications.find(database, verification_id)
    if isinstance(judged, Verification) and judged.correction is not None:
        raise InvalidInput(
            "A result with a reader's corrections is not shown to others.",
            advice="Share the result that it names.",
        )
    share = share_for(verification_id, visibility, days=days, now=now, new_id=new_id)
    added = await shares.add(database, share, user_id)
    if added is None:
        raise no_such_share()
    if not added:
        raise InvalidInput(
            "This result has as many links as it can have.", advice="End one of them first."
        )
    return share
