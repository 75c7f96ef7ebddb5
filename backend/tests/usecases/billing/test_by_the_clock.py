"""What comes by itself: the end of a trial, reminders, notices, and what we should have heard."""

import asyncio
from datetime import timedelta

from tests.adapters.payments.conftest import numbered
from tests.usecases.billing.conftest import DAY, World

from trusthound.domain.access.plan import Plan
from trusthound.domain.access.standing import PlanStatus
from trusthound.usecases.cancel_subscription import cancel_subscription
from trusthound.usecases.catch_up_on_payments import catch_up_on_payments
from trusthound.usecases.forget_old_payment_events import KEEP, forget_old_payment_events
from trusthound.usecases.send_renewal_notices import send_renewal_notices
from trusthound.usecases.send_trial_reminders import send_trial_reminders


async def remind(world: World) -> int:
    return await send_trial_reminders(world.database, now=world.clock(), new_id=numbered)


async def announce(world: World) -> int:
    return await send_renewal_notices(world.database, now=world.clock(), new_id=numbered)


async def catch_up(world: World) -> int:
    return await catch_up_on_payments(**world.payments(), now=world.clock(), new_id=numbered)


async def test_a_trial_ends_by_itself_after_seven_days(world: World) -> None:
    who = world.a_user()
    await world.begin_trial(who)

    world.clock.pass_by(7 * DAY - timedelta(seconds=1))
    still = await world.standing(who)
    world.clock.pass_by(timedelta(seconds=1))
    over = await world.standing(who)

    assert (still.plan, still.status) == (Plan.PREMIUM, PlanStatus.TRIAL)
    assert (over.plan, over.status, over.trial_used) == (Plan.FREE, PlanStatus.NONE, True)


async def test_a_reminder_comes_two_days_before_the_end_of_a_trial_and_once(
    world: World,
) -> None:
    who = world.a_user()
    await world.begin_trial(who)

    world.clock.pass_by(5 * DAY - timedelta(seconds=1))
    assert await remind(world) == 0
    world.clock.pass_by(timedelta(seconds=1))
    assert sorted(await asyncio.gather(*(remind(world) for _ in range(5)))) == [0, 0, 0, 0, 1]
    assert await remind(world) == 0

    ends = world.clock() + 2 * DAY
    (words,) = world.mails(who, "trial_ending")
    assert words == {"name": "Ann", "ends_on": f"{ends.day} {ends:%B %Y}", "price": "$9 a month"}


async def test_no_reminder_comes_after_a_trial(world: World) -> None:
    who = world.a_user()
    await world.begin_trial(who)

    world.clock.pass_by(7 * DAY)

    assert await remind(world) == 0
    assert world.mails(who, "trial_ending") == []


async def test_who_has_subscribed_is_not_reminded_of_the_trial(world: World) -> None:
    who = world.a_user()
    await world.begin_trial(who)
    await world.subscribe(who)

    world.clock.pass_by(6 * DAY)

    assert await remind(world) == 0


async def test_a_notice_comes_three_days_before_each_payment_and_once(world: World) -> None:
    who = world.a_user()
    await world.subscribe(who)
    renews_at = (await world.standing(who)).renews_at
    assert renews_at is not None

    world.clock.moment = renews_at - 3 * DAY - timedelta(seconds=1)
    early = await announce(world)
    world.clock.moment = renews_at - 3 * DAY
    told = [await announce(world), await announce(world)]

    assert (early, told) == (0, [1, 0])
    (words,) = world.mails(who, "renewal")
    assert words == {
        "name": "Ann",
        "price": "$9.00",
        "renews_on": f"{renews_at.day} {renews_at:%B %Y}",
    }


async def test_the_next_month_has_a_notice_of_its_own(world: World) -> None:
    who = world.a_user()
    key = await world.subscribe(who)
    for _ in range(2):
        renews_at = (await world.standing(who)).renews_at
        assert renews_at is not None
        world.clock.moment = renews_at - DAY
        assert await announce(world) == 1
        world.clock.moment = renews_at
        world.practice.books.end_period(key)
        await world.hear()

    assert len(world.mails(who, "renewal")) == 2


async def test_who_has_cancelled_gets_no_notice(world: World) -> None:
    who = world.a_user()
    await world.subscribe(who)
    await cancel_subscription(who, **world.payments(), why=world.why())

    world.clock.pass_by(28 * DAY)

    assert await announce(world) == 0


async def test_a_renewal_that_nobody_told_us_of_is_found(world: World) -> None:
    who = world.a_user()
    key = await world.subscribe(who)
    renews_at = (await world.standing(who)).renews_at
    assert renews_at is not None
    world.clock.moment = renews_at + timedelta(hours=1)
    early = await catch_up(world)

    world.practice.books.end_period(key)
    world.practice.delivery.events.clear()
    world.clock.moment = renews_at + timedelta(hours=2)

    assert (early, await catch_up(world), await catch_up(world)) == (0, 1, 0)
    standing = await world.standing(who)
    assert standing.plan is Plan.PREMIUM
    assert len(standing.payments) == 2
    assert len(world.mails(who, "receipt")) == 2


async def test_an_end_that_nobody_told_us_of_is_found(world: World) -> None:
    who = world.a_user()
    key = await world.subscribe(who)
    await cancel_subscription(who, **world.payments(), why=world.why())
    ends_at = (await world.standing(who)).ends_at
    assert ends_at is not None
    world.practice.books.end_period(key)
    world.practice.delivery.events.clear()

    world.clock.moment = ends_at + timedelta(hours=2)

    assert (await catch_up(world), await catch_up(world)) == (1, 0)
    assert (await world.standing(who)).status is PlanStatus.NONE


async def test_premium_lasts_a_day_longer_than_what_was_paid_unless_it_was_cancelled(
    world: World,
) -> None:
    who = world.a_user()
    await world.subscribe(who)
    renews_at = (await world.standing(who)).renews_at
    assert renews_at is not None

    assert world.premium_until(who) == renews_at + DAY
    await cancel_subscription(who, **world.payments(), why=world.why())
    assert world.premium_until(who) == renews_at


async def test_messages_that_come_no_more_are_forgotten(world: World) -> None:
    await world.subscribe(world.a_user())
    ((kept,),) = world.rows("SELECT count(*) FROM payment_events")

    world.clock.pass_by(KEEP)
    early = await forget_old_payment_events(world.database, now=world.clock())
    world.clock.pass_by(timedelta(seconds=1))

    assert early == 0
    assert await forget_old_payment_events(world.database, now=world.clock()) == kept > 0
