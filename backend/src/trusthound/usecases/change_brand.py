"""Change what an organisation's reports look like: from now on all of them do, older ones too."""

from datetime import datetime

from trusthound.adapters.documents.logo_reader import redrawn_logo
from trusthound.adapters.storage import audit, brands
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.acting import Acting
from trusthound.domain.access.origin import Origin
from trusthound.domain.hiring.brand import Brand, checked_accent


async def change_accent(
    accent: str, *, by: Acting, database: Database, origin: Origin, now: datetime
) -> Brand:
    """An empty one takes it back. The door lets admins in alone.

    Raises InvalidInput, DatabaseUnavailable.
    """
    accent = checked_accent(accent)
    organization_id = by.organization.id
    async with database.connection() as connection:
        await brands.put_accent(connection, organization_id, accent)
        entry = origin.entry(
            "brand.accent", actor=by.actor, at=now, organization_id=organization_id,
            target=organization_id,
        )  # fmt: skip
        await audit.note(connection, entry)
        return await brands.of_organization(connection, organization_id)


async def change_logo(
    data: bytes | None,
    *,
    by: Acting,
    filtered: bool,
    database: Database,
    origin: Origin,
    now: datetime,
) -> Brand:
    """None takes it back; else what is kept was drawn anew from its pixels, in the sandbox.

    The door lets admins in alone. Raises InvalidInput, DocumentRefused, DatabaseUnavailable.
    """
    logo = None if data is None else await redrawn_logo(data, filtered=filtered)
    organization_id = by.organization.id
    async with database.connection() as connection:
        await brands.put_logo(connection, organization_id, logo)
        entry = origin.entry(
            "brand.logo.delete" if logo is None else "brand.logo",
            actor=by.actor, at=now, organization_id=organization_id, target=organization_id,
        )  # fmt: skip
        await audit.note(connection, entry)
        return await brands.of_organization(connection, organization_id)
