"""Settings in, the look-ups out: which kinds there are, how they are asked and remembered."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from trusthound.adapters.storage import lookups as kept
from trusthound.adapters.storage.database import Database
from trusthound.domain.posting.dossier import Dossier
from trusthound.inquiry.evidence import Lookup, Lookups, Memory
from trusthound.wiring.settings import Settings

NO_LOOKUPS: Lookups[Dossier] = Lookups((), 0.0)


@asynccontextmanager
async def open_lookups(
    settings: Settings, database: Database | None
) -> AsyncIterator[Lookups[Dossier]]:
    """Every kind of look-up; without a database nothing is remembered."""
    if not settings.lookups:
        yield NO_LOOKUPS
        return
    kinds: tuple[Lookup[Dossier], ...] = ()
    yield Lookups(kinds, settings.lookups_seconds, _memory(database))


def _memory(database: Database | None) -> Memory | None:
    if database is None:
        return None
    return Memory(recall=partial(kept.recall, database), keep=partial(kept.keep, database))
