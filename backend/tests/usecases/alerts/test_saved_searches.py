"""Saved searches: what is new to them, and that each opening is mailed once."""

import asyncio
from dataclasses import replace
from datetime import timedelta

import psycopg
import pytest
from tests.usecases.alerts.conftest import DERIVING, MONDAY, World, a_baker

from trusthound.adapters.credentials.keys import Keys
from trusthound.adapters.credentials.unsubscribe_links import Unwanted, token_of
from trusthound.adapters.storage import openings
from trusthound.domain.alerts.new_openings import LISTED, MOST_NEW
from trusthound.domain.alerts.saved_search import MOST_SEARCHES, HowOften, Wish
from trusthound.domain.common.errors import Conflict, InvalidInput, NotFound
from trusthound.domain.mailing.topic import Topic
from trusthound.domain.search.opening import Trust
from trusthound.domain.search.query import Query
from trusthound.usecases.unsubscribe import unsubscribe


async def test_what_was_there_before_is_not_new_and_what_comes_is_mailed_once(
    world: World,
) -> None:
    await world.keep(a_baker(title="Baker of before"))
    who = await world.seeker()
    await world.save(who)
    assert await world.send() == 0

    await world.keep(a_baker(title="Baker of bread"), a_baker(title="Butcher"))
    assert await world.send() == 1
    world.later(hours=1)
    assert await world.send() == 0
    assert await world.told() == ["Baker of bread"]
    assert (await world.mails())[0].to == who.user.email


async def test_at_once_is_one_mail_in_fifteen_minutes(world: World) -> None:
    await world.save(await world.seeker())
    await world.keep(a_baker(title="Baker 1"))
    assert await world.send() == 1
    await world.keep(a_baker(title="Baker 2"))
    assert await world.send() == 0
    world.later(minutes=16)
    assert await world.send() == 1
    assert await world.told() == ["Baker 1", "Baker 2"]


async def test_twenty_are_listed_and_the_others_are_a_number(world: World) -> None:
    await world.save(await world.seeker())
    await world.keep(*(a_baker(title=f"Baker {number}") for number in range(LISTED + 3)))
    await world.send()
    (mail,) = await world.mails()
    assert (len(mail.titles), mail.words["count"]) == (LISTED, "23")
    assert mail.words["more"] == "And 3 more: open the search to see them."
    world.later(hours=1)
    assert await world.send() == 0


async def test_a_search_that_finds_too_much_says_so(world: World) -> None:
    who = await world.seeker()
    await world.save(who)
    await world.keep(*(a_baker(title=f"Baker {number}") for number in range(MOST_NEW + 5)))
    await world.send()
    (mail,) = await world.mails()
    assert mail.words["count"] == "More than 200"
    assert "add a word, a place or a filter" in mail.words["more"]
    assert await world.new(who) == MOST_NEW + 1


async def test_what_is_closed_or_hidden_as_a_scam_is_never_mailed(world: World) -> None:
    await world.save(await world.seeker())
    low = Trust(12, "assessed", (), "1")
    await world.keep(
        a_baker(title="Closed baker", closed_at=world.now),
        a_baker(title="Odd baker", trust=low),
        a_baker(title="Unscored baker", trust=replace(low, score=None)),
    )
    await world.send()
    assert await world.told() == ["Unscored baker"]


async def test_what_closes_before_its_mail_goes_out_waits_until_it_is_open_again(
    world: World,
) -> None:
    await world.save(await world.seeker())
    await world.keep(a_baker())
    await world.send()
    late = a_baker(title="Late baker")
    await world.keep(late)
    assert await world.send() == 0  # found, within the fifteen minutes
    await world.keep(replace(late, closed_at=world.now))
    world.later(minutes=16)
    assert await world.send() == 0
    await world.keep(late)
    assert await world.send() == 1
    assert await world.told() == ["Baker", "Late baker"]


async def test_what_comes_to_fit_later_is_new_then(world: World) -> None:
    await world.save(await world.seeker())
    opening = a_baker(title="Butcher", description="You will cut meat.")
    await world.keep(opening)
    assert await world.send() == 0
    await world.keep(replace(opening, title="Baker"))
    assert await world.send() == 1


