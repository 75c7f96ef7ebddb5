"""Stripe's SDK against a server that speaks its API: what we ask, and what we read of it."""

from datetime import timedelta

import pytest
from tests.adapters.payments.conftest import Clock

from trusthound.adapters.payments.practice.server import PracticeStripe
from trusthound.adapters.payments.stripe_account import StripeAccount, moves_money, open_stripe
from trusthound.domain.access.subscription import Bought, Status
from trusthound.domain.common.errors import PaymentsUnavailable, SetupProblem


async def a_customer(account: StripeAccount, key: str = "k") -> str:
    return await account.new_customer("u1", email="ann@mail.example", name="Ann", key=key)


async def a_page(account: StripeAccount, clock: Clock, customer: str, key: str = "c") -> str:
    page = await account.new_checkout(
        customer,
        success_url="https://trust.example/account?checkout=done",
        cancel_url="https://trust.example/account?checkout=cancelled",
        expires_at=clock() + timedelta(hours=23),
        key=key,
    )
    assert page.is_open
    return page.id


async def a_subscriber(account: StripeAccount, practice: PracticeStripe, clock: Clock) -> str:
    customer = await a_customer(account)
    practice.books.pay(await a_page(account, clock, customer))
    return customer


async def bought(account: StripeAccount, customer: str) -> Bought:
    return await account.bought_by(customer)


async def test_the_price_that_we_show_is_the_one_that_is_charged(account: StripeAccount) -> None:
    await account.check_price(cents=900, currency="usd")


async def test_another_price_than_the_one_shown_is_a_problem_of_the_setup(
    account: StripeAccount,
) -> None:
    with pytest.raises(SetupProblem, match=r"is not 10\.00 usd a month"):
        await account.check_price(cents=1000, currency="usd")


async def test_a_customer_asked_for_twice_with_one_key_is_made_once(
    account: StripeAccount, practice: PracticeStripe
) -> None:
    assert await a_customer(account) == await a_customer(account)
    assert await a_customer(account, key="other") != await a_customer(account)


async def test_a_key_used_again_for_something_else_is_refused(account: StripeAccount) -> None:
    await a_customer(account)

    with pytest.raises(PaymentsUnavailable):
        await account.new_customer("u2", email="bob@mail.example", name="Bob", key="k")


async def test_a_page_asked_for_twice_with_one_key_is_one_page(
    account: StripeAccount, clock: Clock
) -> None:
    customer = await a_customer(account)

    assert await a_page(account, clock, customer) == await a_page(account, clock, customer)


async def test_a_page_is_open_until_it_is_paid_on(
    account: StripeAccount, practice: PracticeStripe, clock: Clock
) -> None:
    page = await a_page(account, clock, await a_customer(account))

    assert (await account.find_checkout(page)).url == f"{practice.url}/pay/{page}"
    practice.books.pay(page)
    assert not (await account.find_checkout(page)).is_open


async def test_a_page_closes_by_itself_after_a_day(
    account: StripeAccount, practice: PracticeStripe, clock: Clock
) -> None:
    page = await a_page(account, clock, await a_customer(account))

    clock.pass_by(timedelta(hours=23, seconds=1))

    assert not (await account.find_checkout(page)).is_open


async def test_what_was_paid_on_a_page_is_a_subscription_and_a_payment(
    account: StripeAccount, practice: PracticeStripe, clock: Clock
) -> None:
    seen = await bought(account, await a_subscriber(account, practice, clock))

    (subscription,), (payment,) = seen.subscriptions, seen.payments
    now = clock().replace(microsecond=0)
    assert (subscription.status, subscription.cents) == (Status.ACTIVE, 900)
    assert subscription.begun_at == subscription.period_start == now
    assert 28 <= (subscription.period_end - now).days <= 31
    assert subscription.ends_at is None
    assert (payment.cents, payment.refunded_cents, payment.paid_at) == (900, 0, now)
    assert payment.subscription_id == subscription.id
    assert (payment.period_start, payment.period_end) == (now, subscription.period_end)
    assert payment.number.startswith("PRACTICE-")
    assert payment.link == f"{practice.url}/invoice/{payment.id}"
    assert payment.reference.startswith("pi_")


async def test_nobody_else_sees_it(
    account: StripeAccount, practice: PracticeStripe, clock: Clock
) -> None:
    await a_subscriber(account, practice, clock)

    assert await bought(account, await a_customer(account, key="other")) == Bought()


