"""Billing over the wire: the trial, paying, stopping, and signed messages in any order."""

import asyncio
import json
from collections.abc import AsyncIterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from typing import Any

import httpx2
import psycopg
import pytest
import pytest_asyncio
from tests.adapters.payments.conftest import Clock, numbered

from trusthound.adapters.payments.events import signature
from trusthound.adapters.payments.practice.objects import PRICE_ID, Json
from trusthound.adapters.payments.practice.server import PracticeStripe, open_practice_stripe
from trusthound.entrypoints.http.app import create_app
from trusthound.wiring.services import Services, open_services
from trusthound.wiring.settings import Settings

pytestmark = pytest.mark.asyncio(loop_scope="module")
_numbers = count(1)


@dataclass
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


@dataclass
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


@pytest_asyncio.fixture(scope="module", loop_scope="module")
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


@pytest_asyncio.fixture(loop_scope="module")
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


def moment(text: str) -> datetime:
    return datetime.fromisoformat(text)


# the trial


async def test_the_trial_gives_a_week_of_premium_without_a_card(person: Person) -> None:
    answer = await person.post("trial")

    told = answer.json()
    assert answer.status_code == 201
    assert (told["plan"], told["status"], told["trialUsed"]) == ("premium", "trial", True)
    left = moment(told["trialEndsAt"]) - datetime.now(UTC)  # noqa: TID251
    assert timedelta(days=6, hours=23) < left <= timedelta(days=7)
    assert await person.plan() == "premium"
    assert person.mails() == ["trial_started"]
    assert person.audited() == [("plan.trial", "self")]


async def test_the_trial_is_begun_once_of_fifty_at_once(person: Person) -> None:
    answers = await asyncio.gather(*(person.post("trial") for _ in range(50)))

    assert sorted(each.status_code for each in answers) == [201] + [409] * 49
    assert {each.json()["code"] for each in answers if each.status_code == 409} == {"trial_used"}
    assert person.mails() == ["trial_started"]


async def test_a_trial_that_is_over_is_free_again_and_not_to_be_had_twice(
    person: Person, world: World
) -> None:
    await person.post("trial")
    with psycopg.connect(world.database_url) as connection:
        connection.execute(
            "UPDATE trials SET ends_at = now() - interval '1 second' WHERE user_id = %s",
            [person.id],
        )
        connection.execute(
            "UPDATE users SET premium_until = now() - interval '1 second' WHERE id = %s",
            [person.id],
        )

    again = await person.post("trial")

    assert (again.status_code, again.json()["code"]) == (409, "trial_used")
    told = await person.billing()
    assert (told["plan"], told["status"], told["trialUsed"]) == ("free", "none", True)


async def test_who_pays_already_needs_no_trial(person: Person) -> None:
    await person.subscribes()

    answer = await person.post("trial")

    assert (answer.status_code, answer.json()["code"]) == (409, "already_premium")
    assert not (await person.billing())["trialUsed"]


# paying


async def test_nobody_pays_without_having_agreed(person: Person) -> None:
    answer = await person.post("checkout", acceptedTerms=False)

    assert (answer.status_code, answer.json()["field"]) == (422, "acceptedTerms")


async def test_who_agreed_to_what_and_when_is_kept(person: Person, world: World) -> None:
    await person.page()

    terms = (await person.billing())["terms"]
    ((version, sentence, address),) = world.rows(
        "SELECT terms_version, sentence, address FROM consents WHERE user_id = %s", person.id
    )
    assert (version, sentence) == (terms["version"], terms["sentence"])
    assert "$9 a month" in sentence
    assert address == "127.0.0.1"


async def test_all_who_begin_to_pay_at_once_get_one_page(person: Person) -> None:
    pages = await asyncio.gather(*(person.page() for _ in range(10)))

    assert len(set(pages)) == 1


async def test_the_page_leads_back_to_our_own_pages_alone(person: Person, world: World) -> None:
    session = world.practice.books.session(await person.page())

    assert session["success_url"] == "http://localhost:8900/account?checkout=done"
    assert session["cancel_url"] == "http://localhost:8900/account?checkout=cancelled"


