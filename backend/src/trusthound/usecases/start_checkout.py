"""Begin to pay for Premium: who agreed is kept, and a page of the payment service is opened."""

import hashlib
from datetime import datetime, timedelta

from trusthound.adapters.payments.stripe_account import StripeAccount
from trusthound.adapters.storage import checkouts, customers, purchases
from trusthound.adapters.storage.checkouts import Attempt, Consent
from trusthound.adapters.storage.customers import Books
from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.purchases import Occasion
from trusthound.domain.access.plan import CONSENT, TERMS_VERSION
from trusthound.domain.access.subscription import Bought
from trusthound.domain.access.user import SignedIn, User
from trusthound.domain.common.errors import Conflict, CustomerGone, InvalidInput
from trusthound.inquiry.customer import look_at_customer

# Stripe keeps a page open for a day at most, and the answers to repeated requests as long.
OPEN_FOR = timedelta(hours=23)


async def start_checkout(
    who: SignedIn,
    *,
    accepted_terms: bool,
    database: Database,
    payments: StripeAccount,
    books: Books,
    site: str,
    why: Occasion,
) -> str:
    """The address to pay at; all who ask while a page is open get the same one.

    Raises InvalidInput, Conflict (already_premium), PaymentsUnavailable, DatabaseUnavailable.
    """
    if not accepted_terms:
        raise InvalidInput("Agree to the terms to go on.", field="acceptedTerms")
    if who.membership is not None:
        raise Conflict("already_premium", "Your organisation's plan includes Premium.")
    _check_not_bought(await purchases.bought_by(database, who.user.id, books))
    await _note_consent(who.user, database, why)
    customer = await _customer(who.user, database, payments, books, why.now)
    try:
        return await _page(customer, database, payments, books, site, why)
    except CustomerGone:
        await customers.forget(database, customer)
    customer = await _customer(who.user, database, payments, books, why.now, after=customer)
    return await _page(customer, database, payments, books, site, why)


async def _page(
    customer: str,
    database: Database,
    payments: StripeAccount,
    books: Books,
    site: str,
    why: Occasion,
) -> str:
    new = Attempt(why.new_id(), why.now + OPEN_FOR, None)
    attempt = await checkouts.take(database, customer, new, now=why.now)
    if attempt.session_id is not None:
        page = await payments.find_checkout(attempt.session_id)
        if page.is_open:
            return page.url
        # It may have been paid on this very page, and we do not know yet.
        seen = await look_at_customer(
            customer, database=database, payments=payments, books=books, why=why
        )
        _check_not_bought(seen or Bought())
        attempt = await checkouts.take(
            database, customer, new, now=why.now, instead_of=attempt.attempt
        )
    made = await payments.new_checkout(
        customer,
        success_url=f"{site}/account?checkout=done",
        cancel_url=f"{site}/account?checkout=cancelled",
        expires_at=attempt.expires_at,
        key=f"checkout-{attempt.attempt}-{site}",
    )
    await checkouts.keep_session(database, customer, attempt.attempt, made.id)
    return made.url


def _check_not_bought(bought: Bought) -> None:
    if bought.running is not None:
        raise Conflict("already_premium", "You have Premium already.")


async def _note_consent(user: User, database: Database, why: Occasion) -> None:
    address = why.origin.address if why.origin else ""
    consent = Consent(why.new_id(), user.id, why.now, address, TERMS_VERSION, CONSENT)
    async with database.connection() as connection:
        await checkouts.note_consent(connection, consent)


async def _customer(
    user: User,
    database: Database,
    payments: StripeAccount,
    books: Books,
    now: datetime,
    *,
    after: str = "",
) -> str:
    """Who it is at the payment service; `after` is who it was there before."""
    found = await customers.find(database, user.id, books)
    if found is not None:
        return found
    about = "\n".join((user.id, user.email, user.name, after))
    key = f"customer-{hashlib.sha256(about.encode()).hexdigest()[:40]}"
    made = await payments.new_customer(user.id, email=user.email, name=user.name, key=key)
    return await customers.add(database, made, user_id=user.id, books=books, now=now)
