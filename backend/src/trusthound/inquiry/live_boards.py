"""Boards of a seeker's own that are due in, what came of asking them while the seeker waits out."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field

from trusthound.domain.search.board import Result
from trusthound.domain.search.found import AskedBoard

_READ = frozenset({Result.COLLECTED, Result.UNCHANGED})


@dataclass(frozen=True, slots=True)
class NamedBoard:
    id: str
    name: str


@dataclass(frozen=True, slots=True)
class Came:
    """What a look came to: `result` None where it goes on another time."""

    result: Result | None
    found: int


@dataclass(frozen=True, slots=True)
class LiveBoards:
    """`collect` looks at a board by its id, and answers None where somebody else is at it.

    A board that is slower than `seconds` is not waited for; its look goes on all the same, and what
    it finds is there for the next search.
    """

    collect: Callable[[str], Awaitable[Came | None]]
    seconds: float
    # Tasks that nobody waits for any more are forgotten by the loop unless somebody holds them.
    going_on: set[asyncio.Task[Came | None]] = field(default_factory=set)

    async def ask(self, boards: Sequence[NamedBoard]) -> tuple[AskedBoard, ...]:
        """In the order given."""
        if not boards:
            return ()
        tasks = [asyncio.ensure_future(self._look(each)) for each in boards]
        for each in tasks:
            self.going_on.add(each)
            each.add_done_callback(self.going_on.discard)
        await asyncio.wait(tasks, timeout=self.seconds)
        return tuple(_told(board, task) for board, task in zip(boards, tasks, strict=True))

    async def _look(self, board: NamedBoard) -> Came | None:
        return await self.collect(board.id)


def _told(board: NamedBoard, task: asyncio.Task[Came | None]) -> AskedBoard:
    if not task.done():
        return AskedBoard(board.name, "slow", 0)
    if task.cancelled() or task.exception() is not None:
        return AskedBoard(board.name, "failed", 0)
    came = task.result()
    if came is None:
        return AskedBoard(board.name, "none", 0)
    if came.result is None or came.result in _READ:
        return AskedBoard(board.name, "merged" if came.found else "none", came.found)
    return AskedBoard(board.name, "failed", 0)
