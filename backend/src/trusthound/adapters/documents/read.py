"""A file that somebody handed in, the document that it holds out: parsed in the sandbox."""

import asyncio
import os
import signal
from dataclasses import dataclass
from weakref import WeakKeyDictionary

from trusthound.adapters.documents import wire
from trusthound.adapters.documents.kinds import format_of
from trusthound.adapters.documents.parse import request_of
from trusthound.adapters.documents.sandbox.run import Ended, Sandbox, Worked
from trusthound.domain.common.errors import DocumentProblem, DocumentRefused, Overloaded
from trusthound.domain.resume.document import Document

WORK = "trusthound.adapters.documents.parse:parse"
_WAITING_FOR_EACH = 16
_RETRY_SECONDS = 5
_BY_LIMIT = frozenset((None, -signal.SIGALRM, -signal.SIGXCPU, -signal.SIGKILL))


@dataclass(slots=True)
class _Queue:
    """Of one event loop."""

    slots: asyncio.Semaphore
    waiting: int = 0


class DocumentReader:
    """At most `at_once` files are read at a time, and a bounded number wait."""

    def __init__(self, *, filtered: bool = True, at_once: int = 0, waiting: int = 0) -> None:
        self._sandbox = Sandbox(WORK, filtered=filtered)
        self._at_once = at_once or os.cpu_count() or 1
        self._most_waiting = waiting or _WAITING_FOR_EACH * self._at_once
        self._queues: WeakKeyDictionary[asyncio.AbstractEventLoop, _Queue] = WeakKeyDictionary()

    async def read(self, data: bytes, filename: str) -> Document:
        """Raises DocumentRefused, Overloaded, SetupProblem."""
        request = request_of(format_of(data, filename), data)
        queue = self._queues.setdefault(
            asyncio.get_running_loop(), _Queue(asyncio.Semaphore(self._at_once))
        )
        if queue.waiting >= self._most_waiting:
            raise Overloaded(
                "Many files are being read right now.",
                retry_after_seconds=_RETRY_SECONDS,
                advice="Try again in a moment.",
            )
        queue.waiting += 1
        try:
            async with queue.slots:
                worked = await self._worked(request)
        finally:
            queue.waiting -= 1
        return wire.read(worked.answer)

    async def _worked(self, request: bytes) -> Worked:
        try:
            return await self._sandbox.work(request)
        except Ended as ended:
            by_limit = ended.code in _BY_LIMIT
            problem = DocumentProblem.TOO_LONG_TO_READ if by_limit else DocumentProblem.DAMAGED
            raise DocumentRefused(problem, detail=str(ended)) from None

    def close(self) -> None:
        self._sandbox.close()


_reader = DocumentReader()


async def read_document(data: bytes, filename: str) -> Document:
    """With the usual limits. Raises DocumentRefused, Overloaded, SetupProblem."""
    return await _reader.read(data, filename)
