"""A customer in; all that is bought is asked of the payment service and stored, mails included.

Every way to a new state ends here: our own buttons, the payment service's pages, its messages. A
message is taken as a hint that something changed and never as the news itself, so messages that
come twice, late or in the wrong order do no harm. `created` of a message would not order them: it
counts whole seconds. Looks are numbered before they begin: one that began earlier saw no more than
one that began later, and gives way to it.
"""

from trusthound.adapters.payments.stripe_account import StripeAccount
from trusthound.adapters.storage import customers, purchases
from trusthound.adapters.storage.customers import Books
from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.purchases import Occasion
from trusthound.domain.access.subscription import Bought


async def look_at_customer(
    customer_id: str, *, database: Database, payments: StripeAccount, books: Books, why: Occasion
) -> Bought | None:
    """What is bought now; None for somebody whom we do not know. Raises PaymentsUnavailable."""
    look = await customers.begin_look(database, customer_id, books)
    if look is None:
        return None
    seen = await payments.bought_by(customer_id)
    await purchases.take_in(database, look, seen, books, why)
    return seen
