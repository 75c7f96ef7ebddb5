"""Delete the ids of messages that the payment service no longer sends again."""

from datetime import datetime, timedelta

from trusthound.adapters.storage import payment_events
from trusthound.adapters.storage.database import Database

# Stripe tries for three days, and by hand for thirty.
KEEP = timedelta(days=60)


async def forget_old_payment_events(database: Database, *, now: datetime) -> int:
    """How many were deleted."""
    return await payment_events.forget_before(database, now - KEEP)
