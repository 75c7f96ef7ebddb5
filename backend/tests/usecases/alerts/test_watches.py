"""Watched openings: what is told of them, once, and what is not."""

import asyncio
from dataclasses import replace
from datetime import timedelta
from decimal import Decimal

import pytest
from tests.usecases.alerts.conftest import World, a_baker

from trusthound.adapters.storage.watches import Watch
from trusthound.domain.access.user import SignedIn
from trusthound.domain.alerts.watching import MOST_WATCHES, Happening
from trusthound.domain.common.errors import Conflict, NotFound
from trusthound.domain.common.money import Pay, Period
from trusthound.domain.mailing.topic import Topic
from trusthound.domain.search.opening import Opening

PAY = Pay(Decimal(30_000), Decimal(40_000), "GBP", Period.YEAR, "")


async def watched(world: World, opening: Opening) -> tuple[SignedIn, Watch]:
    await world.keep(opening)
    who = await world.seeker()
    watch, _, is_new = await world.alerts.watch(who, opening.id)
    assert is_new
    return who, watch


async def happenings(world: World, who: SignedIn) -> list[Happening]:
    """The newest first."""
    ((watch, _), *_), _ = await world.alerts.watches(who)
    return [each.happening for each in watch.news]


async def test_a_watcher_is_told_once_that_it_closed_and_that_it_opened_again(
    world: World,
) -> None:
    opening = a_baker()
    who, _ = await watched(world, opening)
    assert await world.send() == 0
    await world.keep(replace(opening, closed_at=world.now))
    assert await world.send() == 1
    world.later(hours=1)
    assert await world.send() == 0
    await world.keep(replace(opening, last_seen_at=world.now))
    assert await world.send() == 1
    assert await happenings(world, who) == [Happening.REOPENED, Happening.CLOSED]
    mails = await world.mails()
    assert [each.lines[1] for each in mails] == [
        "Closed: it is no longer listed.",
        "Open again: it is listed again.",
    ]


async def test_news_of_many_openings_are_one_mail_and_no_second_in_fifteen_minutes(
    world: World,
) -> None:
    bakers = [a_baker(title=f"Baker {number}") for number in range(3)]
    await world.keep(*bakers)
    who = await world.seeker()
    for each in bakers:
        await world.alerts.watch(who, each.id)
    await world.keep(*(replace(each, closed_at=world.now) for each in bakers[:2]))
    assert await world.send() == 1
    await world.keep(replace(bakers[2], closed_at=world.now))
    assert await world.send() == 0
    assert await happenings(world, who) == [Happening.CLOSED]  # on the page at once
    world.later(minutes=16)
    assert await world.send() == 1
    assert [sorted(each.titles) for each in await world.mails()] == [
        ["Baker 0", "Baker 1"],
        ["Baker 2"],
    ]


async def test_pay_that_goes_and_words_that_change_are_told_before_and_after(
    world: World,
) -> None:
    opening = a_baker(pay=PAY)
    await watched(world, opening)
    text = opening.description.replace("two apprentices", "four apprentices")
    await world.keep(replace(opening, pay=None, title="Night baker", description=text))
    await world.send()
    (mail,) = await world.mails()
    assert mail.lines[1:] == [
        "Pay is no longer stated. It was: £30k–£40k a year",
        "Title changed: Night baker. It was: Baker",
        "Description changed. New: You will train four apprentices.",
    ]


async def test_a_later_date_is_told_as_posted_anew(world: World) -> None:
    opening = a_baker()
    who, _ = await watched(world, opening)
    assert opening.date_posted
    await world.keep(replace(opening, date_posted=opening.date_posted + timedelta(days=9)))
    await world.send()
    assert await happenings(world, who) == [Happening.REPOSTED]


async def test_being_seen_again_is_no_news(world: World) -> None:
    opening = a_baker()
    await watched(world, opening)
    await world.keep(replace(opening, last_seen_at=world.now + timedelta(days=1)))
    assert await world.send() == 0


async def test_two_who_send_at_once_tell_it_once(world: World) -> None:
    opening = a_baker()
    await watched(world, opening)
    await world.keep(replace(opening, closed_at=world.now))
    await asyncio.gather(*(world.send() for _ in range(4)))
    await world.send()
    assert len(await world.mails()) == 1


async def test_who_has_no_premium_hears_nothing_until_they_have_it_again(world: World) -> None:
    opening = a_baker()
    who, _ = await watched(world, opening)
    await world.premium(who, None)
    await world.keep(replace(opening, closed_at=world.now))
    assert await world.send() == 0
    await world.premium(who, world.now + timedelta(days=30))
    assert await world.send() == 1


async def test_who_stopped_these_mails_gets_none_and_sees_the_news(world: World) -> None:
    opening = a_baker()
    who, _ = await watched(world, opening)
    async with world.database.connection() as connection:
        await connection.execute(
            "INSERT INTO unsubscribed (email_key, kind, at) SELECT email_key, %s, now() FROM users",
            [Topic.WATCHES.value],
        )
    await world.keep(replace(opening, closed_at=world.now))
    assert await world.send() == 0
    assert await happenings(world, who) == [Happening.CLOSED]


async def test_one_watches_an_opening_once_ends_it_and_takes_that_back(world: World) -> None:
    opening = a_baker()
    who, watch = await watched(world, opening)
    again, _, is_new = await world.alerts.watch(who, opening.id)
    assert (again.id, is_new) == (watch.id, False)

    await world.alerts.stop_watching(who, watch.id)
    await world.keep(replace(opening, closed_at=world.now))
    assert await world.send() == 0
    restored, _ = await world.alerts.restore_watch(who, watch.id)
    assert restored.id == watch.id
    assert await world.send() == 1

    await world.alerts.stop_watching(who, watch.id)
    world.later(minutes=11)
    assert await world.alerts.forget(world.now) == 1
    with pytest.raises(NotFound):
        await world.alerts.restore_watch(who, watch.id)


async def test_an_opening_that_is_deleted_takes_its_watches_along(world: World) -> None:
    opening = a_baker()
    who, _ = await watched(world, opening)
    async with world.database.connection() as connection:
        await connection.execute("DELETE FROM openings WHERE id = %s", [opening.id])
    assert (await world.alerts.watches(who))[0] == ()
    with pytest.raises(NotFound):
        await world.alerts.watch(who, opening.id)


async def test_there_is_room_for_two_hundred(world: World) -> None:
    bakers = [a_baker() for _ in range(MOST_WATCHES + 1)]
    await world.keep(*bakers)
    who = await world.seeker()
    for each in bakers[:-1]:
        await world.alerts.watch(who, each.id)
    with pytest.raises(Conflict) as refused:
        await world.alerts.watch(who, bakers[-1].id)
    assert refused.value.code == "too_many_watches"


async def test_others_can_do_nothing_with_it(world: World) -> None:
    _, watch = await watched(world, a_baker())
    other = await world.seeker()
    with pytest.raises(NotFound):
        await world.alerts.stop_watching(other, watch.id)
    with pytest.raises(NotFound):
        await world.alerts.restore_watch(other, watch.id)
