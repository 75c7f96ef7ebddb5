"""Look again at subscriptions whose period is over and of which nothing was heard since.

Messages get lost where we are away for longer than the payment service tries to reach us.
"""

from collections.abc import Callable
from datetime import datetime, timedelta

from trusthound.adapters.payments.stripe_account import StripeAccount
from trusthound.adapters.storage import subscriptions
from trusthound.adapters.storage.customers import Books
from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.purchases import Occasion
from trusthound.inquiry.customer import look_at_customer

OVERDUE = timedelta(hours=2)
# A run; the next one is an hour away.
MOST = 200


async def catch_up_on_payments(
    *,
    database: Database,
    payments: StripeAccount,
    books: Books,
    now: datetime,
    new_id: Callable[[], str],
) -> int:
    """How many customers were looked at. Raises PaymentsUnavailable, DatabaseUnavailable."""
    late = await subscriptions.customers_of_late(database, books, before=now - OVERDUE, most=MOST)
    for each in late:
        await look_at_customer(
            each, database=database, payments=payments, books=books, why=Occasion(now, new_id)
        )
    return len(late)
