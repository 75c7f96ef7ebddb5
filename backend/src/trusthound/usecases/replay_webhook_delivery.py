"""Have a message sent again, under the same id, with all of its tries before it."""

from datetime import datetime

from trusthound.adapters.storage import audit, webhook_deliveries, webhook_endpoints
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.origin import Origin
from trusthound.domain.webhooks.delivery import Delivery
from trusthound.domain.webhooks.endpoint import (
    check_enabled,
    no_such_delivery,
    no_such_webhook,
)


async def replay_webhook_delivery(
    organization_id: str,
    endpoint_id: str,
    message_id: str,
    *,
    actor: str,
    database: Database,
    origin: Origin,
    now: datetime,
) -> Delivery:
    """The door lets admins in alone. Raises NotFound, Conflict, DatabaseUnavailable."""
    async with database.connection() as connection:
        endpoint = await webhook_endpoints.locked(connection, organization_id, endpoint_id)
        if endpoint is None:
            raise no_such_webhook()
        check_enabled(endpoint)
        delivery = await webhook_deliveries.replay(connection, endpoint_id, message_id, now=now)
        if delivery is None:
            raise no_such_delivery()
        entry = origin.entry(
            "webhook.replay", actor=actor, at=now, organization_id=organization_id,
            target=message_id,
        )  # fmt: skip
        await audit.note(connection, entry)
    return delivery