async def test_a_day_is_told_at_eight_where_the_seeker_is(world: World) -> None:
    who = await world.seeker()
    await world.save(who, HowOften.DAILY, "America/New_York")
    await world.keep(a_baker())
    await due_at(world, MONDAY.replace(hour=13))
    world.at(MONDAY.replace(hour=12))
    assert await world.send() == 0
    world.at(MONDAY.replace(hour=13, minute=1))
    assert await world.send() == 1
    assert await next_due(world) == "2027-03-02 13:00"


async def test_a_morning_without_anything_new_is_followed_by_the_next(world: World) -> None:
    await world.save(await world.seeker(), HowOften.WEEKLY)
    await due_at(world, MONDAY)
    world.at(MONDAY + timedelta(minutes=2))
    assert await world.send() == 0
    await world.keep(a_baker())
    world.later(minutes=30)
    assert await world.send() == 0
    assert await next_due(world) == "2027-03-08 08:00"


async def test_who_lost_premium_gets_none_and_is_told_of_it_once(world: World) -> None:
    who = await world.seeker()
    await world.save(who)
    await world.premium(who, world.now - timedelta(days=1))
    await world.keep(a_baker(title="Baker of the rest"))
    assert await world.send() == 0

    await world.premium(who, world.now + timedelta(days=30))
    world.later(days=2)
    assert await world.send() == 0
    _, standing = await world.alerts.searches(who)
    assert standing.rest is not None
    assert (standing.rest.ended_at - standing.rest.began_at).days == 2
    await world.alerts.forget_rest(who)
    _, standing = await world.alerts.searches(who)
    assert standing.rest is None

    await world.keep(a_baker(title="Baker of after"))
    assert await world.send() == 1
    assert await world.told() == ["Baker of after"]


async def test_an_address_that_nobody_confirmed_gets_no_mail(world: World) -> None:
    who = await world.seeker(confirmed=False)
    await world.save(who)
    await world.keep(a_baker())
    assert await world.send() == 0
    assert await world.new(who) == 1
    _, standing = await world.alerts.searches(who)
    assert not standing.is_confirmed


async def test_without_mails_the_page_counts_what_is_new_until_it_is_seen(world: World) -> None:
    who = await world.seeker()
    search = await world.save(who, HowOften.OFF)
    await world.keep(a_baker())
    await looked_at_an_hour_ago(world)
    assert await world.send() == 0
    assert await world.new(who) == 1
    await world.alerts.see(who, search.id)
    assert await world.new(who) == 0


async def test_mails_that_are_turned_on_begin_with_what_comes_then(world: World) -> None:
    who = await world.seeker()
    search = await world.save(who, HowOften.OFF)
    await world.keep(a_baker(title="Baker of before"))
    world.later(hours=1)
    await world.send()
    await world.alerts.change(who, search.id, replace(search.wish, how_often=HowOften.INSTANT))
    await world.keep(a_baker(title="Baker of after"))
    assert await world.send() == 1
    assert await world.told() == ["Baker of after"]


async def test_a_changed_search_begins_anew_and_tells_nothing_twice(world: World) -> None:
    who = await world.seeker()
    search = await world.save(who)
    first = a_baker(title="Baker and butcher")
    await world.keep(first, a_baker(title="Butcher of before"))
    await world.send()
    wish = Wish("Butchers", Query("butcher"), HowOften.INSTANT)
    assert (await world.alerts.change(who, search.id, wish)).wish == wish
    await world.keep(replace(first, company="Contoso"), a_baker(title="Butcher of after"))
    world.later(hours=1)
    await world.send()
    assert await world.told() == ["Baker and butcher", "Butcher of after"]


async def test_what_is_written_while_others_are_looked_at_is_not_passed_over(
    world: World,
) -> None:
    """It is marked before its transaction ends, and others are marked and end meanwhile."""
    await world.save(await world.seeker())
    async with world.database.connection() as slow:
        await openings.put(slow, a_baker(title="Slow baker"), DERIVING)
        await world.keep(a_baker(title="Quick baker"))
        await world.send()
    world.later(hours=1)
    await world.send()
    assert sorted(await world.told()) == ["Quick baker", "Slow baker"]


