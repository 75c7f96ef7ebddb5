"""Verify a posting or a message that someone pasted: judged for them alone."""

import asyncio
from datetime import datetime

from trusthound.adapters.storage import verifications
from trusthound.adapters.storage.database import Database
from trusthound.domain.facts.reference import Reference
from trusthound.domain.posting.dossier import Dossier
from trusthound.domain.posting.verification import Verification, conclude
from trusthound.inquiry.evidence import Lookups, gather_facts
from trusthound.inquiry.posting import ask_about_text


async def verify_text(
    text: str,
    *,
    database: Database,
    reference: Reference,
    lookups: Lookups[Dossier],
    now: datetime,
    new_id: str,
) -> Verification:
    """Raises InvalidInput for an empty text, DatabaseUnavailable."""
    dossier = await asyncio.to_thread(ask_about_text, text, reference=reference, as_of=now.date())
    dossier = await gather_facts(dossier, lookups, now=now)
    verification = conclude(dossier, verification_id=new_id, checked_at=now)
    await verifications.save(database, verification)
    return verification
