"""What an organisation has used of its month, day by day."""

from datetime import datetime

from trusthound.adapters.storage import candidate_counts
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.monthly import MonthlyUsage
from trusthound.domain.access.organization import Organization


async def read_usage(
    organization: Organization, *, database: Database, now: datetime
) -> MonthlyUsage:
    """Every member may read it; the door knows whose organisation it is.

    Raises DatabaseUnavailable.
    """
    return await candidate_counts.usage(database, organization, now=now)
