"""A file and what was claimed in, a judged resume out: bound to reading and to look-ups."""

import asyncio
from datetime import datetime

from trusthound.adapters.storage.candidate_dossiers import stored_dossier
from trusthound.domain.candidate.dossier import Dossier
from trusthound.domain.candidate.seen_before import Traces
from trusthound.domain.facts.reference import Reference
from trusthound.domain.hiring.asked import Asked
from trusthound.domain.hiring.examined import Examined
from trusthound.domain.hiring.judge import examined
from trusthound.domain.posting import dossier as of_posting
from trusthound.inquiry.candidate import CandidateInquiry
from trusthound.inquiry.evidence import Lookups
from trusthound.inquiry.resume_file import ReadDocument, ResumeInquiry
from trusthound.wiring.lookups import for_candidates


def judged(dossier: Dossier, traces: Traces | None) -> Examined:
    return examined(dossier, stored=stored_dossier(dossier), traces=traces)


async def examine_file(
    asked: Asked,
    reference: Reference,
    lookups: Lookups[of_posting.Dossier],
    read: ReadDocument,
    *,
    now: datetime,
) -> Examined:
    """Read and judge a file, and compare it with nothing. Raises DocumentRefused, Overloaded."""
    dossier, _ = await open_resumes(reference, lookups, read).dossier(
        asked.data, asked.filename, asked.claims, earlier=None, now=now
    )
    return await asyncio.to_thread(examined, dossier)


def open_resumes(
    reference: Reference, lookups: Lookups[of_posting.Dossier], read: ReadDocument
) -> ResumeInquiry:
    """Read in the sandbox, looked up as postings are."""
    return ResumeInquiry(CandidateInquiry(reference, for_candidates(lookups)), read)
