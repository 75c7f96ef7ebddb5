"""From free to Premium and back over real sockets: the product, the practice service, a browser."""

import asyncio
import socket
from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path
from typing import Any

import httpx2
import pytest

from trusthound.entrypoints.http.app import create_app
from trusthound.entrypoints.http.server import serve
from trusthound.wiring.practice_payments import with_practice_payments
from trusthound.wiring.services import open_services
from trusthound.wiring.settings import Settings


def a_free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@pytest.fixture
async def browser(database_url: str, tmp_path: Path) -> AsyncIterator[httpx2.AsyncClient]:
    """Somebody with an account on the product as `trusthound serve` runs it without a key."""
    words: dict[str, Any] = {
        "DATABASE_URL": database_url,
        "data_folder": tmp_path,
        "pages_folder": tmp_path / "dist",
        "port": a_free_port(),
        "password_memory_kib": 64,
        "requests_a_minute": 10_000,
    }
    started, stop = asyncio.Event(), asyncio.Event()
    async with (
        with_practice_payments(Settings(**words)) as settings,
        open_services(settings) as services,
        asyncio.TaskGroup() as tasks,
    ):
        await services.billing.check()
        tasks.create_task(
            serve(
                create_app(services, settings),
                host=settings.host,
                port=settings.port,
                stop=stop,
                started=started.set,
            )
        )
        await started.wait()
        site = f"http://localhost:{settings.port}"
        async with httpx2.AsyncClient(base_url=site) as client:
            person = {
                "name": "Ann Lee",
                "email": "a@b.example",
                "password": "correct horse battery",
            }
            answer = await client.post("/api/auth/register", json=person)
            client.cookies.clear()
            client.headers["Authorization"] = f"Bearer {answer.json()['token']}"
            yield client
        stop.set()


async def status_is(browser: httpx2.AsyncClient, wanted: str) -> dict[str, Any]:
    """Asks until the status is the one wanted, as the page does."""
    async with asyncio.timeout(30):
        for _ in count():
            told: dict[str, Any] = (await browser.get("/api/billing")).json()
            if told["status"] == wanted:
                return told
            await asyncio.sleep(0.02)
    raise AssertionError


async def test_from_free_by_trial_and_payment_to_a_refund(browser: httpx2.AsyncClient) -> None:
    closed = await browser.get("/api/billing")
    assert (closed.json()["plan"], closed.json()["testMode"]) == ("free", True)

    trial = await browser.post("/api/billing/trial")
    assert (trial.status_code, trial.json()["plan"]) == (201, "premium")

    page = (await browser.post("/api/billing/checkout", json={"acceptedTerms": True})).json()["url"]
    back = await browser.post(f"{page}/pay")
    site = str(browser.base_url).rstrip("/")
    assert back.headers["Location"] == f"{site}/account?checkout=done"
    told = await status_is(browser, "active")
    assert [each["amount"] for each in told["receipts"]] == ["$9.00"]

    cancelled = (await browser.post("/api/billing/cancel")).json()
    assert (cancelled["status"], cancelled["plan"]) == ("ending", "premium")

    refunded = (await browser.post("/api/billing/refund")).json()
    assert refunded["receipts"][0]["refundedCents"] == 900
    assert (refunded["status"], refunded["plan"]) == ("trial", "premium")


async def test_what_is_done_on_the_payment_services_pages_is_heard_of(
    browser: httpx2.AsyncClient,
) -> None:
    page = (await browser.post("/api/billing/checkout", json={"acceptedTerms": True})).json()["url"]
    await browser.post(f"{page}/pay")
    await status_is(browser, "active")
    portal = (await browser.post("/api/billing/portal")).json()["url"]
    shown = (await browser.get(portal)).text
    target = shown.partition('action="')[2].partition('"')[0]
    assert target.endswith("/cancel")

    await browser.post(f"{portal.partition('/portal')[0]}{target}")

    await status_is(browser, "ending")
