"""Judge a saved page, a board's saved answer or a text, and keep nothing."""

from datetime import datetime

from trusthound.domain.facts.reference import Reference
from trusthound.domain.posting.dossier import Dossier
from trusthound.domain.posting.verification import Verification, conclude
from trusthound.inquiry.evidence import Lookups, gather_facts
from trusthound.inquiry.posting import ask_about_file, ask_about_text


async def judge_file(
    body: bytes, name: str, *, lookups: Lookups[Dossier], reference: Reference, now: datetime
) -> Verification:
    """`name` hints at the kind by its ending. Raises InvalidInput, PageUnreadable."""
    dossier = ask_about_file(body, name, reference=reference, as_of=now.date())
    dossier = await gather_facts(dossier, lookups, now=now)
    return conclude(dossier, verification_id="", checked_at=now, url=dossier.posting.url)


async def judge_text(
    text: str, *, lookups: Lookups[Dossier], reference: Reference, now: datetime
) -> Verification:
    """Text as it stands, whatever it looks like. Raises InvalidInput."""
    dossier = ask_about_text(text, reference=reference, as_of=now.date())
    dossier = await gather_facts(dossier, lookups, now=now)
    return conclude(dossier, verification_id="", checked_at=now)
