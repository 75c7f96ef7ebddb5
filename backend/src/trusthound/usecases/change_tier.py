"""Give an organisation another tier: what it includes holds at once, its members stay."""

from datetime import datetime

from trusthound.adapters.storage import audit, organizations
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.audit import OPERATOR
from trusthound.domain.access.entitlements import INCLUDED
from trusthound.domain.access.organization import Organization, Tier, no_such_organization
from trusthound.domain.access.origin import Origin


async def change_tier(
    organization_id: str,
    tier: Tier,
    *,
    database: Database,
    origin: Origin,
    now: datetime,
    actor: str = OPERATOR,
) -> Organization:
    """Only whoever runs the installation may; `actor` is the operator's id, or the command line.

    Where there are now more members than seats, nobody is removed: no seat is free until some
    leave. Raises NotFound, DatabaseUnavailable.
    """
    async with database.connection() as connection:
        known = await organizations.locked(connection, organization_id)
        if known is None:
            raise no_such_organization()
        seats = INCLUDED[tier].seats
        await organizations.set_tier(connection, known.id, tier, seats)
        entry = origin.entry(
            f"organization.tier.{tier.value}",
            actor=actor,
            at=now,
            organization_id=known.id,
            target=known.id,
        )
        await audit.note(connection, entry)
    return Organization(known.id, known.name, tier, seats)
