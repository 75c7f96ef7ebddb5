"""Judge stored dossiers again by today's signals and weights, and tell what comes out otherwise."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from datetime import datetime

from trusthound.adapters.storage import verifications
from trusthound.adapters.storage.database import Database
from trusthound.domain.assessment.rescored import Rescored
from trusthound.domain.facts.reference import Reference
from trusthound.domain.message.verification import Judged, concluded_today

# Whole dossiers, up to some hundred kilobytes each.
READ_AT_ONCE = 50


@dataclass(frozen=True, slots=True)
class Replayed:
    """`rescored` and `judged` (by today's engine) are None for what can't be read any more."""

    id: str
    checked_at: datetime
    judged: Judged | None
    rescored: Rescored | None
    written: bool = False


async def replay_verifications(
    database: Database, *, reference: Reference, since: datetime, now: datetime, write: bool
) -> AsyncIterator[Replayed]:
    """Every verification checked from `since` on, oldest first. Raises DatabaseUnavailable.

    With `write` what comes out otherwise takes the place of what was stored, which is kept.
    """
    last = None
    while True:
        stored = await verifications.checked_since(database, since, after=last, most=READ_AT_ONCE)
        for each in stored:
            yield await _replayed(database, each, reference=reference, now=now, write=write)
        if len(stored) < READ_AT_ONCE:
            return
        last = stored[-1]


async def _replayed(
    database: Database,
    stored: verifications.Stored,
    *,
    reference: Reference,
    now: datetime,
    write: bool,
) -> Replayed:
    if stored.judged is None:
        return Replayed(stored.id, stored.checked_at, None, None)
    today = concluded_today(stored.judged, reference)
    written = (
        write and today != stored.judged and await verifications.reassess(database, today, now)
    )
    rescored = Rescored(stored.judged.assessment, today.assessment)
    return Replayed(stored.id, stored.checked_at, today, rescored, written)
