"""Take back what one said of a result."""

from trusthound.adapters.storage import feedback
from trusthound.adapters.storage.database import Database
from trusthound.domain.assessment.feedback import mark_of


async def withdraw_feedback(verification_id: str, *, database: Database, caller_key: str) -> None:
    """Only the caller's own; nothing to take back is no error. Raises DatabaseUnavailable."""
    await feedback.take_back(database, verification_id, mark_of(verification_id, caller_key))
