"""Requests for the sandbox in, its answers out: so many at once, and so many waiting."""

import asyncio
import os
import signal
from weakref import WeakKeyDictionary

from trusthound.adapters.documents.sandbox.cell import Limits
from trusthound.adapters.documents.sandbox.places import Places
from trusthound.adapters.documents.sandbox.run import Ended, Sandbox, Worked
from trusthound.domain.common.errors import DocumentProblem, DocumentRefused

# For each at work; but twenty who come at once are never too many.
_WAITING_FOR_EACH, _LEAST_WAITING = 16, 32
_BY_LIMIT = frozenset((None, -signal.SIGALRM, -signal.SIGXCPU, -signal.SIGKILL))


class Turns:
    """At most `at_once` requests are worked on at a time, 0: one a core; a bounded number wait."""

    def __init__(
        self,
        work: str,
        *,
        filtered: bool = True,
        at_once: int = 0,
        waiting: int = 0,
        limits: Limits | None = None,
    ) -> None:
        self._sandbox = Sandbox(work, limits, filtered=filtered)
        self._at_once = at_once or os.cpu_count() or 1
        self._most_waiting = waiting or max(_LEAST_WAITING, _WAITING_FOR_EACH * self._at_once)
        self._places: WeakKeyDictionary[asyncio.AbstractEventLoop, Places] = WeakKeyDictionary()

    async def work(
        self, request: bytes, *, seconds: float | None = None, sender: str = ""
    ) -> Worked:
        """`seconds` bound the work alone, no wait for it or for the sandbox; senders take turns.

        Raises DocumentRefused where it ended without an answer, Overloaded, SetupProblem.
        """
        places = self._places.setdefault(
            asyncio.get_running_loop(), Places(self._at_once, self._most_waiting)
        )
        try:
            async with places.one(sender):
                return await self._sandbox.work(request, seconds=seconds)
        except Ended as ended:
            by_limit = ended.code in _BY_LIMIT
            problem = DocumentProblem.TOO_LONG_TO_READ if by_limit else DocumentProblem.DAMAGED
            raise DocumentRefused(problem, detail=str(ended)) from None

    def close(self) -> None:
        self._sandbox.close()
