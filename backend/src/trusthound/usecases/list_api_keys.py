"""An organisation's API keys, without what would open anything."""

from datetime import datetime

from trusthound.adapters.storage import api_keys
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.api_key import ApiKey


async def list_api_keys(
    organization_id: str, *, database: Database, now: datetime
) -> tuple[ApiKey, ...]:
    """Every member may see them; the door knows whose they are. Raises DatabaseUnavailable."""
    async with database.connection() as connection:
        return await api_keys.of_organization(connection, organization_id, now=now)
