"""Forgets who checked what: of a visitor soon, of a user when his history's time is over."""

from datetime import datetime, timedelta

from trusthound.adapters.storage import checks
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.allowance import WINDOW


async def forget_old_checks(database: Database, *, now: datetime, keep_days: int) -> int:
    """Delete users' checks older than `keep_days`, visitors' once they count no more."""
    return await checks.forget(
        database, visitors_before=now - 2 * WINDOW, users_before=now - timedelta(days=keep_days)
    )
