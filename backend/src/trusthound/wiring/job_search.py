"""What seekers do with openings, bound to its adapters."""

import asyncio
from dataclasses import dataclass

from trusthound.adapters.files.store import FileStore
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.user import SignedIn
from trusthound.domain.facts.reference import Reference
from trusthound.domain.search.found import Found, FoundOpening
from trusthound.inquiry.live_boards import Came, LiveBoards
from trusthound.usecases import find_job as finding
from trusthound.usecases import search_jobs as searching
from trusthound.wiring.boards import Boards
from trusthound.wiring.clock import utc_now
from trusthound.wiring.reference.gazetteer import exchange_rates, towns
from trusthound.wiring.settings import Settings


@dataclass(frozen=True)
class JobSearch:
    """Openings are everybody's who has Premium; how well they fit is each seeker's own."""

    database: Database
    files: FileStore
    reference: Reference
    turns: asyncio.Semaphore
    live: LiveBoards

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
                self.live.ask,
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


def open_job_search(
    settings: Settings, database: Database, files: FileStore, reference: Reference, boards: Boards
) -> JobSearch:
    """One comparison at a time: sorted by fit, a search compares two hundred postings."""

    async def collect(board_id: str) -> Came | None:
        looked = await boards.collect(board_id)
        if looked is None:
            return None
        return Came(looked.outcome.result if looked.outcome else None, looked.found)

    live = LiveBoards(collect, settings.live_search_seconds)
    return JobSearch(database, files, reference, asyncio.Semaphore(1), live)
