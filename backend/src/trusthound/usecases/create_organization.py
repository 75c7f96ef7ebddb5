"""Make an organisation: an operator names it and its tier, and invites its first admin."""

from datetime import datetime

from trusthound.adapters.storage import audit, organizations
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.audit import OPERATOR
from trusthound.domain.access.entitlements import INCLUDED
from trusthound.domain.access.organization import Organization, Tier, checked_name
from trusthound.domain.access.origin import Origin


async def create_organization(
    name: str, tier: Tier, *, database: Database, origin: Origin, now: datetime, new_id: str
) -> Organization:
    """Only whoever runs the installation may, so the door must know. It has no member yet.

    Raises InvalidInput, DatabaseUnavailable.
    """
    made = Organization(new_id, checked_name(name), tier, INCLUDED[tier].seats)
    async with database.connection() as connection:
        await organizations.add(connection, made, now)
        await audit.note(
            connection,
            origin.entry(
                "organization.create",
                actor=OPERATOR,
                at=now,
                organization_id=made.id,
                target=made.id,
            ),
        )
    return made
