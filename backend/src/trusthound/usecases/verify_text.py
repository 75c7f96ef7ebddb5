"""Verify a posting or a message that someone pasted: judged for them alone."""

import asyncio
from datetime import datetime

from trusthound.adapters.storage import verifications
from trusthound.adapters.storage.database import Database
from trusthound.domain.facts.reference import Reference
from trusthound.domain.posting.assess import assess, reasons_of
from trusthound.domain.posting.verification import Verification
from trusthound.inquiry.posting import ask_about_text


async def verify_text(
    text: str, *, database: Database, reference: Reference, now: datetime, new_id: str
) -> Verification:
    """Raises InvalidInput for an empty text, DatabaseUnavailable."""
    dossier = await asyncio.to_thread(
        ask_about_text, text, reference=reference, as_of=now.date()
    )
    assessment = assess(dossier)
    verification = Verification(
        id=new_id,
        url="",
        checked_at=now,
        dossier=dossier,
        assessment=assessment,
        reasons=tuple(reasons_of(assessment, dossier)),
        shared=False,
    )
    await verifications.save(database, verification)
    return verification
