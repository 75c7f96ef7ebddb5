"""Served pages in, counts by day and path out to the database, half a minute's at once.

Neither an address, a cookie nor a device is looked at: nothing here can tell two people apart.
"""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from datetime import date

import structlog
from starlette.requests import Request

from trusthound.domain.common.errors import TrustHoundError
from trusthound.domain.operating.visits import is_person

WRITE_AFTER_SECONDS = 30.0

Write = Callable[[Mapping[tuple[date, str], int]], Awaitable[None]]

log = structlog.get_logger("http")


class PageViews:
    """What was counted and is not written yet; lost with the process if it is killed."""

    def __init__(self, write: Write) -> None:
        self._write = write
        self._waiting: Counter[tuple[date, str]] = Counter()
        self._timer: asyncio.TimerHandle | None = None
        self._writing: asyncio.Task[None] | None = None

    def note(self, request: Request, path: str, day: date) -> None:
        """`path` as the router writes it. Programs, and browsers that only look ahead, are out."""
        headers = request.headers
        if request.method != "GET" or not is_person(headers.get("user-agent", "")):
            return
        if "prefetch" in headers.get("sec-purpose", headers.get("purpose", "")):
            return
        self._waiting[day, path] += 1
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(WRITE_AFTER_SECONDS, self._due)

    async def write(self) -> None:
        """Write what waits; what cannot be written now is kept for the next time."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        views, self._waiting = self._waiting, Counter()
        try:
            await self._write(views)
        except TrustHoundError as problem:
            self._waiting.update(views)
            log.warning("page_views_not_written", problem=problem.message)

    def _due(self) -> None:
        self._timer = None
        self._writing = asyncio.create_task(self.write())
