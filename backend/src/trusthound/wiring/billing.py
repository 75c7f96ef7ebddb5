"""The use cases of plans and payments, bound to their adapters; payments may be off."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Literal

import structlog

from trusthound.adapters.payments.practice.server import KEY_PREFIX
from trusthound.adapters.payments.stripe_account import StripeAccount, moves_money, open_stripe
from trusthound.adapters.storage.customers import Books
from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.purchases import Occasion
from trusthound.domain.access.origin import Origin
from trusthound.domain.access.plan import CURRENCY, PREMIUM_CENTS
from trusthound.domain.access.standing import Standing
from trusthound.domain.access.user import SignedIn
from trusthound.domain.common.errors import Conflict, PaymentsUnavailable, SetupProblem
from trusthound.usecases import apply_payment_event as applying
from trusthound.usecases import cancel_subscription as cancelling
from trusthound.usecases import catch_up_on_payments as catching_up
from trusthound.usecases import end_purchases as ending
from trusthound.usecases import forget_old_payment_events as forgetting
from trusthound.usecases import open_portal as opening
from trusthound.usecases import read_billing as reading
from trusthound.usecases import refund as refunding
from trusthound.usecases import resume_subscription as resuming
from trusthound.usecases import send_renewal_notices as announcing
from trusthound.usecases import send_trial_reminders as reminding
from trusthound.usecases import start_checkout as checkout
from trusthound.usecases import start_trial as trial
from trusthound.usecases import tell_payments_address as telling
from trusthound.wiring.clock import new_id, utc_now
from trusthound.wiring.settings import Settings

Mode = Literal["on", "test", "off"]

log = structlog.get_logger("payments")


@dataclass(frozen=True)
class Billing:
    """Plans, the trial and payments. The pages are at `sites`; `account` None: off."""

    database: Database
    account: StripeAccount | None
    books: Books
    secrets: tuple[str, ...]
    sites: tuple[str, ...]

    @property
    def mode(self) -> Mode:
        """Whether something can be bought, and whether money moves."""
        if self.account is None:
            return "off"
        return "on" if self.books is Books.LIVE else "test"

    async def check(self) -> None:
        """Raises SetupProblem where Stripe would charge another price than we show."""
        if self.account is None:
            return
        try:
            await self.account.check_price(cents=PREMIUM_CENTS, currency=CURRENCY)
        except PaymentsUnavailable:
            log.warning("the price at the payment service could not be compared with ours")

    async def read(self, who: SignedIn) -> Standing:
        """The plan as its owner sees it."""
        return await reading.read_billing(
            who, database=self.database, books=self.books, now=utc_now()
        )

    async def start_trial(self, who: SignedIn, *, origin: Origin) -> None:
        """A week of Premium, once."""
        await trial.start_trial(
            who,
            database=self.database,
            books=self.books,
            origin=origin,
            now=utc_now(),
            new_id=new_id(),
        )

    async def start_checkout(
        self, who: SignedIn, *, accepted_terms: bool, host: str, origin: Origin
    ) -> str:
        """The address to pay at; `host` is the name that the caller has us by."""
        return await checkout.start_checkout(
            who,
            accepted_terms=accepted_terms,
            database=self.database,
            payments=self._open_account(),
            books=self.books,
            site=self._site(host),
            why=_by_hand(origin),
        )

    async def open_portal(self, who: SignedIn, *, host: str) -> str:
        """The address at which cards and invoices are managed."""
        return await opening.open_portal(
            who,
            database=self.database,
            payments=self._open_account(),
            books=self.books,
            site=self._site(host),
        )

    async def cancel(self, who: SignedIn, *, origin: Origin) -> None:
        """Nothing more is charged; it ends with what was paid for."""
        await cancelling.cancel_subscription(
            who,
            database=self.database,
            payments=self._open_account(),
            books=self.books,
            why=_by_hand(origin),
        )

    async def resume(self, who: SignedIn, *, origin: Origin) -> None:
        """Take the cancellation back."""
        await resuming.resume_subscription(
            who,
            database=self.database,
            payments=self._open_account(),
            books=self.books,
            why=_by_hand(origin),
        )

    async def refund(self, who: SignedIn, *, origin: Origin) -> None:
        """Give the last payment back and end the subscription."""
        await refunding.refund(
            who,
            database=self.database,
            payments=self._open_account(),
            books=self.books,
            why=_by_hand(origin),
        )

    async def apply_event(self, body: bytes, signature: str) -> None:
        """Heed a message of the payment service."""
        await applying.apply_payment_event(
            body,
            signature,
            secrets=self.secrets,
            database=self.database,
            payments=self._open_account(),
            books=self.books,
            now=utc_now(),
            new_id=new_id,
        )

    async def end_purchases(self, user_id: str) -> None:
        """Before an account is deleted: nothing is charged afterwards."""
        if self.account is not None:
            await ending.end_purchases(
                user_id, database=self.database, payments=self.account, books=self.books
            )

    async def tell_address(self, user_id: str) -> None:
        """After an account's mail address changed: receipts go to the new one."""
        if self.account is not None:
            await telling.tell_payments_address(
                user_id, database=self.database, payments=self.account, books=self.books
            )

    async def send_trial_reminders(self) -> int:
        """To those whose trial ends in two days; how many."""
        return await reminding.send_trial_reminders(self.database, now=utc_now(), new_id=new_id)

    async def send_renewal_notices(self) -> int:
        """To those who are charged in three days; how many."""
        return await announcing.send_renewal_notices(self.database, now=utc_now(), new_id=new_id)

    async def forget_old_events(self) -> int:
        """Of messages that do not come again; how many."""
        return await forgetting.forget_old_payment_events(self.database, now=utc_now())

    async def catch_up(self) -> int:
        """On what we should have heard of; how many customers were looked at."""
        if self.account is None:
            return 0
        return await catching_up.catch_up_on_payments(
            database=self.database,
            payments=self.account,
            books=self.books,
            now=utc_now(),
            new_id=new_id,
        )

    def _site(self, host: str) -> str:
        """Where the payment service leads back to: one of our own addresses, whatever `host` is.

        On one's own machine there are two, and each has its own cookies.
        """
        return next((each for each in self.sites if each == f"http://{host}"), self.sites[0])

    def _open_account(self) -> StripeAccount:
        if self.account is None:
            raise Conflict(
                "payments_off",
                "Nothing can be bought on this installation.",
                advice="Whoever runs it can give you Premium.",
            )
        return self.account


