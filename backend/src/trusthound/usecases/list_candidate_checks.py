"""An organisation's checks of candidates, newest first, page by page."""

from dataclasses import dataclass, replace
from datetime import datetime

from trusthound.adapters.storage import candidate_history, candidate_policies
from trusthound.adapters.storage.candidate_history import Filter
from trusthound.adapters.storage.database import Database
from trusthound.domain.common.cursor import cursor_of, moment_and_id
from trusthound.domain.hiring.check import ListedCheck

A_PAGE = 20


@dataclass(frozen=True, slots=True)
class History:
    """One page; `next_cursor` asks for the one after it, None where there is none."""

    checks: tuple[ListedCheck, ...]
    next_cursor: str | None


async def list_candidate_checks(
    organization_id: str,
    asked: Filter,
    cursor: str,
    *,
    most: int = A_PAGE,
    database: Database,
    now: datetime,
) -> History:
    """Every member may read it; the door knows whose organisation it is.

    Raises InvalidInput for a cursor that is none of ours, DatabaseUnavailable.
    """
    before = moment_and_id(cursor) if cursor else None
    async with database.connection() as connection:
        policy = await candidate_policies.of_organization(connection, organization_id)
        asked = replace(asked, signals_only=policy.signals_only)
        found = await candidate_history.page(
            connection, organization_id, asked, before=before, most=most + 1, now=now
        )
    page, more = tuple(found[:most]), len(found) > most
    return History(page, cursor_of(page[-1].made_at, page[-1].id) if more else None)
