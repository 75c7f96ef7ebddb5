"""What is kept of fetched postings, on a real database."""

import asyncio
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest

from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.sightings import SAME_VISIT, forget_older_than, remember
from trusthound.domain.common.place import Place
from trusthound.domain.facts.sightings import Changed, Sightings
from trusthound.domain.facts.site import Site, SiteKind
from trusthound.domain.posting.extract.contacts import find_contacts
from trusthound.domain.posting.model import JobPosting
from trusthound.domain.posting.sameness.history import history
from trusthound.domain.posting.sameness.seen import Seen, seen_of

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
DAY = timedelta(days=1)
TEXT = " ".join(
    f"Our {trade} repairs {thing} in the workshop by the canal and trains the next two apprentices."
    for trade, thing in [
        ("mechanic", "bicycles"), ("joiner", "window frames"), ("tailor", "heavy coats"),
        ("baker", "old ovens"), ("printer", "paper presses"), ("smith", "iron gates"),
    ]
)  # fmt: skip


def seen(
    number: str = "1", *, host: str = "acme.example", text: str = TEXT, **fields: object
) -> Seen:
    url = f"https://{host}/jobs/{number}"
    posting = JobPosting("Mechanic", "Acme", text, url=url, contacts=find_contacts(text))
    found = seen_of(
        replace(posting, **fields),  # type: ignore[arg-type]
        page_site=Site(url, host, ".".join(host.split(".")[-2:]), SiteKind.OTHER),
        board=None,
        through_agency=False,
        company_domain="",
    )
    assert found is not None
    return found


async def look(database: Database, one: Seen, at: datetime, *, most: int = 100) -> Sightings:
    remembered = await remember(database, one, at, most_new_a_day=most)
    return history(one, remembered, today=at.date())


async def rows(database: Database) -> int:
    async with database.connection() as connection:
        cursor = await connection.execute("SELECT count(*) FROM sightings")
        row = await cursor.fetchone()
    assert row is not None
    return int(row[0])


async def test_the_first_look_is_the_first_and_the_last(database: Database) -> None:
    told = await look(database, seen(), NOON)
    assert (told.first_seen_on, told.last_seen_on, told.times_seen) == (
        NOON.date(), NOON.date(), 1,
    )  # fmt: skip
    assert [*told.changes, *told.reposts, *told.same_text_elsewhere] == []


async def test_fifty_at_once_make_one_row_and_one_time(database: Database) -> None:
    looks = (look(database, seen(), NOON + timedelta(milliseconds=each)) for each in range(50))
    told = await asyncio.gather(*looks)
    assert await rows(database) == 1
    assert {each.times_seen for each in told} == {1}
    assert {each.first_seen_on for each in told} == {NOON.date()}


async def test_fifty_at_once_a_month_later_count_one_time_more(database: Database) -> None:
    await look(database, seen(), NOON)
    later = NOON + 30 * DAY
    lowered = seen(title="Senior mechanic")
    looks = (look(database, lowered, later + timedelta(milliseconds=each)) for each in range(50))
    told = await asyncio.gather(*looks)
    assert {each.times_seen for each in told} == {2}
    assert {each.last_seen_on for each in told} == {later.date()}
    assert {tuple(change.field for change in each.changes) for each in told} == {(Changed.TITLE,)}


async def test_looks_within_minutes_are_one_and_a_late_one_moves_nothing_back(
    database: Database,
) -> None:
    await look(database, seen(), NOON)
    again = await look(database, seen(), NOON + SAME_VISIT - timedelta(seconds=1))
    assert again.times_seen == 1
    await look(database, seen(), NOON + DAY)
    late = await look(database, seen(title="Joiner"), NOON)
    assert (late.times_seen, late.last_seen_on, late.changes) == (2, (NOON + DAY).date(), ())


async def test_days_are_those_of_utc(database: Database) -> None:
    midnight = datetime(2026, 11, 21, 23, 30, tzinfo=UTC)
    assert (await look(database, seen(), midnight)).first_seen_on == date(2026, 11, 21)
    assert (await look(database, seen(), midnight + DAY)).first_seen_on == date(2026, 11, 21)


async def test_changes_are_kept_with_their_days(database: Database) -> None:
    await look(database, seen(date_posted=date(2026, 11, 1)), NOON)
    moved = seen(title="Joiner", date_posted=date(2026, 11, 25))
    await look(database, moved, NOON + 5 * DAY)
    told = await look(database, moved, NOON + 9 * DAY)
    assert [(each.field, each.seen_on) for each in told.changes] == [
        (Changed.TITLE, date(2026, 11, 26)), (Changed.DATE, date(2026, 11, 26)),
    ]  # fmt: skip
    assert (told.changes[0].before, told.changes[0].after) == ("Mechanic", "Joiner")


