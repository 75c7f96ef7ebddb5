"""An organisation's endpoints."""

from trusthound.adapters.storage import webhook_endpoints
from trusthound.adapters.storage.database import Database
from trusthound.domain.webhooks.endpoint import Endpoint


async def list_webhooks(organization_id: str, *, database: Database) -> tuple[Endpoint, ...]:
    """The door lets admins in alone. Raises DatabaseUnavailable."""
    async with database.connection() as connection:
        return await webhook_endpoints.of_organization(connection, organization_id)
