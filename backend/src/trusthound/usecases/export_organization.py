"""Everything an organisation owns, for its admins: noted once, then handed on part by part."""

from collections.abc import AsyncIterator
from datetime import datetime

from trusthound.adapters.storage import (
    attempts,
    audit,
    candidate_checks,
    candidate_history,
    candidate_policies,
)
from trusthound.adapters.storage.candidate_history import Filter
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.acting import Acting
from trusthound.domain.access.attempts import Attempt, AttemptLimits
from trusthound.domain.access.origin import Origin
from trusthound.domain.hiring.check import CandidateCheck, ListedCheck, as_shown

# Reports are large; so many are in memory at a time.
_AT_ONCE = 20


async def begin_organization_export(
    by: Acting, *, database: Database, limits: AttemptLimits, origin: Origin, now: datetime
) -> None:
    """The door lets admins in alone. Raises RateLimited, DatabaseUnavailable."""
    organization_id = by.organization.id
    entry = origin.entry(
        "organization.export",
        actor=by.actor,
        at=now,
        organization_id=organization_id,
        target=organization_id,
    )
    async with database.connection() as connection:
        await attempts.take(connection, [Attempt(limits.exports_an_account, organization_id)], now)
        await audit.note(connection, entry)


async def listed_checks(
    organization_id: str, *, database: Database, now: datetime
) -> AsyncIterator[ListedCheck]:
    """One line a report, the newest first; no score that is not to be shown.

    Raises DatabaseUnavailable.
    """
    async for page in _pages(organization_id, database, now):
        for each in page:
            yield each


async def whole_checks(
    organization_id: str, *, database: Database, now: datetime
) -> AsyncIterator[CandidateCheck]:
    """The reports themselves, with their reviews, as they may be shown; those deleted meanwhile
    are left out. Raises DatabaseUnavailable.
    """
    async for page in _pages(organization_id, database, now):
        found = []
        async with database.connection() as connection:
            for each in page:
                check = await candidate_checks.find(connection, organization_id, each.id, now=now)
                if check is not None:
                    found.append(as_shown(check, signals_only=each.signals_only))
        for check in found:
            yield check


async def _pages(
    organization_id: str, database: Database, now: datetime
) -> AsyncIterator[list[ListedCheck]]:
    before = None
    while True:
        async with database.connection() as connection:
            policy = await candidate_policies.of_organization(connection, organization_id)
            page = await candidate_history.page(
                connection,
                organization_id,
                Filter(signals_only=policy.signals_only),
                before=before,
                most=_AT_ONCE,
                now=now,
            )
        if not page:
            return
        yield page
        before = (page[-1].made_at, page[-1].id)
