"""Put a test message in for one endpoint; the worker sends it, once."""

from datetime import datetime

from trusthound.adapters.storage import audit, webhook_deliveries, webhook_endpoints
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.origin import Origin
from trusthound.domain.webhooks.endpoint import check_enabled, no_such_webhook
from trusthound.domain.webhooks.event import Event, WebhookEvent, new_event


async def send_test_event(
    organization_id: str,
    endpoint_id: str,
    *,
    actor: str,
    database: Database,
    origin: Origin,
    now: datetime,
    new_id: str,
) -> Event:
    """The door lets admins in alone. Raises NotFound, Conflict, DatabaseUnavailable."""
    event = new_event(WebhookEvent.TEST, organization_id, endpoint_id, at=now, new_id=new_id)
    async with database.connection() as connection:
        endpoint = await webhook_endpoints.locked(connection, organization_id, endpoint_id)
        if endpoint is None:
            raise no_such_webhook()
        check_enabled(endpoint)
        await webhook_deliveries.put(connection, endpoint_id, event)
        entry = origin.entry(
            "webhook.test", actor=actor, at=now, organization_id=organization_id,
            target=endpoint_id,
        )  # fmt: skip
        await audit.note(connection, entry)
    return event
