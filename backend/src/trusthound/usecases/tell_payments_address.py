"""Tell the payment service the mail address that an account has now, so that receipts go there."""

from trusthound.adapters.payments.stripe_account import StripeAccount
from trusthound.adapters.storage import customers, users
from trusthound.adapters.storage.customers import Books
from trusthound.adapters.storage.database import Database


async def tell_payments_address(
    user_id: str, *, database: Database, payments: StripeAccount, books: Books
) -> None:
    """Nothing happens for who never paid. Raises PaymentsUnavailable, DatabaseUnavailable."""
    customer = await customers.find(database, user_id, books)
    if customer is None:
        return
    async with database.connection() as connection:
        held = await users.credentials_of(connection, user_id)
    if held is not None:
        await payments.tell_address(customer, held.email)
