"""Give a member another role; the organisation keeps an admin."""

from datetime import datetime

from trusthound.adapters.storage import audit, members, organizations
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.organization import Role, no_such_organization
from trusthound.domain.access.origin import Origin
from trusthound.domain.access.team import check_change


async def change_role(
    organization_id: str,
    member_id: str,
    role: Role,
    *,
    actor: str,
    database: Database,
    origin: Origin,
    now: datetime,
) -> None:
    """An admin may, judged under the organisation's lock; of two last admins who demote each other
    at once, one stays. Raises NotAllowed, NotFound, Conflict, DatabaseUnavailable.
    """
    async with database.connection() as connection:
        if await organizations.locked(connection, organization_id) is None:
            raise no_such_organization()
        standing = await members.standing(
            connection, organization_id, actor=actor, target=member_id
        )
        check_change(standing, role)
        await members.set_role(connection, organization_id, member_id, role)
        entry = origin.entry(
            f"member.role.{role.value}",
            actor=actor,
            at=now,
            organization_id=organization_id,
            target=member_id,
        )
        await audit.note(connection, entry)
