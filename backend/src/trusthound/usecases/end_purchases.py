"""End all that a user pays for and have the payment service forget the customer."""

from trusthound.adapters.payments.stripe_account import StripeAccount
from trusthound.adapters.storage import customers
from trusthound.adapters.storage.customers import Books
from trusthound.adapters.storage.database import Database


async def end_purchases(
    user_id: str, *, database: Database, payments: StripeAccount, books: Books
) -> None:
    """For accounts that are deleted: nothing is charged afterwards. Twice is as good as once.

    Raises PaymentsUnavailable, DatabaseUnavailable: then the account must not be deleted yet.
    """
    customer = await customers.find(database, user_id, books)
    if customer is not None:
        await payments.forget_customer(customer)
