"""A file that was handed in and what was claimed beside it in; a judged resume out.

Only domains and companies are asked about. The candidate's profile is compared and never fetched.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from trusthound.adapters.documents.passing import Begun, Handed, Learnt
from trusthound.domain.candidate.claims import Claims
from trusthound.domain.candidate.seen_before import SeenBefore, Traces
from trusthound.domain.hiring.examined import Examined
from trusthound.domain.hiring.outside import Outside
from trusthound.inquiry.evidence import Lookups, gather_facts


class Reader(Protocol):
    """Reads and judges in a process of its own. Raises DocumentRefused, Overloaded."""

    async def begin(
        self, data: bytes, filename: str, handed: Handed, *, sender: str = ""
    ) -> Begun: ...
    async def judge(self, begun: Begun, learnt: Learnt, *, sender: str = "") -> Examined: ...


@dataclass(frozen=True, slots=True)
class Earlier:
    """An organisation's own checks: `key` is its secret, `ask` finds what shares a trace; `sender`
    is its name where it takes turns with others.
    """

    key: bytes
    ask: Callable[[Traces], Awaitable[SeenBefore]]
    sender: str = ""


@dataclass(frozen=True, slots=True)
class ResumeInquiry:
    """`lookups` are those kinds that have a field in a candidate's dossier, with their deadline."""

    reader: Reader
    lookups: Lookups[Outside]

    async def examined(
        self, data: bytes, filename: str, claims: Claims, *, earlier: Earlier | None, now: datetime
    ) -> Examined:
        """Without `earlier` nothing is compared.

        Raises DocumentRefused, Overloaded, DatabaseUnavailable.
        """
        handed = Handed(claims, earlier.key if earlier else None, now.date())
        sender = earlier.sender if earlier else ""
        begun = await self.reader.begin(data, filename, handed, sender=sender)
        seen = None
        if earlier is not None and begun.traces is not None:
            seen = await earlier.ask(begun.traces)
        told = await gather_facts(begun.outside, self.lookups, now=now)
        learnt = Learnt(told.answers, begun.traces, seen)
        return await self.reader.judge(begun, learnt, sender=sender)
