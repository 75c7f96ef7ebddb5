"""A read resume and what was claimed in; a dossier with all that could be learnt in time out.

Only domains and companies are asked about. The candidate's profile is compared and never fetched.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from datetime import datetime

from trusthound.domain.candidate.claims import Claims
from trusthound.domain.candidate.dossier import Dossier, compile_dossier
from trusthound.domain.candidate.recurrences import recurrences_of
from trusthound.domain.candidate.seen_before import SeenBefore, Traces, traces_of
from trusthound.domain.facts.reference import Reference
from trusthound.domain.resume.document import Document
from trusthound.domain.resume.model import Resume
from trusthound.inquiry.evidence import Lookups, gather_facts

# Traces in, what else the same organisation checked and shares one of them out.
AskSeen = Callable[[Traces], Awaitable[SeenBefore]]


@dataclass(frozen=True, slots=True)
class CandidateInquiry:
    """`lookups` are those kinds that have a field in a candidate's dossier, with their deadline."""

    reference: Reference
    lookups: Lookups[Dossier]

    async def dossier(
        self,
        resume: Resume,
        document: Document,
        claims: Claims,
        *,
        now: datetime,
        traces: Traces | None = None,
        ask_seen: AskSeen | None = None,
    ) -> Dossier:
        """`ask_seen` looks among the organisation's own checks; without it nothing is compared."""
        dossier = await asyncio.to_thread(
            compile_dossier, resume, document, claims, as_of=now.date(), reference=self.reference
        )
        if traces is not None and ask_seen is not None:
            seen = await ask_seen(traces)
            told = await asyncio.to_thread(recurrences_of, traces, seen)
            dossier = replace(dossier, recurrences=told)
        return await gather_facts(dossier, self.lookups, now=now)


def traces_for(resume: Resume, claims: Claims, *, key: bytes) -> Traces:
    """The traces of a check: with the address and the profile that were given beside the resume."""
    mails = (claims.mail,) if claims.mail else ()
    profiles = (claims.profile,) if claims.profile else ()
    return traces_of(resume, mails=mails, profiles=profiles, key=key)
