"""Forgets answers to requests that nobody repeats any more."""

from datetime import datetime

from trusthound.adapters.storage import idempotency
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.repeat import KEPT_FOR


async def forget_old_answers(database: Database, *, now: datetime) -> int:
    """Delete what began longer ago than KEPT_FOR; how many there were."""
    return await idempotency.forget(database, now - KEPT_FOR)
