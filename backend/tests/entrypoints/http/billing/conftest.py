"""The whole app before a practice service that sends nothing by itself, and somebody who pays."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

import httpx2
import psycopg
import pytest
import pytest_asyncio
from tests.adapters.payments.conftest import Clock, numbered

from trusthound.adapters.payments.practice.objects import PRICE_ID, Json
from trusthound.adapters.payments.practice.server import PracticeStripe, open_practice_stripe
from trusthound.entrypoints.http.app import create_app
from trusthound.wiring.services import Services, open_services
from trusthound.wiring.settings import Settings

_numbers = count(1)


@dataclass(repr=False)  # of a whole app; asyncio asks for it
class World:
    """The whole app before a practice service that sends nothing by itself."""

    services: Services
    practice: PracticeStripe
    client: httpx2.AsyncClient
    database_url: str

    async def deliver(self, *events: Json) -> list[int]:
        """Hand messages in, in this order; says the answers."""
        statuses = []
        for each in events:
            body, signed = self.practice.delivery.signed(each)
            statuses.append((await self.send(body, signed)).status_code)
        return statuses

    async def send(self, body: bytes, signed: str) -> httpx2.Response:
        headers = {"Content-Type": "application/json", "Stripe-Signature": signed}
        return await self.client.post("/api/billing/webhook", content=body, headers=headers)

    def rows(self, statement: str, *values: object) -> list[Any]:
        with psycopg.connect(self.database_url) as connection:
            return connection.execute(statement, values).fetchall()


@dataclass(repr=False)  # of a whole app; asyncio asks for it
class Person:
    """Somebody with an account, and what they do."""

    world: World
    id: str
    email: str
    headers: dict[str, str]

    async def post(self, path: str, **body: Any) -> httpx2.Response:
        return await self.world.client.post(
            f"/api/billing/{path}", headers=self.headers, json=body or None
        )

    async def billing(self) -> Json:
        answer = await self.world.client.get("/api/billing", headers=self.headers)
        assert answer.status_code == 200, answer.text
        told: Json = answer.json()
        return told

    async def plan(self) -> str:
        answer = await self.world.client.get("/api/auth/check", headers=self.headers)
        return str(answer.json()["user"]["plan"])

    async def page(self) -> str:
        """The session of a page to pay on."""
        answer = await self.post("checkout", acceptedTerms=True)
        assert answer.status_code == 200, answer.text
        return str(answer.json()["url"]).rpartition("/")[2]

    async def pays(self) -> list[Json]:
        """Pays; the messages that tell of it are not delivered yet."""
        page = await self.page()
        before = len(self.world.practice.delivery.events)
        self.world.practice.books.pay(page)
        return self.world.practice.delivery.events[before:]

    async def subscribes(self) -> str:
        """Pays, and we have heard of it; says the subscription."""
        told = await self.pays()
        await self.world.deliver(*told)
        return next(str(e["data"]["object"]["id"]) for e in told if "subscription" in e["type"])

    def happens(self, doing: Any) -> list[Json]:
        """The messages of something that happens at the payment service."""
        before = len(self.world.practice.delivery.events)
        doing()
        return self.world.practice.delivery.events[before:]

    def mails(self) -> list[str]:
        rows = self.world.rows(
            "SELECT kind FROM outbox WHERE recipient = %s ORDER BY made_at, kind", self.email
        )
        return [kind for (kind,) in rows if kind != "welcome"]

    def audited(self) -> list[tuple[str, str]]:
        found: list[tuple[str, str]] = self.world.rows(
            """
            SELECT action, actor FROM audit_log WHERE action LIKE 'plan.%%' AND (
                actor = %s OR target IN (
                    SELECT s.id FROM subscriptions s JOIN customers c ON c.id = s.customer_id
                    WHERE c.user_id = %s
                    UNION ALL
                    SELECT p.id FROM payments p JOIN customers c ON c.id = p.customer_id
                    WHERE c.user_id = %s))
            ORDER BY id
            """,
            self.id,
            self.id,
            self.id,
        )
        return [(action, "self" if actor == self.id else actor) for action, actor in found]


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def world(
    database_server: str, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[World]:
    folder: Path = tmp_path_factory.mktemp("billing")
    words: dict[str, Any] = {
        "DATABASE_URL": database_server,
        "data_folder": folder,
        "pages_folder": folder / "dist",
        "requests_a_minute": 10_000,
        "sign_ups_an_address": 10_000,
        "password_memory_kib": 8192,
    }
    async with open_practice_stripe(
        webhook_url="http://127.0.0.1:9/", cents=900, file=None, now=Clock(), new_id=numbered
    ) as practice:
        practice.delivery.held = True
        settings = Settings(**words).with_stripe(
            secret_key=practice.secret_key,
            webhook_secret=f"{practice.webhook_secret}, whsec_former",
            price=PRICE_ID,
            api_base=practice.url,
        )
        async with open_services(settings) as services:
            transport = httpx2.ASGITransport(app=create_app(services, settings))
            async with httpx2.AsyncClient(
                transport=transport, base_url="http://localhost"
            ) as client:
                yield World(services, practice, client, database_server)


@pytest_asyncio.fixture(loop_scope="session")
async def person(world: World) -> Person:
    """Somebody who has just signed up."""
    return await somebody(world)


async def somebody(world: World) -> Person:
    email = f"pat{next(_numbers)}@billing.example"
    asked = {"name": "Pat Doe", "email": email, "password": "correct horse battery"}
    answer = await world.client.post("/api/auth/register", json=asked)
    world.client.cookies.clear()
    told = answer.json()
    headers = {"Authorization": f"Bearer {told['token']}"}
    return Person(world, told["user"]["id"], email, headers)