@pytest.mark.parametrize(
    ("host", "site"),
    [
        ("localhost:8900", "http://localhost:8900"),
        ("127.0.0.1:8900", "http://127.0.0.1:8900"),
        ("127.0.0.1:80", "http://localhost:8900"),
    ],
)
async def test_the_page_leads_back_to_the_name_that_has_the_cookie(
    person: Person, world: World, host: str, site: str
) -> None:
    person.headers["Host"] = host

    session = world.practice.books.session(await person.page())

    assert session["success_url"] == f"{site}/account?checkout=done"


async def test_who_has_paid_has_premium_a_receipt_and_thirty_days(person: Person) -> None:
    await person.subscribes()

    told = await person.billing()
    assert (told["plan"], told["status"], told["testMode"]) == ("premium", "active", True)
    (receipt,) = told["receipts"]
    assert (receipt["amount"], receipt["refundedCents"]) == ("$9.00", 0)
    assert told["renewsAt"] == receipt["periodEnd"]
    kept = moment(told["refundableUntil"]) - moment(receipt["paidAt"])
    assert kept == timedelta(days=30)
    assert await person.plan() == "premium"
    assert person.mails() == ["receipt", "subscribed"]
    assert person.audited() == [("plan.subscribe", "system"), ("plan.pay", "system")]


async def test_who_has_premium_is_not_led_to_pay_again(person: Person) -> None:
    await person.subscribes()

    answer = await person.post("checkout", acceptedTerms=True)

    assert (answer.status_code, answer.json()["code"]) == (409, "already_premium")


async def test_who_paid_a_moment_ago_is_not_led_to_pay_again(person: Person) -> None:
    await person.pays()

    answer = await person.post("checkout", acceptedTerms=True)

    assert (answer.status_code, answer.json()["code"]) == (409, "already_premium")
    assert (await person.billing())["status"] == "active"


async def test_a_page_that_closed_gives_way_to_a_new_one(person: Person, world: World) -> None:
    first = await person.page()
    world.practice.books.find("sessions", first)
    world.practice.books._rooms["sessions"][first]["status"] = "expired"

    assert await person.page() != first


# stopping


async def test_cancelling_keeps_premium_to_the_end_of_what_was_paid(person: Person) -> None:
    await person.subscribes()
    before = await person.billing()

    answer = await person.post("cancel")

    told = answer.json()
    assert (told["status"], told["cancelAtPeriodEnd"]) == ("ending", True)
    assert (told["renewsAt"], told["endsAt"]) == (None, before["renewsAt"])
    assert told["plan"] == "premium"
    assert person.mails()[-1] == "cancelled"
    assert person.audited()[-1] == ("plan.cancel", "self")


async def test_cancelling_twice_tells_once(person: Person) -> None:
    await person.subscribes()

    statuses = [(await person.post("cancel")).status_code for _ in range(2)]

    assert statuses == [200, 200]
    assert person.mails().count("cancelled") == 1


async def test_a_cancellation_is_taken_back(person: Person) -> None:
    await person.subscribes()
    await person.post("cancel")

    told = (await person.post("resume")).json()

    assert (told["status"], told["endsAt"]) == ("active", None)
    assert person.audited()[-1] == ("plan.resume", "self")


async def test_a_cancelled_subscription_ends_with_its_period(person: Person, world: World) -> None:
    key = await person.subscribes()
    await person.post("cancel")

    told = person.happens(lambda: world.practice.books.end_period(key))
    await world.deliver(*told)

    assert [each["type"] for each in told] == ["customer.subscription.deleted"]
    assert (await person.billing())["renewsAt"] is None
    assert person.mails().count("cancelled") == 1
    assert person.audited()[-1] == ("plan.end", "system")


@pytest.mark.parametrize("path", ["cancel", "resume", "portal"])
async def test_who_bought_nothing_has_nothing_to_manage(person: Person, path: str) -> None:
    answer = await person.post(path)

    assert (answer.status_code, answer.json()["code"]) == (409, "no_subscription")


