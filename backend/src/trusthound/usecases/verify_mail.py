"""Verify a mail that someone handed in as a file: judged for them alone, and not kept as a file."""

import asyncio
from datetime import datetime

from trusthound.adapters.storage import verifications
from trusthound.adapters.storage.checks import one_check
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.allowance import Claim
from trusthound.domain.facts.reference import Reference
from trusthound.domain.message.verification import MessageVerification, checked, conclude
from trusthound.inquiry.message import ask_about_mail


async def verify_mail(
    body: bytes,
    *,
    claim: Claim,
    database: Database,
    reference: Reference,
    now: datetime,
    new_id: str,
) -> MessageVerification:
    """Nothing that the mail names is fetched. Raises DailyLimit, InvalidInput,
    DatabaseUnavailable.
    """
    async with one_check(database, claim, now=now) as check:
        dossier = await asyncio.to_thread(
            ask_about_mail, body, reference=reference, as_of=now.date()
        )
        verification = conclude(dossier, verification_id=new_id, checked_at=now)
        await verifications.save(database, verification)
        check.gave(checked(verification))
    return verification
