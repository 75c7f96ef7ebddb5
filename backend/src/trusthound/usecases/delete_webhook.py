"""Delete an endpoint, its secret and its deliveries."""

from datetime import datetime

from trusthound.adapters.storage import audit, webhook_endpoints
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.origin import Origin
from trusthound.domain.webhooks.endpoint import no_such_webhook


async def delete_webhook(
    organization_id: str,
    endpoint_id: str,
    *,
    actor: str,
    database: Database,
    origin: Origin,
    now: datetime,
) -> None:
    """The door lets admins in alone. Raises NotFound, DatabaseUnavailable."""
    async with database.connection() as connection:
        if not await webhook_endpoints.delete(connection, organization_id, endpoint_id):
            raise no_such_webhook()
        entry = origin.entry(
            "webhook.delete", actor=actor, at=now, organization_id=organization_id,
            target=endpoint_id,
        )  # fmt: skip
        await audit.note(connection, entry)
