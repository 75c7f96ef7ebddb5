"""The practice service as a server on the loopback address: its API, its pages, its webhooks."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from trusthound.adapters.payments.practice import pages
from trusthound.adapters.payments.practice.api import Api
from trusthound.adapters.payments.practice.books import Books, Refusal
from trusthound.adapters.payments.practice.delivery import Delivery
from trusthound.adapters.payments.practice.http import LOCAL, Request, Response, serve_locally

KEY_PREFIX = "sk_test_practice_"  # a key of the practice service


@dataclass(frozen=True, slots=True)
class PracticeStripe:
    """The running service, and how to reach it."""

    url: str
    secret_key: str
    webhook_secret: str
    books: Books
    api: Api
    delivery: Delivery


@asynccontextmanager
async def open_practice_stripe(
    *,
    webhook_url: str,
    cents: int,
    file: Path | None,
    now: Callable[[], datetime],
    new_id: Callable[[], str],
) -> AsyncIterator[PracticeStripe]:
    """Runs on a free port, the last one if it can be had; what is bought lasts as the file does."""
    import stripe  # it takes a third of a second, and most commands have no use for it

    version = stripe.api_version
    secret_key, webhook_secret = f"{KEY_PREFIX}{new_id()}", f"whsec_{new_id()}"
    delivery = Delivery(webhook_url, secret=webhook_secret, now=now)
    books = Books(
        file=file, cents=cents, version=version, now=now, new_id=new_id, emit=delivery.take
    )
    api = Api(books, secret_key=secret_key, version=version)

    async def answer(request: Request) -> Response:
        if request.path.startswith("/v1/"):
            return api.answer(request)
        return _page(books, request)

    async with serve_locally(answer, await asyncio.to_thread(_port_before, file)) as port:
        books.base = f"http://{LOCAL}:{port}"
        await asyncio.to_thread(_note_port, file, port)
        sending = asyncio.create_task(delivery.run())
        try:
            yield PracticeStripe(books.base, secret_key, webhook_secret, books, api, delivery)
        finally:
            sending.cancel()
            with suppress(asyncio.CancelledError):
                await sending


def _port_before(file: Path | None) -> int:
    """The port of the last time, so that links to receipts still lead somewhere; 0 for any."""
    noted = None if file is None else file.with_suffix(".port")
    if noted is None or not noted.exists():
        return 0
    said = noted.read_text(encoding="ascii", errors="replace")
    return int(said) if said.isdecimal() and int(said) < 65_536 else 0


def _note_port(file: Path | None, port: int) -> None:
    if file is not None:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.with_suffix(".port").write_text(str(port), encoding="ascii")


def _page(books: Books, request: Request) -> Response:
    """What a person sees; a host name that is not ours comes from a page of somebody else."""
    parts = re.fullmatch(r"/(pay|portal|invoice)/(\w+)(?:/(\w+))?(?:/(\w+))?", request.path)
    if parts is None or request.headers.get("host") != books.base.removeprefix("http://"):
        return pages.missing_page()
    kind, key, *words = parts.groups()
    try:
        if kind == "pay":
            return _pay(books, key, words[0] if request.method == "POST" else None)
        if kind == "invoice":
            return pages.invoice_page(books.find("invoices", key))
        return _portal(books, key, words if request.method == "POST" else [None, None])
    except Refusal:
        return pages.missing_page()


def _pay(books: Books, key: str, button: str | None) -> Response:
    if button == "pay":
        return pages.redirect(books.pay(key)["success_url"])
    session = books.session(key)
    if button == "cancel":
        return pages.redirect(session["cancel_url"])
    return pages.pay_page(session, refused=button == "decline")


def _portal(books: Books, key: str, words: list[str | None]) -> Response:
    portal = books.find("portals", key)
    customer, (subscription, button) = portal["customer"], words
    if subscription is not None:
        if books.find("subscriptions", subscription)["customer"] != customer:
            return pages.missing_page()
        if button in ("cancel", "resume"):
            books.end_with_period(subscription, end=button == "cancel")
        elif button in ("renew", "fail"):
            books.end_period(subscription, paid=button == "renew")
        return pages.redirect(f"/portal/{key}")
    return pages.portal_page(
        portal, books.all_of("subscriptions", customer), books.all_of("invoices", customer)
    )
