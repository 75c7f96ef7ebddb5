"""What seekers do with openings, bound to its adapters."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from trusthound.adapters.files.store import FileStore
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.user import SignedIn
from trusthound.domain.facts.reference import Reference
from trusthound.domain.search.found import Found, FoundOpening
from trusthound.inquiry.live_boards import Came, LiveBoards
from trusthound.usecases import find_job as finding
from trusthound.usecases import search_jobs as searching
from trusthound.wiring.boards import Boards, open_boards
from trusthound.wiring.clock import utc_now
from trusthound.wiring.files import RESUMES_FOLDER, open_files
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
        return await self._search(who.user.id, asked)

    async def search_for_anybody(self, asked: searching.SearchAsked) -> Found:
        """For whoever runs this machine: nobody's resume, boards or applications count."""
        return await self._search("", asked)

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

    async def _search(self, user_id: str, asked: searching.SearchAsked) -> Found:
        return await searching.search_jobs(
            asked,
            user_id=user_id,
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


@asynccontextmanager
async def open_search(settings: Settings) -> AsyncIterator[JobSearch]:
    """For a command that needs no more. Raises SetupProblem, DatabaseUnavailable."""
    async with open_boards(settings) as boards:
        files = await asyncio.to_thread(open_files, settings, RESUMES_FOLDER)
        yield open_job_search(settings, boards.database, files, boards.reference, boards)


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
