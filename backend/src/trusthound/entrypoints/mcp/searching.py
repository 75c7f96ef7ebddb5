"""A query in, a page of openings out; imported when somebody first searches."""

import asyncio
from contextlib import AsyncExitStack

from trusthound.domain.search.found import Found
from trusthound.domain.search.query import Query
from trusthound.entrypoints.http.schemas.job import job_search_answer
from trusthound.entrypoints.mcp.answers import Json
from trusthound.usecases.search_jobs import SearchAsked
from trusthound.wiring.job_search import JobSearch, open_search
from trusthound.wiring.settings import Settings

_JOB = {
    "title", "company", "location", "salary", "remote", "employment_types", "trust_score", "band",
    "trust_reasons", "description", "url", "posted_at", "last_seen_at", "closed_at",
}  # fmt: skip


class Openings:
    """The database behind is opened by the first search, and kept."""

    def __init__(self) -> None:
        self._opening = asyncio.Lock()
        self._opened = AsyncExitStack()
        self._search: JobSearch | None = None

    async def search(self, query: Query, *, limit: int, cursor: str) -> Json:
        """Raises InvalidInput; SetupProblem and DatabaseUnavailable: the next call tries again."""
        async with self._opening:
            if self._search is None:
                self._search = await self._opened.enter_async_context(open_search(Settings()))
        asked = SearchAsked(query, limit=limit, cursor=cursor or None, is_live=False)
        return _searched(await self._search.search_for_anybody(asked))

    async def close(self) -> None:
        await self._opened.aclose()


def _searched(found: Found) -> Json:
    """A page of openings, and how the words were read."""
    answer = job_search_answer(found)
    return {
        "jobs": [each.model_dump(mode="json", by_alias=True, include=_JOB) for each in answer.jobs],
        "total": answer.total.model_dump(mode="json", by_alias=True),
        "understood": answer.understood.model_dump(mode="json", by_alias=True),
        "cursor": answer.cursor,
    }