async def test_two_who_send_at_once_send_one_mail(world: World) -> None:
    seekers = [await world.seeker() for _ in range(5)]
    for each in seekers:
        await world.save(each)
    await world.keep(a_baker())
    await asyncio.gather(*(world.send() for _ in range(4)))
    mails = await world.mails()
    assert sorted(each.to for each in mails) == sorted(each.user.email for each in seekers)


async def test_a_deleted_search_sends_nothing_and_can_be_taken_back(world: World) -> None:
    who = await world.seeker()
    search = await world.save(who)
    await world.alerts.delete(who, search.id)
    await world.keep(a_baker())
    assert await world.send() == 0
    assert await world.alerts.forget(world.now) == 0
    assert (await world.alerts.restore(who, search.id)).id == search.id
    assert await world.send() == 1

    await world.alerts.delete(who, search.id)
    world.later(minutes=11)
    assert await world.alerts.forget(world.now) == 1
    with pytest.raises(NotFound):
        await world.alerts.restore(who, search.id)


async def test_the_link_of_a_mail_stops_its_search_alone_or_all(world: World) -> None:
    who = await world.seeker()
    keys = Keys(b"k" * 32)
    search = await world.save(who)
    other = await world.save(who, company="Fabrikam")
    token = token_of(keys, Unwanted(who.user.email, Topic.ALERTS, search.id))
    words = {"database": world.database, "keys": keys, "now": world.now}
    assert (await unsubscribe(token, all_of_topic=False, **words)).search == "Bakers"  # type: ignore[arg-type]
    await world.keep(a_baker(title="Baker 1"))
    await world.send()
    assert [each.words["search_id"] for each in await world.mails()] == [other.id]

    assert (await unsubscribe(token, all_of_topic=True, **words)).search is None  # type: ignore[arg-type]
    world.later(hours=1)
    await world.keep(a_baker(title="Baker 2"))
    assert await world.send() == 0
    _, standing = await world.alerts.searches(who)
    assert (standing.wants_openings, standing.wants_watches) == (False, True)
    await world.alerts.resubscribe(who, Topic.ALERTS)
    assert await world.send() == 1


async def test_there_is_room_for_fifty(world: World) -> None:
    who = await world.seeker()
    await asyncio.gather(*(world.save(who) for _ in range(MOST_SEARCHES)))
    with pytest.raises(Conflict) as refused:
        await world.save(who)
    assert refused.value.code == "too_many_searches"


@pytest.mark.parametrize(
    ("name", "query"),
    [
        ("", Query("baker")),
        ("n" * 81, Query("baker")),
        ("Bakers", Query("the of")),
        ("Bakers", Query("baker", min_salary=1, currency="XXX")),
    ],
)
async def test_what_cannot_be_looked_for_is_not_kept(world: World, name: str, query: Query) -> None:
    who = await world.seeker()
    if query.words == "the of":
        query = replace(query, words="")
    with pytest.raises(InvalidInput):
        await world.alerts.save(who, Wish(name, query, HowOften.DAILY))


async def test_a_zone_that_there_is_not_is_refused(world: World) -> None:
    with pytest.raises(InvalidInput):
        await world.save(await world.seeker(), zone="../etc/passwd")


async def test_others_can_do_nothing_with_it(world: World) -> None:
    search = await world.save(await world.seeker())
    other = await world.seeker()
    for doing in (
        world.alerts.see(other, search.id),
        world.alerts.delete(other, search.id),
        world.alerts.change(other, search.id, search.wish),
    ):
        with pytest.raises(NotFound):
            await doing
    assert (await world.alerts.searches(other))[0] == ()


async def due_at(world: World, moment: object) -> None:
    async with world.database.connection() as connection:
        await connection.execute("UPDATE saved_searches SET due_at = %s", [moment])


async def looked_at_an_hour_ago(world: World) -> None:
    async with world.database.connection() as connection:
        await connection.execute(
            "UPDATE saved_searches SET looked_to = looked_to - interval '1 hour'"
        )


async def next_due(world: World) -> str:
    async with world.database.connection() as connection:
        cursor: psycopg.AsyncCursor = await connection.execute(
            "SELECT to_char(due_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI') FROM saved_searches"
        )
        row = await cursor.fetchone()
    assert row is not None
    return str(row[0])