async def test_the_same_text_under_a_new_number_a_day_later_is_a_repost(database: Database) -> None:
    await look(database, seen("1"), NOON)
    await look(database, seen("2"), NOON + 30 * DAY)
    told = await look(database, seen("3"), NOON + 60 * DAY)
    assert [each.url.rpartition("/")[2] for each in told.reposts] == ["1", "2"]
    assert told.reposts[0].last_seen_on == NOON.date()


async def test_copies_in_other_cities_at_the_same_time_are_no_reposts(database: Database) -> None:
    for number, city in enumerate(("Brno", "Graz", "Ulm", "Nice")):
        told = await look(database, seen(str(number), places=(Place(city),)), NOON)
    assert told.reposts == ()
    assert told.copies_at_once == 3
    assert set(told.copy_places) == {"Brno", "Graz", "Ulm"}


async def test_another_site_cannot_make_a_posting_look_reposted(database: Database) -> None:
    for number in range(5):
        await look(database, seen(str(number), host="mirror.example"), NOON + number * 10 * DAY)
    told = await look(database, seen("own"), NOON + 90 * DAY)
    assert told.reposts == ()
    assert told.same_text_elsewhere == ()  # the same employer's name: it may be a board


async def test_text_under_another_name_counts_against_who_came_later(database: Database) -> None:
    first = await look(database, seen(), NOON)
    copied = seen(host="globex.example", company="Globex")
    second = await look(database, copied, NOON + DAY)
    first_again = await look(database, seen(), NOON + 2 * DAY)
    assert first.same_text_elsewhere == first_again.same_text_elsewhere == ()
    assert [each.site for each in second.same_text_elsewhere] == ["acme.example"]


async def test_a_contact_of_another_employer_is_told_and_not_kept(database: Database) -> None:
    ours = seen(text=f"{TEXT} Write to telegram @fasthire_desk today.")
    other = seen(
        host="globex.example",
        company="Globex",
        text="Pack parcels at home and message us on telegram @fasthire_desk to begin.",
    )
    await look(database, ours, NOON)
    told = await look(database, other, NOON + DAY)
    assert [each.elsewhere[0].site for each in told.shared_contacts] == ["acme.example"]
    async with database.connection() as connection:
        cursor = await connection.execute(
            "SELECT sightings::text || sighted_contacts::text "
            "FROM sightings JOIN sighted_contacts ON id = sighting_id"
        )
        assert not any("fasthire" in row[0] for row in await cursor.fetchall())


async def test_a_contact_that_went_is_forgotten(database: Database) -> None:
    await look(database, seen(text=f"{TEXT} Telegram: @fasthire_desk"), NOON)
    await look(database, seen(), NOON + DAY)
    other = seen(host="globex.example", company="Globex", text="Telegram: @fasthire_desk " * 9)
    assert (await look(database, other, NOON + 2 * DAY)).shared_contacts == ()


async def test_a_posting_beyond_the_share_is_still_compared(database: Database) -> None:
    await look(database, seen(), NOON)
    copied = seen(host="globex.example", company="Globex")
    told = await look(database, copied, NOON + DAY, most=0)
    assert told.first_seen_on is None
    assert [each.site for each in told.same_text_elsewhere] == ["acme.example"]


async def test_a_domain_gets_its_share_of_rows_a_day_and_no_more(database: Database) -> None:
    looks = (
        look(database, seen(str(number), host=f"h{number}.evil.example"), NOON, most=10)
        for number in range(40)
    )
    told = await asyncio.gather(*looks)
    assert await rows(database) == 10
    assert sum(each.first_seen_on is None for each in told) == 30
    assert (await look(database, seen(host="other.test"), NOON, most=10)).times_seen == 1
    assert (await look(database, seen("0", host="h0.evil.example"), NOON + DAY)).times_seen == 2
    later = await look(database, seen("new", host="evil.example"), NOON + 2 * DAY, most=10)
    assert later.times_seen == 1


@pytest.mark.parametrize(
    "hostile", ["a\0b", "\ud800", "x" * 100_000, "'; DROP TABLE sightings; --"]
)
async def test_whatever_a_page_says_can_be_kept(database: Database, hostile: str) -> None:
    one = seen(
        title=f"Cook {hostile}", company=hostile, identifier=hostile, description=TEXT + hostile
    )
    assert (await look(database, one, NOON)).times_seen == 1
    assert (await look(database, one, NOON + DAY)).times_seen == 2


async def test_what_nobody_asked_about_for_long_is_forgotten_with_its_contacts(
    database: Database,
) -> None:
    await look(database, seen("old", text=f"{TEXT} Telegram: @fasthire_desk"), NOON)
    await look(database, seen("kept"), NOON)
    await look(database, seen("kept"), NOON + 2 * DAY)
    assert await forget_older_than(database, NOON + DAY) == 1
    assert await rows(database) == 1
    async with database.connection() as connection:
        cursor = await connection.execute("SELECT FROM sighted_contacts")
        assert cursor.rowcount == 0
