"""Make an organisation of a demo request, once: named as its company, with the request's id."""

from datetime import datetime

from trusthound.adapters.storage import audit, demo_requests, organizations
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.entitlements import INCLUDED
from trusthound.domain.access.organization import Organization, Tier, checked_name
from trusthound.domain.access.origin import Origin
from trusthound.domain.common.errors import Conflict, NotFound


async def welcome_employer(
    request_id: str,
    tier: Tier,
    *,
    actor: str,
    database: Database,
    origin: Origin,
    now: datetime,
) -> tuple[Organization, str]:
    """The organisation, which has no member yet, and the address of whoever asked.

    `actor` is an operator, so the door must know. Raises NotFound, Conflict, DatabaseUnavailable.
    """
    async with database.connection() as connection:
        asked = await demo_requests.locked(connection, request_id)
        if asked is None:
            raise NotFound("There is no such demo request.")
        if await organizations.locked(connection, request_id) is not None:
            raise Conflict(
                "already_customer",
                "This request has an organisation already.",
                advice="Read the list again.",
            )
        made = Organization(request_id, checked_name(asked.company), tier, INCLUDED[tier].seats)
        await organizations.add(connection, made, now)
        entry = origin.entry(
            "organization.create", actor=actor, at=now, organization_id=made.id, target=made.id
        )
        await audit.note(connection, entry)
    return made, asked.email
