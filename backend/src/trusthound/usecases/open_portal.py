"""Open the payment service's page on which a customer manages cards and invoices."""

from trusthound.adapters.payments.stripe_account import StripeAccount
from trusthound.adapters.storage import customers
from trusthound.adapters.storage.customers import Books
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.user import SignedIn
from trusthound.domain.common.errors import Conflict


async def open_portal(
    who: SignedIn, *, database: Database, payments: StripeAccount, books: Books, site: str
) -> str:
    """Its address. Raises Conflict (no_subscription), PaymentsUnavailable, DatabaseUnavailable."""
    customer = await customers.find(database, who.user.id, books)
    if customer is None:
        raise Conflict("no_subscription", "You have not bought anything yet.")
    return await payments.open_portal(customer, return_url=f"{site}/account")
