"""Change an endpoint: its address, its description, its events, and whether anything is sent."""

from collections.abc import Collection
from dataclasses import replace
from datetime import datetime

from trusthound.adapters.storage import audit, webhook_deliveries, webhook_endpoints
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.origin import Origin
from trusthound.domain.webhooks.endpoint import (
    Endpoint,
    EndpointChange,
    changed,
    checked_address,
    no_such_webhook,
)


async def change_webhook(
    organization_id: str,
    endpoint_id: str,
    change: EndpointChange,
    *,
    actor: str,
    database: Database,
    allowed_private: Collection[str],
    origin: Origin,
    now: datetime,
) -> Endpoint:
    """The door lets admins in alone. What waits for one that is disabled is given up.

    Raises InvalidInput, UrlRefused, NotFound, DatabaseUnavailable.
    """
    if change.url is not None:
        change = replace(change, url=checked_address(change.url, allowed_private=allowed_private))
    async with database.connection() as connection:
        endpoint = await webhook_endpoints.locked(connection, organization_id, endpoint_id)
        if endpoint is None:
            raise no_such_webhook()
        endpoint = changed(endpoint, change, at=now)
        await webhook_endpoints.change(connection, endpoint)
        if endpoint.disabled is not None:
            await webhook_deliveries.give_up(connection, endpoint_id)
        entry = origin.entry(
            "webhook.change", actor=actor, at=now, organization_id=organization_id,
            target=endpoint_id,
        )  # fmt: skip
        await audit.note(connection, entry)
    return endpoint
