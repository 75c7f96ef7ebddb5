"""Identical questions asked at once in, one piece of work out: the others wait for its answer."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Generic, TypeVar

Answer = TypeVar("Answer")


class InFlight(Generic[Answer]):
    """Work under way by key. It goes on while anyone waits, and ends when the last one leaves."""

    def __init__(self) -> None:
        self._tasks: dict[str, asyncio.Task[Answer]] = {}
        self._waiting: dict[str, int] = {}

    async def once(self, key: str, work: Callable[[], Coroutine[Any, Any, Answer]]) -> Answer:
        """The answer of the work under way for `key`, begun here if there is none.

        An error of the work reaches everyone who waits for it.
        """
        task = self._tasks.get(key)
        if task is None:
            task = self._tasks[key] = asyncio.create_task(work())
            task.add_done_callback(lambda done: self._forget(key, done))
        self._waiting[key] = self._waiting.get(key, 0) + 1
        try:
            return await asyncio.shield(task)
        finally:
            self._leave(key, task)

    def _leave(self, key: str, task: asyncio.Task[Answer]) -> None:
        self._waiting[key] -= 1
        if self._waiting[key]:
            return
        del self._waiting[key]
        if not task.done():
            task.cancel()
            self._forget(key, task)

    def _forget(self, key: str, task: asyncio.Task[Answer]) -> None:
        """By then another task may stand under the same key."""
        if self._tasks.get(key) is task:
            del self._tasks[key]
