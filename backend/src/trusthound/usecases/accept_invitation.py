"""Accept an invitation: whoever is signed in joins the organisation that its link names."""

from datetime import datetime

from trusthound.adapters.storage import audit, invitations, members, organizations, users
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.invitation import (
    check_is_for,
    in_another_organization,
    no_such_invitation,
)
from trusthound.domain.access.organization import Membership
from trusthound.domain.access.origin import Origin
from trusthound.domain.access.seats import check_seat_for_member
from trusthound.domain.access.user import User


async def accept_invitation(
    digest: bytes, user: User, *, database: Database, origin: Origin, now: datetime
) -> Membership:
    """The link works once, for the address that it was sent to.

    Raises NotFound, InvalidInput, Conflict, DatabaseUnavailable.
    """
    async with database.connection() as connection:
        found = await invitations.of_link(connection, digest, now=now)
        if found is None:
            raise no_such_invitation()
        check_is_for(user.email, found.email)
        organization = await organizations.locked(connection, found.organization_id)
        if organization is None or not await invitations.take(connection, digest, now=now):
            raise no_such_invitation()
        check_seat_for_member(await organizations.seats(connection, organization, now))
        if not await members.add(connection, organization.id, user.id, found.role, now):
            raise in_another_organization()
        await users.note_mail_proved(connection, user.id, now)
        entry = origin.entry(
            f"member.join.{found.role.value}",
            actor=user.id,
            at=now,
            organization_id=organization.id,
        )
        await audit.note(connection, entry)
    return Membership(organization, found.role)