async def test_a_subscription_ends_with_its_period_unless_that_is_taken_back(
    account: StripeAccount, practice: PracticeStripe, clock: Clock
) -> None:
    customer = await a_subscriber(account, practice, clock)
    (before,) = (await bought(account, customer)).subscriptions

    await account.end_with_period(before.id, end=True)
    (ending,) = (await bought(account, customer)).subscriptions
    await account.end_with_period(before.id, end=False)

    assert (ending.status, ending.ends_at) == (Status.ACTIVE, before.period_end)
    assert (await bought(account, customer)).subscriptions == (before,)


async def test_a_subscription_ends_at_once_and_ending_it_again_does_no_harm(
    account: StripeAccount, practice: PracticeStripe, clock: Clock
) -> None:
    customer = await a_subscriber(account, practice, clock)
    (before,) = (await bought(account, customer)).subscriptions

    await account.end_for_refund(before.id)
    await account.end_for_refund(before.id)

    (ended,) = (await bought(account, customer)).subscriptions
    assert (ended.status, ended.ends_at) == (Status.CANCELED, clock().replace(microsecond=0))
    assert (before.is_refunded, ended.is_refunded) == (False, True)


async def test_a_payment_is_given_back_whole_and_once(
    account: StripeAccount, practice: PracticeStripe, clock: Clock
) -> None:
    customer = await a_subscriber(account, practice, clock)
    (payment,) = (await bought(account, customer)).payments

    await account.give_back(payment.reference, key="r1")
    await account.give_back(payment.reference, key="r1")
    await account.give_back(payment.reference, key="r2")

    (after,) = (await bought(account, customer)).payments
    assert (after.cents, after.refunded_cents) == (900, 900)
    told = [each["type"] for each in practice.delivery.events]
    assert told.count("charge.refunded") == 1


async def test_a_month_that_is_paid_for_moves_the_period_on(
    account: StripeAccount, practice: PracticeStripe, clock: Clock
) -> None:
    customer = await a_subscriber(account, practice, clock)
    (before,) = (await bought(account, customer)).subscriptions

    practice.books.end_period(before.id)

    seen = await bought(account, customer)
    assert seen.subscriptions[0].period_start == before.period_end
    assert len(seen.payments) == 2


async def test_a_month_that_is_not_paid_for_is_past_due(
    account: StripeAccount, practice: PracticeStripe, clock: Clock
) -> None:
    customer = await a_subscriber(account, practice, clock)
    (before,) = (await bought(account, customer)).subscriptions

    practice.books.end_period(before.id, paid=False)

    seen = await bought(account, customer)
    assert seen.subscriptions[0].status is Status.PAST_DUE
    assert len(seen.payments) == 1


async def test_receipts_go_where_the_customer_said_last(
    account: StripeAccount, practice: PracticeStripe
) -> None:
    customer = await a_customer(account)

    await account.tell_address(customer, "ann@new.example")
    assert practice.books.find("customers", customer)["email"] == "ann@new.example"

    await account.forget_customer(customer)
    await account.tell_address(customer, "ann@gone.example")


async def test_a_customer_is_forgotten_with_what_ran(
    account: StripeAccount, practice: PracticeStripe, clock: Clock
) -> None:
    customer = await a_subscriber(account, practice, clock)

    await account.forget_customer(customer)
    await account.forget_customer(customer)

    assert [each["type"] for each in practice.delivery.events][-1] == (
        "customer.subscription.deleted"
    )


async def test_the_portal_leads_back_to_where_it_was_opened(
    account: StripeAccount, practice: PracticeStripe
) -> None:
    customer = await a_customer(account)

    url = await account.open_portal(customer, return_url="https://trust.example/account")

    portal = practice.books.find("portals", url.rpartition("/")[2])
    assert url.startswith(f"{practice.url}/portal/")
    assert portal["return_url"] == "https://trust.example/account"


async def test_a_wrong_key_is_told_as_a_service_that_does_not_answer(
    practice: PracticeStripe,
) -> None:
    async with open_stripe(
        secret_key="sk_test_wrong", api_base=practice.url, price="price_x"
    ) as account:
        with pytest.raises(PaymentsUnavailable):
            await a_customer(account)


async def test_a_service_that_is_not_there_is_told_as_one_that_does_not_answer() -> None:
    async with open_stripe(
        secret_key="sk_test_x", api_base="http://127.0.0.1:9", price="price_x"
    ) as account:
        with pytest.raises(PaymentsUnavailable):
            await a_customer(account)


def test_only_a_live_key_moves_money() -> None:
    assert [moves_money(each) for each in ("sk_live_1", "rk_live_1")] == [True, True]
    assert [moves_money(each) for each in ("sk_test_1", "rk_test_1")] == [False, False]
