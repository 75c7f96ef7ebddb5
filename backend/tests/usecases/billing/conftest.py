"""Users on the real database before the practice service, under a clock that the test moves."""

from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any

import psycopg
import pytest
from tests.adapters.payments.conftest import Clock, numbered

from trusthound.adapters.payments.practice.objects import PRICE_ID
from trusthound.adapters.payments.practice.server import PracticeStripe, open_practice_stripe
from trusthound.adapters.payments.stripe_account import StripeAccount, open_stripe
from trusthound.adapters.storage.customers import Books
from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.purchases import Occasion
from trusthound.domain.access.organization import Membership, Organization, Role, Tier
from trusthound.domain.access.origin import Origin
from trusthound.domain.access.standing import Standing
from trusthound.domain.access.user import SignedIn, User
from trusthound.usecases.apply_payment_event import apply_payment_event
from trusthound.usecases.read_billing import read_billing
from trusthound.usecases.start_checkout import start_checkout
from trusthound.usecases.start_trial import start_trial

HOME = Origin("192.0.2.1", "request-1", "A browser")
DAY = timedelta(days=1)
SITE = "https://trust.example"


@dataclass
class World:
    """The use cases with all that they need."""

    database: Database
    url: str
    practice: PracticeStripe
    account: StripeAccount
    clock: Clock
    books: Books = Books.PRACTICE

    def a_user(self) -> SignedIn:
        key = numbered()
        email = f"{key}@users.example"
        user = User(key, email, "Ann Lee", "Ann", "Lee", "", self.clock(), None, None, False)
        with psycopg.connect(self.url) as connection:
            connection.execute(
                """
                INSERT INTO users (
                    id, email, email_key, name, first_name, last_name, password_hash, created_at)
                VALUES (%s, %s, %s, 'Ann Lee', 'Ann', 'Lee', 'x', %s)
                """,
                [key, email, email, self.clock()],
            )
        return SignedIn(user, "s", None)

    def why(self) -> Occasion:
        return Occasion(self.clock(), numbered, origin=HOME)

    def payments(self) -> dict[str, Any]:
        """What most use cases take."""
        return {"database": self.database, "payments": self.account, "books": self.books}

    async def begin_trial(self, who: SignedIn) -> None:
        await start_trial(
            who,
            database=self.database,
            books=self.books,
            origin=HOME,
            now=self.clock(),
            new_id=numbered(),
        )

    async def begin_to_pay(self, who: SignedIn) -> str:
        """The address to pay at."""
        return await start_checkout(
            who, accepted_terms=True, **self.payments(), site=SITE, why=self.why()
        )

    async def subscribe(self, who: SignedIn) -> str:
        """Pay, and hear of it; says the subscription."""
        url = await self.begin_to_pay(who)
        session = self.practice.books.pay(url.rpartition("/")[2])
        await self.hear()
        return str(session["subscription"])

    async def hear(self) -> None:
        """Take in all messages so far."""
        for each in self.practice.delivery.events:
            body, signed = self.practice.delivery.signed(each)
            await apply_payment_event(
                body,
                signed,
                secrets=(self.practice.webhook_secret,),
                **self.payments(),
                now=self.clock(),
                new_id=numbered,
            )
        self.practice.delivery.events.clear()

    async def standing(self, who: SignedIn) -> Standing:
        return await read_billing(who, database=self.database, books=self.books, now=self.clock())

    def premium_until(self, who: SignedIn) -> datetime | None:
        ((until,),) = self.rows("SELECT premium_until FROM users WHERE id = %s", who.user.id)
        return until  # type: ignore[no-any-return]

    def mails(self, who: SignedIn, kind: str) -> list[dict[str, str]]:
        """The words of all mails of a kind."""
        found = self.rows(
            "SELECT words FROM outbox WHERE recipient = %s AND kind = %s", who.user.email, kind
        )
        return [words for (words,) in found]

    def rows(self, statement: str, *values: object) -> list[Any]:
        with psycopg.connect(self.url) as connection:
            return connection.execute(statement, values).fetchall()


@pytest.fixture
async def world(database: Database, database_url: str) -> AsyncIterator[World]:
    clock = Clock()
    clock.moment = clock.moment.replace(microsecond=0)  # Stripe counts whole seconds
    async with (
        open_practice_stripe(
            webhook_url="http://127.0.0.1:9/", cents=900, file=None, now=clock, new_id=numbered
        ) as practice,
        open_stripe(
            secret_key=practice.secret_key, api_base=practice.url, price=PRICE_ID
        ) as account,
    ):
        practice.delivery.held = True
        yield World(database, database_url, practice, account, clock)


def in_organization(who: SignedIn) -> SignedIn:
    """The same user as a member of an organisation."""
    acme = Organization("o", "Acme", Tier.STARTER, 5)
    return replace(who, membership=Membership(acme, Role.VIEWER))
