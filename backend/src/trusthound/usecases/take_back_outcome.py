"""Take back what one told became of an application."""

from trusthound.adapters.storage import applicant_reports, verifications
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.user import SignedIn
from trusthound.domain.community.report import posting_key
from trusthound.domain.message.verification import address_of


async def take_back_outcome(verification_id: str, *, who: SignedIn, database: Database) -> None:
    """Nothing told is no error. Raises NotFound, InvalidInput, DatabaseUnavailable."""
    url = address_of(await verifications.find(database, verification_id))
    await applicant_reports.take_back(database, posting_key(url), who.user.id)
