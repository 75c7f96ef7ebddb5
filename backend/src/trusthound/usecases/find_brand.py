"""What an organisation's reports look like."""

from trusthound.adapters.storage import brands
from trusthound.adapters.storage.database import Database
from trusthound.domain.hiring.brand import Brand


async def find_brand(organization_id: str, *, database: Database) -> Brand:
    """Raises DatabaseUnavailable."""
    async with database.connection() as connection:
        return await brands.of_organization(connection, organization_id)
