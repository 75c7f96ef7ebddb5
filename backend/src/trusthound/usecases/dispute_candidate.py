"""Keep what a candidate says is not right in the report, hold it, and tell the employer."""

from datetime import datetime

from trusthound.adapters.storage import (
    audit,
    candidate_changes,
    candidate_checks,
    mails,
    webhook_deliveries,
)
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.audit import VISITOR
from trusthound.domain.access.origin import Origin
from trusthound.domain.common.errors import Conflict
from trusthound.domain.hiring.review import Dispute, checked_statement
from trusthound.domain.hiring.share import no_such_link
from trusthound.domain.mailing.outgoing import Brand, MailKind, OutgoingMail
from trusthound.domain.webhooks.event import WebhookEvent, new_event


async def dispute_candidate(
    digest: bytes,
    statement: str,
    *,
    database: Database,
    origin: Origin,
    now: datetime,
    mail_id: str,
    new_id: str,
) -> Dispute:
    """Once a report. Who made it hears of it by mail, else the oldest admin.

    Raises InvalidInput, LinkExpired, Conflict where it was disputed before, DatabaseUnavailable.
    """
    dispute = Dispute(checked_statement(statement), now)
    async with database.connection() as connection:
        check = await candidate_checks.of_link(connection, digest, now=now, locked=True)
        if check is None:
            raise no_such_link()
        if check.dispute is not None:
            raise Conflict(
                "disputed",
                "You have disputed this report before.",
                advice="The employer has your words. Write to them to add something.",
            )
        await candidate_changes.dispute(connection, check.id, dispute)
        reader = await candidate_changes.maker(connection, check.id)
        if reader is not None:
            mail = OutgoingMail(
                id=mail_id,
                kind=MailKind.DISPUTE_RECEIVED,
                brand=Brand.ENTERPRISE,
                to=reader.email,
                words={
                    "name": reader.first_name,
                    "link": f"/enterprise/dashboard?verification={check.id}",
                    "made_on": f"{check.made_at:%-d %B %Y}",
                    "held_until": f"{dispute.held_until:%-d %B %Y}",
                },
                made_at=now,
            )
            await mails.put(connection, mail)
        entry = origin.entry(
            "candidate.dispute",
            actor=VISITOR,
            at=now,
            organization_id=check.organization_id,
            target=check.id,
        )
        await audit.note(connection, entry)
        event = new_event(
            WebhookEvent.DISPUTED, check.organization_id, check.id, at=now, new_id=new_id
        )
        await webhook_deliveries.tell(connection, event)
    return dispute