async def test_a_refund_gives_the_money_back_and_ends_premium(person: Person, world: World) -> None:
    key = await person.subscribes()

    told = (await person.post("refund")).json()

    assert (told["plan"], told["status"], told["refundableUntil"]) == ("free", "none", None)
    assert told["receipts"][0]["refundedCents"] == 900
    assert world.practice.books.find("subscriptions", key)["status"] == "canceled"
    assert person.mails()[-1] == "refunded"
    assert "cancelled" not in person.mails()
    assert person.audited()[-2:] == [("plan.end", "self"), ("plan.refund", "self")]


async def test_twenty_refunds_at_once_give_back_once(person: Person, world: World) -> None:
    await person.subscribes()

    answers = await asyncio.gather(*(person.post("refund") for _ in range(20)))

    assert {each.status_code for each in answers} <= {200, 409}
    assert [each for each in answers if each.status_code == 200]
    (payment,) = (await person.billing())["receipts"]
    assert payment["refundedCents"] == 900
    assert person.mails().count("refunded") == 1


async def test_nothing_is_given_back_after_thirty_days(person: Person, world: World) -> None:
    await person.subscribes()
    with psycopg.connect(world.database_url) as connection:
        connection.execute(
            """
            UPDATE payments SET paid_at = paid_at - interval '30 days' WHERE customer_id = (
                SELECT id FROM customers WHERE user_id = %s)
            """,
            [person.id],
        )

    answer = await person.post("refund")

    assert (answer.status_code, answer.json()["code"]) == (409, "nothing_to_refund")


async def test_the_portal_opens_for_who_has_bought(person: Person, world: World) -> None:
    await person.subscribes()

    url = (await person.post("portal")).json()["url"]

    portal = world.practice.books.find("portals", url.rpartition("/")[2])
    assert portal["return_url"] == "http://localhost:8900/account"


# signed messages


async def test_the_same_message_counts_once_however_often_it_comes(
    person: Person, world: World
) -> None:
    told = await person.pays()

    assert await world.deliver(*told, *told, *told) == [200] * 3 * len(told)

    assert person.mails() == ["receipt", "subscribed"]
    heeded = [e["id"] for e in told if not e["type"].startswith("charge.")]
    assert world.rows("SELECT count(*) FROM payment_events WHERE id = ANY(%s)", heeded) == [
        (len(heeded),)
    ]


async def test_the_same_message_at_once_counts_once(person: Person, world: World) -> None:
    (paid,) = [e for e in await person.pays() if e["type"] == "invoice.paid"]

    await asyncio.gather(*(world.deliver(paid) for _ in range(20)))

    assert person.mails() == ["receipt", "subscribed"]


async def test_messages_in_the_wrong_order_lead_to_the_same_end(
    person: Person, world: World
) -> None:
    told = await person.pays()
    (found,) = world.rows("SELECT id FROM customers WHERE user_id = %s", person.id)
    (subscription,) = world.practice.books.all_of("subscriptions", found[0])
    books = world.practice.books
    told += person.happens(lambda: books.end_period(subscription["id"], paid=False))
    told += person.happens(lambda: books.end_with_period(subscription["id"], end=True))
    told += person.happens(lambda: books.end(subscription["id"]))

    await world.deliver(*told[::-1])

    now = await person.billing()
    assert (now["plan"], now["status"]) == ("free", "none")
    assert len(now["receipts"]) == 1
    assert await person.plan() == "free"


async def test_an_old_message_does_not_bring_back_what_has_ended(
    person: Person, world: World
) -> None:
    told = await person.pays()
    await world.deliver(*told[:-1])
    await person.post("refund")

    await world.deliver(told[-1])

    assert (await person.billing())["plan"] == "free"


async def test_a_payment_that_fails_is_told_and_leaves_a_week(person: Person, world: World) -> None:
    key = await person.subscribes()

    told = person.happens(lambda: world.practice.books.end_period(key, paid=False))
    await world.deliver(*told)

    now = await person.billing()
    assert (now["plan"], now["status"]) == ("premium", "past_due")
    assert person.mails().count("payment_failed") == 1
    assert len(now["receipts"]) == 1


