"""An organisation's API keys, without what would open anything."""

from datetime import datetime
from functools import partial

from trusthound.adapters.storage import api_keys
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.api_key import ApiKey


async def list_api_keys(
    organization_id: str, *, database: Database, now: datetime
) -> tuple[ApiKey, ...]:
    """Every member may see them; the door knows whose they are. Raises DatabaseUnavailable."""
    return await database.read(
        partial(api_keys.of_organization, organization_id=organization_id, now=now)
    )
