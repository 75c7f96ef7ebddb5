"""Billing over the wire: the trial, paying, stopping, and whose it is."""

import asyncio
from datetime import UTC, datetime, timedelta

import psycopg
import pytest
from tests.entrypoints.http.billing.conftest import Person, World, somebody

pytestmark = pytest.mark.asyncio(loop_scope="session")


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
