"""A file that somebody handed in, the document that it holds out: parsed in the sandbox."""

from trusthound.adapters.documents import wire
from trusthound.adapters.documents.kinds import format_of
from trusthound.adapters.documents.parse import request_of
from trusthound.adapters.documents.sandbox.turns import Turns
from trusthound.domain.resume.document import Document

WORK = "trusthound.adapters.documents.parse:parse"


class DocumentReader:
    """At most `at_once` files are read at a time, and a bounded number wait."""

    def __init__(self, *, filtered: bool = True, at_once: int = 0, waiting: int = 0) -> None:
        self._turns = Turns(WORK, filtered=filtered, at_once=at_once, waiting=waiting)

    async def read(self, data: bytes, filename: str) -> Document:
        """Raises DocumentRefused, Overloaded, SetupProblem."""
        worked = await self._turns.work(request_of(format_of(data, filename), data))
        return wire.read(worked.answer)

    def close(self) -> None:
        self._turns.close()


_reader = DocumentReader()


async def read_document(data: bytes, filename: str) -> Document:
    """With the usual limits. Raises DocumentRefused, Overloaded, SetupProblem."""
    return await _reader.read(data, filename)
