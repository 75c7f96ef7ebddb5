"""How people decided after which report, by month: for whoever audits a selection."""

from datetime import datetime

from trusthound.adapters.storage import audit, candidate_counts
from trusthound.adapters.storage.candidate_counts import SelectionRate
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.origin import Origin


async def read_selection_rates(
    organization_id: str, *, actor: str, database: Database, origin: Origin, now: datetime
) -> list[SelectionRate]:
    """By level and decision alone: nothing protected about anybody is known, or guessed.

    Raises DatabaseUnavailable.
    """
    rates = await candidate_counts.selection_rates(database, organization_id)
    entry = origin.entry(
        "candidate.selection_rates", actor=actor, at=now, organization_id=organization_id,
        target=organization_id,
    )  # fmt: skip
    async with database.connection() as connection:
        await audit.note(connection, entry)
    return rates
