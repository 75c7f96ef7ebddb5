"""Signed messages of the payment service: twice, late, in any order, and from somebody else."""

import asyncio
import json
from datetime import UTC, datetime, timedelta

import pytest
from tests.entrypoints.http.billing.conftest import Person, World

from trusthound.adapters.payments.events import signature

pytestmark = pytest.mark.asyncio(loop_scope="session")


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
    assert person.mails().count("receipt") == 2


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
