"""Judge a posting anew with the facts that its employer corrected, by the rules alone.

The result that was replied to stays as it is; this is one of its own, which answers nobody else.
"""

from dataclasses import replace
from datetime import datetime

from trusthound.adapters.storage import replies, verifications
from trusthound.adapters.storage.database import Database
from trusthound.domain.facts.reference import Reference
from trusthound.domain.posting.dossier import Dossier, compile_dossier
from trusthound.domain.posting.verification import Verification, conclude
from trusthound.domain.reply.corrections import corrected
from trusthound.inquiry.applicants import hear_applicants
from trusthound.inquiry.evidence import Lookups, gather_facts


async def judge_correction(
    reply_id: str,
    *,
    database: Database,
    reference: Reference,
    lookups: Lookups[Dossier],
    now: datetime,
    new_id: str,
) -> None:
    """Once a reply; nothing happens where it or its result has gone. What was seen of the posting
    on other days is what was known then: a corrected posting was never seen.

    Raises DatabaseUnavailable.
    """
    found = await replies.find(database, reply_id)
    if found is None or found.reply.judged_at is not None:
        return
    reply = found.reply
    result = await verifications.find(database, reply.verification_id)
    made = None
    if isinstance(result, Verification) and reply.ended_at is None:
        stored = result.dossier
        dossier = compile_dossier(
            corrected(stored.posting, reply.said.corrections, domain=reply.domain),
            channel=stored.channel,
            as_of=now.date(),
            employer_board=stored.employer_board,
            reference=reference,
        )
        dossier = replace(dossier, sightings=stored.sightings)
        dossier = await gather_facts(dossier, lookups, now=now)
        dossier = await hear_applicants(dossier, database=database, now=now)
        made = conclude(dossier, verification_id=new_id, checked_at=now, url=result.url)
        await verifications.save(database, made)
    async with database.connection() as connection:
        await replies.note_judged(
            connection, reply_id, result_id=made.id if made else None, now=now
        )
