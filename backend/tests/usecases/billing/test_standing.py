"""Who has Premium from where: by trial, by payment, by hand, by an organisation."""

from datetime import timedelta

import pytest
from tests.usecases.billing.conftest import DAY, HOME, World, in_organization

from trusthound.domain.access.plan import Plan
from trusthound.domain.access.standing import PlanStatus
from trusthound.domain.common.errors import Conflict, CustomerGone, NotFound
from trusthound.usecases.end_purchases import end_purchases
from trusthound.usecases.grant_premium import grant_premium
from trusthound.usecases.open_portal import open_portal
from trusthound.usecases.refund import refund
from trusthound.usecases.tell_payments_address import tell_payments_address


async def grant(world: World, email: str, **by: float) -> None:
    await grant_premium(
        email,
        world.clock() + timedelta(**by),
        database=world.database,
        origin=HOME,
        now=world.clock(),
    )


async def test_premium_is_given_by_hand_until_a_day(world: World) -> None:
    who = world.a_user()

    await grant(world, who.user.email.upper(), days=30)
    given = await world.standing(who)
    world.clock.pass_by(30 * DAY)

    assert (given.plan, given.status) == (Plan.PREMIUM, PlanStatus.GRANTED)
    assert (await world.standing(who)).plan is Plan.FREE


async def test_what_was_given_by_hand_is_taken_back_by_a_day_of_the_past(world: World) -> None:
    who = world.a_user()
    await grant(world, who.user.email.upper(), days=30)

    await grant(world, who.user.email.upper(), days=-1)

    assert (await world.standing(who)).plan is Plan.FREE


async def test_what_was_given_by_hand_does_not_take_what_was_bought(world: World) -> None:
    who = world.a_user()
    await world.subscribe(who)
    before = world.premium_until(who)

    await grant(world, who.user.email, days=1)

    assert world.premium_until(who) == before


async def test_nobody_unknown_is_given_anything(world: World) -> None:
    with pytest.raises(NotFound):
        await grant(world, "nobody@users.example", days=1)


async def test_a_subscription_that_ends_early_leaves_what_the_trial_gave(world: World) -> None:
    who = world.a_user()
    await world.begin_trial(who)
    trial_ends_at = (await world.standing(who)).trial_ends_at
    await world.subscribe(who)

    await refund(who, **world.payments(), why=world.why())

    standing = await world.standing(who)
    assert (standing.plan, standing.status) == (Plan.PREMIUM, PlanStatus.TRIAL)
    assert world.premium_until(who) == trial_ends_at


async def test_a_member_of_an_organisation_has_premium_and_buys_none(world: World) -> None:
    who = in_organization(world.a_user())

    assert (await world.standing(who)).status is PlanStatus.ORGANIZATION
    with pytest.raises(Conflict, match="organisation"):
        await world.begin_trial(who)
    with pytest.raises(Conflict, match="organisation"):
        await world.begin_to_pay(who)


async def test_who_is_deleted_is_charged_no_more(world: World) -> None:
    who = world.a_user()
    key = await world.subscribe(who)

    for _ in range(2):
        await end_purchases(
            who.user.id, database=world.database, payments=world.account, books=world.books
        )

    assert world.practice.books.find("subscriptions", key)["status"] == "canceled"
    await world.hear()
    assert (await world.standing(who)).plan is Plan.FREE


async def test_who_was_deleted_at_the_payment_service_can_pay_again(world: World) -> None:
    who = world.a_user()
    await world.subscribe(who)
    await end_purchases(
        who.user.id, database=world.database, payments=world.account, books=world.books
    )
    await world.hear()

    with pytest.raises(CustomerGone):
        await open_portal(
            who,
            database=world.database,
            payments=world.account,
            books=world.books,
            site="https://trust.example",
        )
    await world.subscribe(who)

    standing = await world.standing(who)
    assert (standing.plan, len(standing.payments)) == (Plan.PREMIUM, 2)


async def test_a_page_is_shared_for_a_day_and_then_made_anew(world: World) -> None:
    who = world.a_user()
    first = await world.begin_to_pay(who)

    world.clock.pass_by(timedelta(hours=22))
    same = await world.begin_to_pay(who)
    world.clock.pass_by(timedelta(hours=2))

    assert same == first
    assert await world.begin_to_pay(who) != first


async def test_a_new_subscription_after_a_refund_can_be_refunded_too(world: World) -> None:
    who = world.a_user()
    for _ in range(2):
        await world.subscribe(who)
        await refund(who, **world.payments(), why=world.why())
        world.clock.pass_by(DAY)

    standing = await world.standing(who)
    assert [each.refunded_cents for each in standing.payments] == [900, 900]
    assert standing.plan is Plan.FREE


async def test_receipts_follow_the_account_to_its_new_address(world: World) -> None:
    who, stranger = world.a_user(), world.a_user()
    await world.subscribe(who)
    ((customer,),) = world.rows("SELECT id FROM customers WHERE user_id = %s", who.user.id)
    world.rows(
        "UPDATE users SET email = 'new@users.example' WHERE id = %s RETURNING 1", who.user.id
    )

    await tell_payments_address(who.user.id, **world.payments())
    await tell_payments_address(stranger.user.id, **world.payments())

    kept = world.practice.books.find("customers", customer)
    assert kept["email"] == "new@users.example"
