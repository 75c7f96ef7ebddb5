"""The practice service as a person sees it: pay, be declined, go back, manage, read a receipt."""

from collections.abc import AsyncIterator
from datetime import timedelta

import httpx2
import pytest
from tests.adapters.payments.conftest import Clock

from trusthound.adapters.payments.practice.server import PracticeStripe
from trusthound.adapters.payments.stripe_account import StripeAccount

SITE = "https://trust.example"


@pytest.fixture
async def browser(practice: PracticeStripe) -> AsyncIterator[httpx2.AsyncClient]:
    async with httpx2.AsyncClient(base_url=practice.url) as client:
        yield client


async def a_page(account: StripeAccount, clock: Clock) -> str:
    customer = await account.new_customer("u1", email="a@b.example", name="Ann", key="k")
    page = await account.new_checkout(
        customer,
        success_url=f"{SITE}/account?checkout=done",
        cancel_url=f"{SITE}/account?checkout=cancelled",
        expires_at=clock() + timedelta(hours=23),
        key="c",
    )
    return page.url


async def a_portal(account: StripeAccount, practice: PracticeStripe, clock: Clock) -> str:
    session = practice.books.pay((await a_page(account, clock)).rpartition("/")[2])
    return await account.open_portal(session["customer"], return_url=f"{SITE}/account")


async def test_the_page_says_that_no_money_moves_and_what_is_paid(
    account: StripeAccount, browser: httpx2.AsyncClient, clock: Clock
) -> None:
    answer = await browser.get(await a_page(account, clock))

    assert answer.status_code == 200
    for said in ("TEST MODE: no money moves.", "Premium: $9.00 a month.", "Pay $9.00", "Cancel"):
        assert said in answer.text


async def test_a_browser_lets_the_forms_lead_back_to_our_pages_and_nowhere_else(
    account: StripeAccount, browser: httpx2.AsyncClient, clock: Clock
) -> None:
    answer = await browser.get(await a_page(account, clock))

    policy = answer.headers["Content-Security-Policy"]
    assert f"form-action 'self' {SITE}" in policy
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy


async def test_paying_leads_back(
    account: StripeAccount, browser: httpx2.AsyncClient, clock: Clock
) -> None:
    answer = await browser.post(f"{await a_page(account, clock)}/pay")

    assert (answer.status_code, answer.headers["Location"]) == (
        303,
        f"{SITE}/account?checkout=done",
    )


async def test_paying_twice_on_one_page_charges_once(
    account: StripeAccount, practice: PracticeStripe, browser: httpx2.AsyncClient, clock: Clock
) -> None:
    page = await a_page(account, clock)

    for _ in range(2):
        answer = await browser.post(f"{page}/pay")

    assert answer.status_code == 303
    kinds = [each["type"] for each in practice.delivery.events]
    assert kinds.count("invoice.paid") == 1


async def test_a_card_that_is_declined_leaves_the_page_open(
    account: StripeAccount, practice: PracticeStripe, browser: httpx2.AsyncClient, clock: Clock
) -> None:
    page = await a_page(account, clock)

    answer = await browser.post(f"{page}/decline")

    assert "Your card was declined." in answer.text
    assert practice.books.session(page.rpartition("/")[2])["status"] == "open"
    assert practice.delivery.events == []


async def test_going_back_pays_nothing(
    account: StripeAccount, practice: PracticeStripe, browser: httpx2.AsyncClient, clock: Clock
) -> None:
    answer = await browser.post(f"{await a_page(account, clock)}/cancel")

    assert answer.headers["Location"] == f"{SITE}/account?checkout=cancelled"
    assert practice.delivery.events == []


async def test_reading_a_page_does_nothing(
    account: StripeAccount, practice: PracticeStripe, browser: httpx2.AsyncClient, clock: Clock
) -> None:
    page = await a_page(account, clock)

    assert (await browser.get(f"{page}/pay")).status_code == 200
    assert practice.delivery.events == []


@pytest.mark.parametrize(
    ("button", "kinds"),
    [
        ("cancel", ["customer.subscription.updated"]),
        ("renew", ["charge.succeeded", "invoice.paid", "customer.subscription.updated"]),
        ("fail", ["charge.failed", "invoice.payment_failed", "customer.subscription.updated"]),
    ],
)
async def test_what_may_happen_to_a_subscription_is_a_button(
    account: StripeAccount,
    practice: PracticeStripe,
    browser: httpx2.AsyncClient,
    clock: Clock,
    button: str,
    kinds: list[str],
) -> None:
    portal = await a_portal(account, practice, clock)
    customer = practice.books.find("portals", portal.rpartition("/")[2])["customer"]
    (subscription,) = practice.books.all_of("subscriptions", customer)
    practice.delivery.events.clear()

    shown = await browser.get(portal)
    answer = await browser.post(f"{portal}/{subscription['id']}/{button}")

    assert f"/{subscription['id']}/{button}" in shown.text
    assert (answer.status_code, answer.headers["Location"]) == (
        303,
        portal.removeprefix(practice.url),
    )
    assert [each["type"] for each in practice.delivery.events] == kinds


async def test_the_portal_shows_invoices_and_the_way_back(
    account: StripeAccount, practice: PracticeStripe, browser: httpx2.AsyncClient, clock: Clock
) -> None:
    shown = await browser.get(await a_portal(account, practice, clock))

    assert "Invoice PRACTICE-0001: $9.00, paid." in shown.text
    assert f'href="{SITE}/account"' in shown.text


async def test_a_receipt_has_a_page(
    account: StripeAccount, practice: PracticeStripe, browser: httpx2.AsyncClient, clock: Clock
) -> None:
    portal = await a_portal(account, practice, clock)
    customer = practice.books.find("portals", portal.rpartition("/")[2])["customer"]
    (payment,) = (await account.bought_by(customer)).payments

    shown = await browser.get(payment.link)

    assert "Invoice PRACTICE-0001" in shown.text
    assert "Status: paid" in shown.text


@pytest.mark.parametrize("path", ["/", "/pay/cs_none", "/portal/x/y/cancel", "/invoice/in_none"])
async def test_other_addresses_are_not_found(browser: httpx2.AsyncClient, path: str) -> None:
    assert (await browser.get(path)).status_code == 404
    assert (await browser.post(path)).status_code == 404


async def test_a_host_name_that_somebody_else_owns_sees_nothing(
    account: StripeAccount, browser: httpx2.AsyncClient, clock: Clock
) -> None:
    answer = await browser.get(await a_page(account, clock), headers={"Host": "evil.example"})

    assert answer.status_code == 404
