"""Organisations, the newest first, with their tiers and seats, for an operator."""

from dataclasses import dataclass
from datetime import datetime
from functools import partial

from trusthound.adapters.storage import administered
from trusthound.adapters.storage.administered import AdministeredOrganization
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.profile import one_line
from trusthound.domain.common.cursor import cursor_of, moment_and_id

ORGANIZATIONS_A_PAGE = 50


@dataclass(frozen=True, slots=True)
class OrganizationsPage:
    """`cursor` asks for the next page, "" on the last."""

    organizations: tuple[AdministeredOrganization, ...]
    cursor: str


async def list_organizations(
    search: str, *, cursor: str, database: Database, now: datetime
) -> OrganizationsPage:
    """For operators, so the door must know. Raises InvalidInput for a cursor that is none,
    DatabaseUnavailable.
    """
    after = moment_and_id(cursor) if cursor else None
    found = await database.read(
        partial(
            administered.organizations,
            search=one_line(search),
            after=after,
            most=ORGANIZATIONS_A_PAGE + 1,
            now=now,
        )
    )
    shown = found[:ORGANIZATIONS_A_PAGE]
    more = cursor_of(shown[-1].created_at, shown[-1].id) if len(found) > len(shown) else ""
    return OrganizationsPage(shown, more)
