"""Who may ask now: so many at a time, so many of one host, so many waiting, so many bytes held."""

import asyncio
import math
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
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
        self._bytes_held = 0

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
            raise _overloaded(self._limits)
        self._waiting += 1
        try:
            async with asyncio.timeout(self._limits.queue_seconds):
                await places.acquire()
        except TimeoutError:
            raise _overloaded(self._limits) from None
        finally:
            self._waiting -= 1
        try:
            yield
        finally:
            places.release()

    @contextmanager
    def room(self) -> Iterator[Callable[[int], None]]:
        """Call what it gives with the bytes held so far; all bodies together have one bound.

        One large page at a time is harmless, one on each connection is not. Raises Overloaded.
        """
        held = 0

        def hold(bytes_now: int) -> None:
            nonlocal held
            self._bytes_held += bytes_now - held
            held = bytes_now
            if self._bytes_held > self._limits.together_bytes:
                raise _overloaded(self._limits)

        try:
            yield hold
        finally:
            self._bytes_held -= held


def _overloaded(limits: FetchLimits) -> Overloaded:
    return Overloaded(
        "Too many links are being read just now.",
        retry_after_seconds=max(1, math.ceil(limits.queue_seconds)),
        advice="Try again in a few seconds.",
    )
