"""Tell users that their trial ends in two days, once each."""

from collections.abc import Callable
from datetime import datetime

from trusthound.adapters.storage import mails, trials
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.plan import PREMIUM_CENTS, TRIAL_REMINDER, price_text
from trusthound.domain.mailing.billing_mails import billing_mail, day_text
from trusthound.domain.mailing.outgoing import MailKind

# In one transaction; the next run takes the others.
MOST = 500


async def send_trial_reminders(
    database: Database, *, now: datetime, new_id: Callable[[], str]
) -> int:
    """How many were told; who has Premium beyond the trial is not. Raises DatabaseUnavailable."""
    async with database.connection() as connection:
        reminded = await trials.take_those_to_remind(
            connection, now=now, ending_before=now + TRIAL_REMINDER, most=MOST
        )
        for each in reminded:
            words = {
                "ends_on": day_text(each.ends_at),
                "price": f"{price_text(PREMIUM_CENTS)} a month",
            }
            mail = billing_mail(MailKind.TRIAL_ENDING, each, words, now=now, new_id=new_id())
            await mails.put(connection, mail)
    return len(reminded)