def sites_of(settings: Settings) -> tuple[str, ...]:
    """Where people open the pages, without a slash at the end; never made from a request."""
    if settings.public_url:
        return (settings.public_url.rstrip("/"),)
    return tuple(f"http://{name}:{settings.port}" for name in ("localhost", "127.0.0.1"))


@asynccontextmanager
async def open_billing(settings: Settings, database: Database) -> AsyncIterator[Billing]:
    """Raises SetupProblem where half of what Stripe needs is set."""
    key = settings.stripe_secret_key.get_secret_value()
    secrets = _between_commas(settings.stripe_webhook_secret.get_secret_value())
    if not key:
        yield Billing(database, None, Books.LIVE, (), sites_of(settings))
        return
    if not secrets or not settings.stripe_price_premium:
        raise SetupProblem(
            "With a key of Stripe its price and its webhook secret are needed, too.",
            advice="Set TRUSTHOUND_STRIPE_PRICE_PREMIUM and TRUSTHOUND_STRIPE_WEBHOOK_SECRET.",
        )
    async with open_stripe(
        secret_key=key, api_base=settings.stripe_api_base, price=settings.stripe_price_premium
    ) as account:
        yield Billing(database, account, _books_of(key), secrets, sites_of(settings))


def _books_of(key: str) -> Books:
    if key.startswith(KEY_PREFIX):
        return Books.PRACTICE
    return Books.LIVE if moves_money(key) else Books.TEST


def _by_hand(origin: Origin) -> Occasion:
    return Occasion(utc_now(), new_id, origin=origin)


def _between_commas(text: str) -> tuple[str, ...]:
    return tuple(each.strip() for each in text.split(",") if each.strip())
