"""The team as its members see it: who belongs to it, and how many seats are taken."""

from dataclasses import dataclass
from datetime import datetime

from trusthound.adapters.storage import invitations, members, organizations
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.invitation import Invitation
from trusthound.domain.access.organization import Organization
from trusthound.domain.access.seats import Seats
from trusthound.domain.access.team import Member

MEMBERS_A_PAGE = 100
INVITATIONS_SHOWN = 100


@dataclass(frozen=True, slots=True)
class Team:
    """`more_after` is where the next page of members begins; None on the last one."""

    organization: Organization
    seats: Seats
    members: tuple[Member, ...]
    invitations: tuple[Invitation, ...]
    more_after: tuple[datetime, str] | None


async def list_members(
    organization: Organization,
    *,
    after: tuple[datetime, str] | None,
    database: Database,
    now: datetime,
) -> Team:
    """Every member of it may see it; the door knows whose organisation it is.

    Raises DatabaseUnavailable.
    """
    found = await members.page(database, organization.id, after=after, most=MEMBERS_A_PAGE + 1)
    shown, more = found[:MEMBERS_A_PAGE], len(found) > MEMBERS_A_PAGE
    invited = await invitations.open_ones(
        database, organization.id, now=now, most=INVITATIONS_SHOWN
    )
    async with database.connection() as connection:
        seats = await organizations.seats(connection, organization, now)
    more_after = (shown[-1].joined_at, shown[-1].id) if more else None
    return Team(organization, seats, shown, invited, more_after)
