"""Find a job: one opening, and how well the seeker's default resume fits it."""

import asyncio
from dataclasses import dataclass, replace
from datetime import datetime

from trusthound.adapters.files.store import FileStore
from trusthound.adapters.storage import applications, openings, resumes, watches
from trusthound.adapters.storage.database import Database
from trusthound.domain.common.errors import NotFound
from trusthound.domain.facts.reference import Reference
from trusthound.domain.search.found import FoundOpening
from trusthound.domain.search.pay import ExchangeRates
from trusthound.domain.search.shown import shown
from trusthound.inquiry.opening_fit import Fits


@dataclass(frozen=True, slots=True)
class Finding:
    """What it is found with; `turns` are for what costs a processor."""

    database: Database
    files: FileStore
    reference: Reference
    rates: ExchangeRates
    turns: asyncio.Semaphore


async def find_job(
    opening_id: str, *, user_id: str, finding: Finding, now: datetime
) -> FoundOpening:
    """A closed one as well. Raises NotFound, FileDamaged, DatabaseUnavailable."""
    async with finding.database.connection() as connection:
        opening = await openings.find(connection, opening_id)
        applied = await applications.of_openings(connection, user_id, [opening_id])
        resume = await resumes.find(connection, user_id, None, files=finding.files)
        watched = await watches.by_opening(connection, user_id, [opening_id])
    if opening is None:
        raise NotFound("There is no such job, or it has been removed.")
    fits = Fits(resume, finding.reference, finding.turns, now.date())
    return replace(
        shown(opening, finding.rates),
        fit=(await fits.of([opening])).get(opening.id),
        application_id=applied.get(opening.id),
        watch_id=watched.get(opening.id),
    )
