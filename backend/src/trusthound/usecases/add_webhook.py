"""Add an endpoint of an organisation; its secret is kept sealed, and given out once."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime

from trusthound.adapters.storage import audit, organizations, webhook_endpoints
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.entitlements import Entitlement, check_entitled
from trusthound.domain.access.organization import Organization, no_such_organization
from trusthound.domain.access.origin import Origin
from trusthound.domain.webhooks.endpoint import (
    Endpoint,
    check_room,
    checked_address,
    checked_description,
    checked_events,
)
from trusthound.domain.webhooks.event import WebhookEvent


@dataclass(frozen=True, slots=True)
class Wanted:
    """What an admin says of it."""

    url: str
    description: str
    events: tuple[WebhookEvent, ...]


@dataclass(frozen=True, slots=True)
class Chance:
    """The endpoint's id, and its secret as it is kept."""

    endpoint_id: str
    sealed_secret: bytes


async def add_webhook(
    organization: Organization,
    wanted: Wanted,
    *,
    actor: str,
    database: Database,
    allowed_private: Collection[str],
    origin: Origin,
    now: datetime,
    chance: Chance,
) -> Endpoint:
    """The door lets admins in alone.

    Raises NotAllowed, InvalidInput, UrlRefused, NotFound, Conflict, DatabaseUnavailable.
    """
    check_entitled(organization.tier, Entitlement.API)
    made = Endpoint(
        chance.endpoint_id,
        organization.id,
        checked_address(wanted.url, allowed_private=allowed_private),
        checked_description(wanted.description),
        checked_events(wanted.events),
        now,
    )
    async with database.connection() as connection:
        if await organizations.locked(connection, organization.id) is None:
            raise no_such_organization()
        check_room(await webhook_endpoints.count(connection, organization.id))
        await webhook_endpoints.add(connection, made, chance.sealed_secret)
        entry = origin.entry(
            "webhook.create",
            actor=actor,
            at=now,
            organization_id=organization.id,
            target=made.id,
        )
        await audit.note(connection, entry)
    return made
