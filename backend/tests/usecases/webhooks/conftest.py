"""An employer's server on this machine, and endpoints that lead to it."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from itertools import count
from typing import Any

import pytest
from standardwebhooks.webhooks import Webhook

from trusthound.adapters.credentials.keys import Keys
from trusthound.adapters.storage import (
    organizations,
    webhook_deliveries,
    webhook_endpoints,
)
from trusthound.adapters.storage.database import Database
from trusthound.adapters.web.fetcher import Fetcher, FetchLimits, open_fetcher
from trusthound.adapters.webhooks.post import posted
from trusthound.adapters.webhooks.signing import new_secret, sealed, shown
from trusthound.domain.access.organization import Organization, Tier
from trusthound.domain.webhooks.delivery import LEASE, Attempt, Delivery, Due
from trusthound.domain.webhooks.endpoint import Endpoint
from trusthound.domain.webhooks.event import ASKED_FOR, WebhookEvent, new_event
from trusthound.usecases.deliver_webhook import deliver_webhook

KEYS = (Keys(b"a secret"),)


@dataclass(frozen=True)
class Received:
    headers: dict[str, str]
    body: bytes

    @property
    def id(self) -> str:
        return self.headers["webhook-id"]

    def verified(self, secret: str) -> Any:
        """As the specification's own library does it, at the moment that the message names: one of
        the signatures is right.
        """
        at = datetime.fromtimestamp(int(self.headers["webhook-timestamp"]), UTC)
        right = Webhook(secret).sign(self.id, at, self.body.decode())
        assert right in self.headers["webhook-signature"].split(" ")
        return json.loads(self.body)


@dataclass
class Receiver:
    """Answers 200 unless a test says otherwise, and remembers what came."""

    port: int = 0
    answer: bytes = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\nok"
    received: list[Received] = field(default_factory=list)

    @property
    def place(self) -> str:
        return f"127.0.0.1:{self.port}"

    def answers(self, status: int, head: str = "", body: str = "") -> None:
        lines = f"HTTP/1.1 {status} Told\r\nContent-Length: {len(body)}\r\nConnection: close\r\n"
        self.answer = f"{lines}{head}\r\n{body}".encode()

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.IncompleteReadError):
            head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            assert head[0] == "POST /in HTTP/1.1"
            headers = dict(each.split(": ", 1) for each in head[1:] if each)
            body = await reader.readexactly(int(headers["Content-Length"]))
            self.received.append(Received(headers, body))
            writer.write(self.answer)
            await writer.drain()
        writer.close()


@dataclass
class Hooks:
    """The use case with all that it needs; `now` stands still until a test moves it."""

    database: Database
    receiver: Receiver
    web: Fetcher
    now: datetime = datetime(2026, 11, 22, 12, tzinfo=UTC)
    numbers: Any = field(default_factory=lambda: count(1))

    def id(self) -> str:
        return f"{next(self.numbers)}"

    async def endpoint(self, organization_id: str = "acme", url: str = "") -> tuple[str, str]:
        """Its id and its secret."""
        async with self.database.connection() as connection:
            if await organizations.locked(connection, organization_id) is None:
                organization = Organization(organization_id, "Acme", Tier.STARTER, None)
                await organizations.add(connection, organization, self.now)
            endpoint_id, secret = f"endpoint-{self.id()}", new_secret()
            made = Endpoint(
                endpoint_id,
                organization_id,
                url or f"http://{self.receiver.place}/in",
                "",
                ASKED_FOR,
                self.now,
            )
            kept = sealed(KEYS[0], secret, endpoint_id)
            await webhook_endpoints.add(connection, made, kept)
        return endpoint_id, shown(secret)

    async def happens(self, subject: str = "check-1", organization_id: str = "acme") -> str:
        """The id of the message."""
        event = new_event(
            WebhookEvent.COMPLETED, organization_id, subject, at=self.now, new_id=self.id()
        )
        async with self.database.connection() as connection:
            await webhook_deliveries.tell(connection, event)
        return event.id

    async def post(self, due: Due) -> Attempt:
        return await posted(due, web=self.web, keys=KEYS, clock=lambda: self.now)

    async def deliver(self, post: Any = None) -> bool:
        return await deliver_webhook(
            database=self.database,
            post=post or self.post,
            clock=lambda: self.now,
            jitter=lambda: 0.0,
            new_id=self.id,
        )

    async def take(self) -> Due | None:
        return await webhook_deliveries.take(self.database, lease=LEASE, now=self.now)

    async def deliveries(self, endpoint_id: str) -> list[Delivery]:
        async with self.database.connection() as connection:
            found = await webhook_deliveries.page(connection, endpoint_id, before=None, most=50)
        return list(reversed(found))

    def later(self, **by: float) -> None:
        self.now += timedelta(**by)


@pytest.fixture
async def hooks(database: Database) -> AsyncIterator[Hooks]:
    receiver = Receiver()
    server = await asyncio.start_server(receiver.talk, "127.0.0.1", 0)
    receiver.port = server.sockets[0].getsockname()[1]
    limits = FetchLimits("TrustHound/0", allowed_private=frozenset({receiver.place}))
    async with server, open_fetcher(limits) as web:
        yield Hooks(database, receiver, web)
