"""Give an endpoint a new secret; for a day its messages bear the signatures of both."""

from dataclasses import replace
from datetime import datetime

from trusthound.adapters.storage import audit, webhook_endpoints
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.origin import Origin
from trusthound.domain.webhooks.endpoint import BOTH_SECRETS_FOR, Endpoint, no_such_webhook


async def rotate_webhook_secret(
    organization_id: str,
    endpoint_id: str,
    sealed_secret: bytes,
    *,
    actor: str,
    database: Database,
    origin: Origin,
    now: datetime,
) -> Endpoint:
    """The door lets admins in alone. Raises NotFound, DatabaseUnavailable."""
    both_until = now + BOTH_SECRETS_FOR
    async with database.connection() as connection:
        endpoint = await webhook_endpoints.locked(connection, organization_id, endpoint_id)
        if endpoint is None:
            raise no_such_webhook()
        await webhook_endpoints.rotate(
            connection, endpoint_id, sealed_secret, both_until=both_until
        )
        entry = origin.entry(
            "webhook.rotate", actor=actor, at=now, organization_id=organization_id,
            target=endpoint_id,
        )  # fmt: skip
        await audit.note(connection, entry)
    return replace(endpoint, former_secret_until=both_until)
