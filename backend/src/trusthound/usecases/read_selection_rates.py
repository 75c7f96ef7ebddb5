"""How people decided after which report, by month: for whoever audits a selection."""

from datetime import datetime

from trusthound.adapters.storage import audit, candidate_counts, candidate_policies
from trusthound.adapters.storage.candidate_counts import SelectionRate
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.origin import Origin


async def read_selection_rates(
    organization_id: str, *, actor: str, database: Database, origin: Origin, now: datetime
) -> list[SelectionRate]:
    """By level and decision alone: nothing protected about anybody is known, or guessed. Of who
    shows signals only no level is told, of earlier months neither.

    Raises DatabaseUnavailable.
    """
    async with database.connection() as connection:
        policy = await candidate_policies.of_organization(connection, organization_id)
    rates = await candidate_counts.selection_rates(
        database, organization_id, signals_only=policy.signals_only
    )
    entry = origin.entry(
        "candidate.selection_rates", actor=actor, at=now, organization_id=organization_id,
        target=organization_id,
    )  # fmt: skip
    async with database.connection() as connection:
        await audit.note(connection, entry)
    return rates
