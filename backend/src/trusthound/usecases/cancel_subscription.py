"""Cancel a subscription: it ends with what was paid for, and nothing more is charged."""

from trusthound.adapters.payments.stripe_account import StripeAccount
from trusthound.adapters.storage import customers, purchases
from trusthound.adapters.storage.customers import Books
from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.purchases import Occasion
from trusthound.domain.access.user import SignedIn
from trusthound.domain.common.errors import Conflict
from trusthound.inquiry.customer import look_at_customer


async def cancel_subscription(
    who: SignedIn, *, database: Database, payments: StripeAccount, books: Books, why: Occasion
) -> None:
    """Twice is as good as once.

    Raises Conflict (no_subscription), PaymentsUnavailable, DatabaseUnavailable.
    """
    customer = await customers.find(database, who.user.id, books)
    running = (await purchases.bought_by(database, who.user.id, books)).running
    if customer is None or running is None:
        raise Conflict("no_subscription", "There is no subscription to cancel.")
    if running.ends_at is None:
        await payments.end_with_period(running.id, end=True)
    await look_at_customer(customer, database=database, payments=payments, books=books, why=why)
