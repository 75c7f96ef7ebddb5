"""Read a user's plan: trial, subscription and receipts, as they are known here."""

from dataclasses import replace
from datetime import datetime

from trusthound.adapters.storage import premium, purchases, trials
from trusthound.adapters.storage.customers import Books
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.standing import Standing, standing_of
from trusthound.domain.access.user import SignedIn


async def read_billing(
    who: SignedIn, *, database: Database, books: Books, now: datetime
) -> Standing:
    """As stored at this moment; asks nobody else. Raises DatabaseUnavailable."""
    bought = await purchases.bought_by(database, who.user.id, books)
    async with database.connection() as connection:
        trial = await trials.of_user(connection, who.user.id)
        user = await premium.user_of(connection, who.user.id) or who.user
    ends_at = trial.ends_at if trial else None
    return standing_of(replace(who, user=user), bought, trial_ends_at=ends_at, now=now)
