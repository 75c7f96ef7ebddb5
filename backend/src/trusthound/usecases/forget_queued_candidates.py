"""Forget why resumes were not checked, once nobody asks any more."""

from datetime import datetime, timedelta

from trusthound.adapters.storage import queued_checks
from trusthound.adapters.storage.database import Database

KEPT_FOR = timedelta(days=30)


async def forget_queued_candidates(database: Database, *, now: datetime) -> int:
    """How many. Raises DatabaseUnavailable."""
    return await queued_checks.forget(database, failed_before=now - KEPT_FOR)
