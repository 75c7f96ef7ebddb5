"""What seekers do with openings, bound to its adapters."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from trusthound.adapters.files.store import FileStore
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.user import SignedIn
from trusthound.domain.facts.reference import Reference
from trusthound.domain.search.found import AskedBoard, Found, FoundOpening
from trusthound.usecases import find_job as finding
from trusthound.usecases import refresh_search_words as refreshing
from trusthound.usecases import search_jobs as searching
from trusthound.wiring.clock import utc_now
from trusthound.wiring.reference.gazetteer import exchange_rates, towns


@dataclass(frozen=True)
class JobSearch:
    """Openings are everybody's who has Premium; how well they fit is each seeker's own."""

    database: Database
    files: FileStore
    reference: Reference
    turns: asyncio.Semaphore

    async def search(self, who: SignedIn, asked: searching.SearchAsked) -> Found:
        """The openings that fit."""
        return await searching.search_jobs(
            asked,
            user_id=who.user.id,
            searching=searching.Searching(
                self.database,
                self.files,
                self.reference,
                await asyncio.to_thread(towns),
                exchange_rates(),
                _ask_no_boards,
                self.turns,
                utc_now,
            ),
        )

    async def find(self, who: SignedIn, opening_id: str) -> FoundOpening:
        """One of them."""
        return await finding.find_job(
            opening_id,
            user_id=who.user.id,
            finding=finding.Finding(
                self.database, self.files, self.reference, exchange_rates(), self.turns
            ),
            now=utc_now(),
        )

    async def refresh_words(self) -> int:
        """Count the words that misspelt ones are compared with; for the worker."""
        return await refreshing.refresh_search_words(self.database)


async def _ask_no_boards() -> Sequence[AskedBoard]:
    return ()
