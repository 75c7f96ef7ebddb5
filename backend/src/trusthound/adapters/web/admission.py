"""Who may ask now: so many requests at a time, so many of them to one host, so many waiting."""

import asyncio
import math
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from trusthound.adapters.web.limits import FetchLimits
from trusthound.domain.common.errors import Overloaded


@dataclass(slots=True)
class _Host:
    places: asyncio.Semaphore
    users: int = 0


class Admission:
    """Waiting has a bound in number and in time; past it there is Overloaded.

    The host's place is taken first: whoever waits for a slow host holds nobody else's place.
    """

    def __init__(self, limits: FetchLimits) -> None:
        self._limits = limits
        self._places = asyncio.Semaphore(limits.concurrency)
        self._hosts: dict[str, _Host] = {}
        self._waiting = 0

    @asynccontextmanager
    async def place(self, host: str) -> AsyncIterator[None]:
        """One request to `host` while the block runs. Raises Overloaded."""
        at_host = self._hosts.setdefault(
            host, _Host(asyncio.Semaphore(self._limits.host_concurrency))
        )
        at_host.users += 1
        try:
            async with self._one_of(at_host.places), self._one_of(self._places):
                yield
        finally:
            at_host.users -= 1
            if at_host.users == 0:
                del self._hosts[host]

    @asynccontextmanager
    async def _one_of(self, places: asyncio.Semaphore) -> AsyncIterator[None]:
        if places.locked() and self._waiting >= self._limits.queue:
            raise self._overloaded()
        self._waiting += 1
        try:
            async with asyncio.timeout(self._limits.queue_seconds):
                await places.acquire()
        except TimeoutError:
            raise self._overloaded() from None
        finally:
            self._waiting -= 1
        try:
            yield
        finally:
            places.release()

    def _overloaded(self) -> Overloaded:
        return Overloaded(
            "Too many links are being read just now.",
            retry_after_seconds=max(1, math.ceil(self._limits.queue_seconds)),
            advice="Try again in a few seconds.",
        )
