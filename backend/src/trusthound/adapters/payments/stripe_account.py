"""Stripe, asked through its SDK: customers, checkouts, subscriptions and refunds in our words.

The SDK blocks, so each call runs on a thread of a small pool of its own. It is imported when an
account is opened: it takes a third of a second, and most commands have no use for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, TypeVar

import structlog

from trusthound.adapters.payments.read import REFUND_COMMENT, read_payment, read_subscription
from trusthound.domain.access.subscription import Bought
from trusthound.domain.common.errors import CustomerGone, PaymentsUnavailable, SetupProblem

if TYPE_CHECKING:
    import stripe
    from stripe.params.checkout import SessionCreateParams

THREADS = 4
# A caller waits for all calls of one request; Stripe itself answers in a fraction of a second.
ANSWER_SECONDS = 8.0
RETRIES = 1
# What one customer is looked up by; more than ten years of payments.
MOST_SUBSCRIPTIONS = 20
MOST_PAYMENTS = 100
TEST_KEYS = ("sk_test_", "rk_test_")

log = structlog.get_logger("payments")
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Checkout:
    """A page of the payment service on which somebody may pay."""

    id: str
    url: str
    is_open: bool


class StripeAccount:
    """One account at Stripe. Every method raises PaymentsUnavailable."""

    def __init__(self, client: stripe.StripeClient, pool: ThreadPoolExecutor, price: str) -> None:
        self._client = client
        self._pool = pool
        self._price = price

    async def check_price(self, *, cents: int, currency: str) -> None:
        """Raises SetupProblem where the price that would be charged is not the one we show."""
        found = await self._ask(lambda client: client.v1.prices.retrieve(self._price))
        every = found.recurring
        said = (found.unit_amount, found.currency, every and (every.interval, every.interval_count))
        if said != (cents, currency, ("month", 1)) or not found.active:
            raise SetupProblem(
                f"The Stripe price {self._price} is not {cents / 100:.2f} {currency} a month.",
                advice="Make one that is, and name it in TRUSTHOUND_STRIPE_PRICE_PREMIUM.",
            )

    async def new_customer(self, user_id: str, *, email: str, name: str, key: str) -> str:
        """The id of a customer; of those who ask at once with one key, all get the same."""
        made = await self._ask(
            lambda client: client.v1.customers.create(
                {"email": email, "name": name, "metadata": {"user_id": user_id}},
                {"idempotency_key": key},
            )
        )
        return made.id

    async def new_checkout(
        self, customer_id: str, *, success_url: str, cancel_url: str, expires_at: datetime, key: str
    ) -> Checkout:
        """A page to pay for Premium on; one a key. Raises CustomerGone."""
        asked: SessionCreateParams = {
            "mode": "subscription",
            "customer": customer_id,
            "line_items": [{"price": self._price, "quantity": 1}],
            "success_url": success_url,
            "cancel_url": cancel_url,
            "expires_at": int(expires_at.timestamp()),
        }
        made = await self._ask(
            lambda client: client.v1.checkout.sessions.create(asked, {"idempotency_key": key})
        )
        return _checkout(made)

    async def find_checkout(self, session_id: str) -> Checkout:
        """The page of that id, as it is now; one that is not there any more is not open."""

        from stripe import InvalidRequestError

        def find(client: stripe.StripeClient) -> Checkout:
            try:
                return _checkout(client.v1.checkout.sessions.retrieve(session_id))
            except InvalidRequestError as error:
                if error.code != "resource_missing":
                    raise
                return Checkout(session_id, "", is_open=False)

        return await self._ask(find)

    async def open_portal(self, customer_id: str, *, return_url: str) -> str:
        """The address of a page on which a customer manages cards and invoices."""
        made = await self._ask(
            lambda client: client.v1.billing_portal.sessions.create(
                {"customer": customer_id, "return_url": return_url}
            )
        )
        return made.url

    async def end_with_period(self, subscription_id: str, *, end: bool) -> None:
        """Let a subscription end with what was paid for, or take that back."""
        await self._ask(
            lambda client: client.v1.subscriptions.update(
                subscription_id, {"cancel_at_period_end": end}
            )
        )

    async def end_for_refund(self, subscription_id: str) -> None:
        """End a subscription at once; nothing happens where it has ended."""
        await self._ask_unless_gone(
            lambda client: client.v1.subscriptions.cancel(
                subscription_id, {"cancellation_details": {"comment": REFUND_COMMENT}}
            ),
            "resource_missing",
        )

    async def give_back(self, reference: str, *, key: str) -> None:
        """Refund a whole payment, once."""
        await self._ask_unless_gone(
            lambda client: client.v1.refunds.create(
                {"payment_intent": reference, "reason": "requested_by_customer"},
                {"idempotency_key": key},
            ),
            "charge_already_refunded",
        )

    async def tell_address(self, customer_id: str, email: str) -> None:
        """Where receipts go from now on; nothing happens where the customer is gone."""
        await self._ask_unless_gone(
            lambda client: client.v1.customers.update(customer_id, {"email": email}),
            "resource_missing",
        )

    async def forget_customer(self, customer_id: str) -> None:
        """Delete a customer with cards and address there; what ran ends at once."""
        await self._ask_unless_gone(
            lambda client: client.v1.customers.delete(customer_id), "resource_missing"
        )

    async def bought_by(self, customer_id: str) -> Bought:
        """Everything of a customer as it is at this moment."""
        return await self._ask(lambda client: _bought(client, customer_id))

    async def _ask(self, call: Callable[[stripe.StripeClient], T]) -> T:
        from stripe import StripeError

        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                return await loop.run_in_executor(self._pool, call, self._client)
        except StripeError as error:
            if error.code == "resource_missing" and getattr(error, "param", "") == "customer":
                raise CustomerGone from error
            log.warning(
                "payment service refused",
                error=type(error).__name__,
                code=error.code,
                status=error.http_status,
                service_request=error.request_id,
            )
            raise PaymentsUnavailable from error
        except TimeoutError as error:
            log.warning("payment service did not answer", seconds=ANSWER_SECONDS)
            raise PaymentsUnavailable from error

    async def _ask_unless_gone(
        self, call: Callable[[stripe.StripeClient], object], code: str
    ) -> None:
        """A refusal with this code says that it is done already."""

        from stripe import InvalidRequestError

        def tolerant(client: stripe.StripeClient) -> None:
            try:
                call(client)
            except InvalidRequestError as error:
                if error.code != code:
                    raise

        await self._ask(tolerant)


@asynccontextmanager
async def open_stripe(
    *, secret_key: str, api_base: str, price: str
) -> AsyncIterator[StripeAccount]:
    """The account of a key; `api_base` "" for Stripe itself."""
    import stripe

    stripe.enable_telemetry = False
    client = stripe.StripeClient(
        secret_key,
        base_addresses={"api": api_base} if api_base else {},
        max_network_retries=RETRIES,
        http_client=stripe.RequestsClient(timeout=ANSWER_SECONDS / (RETRIES + 1)),
    )
    pool = ThreadPoolExecutor(THREADS, thread_name_prefix="payments")
    try:
        yield StripeAccount(client, pool, price)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def moves_money(secret_key: str) -> bool:
    """Whether a key is a live one."""
    return not secret_key.startswith(TEST_KEYS)


def _bought(client: stripe.StripeClient, customer_id: str) -> Bought:
    subscriptions = client.v1.subscriptions.list(
        {"customer": customer_id, "status": "all", "limit": MOST_SUBSCRIPTIONS}
    )
    invoices = client.v1.invoices.list(
        {
            "customer": customer_id,
            "status": "paid",
            "limit": MOST_PAYMENTS,
            "expand": ["data.payments"],
        }
    )
    charges = client.v1.charges.list({"customer": customer_id, "limit": MOST_PAYMENTS})
    refunded = {
        str(each.payment_intent): each.amount_refunded
        for each in charges.data
        if each.payment_intent and each.amount_refunded
    }
    return Bought(
        tuple(read_subscription(each) for each in subscriptions.data),
        tuple(read_payment(each, refunded) for each in invoices.data if each.amount_paid),
    )


def _checkout(session: stripe.checkout.Session) -> Checkout:
    return Checkout(session.id, session.url or "", session.status == "open")
