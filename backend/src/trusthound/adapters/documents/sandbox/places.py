"""Who wants to be worked for, in; their turns out: nobody keeps all others waiting."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from trusthound.domain.common.errors import Overloaded

_RETRY_SECONDS = 5


class Places:
    """Of one event loop: `at_once` are worked for at a time, and `most` are there with those who
    wait; one sender that has a name is at most three quarters of them.

    Whoever has fewest at work is next; of several, who had a turn longest ago, then who came first.
    """

    def __init__(self, at_once: int, most: int) -> None:
        self._free, self._most = at_once, most
        self._share = max(1, most - most // 4)
        self._there: Counter[str] = Counter()
        self._at_work: Counter[str] = Counter()
        self._last_turn: dict[str, int] = {}
        self._turns = 0
        self._waiting: list[tuple[str, asyncio.Future[None]]] = []

    @asynccontextmanager
    async def one(self, sender: str = "") -> AsyncIterator[None]:
        """From its turn on. Raises Overloaded."""
        if self._there.total() >= self._most or (sender and self._there[sender] >= self._share):
            raise Overloaded(
                "Many files are being read right now.",
                retry_after_seconds=_RETRY_SECONDS,
                advice="Try again in a moment.",
            )
        self._there[sender] += 1
        try:
            await self._turn(sender)
            try:
                yield
            finally:
                self._end(sender)
        finally:
            self._there[sender] -= 1
            if not self._there[sender]:
                del self._there[sender], self._at_work[sender]
                self._last_turn.pop(sender, None)

    async def _turn(self, sender: str) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((sender, turn))
        self._give()
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it came at the same moment
                self._end(sender)
            raise

    def _end(self, sender: str) -> None:
        self._at_work[sender] -= 1
        self._free += 1
        self._give()

    def _give(self) -> None:
        self._waiting = [each for each in self._waiting if not each[1].done()]
        while self._free and self._waiting:
            chosen = min(
                self._waiting,
                key=lambda each: (self._at_work[each[0]], self._last_turn.get(each[0], 0)),
            )
            self._waiting.remove(chosen)
            sender, turn = chosen
            self._free -= 1
            self._at_work[sender] += 1
            self._turns += 1
            self._last_turn[sender] = self._turns
            turn.set_result(None)
