"""Take an invitation back: its link no longer works, and its seat is free."""

from datetime import datetime

from trusthound.adapters.storage import audit, invitations, members, organizations
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.organization import no_such_organization
from trusthound.domain.access.origin import Origin
from trusthound.domain.access.team import check_may_manage
from trusthound.domain.common.errors import NotFound


async def withdraw_invitation(
    organization_id: str,
    invitation_id: str,
    *,
    actor: str,
    database: Database,
    origin: Origin,
    now: datetime,
) -> None:
    """An admin may. Raises NotAllowed, NotFound, DatabaseUnavailable."""
    async with database.connection() as connection:
        if await organizations.locked(connection, organization_id) is None:
            raise no_such_organization()
        check_may_manage(await members.role_of(connection, organization_id, actor))
        if not await invitations.withdraw(connection, organization_id, invitation_id):
            raise NotFound("There is no such invitation.")
        entry = origin.entry(
            "member.withdraw_invitation",
            actor=actor,
            at=now,
            organization_id=organization_id,
            target=invitation_id,
        )
        await audit.note(connection, entry)
