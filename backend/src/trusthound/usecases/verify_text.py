"""Verify a posting or a message that someone pasted: judged for them alone."""

import asyncio
from datetime import datetime

from trusthound.adapters.storage import verifications
from trusthound.adapters.storage.checks import one_check
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.allowance import Claim
from trusthound.domain.facts.reference import Reference
from trusthound.domain.message import dossier as of_message
from trusthound.domain.message.kind import Kind, kind_of
from trusthound.domain.message.verification import Judged, checked
from trusthound.domain.message.verification import conclude as conclude_message
from trusthound.domain.posting.dossier import Dossier
from trusthound.domain.posting.verification import conclude
from trusthound.inquiry.evidence import Lookups, gather_facts
from trusthound.inquiry.message import ask_about_message
from trusthound.inquiry.posting import ask_about_text


async def verify_text(
    text: str,
    kind: Kind | None = None,
    *,
    claim: Claim,
    database: Database,
    reference: Reference,
    lookups: Lookups[Dossier],
    message_lookups: Lookups[of_message.Dossier],
    now: datetime,
    new_id: str,
) -> Judged:
    """`kind` None is found out from the text.

    Raises DailyLimit, InvalidInput for an empty text, DatabaseUnavailable.
    """
    async with one_check(database, claim, now=now, subject=new_id) as check:
        judged: Judged
        if (kind or kind_of(text)) is Kind.MESSAGE:
            message = await asyncio.to_thread(
                ask_about_message, text, reference=reference, as_of=now.date()
            )
            message = await gather_facts(message, message_lookups, now=now)
            judged = conclude_message(message, verification_id=new_id, checked_at=now)
        else:
            dossier = await asyncio.to_thread(
                ask_about_text, text, reference=reference, as_of=now.date()
            )
            dossier = await gather_facts(dossier, lookups, now=now)
            judged = conclude(dossier, verification_id=new_id, checked_at=now)
        await verifications.save(database, judged)
        check.gave(checked(judged))
    return judged
