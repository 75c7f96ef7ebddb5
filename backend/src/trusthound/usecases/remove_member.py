"""Take a member out of an organisation: their sessions end at once, their account stays."""

from datetime import datetime

from trusthound.adapters.storage import audit, members, organizations
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.organization import no_such_organization
from trusthound.domain.access.origin import Origin
from trusthound.domain.access.team import check_removal


async def remove_member(
    organization_id: str,
    member_id: str,
    *,
    actor: str,
    database: Database,
    origin: Origin,
    now: datetime,
) -> None:
    """An admin removes anybody, everybody may leave; the last admin stays.

    Raises NotAllowed, NotFound, Conflict, DatabaseUnavailable.
    """
    async with database.connection() as connection:
        if await organizations.locked(connection, organization_id) is None:
            raise no_such_organization()
        standing = await members.standing(
            connection, organization_id, actor=actor, target=member_id
        )
        check_removal(standing, leaving=actor == member_id)
        await members.remove(connection, organization_id, member_id)
        entry = origin.entry(
            "member.remove",
            actor=actor,
            at=now,
            organization_id=organization_id,
            target=member_id,
        )
        await audit.note(connection, entry)
