"""Begin the trial: a week of Premium, once an account, without a card."""

from datetime import datetime

from trusthound.adapters.storage import audit, mails, premium, subscriptions, trials
from trusthound.adapters.storage.customers import Books
from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.trials import Trial
from trusthound.domain.access.origin import Origin
from trusthound.domain.access.plan import TRIAL
from trusthound.domain.access.user import SignedIn
from trusthound.domain.common.errors import Conflict
from trusthound.domain.mailing.billing_mails import billing_mail, day_text
from trusthound.domain.mailing.outgoing import MailKind


async def start_trial(
    who: SignedIn,
    *,
    database: Database,
    books: Books,
    origin: Origin,
    now: datetime,
    new_id: str,
) -> None:
    """Raises Conflict (trial_used, already_premium), DatabaseUnavailable."""
    if who.membership is not None:
        raise Conflict("already_premium", "Your organisation's plan includes Premium.")
    trial = Trial(now, now + TRIAL)
    async with database.connection() as connection:
        await premium.lock_user(connection, who.user.id)
        if any(each.runs for each in await subscriptions.of_user(connection, who.user.id, books)):
            raise Conflict("already_premium", "You have Premium already.")
        if not await trials.begin(connection, who.user.id, trial):
            raise Conflict(
                "trial_used",
                "This account has had its free trial.",
                advice="You can subscribe to Premium, or go on with Free.",
            )
        await premium.settle(connection, who.user.id)
        words = {"ends_on": day_text(trial.ends_at)}
        await mails.put(
            connection,
            billing_mail(MailKind.TRIAL_STARTED, who.user, words, now=now, new_id=new_id),
        )
        await audit.note(connection, origin.entry("plan.trial", actor=who.user.id, at=now))
