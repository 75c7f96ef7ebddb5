"""The practice service tells what happened, signed, until it is taken; and it remembers."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from tests.adapters.payments.conftest import Clock, numbered

from trusthound.adapters.payments.events import read_event
from trusthound.adapters.payments.practice.http import Request, Response, serve_locally
from trusthound.adapters.payments.practice.server import PracticeStripe, open_practice_stripe


@dataclass
class Listener:
    """Takes messages after it has refused the first ones."""

    refusals: int = 0
    heard: list[dict[str, str]] = field(default_factory=list)

    async def answer(self, request: Request) -> Response:
        self.heard.append(dict(request.headers))
        self.refusals -= 1
        return Response(503 if self.refusals >= 0 else 200, b"{}")


@asynccontextmanager
async def opened(listener: Listener, file: Path | None = None) -> AsyncIterator[PracticeStripe]:
    async with (
        serve_locally(listener.answer) as port,
        open_practice_stripe(
            webhook_url=f"http://127.0.0.1:{port}/hook",
            cents=900,
            file=file,
            now=Clock(),
            new_id=numbered,
        ) as practice,
    ):
        yield practice


def pay(practice: PracticeStripe) -> str:
    customer = practice.books.add_customer({"email": "a@b.example"})
    session = practice.books.add_session(
        {"customer": customer["id"], "success_url": "https://trust.example/account"}
    )
    return str(practice.books.pay(session["id"])["subscription"])


async def test_everything_that_happens_is_told_once_and_signed() -> None:
    listener = Listener()
    async with opened(listener) as practice:
        pay(practice)
        await asyncio.wait_for(practice.delivery.all_taken(), 10)

        assert [each["type"] for each in practice.delivery.events] == [
            "customer.subscription.created",
            "charge.succeeded",
            "invoice.paid",
            "checkout.session.completed",
        ]
        assert len(listener.heard) == 4
        assert all(each["stripe-signature"].startswith("t=") for each in listener.heard)


async def test_what_is_not_taken_is_told_again() -> None:
    listener = Listener(refusals=2)
    async with opened(listener) as practice:
        practice.books.end(pay(practice))
        await asyncio.wait_for(practice.delivery.all_taken(), 10)

    assert len(listener.heard) == 5 + 2


async def test_what_is_held_is_told_on_request_in_any_order_and_twice() -> None:
    listener = Listener()
    async with opened(listener) as practice:
        practice.delivery.held = True
        pay(practice)
        quiet = len(listener.heard)

        practice.delivery.send_again([*practice.delivery.events[::-1], practice.delivery.events[0]])
        await asyncio.wait_for(practice.delivery.all_taken(), 10)

    assert (quiet, len(listener.heard)) == (0, 5)


async def test_a_message_is_signed_as_we_read_it() -> None:
    async with opened(Listener()) as practice:
        practice.delivery.held = True
        pay(practice)
        body, signed = practice.delivery.signed(practice.delivery.events[0])

        event = read_event(body, signed, secrets=(practice.webhook_secret,), now=Clock()())

        assert event is not None
        assert event.customer_id.startswith("cus_")


async def test_what_was_bought_is_there_after_a_restart_at_the_same_address(tmp_path: Path) -> None:
    file = tmp_path / "practice.json"
    async with opened(Listener(), file) as practice:
        key = pay(practice)
        before, url = practice.books.find("subscriptions", key), practice.url

    async with opened(Listener(), file) as practice:
        assert practice.books.find("subscriptions", key) == before
        assert practice.url == url


async def test_two_at_once_take_two_ports(tmp_path: Path) -> None:
    file = tmp_path / "practice.json"
    async with opened(Listener(), file) as first, opened(Listener(), file) as second:
        assert first.url != second.url
