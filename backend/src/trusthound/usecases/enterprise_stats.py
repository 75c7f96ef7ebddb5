"""How many verifications an organisation has made, and how many this month leaves."""

from datetime import datetime

from trusthound.adapters.storage import candidate_counts
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.monthly import MonthlyStats
from trusthound.domain.access.organization import Organization


async def enterprise_stats(
    organization: Organization, *, database: Database, now: datetime
) -> MonthlyStats:
    """Raises DatabaseUnavailable."""
    return await candidate_counts.stats(database, organization, now=now)
