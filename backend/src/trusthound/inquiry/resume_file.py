"""A file that was handed in and what was claimed beside it in; a candidate's dossier out."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from datetime import datetime

from trusthound.domain.candidate.claims import Claims
from trusthound.domain.candidate.dossier import Dossier
from trusthound.domain.candidate.seen_before import SeenBefore, Traces
from trusthound.domain.resume.document import Document
from trusthound.domain.resume.model import Resume
from trusthound.domain.resume.read import read_resume
from trusthound.inquiry.candidate import CandidateInquiry, traces_for

# The bytes and the name of a file in, its lines out: parsed in a process of its own.
ReadDocument = Callable[[bytes, str], Awaitable[Document]]


@dataclass(frozen=True, slots=True)
class Earlier:
    """An organisation's own checks: `key` is its secret, `ask` finds what shares a trace."""

    key: bytes
    ask: Callable[[Traces], Awaitable[SeenBefore]]


@dataclass(frozen=True)
class ResumeInquiry:
    """Of all that come at once one is thought about at a time: threads share a processor with
    whoever answers everybody else, and would be no faster side by side.
    """

    candidate: CandidateInquiry
    read_document: ReadDocument
    turn: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(1))

    async def dossier(
        self, data: bytes, filename: str, claims: Claims, *, earlier: Earlier | None, now: datetime
    ) -> tuple[Dossier, Traces | None]:
        """Raises DocumentRefused, Overloaded, DatabaseUnavailable."""
        document = await self.read_document(data, filename)
        key = earlier.key if earlier else None
        async with self.turn:
            resume, traces = await asyncio.to_thread(_read, document, claims, key)
        dossier = await self.candidate.dossier(
            resume,
            document,
            claims,
            now=now,
            traces=traces,
            ask_seen=earlier.ask if earlier else None,
        )
        return dossier, traces


def _read(document: Document, claims: Claims, key: bytes | None) -> tuple[Resume, Traces | None]:
    resume = read_resume(document)
    return resume, None if key is None else traces_for(resume, claims, key=key)