async def test_a_month_that_is_paid_for_brings_a_receipt(person: Person, world: World) -> None:
    key = await person.subscribes()

    told = person.happens(lambda: world.practice.books.end_period(key))
    await world.deliver(*told)

    assert len((await person.billing())["receipts"]) == 2
    assert (
        person.mails() == ["receipt", "receipt", "subscribed"]
        or person.mails().count("receipt") == 2
    )


async def test_a_refund_from_elsewhere_is_seen(person: Person, world: World) -> None:
    await person.subscribes()
    (row,) = world.rows(
        """
        SELECT reference FROM payments p JOIN customers c ON c.id = p.customer_id
        WHERE c.user_id = %s
        """,
        person.id,
    )

    told = person.happens(lambda: world.practice.books.give_back(row[0], None))
    await world.deliver(*told)

    assert (await person.billing())["receipts"][0]["refundedCents"] == 900
    assert person.mails()[-1] == "refunded"


@pytest.mark.parametrize("secret", ["whsec_other", ""])
async def test_a_message_signed_by_somebody_else_is_refused(
    person: Person, world: World, secret: str
) -> None:
    told = await person.pays()
    body, _ = world.practice.delivery.signed(told[-1])

    answer = await world.send(body, signature(body, secret=secret, at=datetime.now(UTC)))  # noqa: TID251

    assert (answer.status_code, answer.json()["code"]) == (400, "signature_refused")
    assert await person.plan() == "free"


async def test_a_message_signed_with_the_former_secret_counts(person: Person, world: World) -> None:
    told = await person.pays()
    body, _ = world.practice.delivery.signed(told[-1])

    now = datetime.now(UTC)  # noqa: TID251
    answer = await world.send(body, signature(body, secret="whsec_former", at=now))

    assert answer.status_code == 200
    assert await person.plan() == "premium"


async def test_a_message_of_six_minutes_ago_is_refused(person: Person, world: World) -> None:
    told = await person.pays()
    body, _ = world.practice.delivery.signed(told[-1])

    then = datetime.now(UTC) - timedelta(minutes=6)  # noqa: TID251
    signed = signature(body, secret=world.practice.webhook_secret, at=then)

    assert (await world.send(body, signed)).status_code == 400


async def test_a_message_about_somebody_unknown_is_taken_and_forgotten(world: World) -> None:
    told = {
        "id": "evt_stranger",
        "object": "event",
        "created": 1,
        "type": "invoice.paid",
        "data": {"object": {"customer": "cus_stranger"}},
    }

    assert await world.deliver(told) == [200]
    assert world.rows("SELECT count(*) FROM payment_events WHERE id = 'evt_stranger'") == [(0,)]


async def test_a_signed_body_that_is_no_message_is_taken(world: World) -> None:
    body = json.dumps({"hello": "world"}).encode()
    signed = signature(body, secret=world.practice.webhook_secret, at=datetime.now(UTC))  # noqa: TID251

    assert (await world.send(body, signed)).status_code == 200


# who may


@pytest.mark.parametrize("path", ["trial", "checkout", "portal", "cancel", "resume", "refund"])
async def test_a_visitor_has_no_plan_to_change(world: World, path: str) -> None:
    answer = await world.client.post(f"/api/billing/{path}", json={"acceptedTerms": True})

    assert (answer.status_code, answer.json()["code"]) == (401, "sign_in_required")


async def test_nobody_sees_the_receipts_of_somebody_else(person: Person, world: World) -> None:
    await person.subscribes()

    told = await (await somebody(world)).billing()

    assert (told["plan"], told["receipts"]) == ("free", [])


async def test_fields_that_were_not_asked_for_change_nothing(person: Person) -> None:
    answer = await person.post(
        "checkout", acceptedTerms=True, plan="premium", price="price_free", userId="x"
    )

    assert answer.status_code == 200
    assert await person.plan() == "free"


async def test_the_catalogue_says_that_no_money_moves(world: World) -> None:
    assert (await world.client.get("/api/plans")).json()["payments"] == "test"
