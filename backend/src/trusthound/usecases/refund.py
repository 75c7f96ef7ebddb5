"""Give the last payment back, within its 30 days, and end the subscription at once."""

from trusthound.adapters.payments.stripe_account import StripeAccount
from trusthound.adapters.storage import customers, purchases
from trusthound.adapters.storage.customers import Books
from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.purchases import Occasion
from trusthound.domain.access.user import SignedIn
from trusthound.domain.common.errors import Conflict
from trusthound.inquiry.customer import look_at_customer


async def refund(
    who: SignedIn, *, database: Database, payments: StripeAccount, books: Books, why: Occasion
) -> None:
    """The subscription ends first: whoever is cut off in between can still ask for the money.

    Raises Conflict (nothing_to_refund), PaymentsUnavailable, DatabaseUnavailable.
    """
    customer = await customers.find(database, who.user.id, books)
    bought = await purchases.bought_by(database, who.user.id, books)
    payment = bought.refundable(why.now)
    if customer is None or payment is None:
        raise Conflict(
            "nothing_to_refund",
            "There is no payment of the last 30 days to refund.",
            advice="Write to us if you think that there is one.",
        )
    if bought.running is not None:
        await payments.end_for_refund(bought.running.id)
    await payments.give_back(payment.reference, key=f"refund-{payment.id}")
    await look_at_customer(customer, database=database, payments=payments, books=books, why=why)
