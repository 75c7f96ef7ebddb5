"""Tell subscribers three days before that the next month will be charged, once each month."""

from collections.abc import Callable
from datetime import datetime

from trusthound.adapters.storage import mails, subscriptions
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.plan import amount_text
from trusthound.domain.access.subscription import RENEWAL_NOTICE
from trusthound.domain.mailing.billing_mails import billing_mail, day_text
from trusthound.domain.mailing.outgoing import MailKind

# In one transaction; the next run takes the others.
MOST = 500


async def send_renewal_notices(
    database: Database, *, now: datetime, new_id: Callable[[], str]
) -> int:
    """How many were told; who has cancelled is not charged, and not told."""
    async with database.connection() as connection:
        renewing = await subscriptions.take_those_to_announce(
            connection, now=now, renewing_before=now + RENEWAL_NOTICE, most=MOST
        )
        for each in renewing:
            words = {"price": amount_text(each.cents), "renews_on": day_text(each.period_end)}
            mail = billing_mail(MailKind.RENEWAL, each, words, now=now, new_id=new_id())
            await mails.put(connection, mail)
    return len(renewing)
