"""What looks at boards leave behind, on a real database."""

import asyncio
from dataclasses import replace
from datetime import UTC, datetime, timedelta

from trusthound.adapters.storage import openings, showings
from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.openings import Deriving
from trusthound.adapters.storage.showings import Found, Kept
from trusthound.domain.common.place import Place
from trusthound.domain.posting.model import JobPosting
from trusthound.domain.search.board import CollectedBoard
from trusthound.domain.search.opening import Opening, Trust

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
HOUR = timedelta(hours=1)
TRUST = Trust(70, "assessed", ("It states its pay.",), "1")
DERIVING = Deriving(place_keys=lambda _: ("GB",), in_dollars=lambda _: None)
ACME = CollectedBoard("acme", "greenhouse", "acme", "Acme", True, NOON, NOON)
BOARD = CollectedBoard("board", "remotive", "", "Remotive", False, NOON, NOON)
TEXT = (
    "You will repair the bicycles of our couriers in a workshop by the canal, order the parts that "
    "are missing, and train the two apprentices who joined us this spring."
)


def found(key: str, title: str = "Mechanic", **fields: object) -> Found:
    posting = JobPosting(
        title, "Acme", TEXT, url=f"https://jobs.example/{key}", places=(Place("London"),)
    )
    return Found(key, replace(posting, **fields), TRUST)  # type: ignore[arg-type]


async def add_boards(database: Database) -> None:
    async with database.connection() as connection:
        for each in (ACME, BOARD):
            await connection.execute(
                """
                INSERT INTO boards (id, reader, address, name, is_own, added_at, due_at)
                VALUES (%s, %s, %s, %s, %s, %s, %s)
                """,
                [each.id, each.reader, each.address, each.name, each.is_own, NOON, NOON],
            )


async def look(
    database: Database, board: CollectedBoard, *shown: Found, run: str, at: datetime = NOON
) -> Kept:
    async with database.connection() as connection:
        kept = await showings.keep(connection, board, shown, run_id=run, now=at, deriving=DERIVING)
        await showings.close_unseen(connection, board.id, run, now=at, deriving=DERIVING)
    return kept


async def kept_openings(database: Database) -> list[Opening]:
    async with database.connection() as connection:
        ids = await connection.execute("SELECT id FROM openings ORDER BY first_seen_at, id")
        asked = [row[0] for row in await ids.fetchall()]
        all_ = await openings.find_all(connection, asked)
    return [all_[each] for each in asked]


async def test_an_opening_on_two_boards_is_one_with_the_employers_own_link_first(
    database: Database,
) -> None:
    await add_boards(database)
    assert await look(database, BOARD, found("9"), run="1") == Kept(1, 0, 0)
    assert await look(database, ACME, found("7"), run="2") == Kept(1, 0, 0)
    (opening,) = await kept_openings(database)
    assert [(each.board, each.is_own) for each in opening.links] == [
        ("Acme", True),
        ("Remotive", False),
    ]
    assert opening.url == "https://jobs.example/7"


async def test_the_same_look_twice_changes_nothing(database: Database) -> None:
    await add_boards(database)
    shown = [found("7"), found("8", "Baker")]
    assert await look(database, ACME, *shown, run="1") == Kept(2, 0, 0)
    before = await kept_openings(database)
    assert await look(database, ACME, *shown, run="1") == Kept(0, 0, 2)
    assert await kept_openings(database) == before


async def test_what_a_board_does_not_show_any_more_is_closed_and_open_when_it_comes_back(
    database: Database,
) -> None:
    await add_boards(database)
    await look(database, ACME, found("7"), found("8", "Baker"), run="1")
    await look(database, ACME, found("8", "Baker"), run="2", at=NOON + HOUR)
    by_title = {each.title: each for each in await kept_openings(database)}
    assert by_title["Mechanic"].closed_at == NOON + HOUR
    assert by_title["Baker"].closed_at is None
    await look(database, ACME, found("7"), found("8", "Baker"), run="3", at=NOON + 2 * HOUR)
    assert [each.closed_at for each in await kept_openings(database)] == [None, None]


async def test_a_copy_does_not_keep_an_opening_open_that_its_employer_closed(
    database: Database,
) -> None:
    await add_boards(database)
    await look(database, ACME, found("7"), run="1")
    await look(database, BOARD, found("9"), run="2")
    await look(database, ACME, run="3", at=NOON + HOUR)
    (opening,) = await kept_openings(database)
    assert opening.closed_at == NOON + HOUR
    assert [each.is_open for each in opening.links] == [False, True]


async def test_a_posting_that_says_something_else_is_changed_and_stays_the_same_opening(
    database: Database,
) -> None:
    await add_boards(database)
    await look(database, ACME, found("7"), run="1")
    (before,) = await kept_openings(database)
    changed = found("7", "Senior Mechanic")
    assert await look(database, ACME, changed, run="2", at=NOON + HOUR) == Kept(0, 1, 0)
    (after,) = await kept_openings(database)
    assert (after.id, after.title) == (before.id, "Senior Mechanic")
    assert (after.first_seen_at, after.last_seen_at) == (NOON, NOON + HOUR)


async def test_postings_of_several_towns_stay_apart(database: Database) -> None:
    await add_boards(database)
    towns = [found(str(at), places=(Place(town),)) for at, town in enumerate(("London", "Leeds"))]
    await look(database, ACME, *towns, run="1")
    copies = [replace(each, key=f"copy {each.key}") for each in towns]
    await look(database, BOARD, *copies, run="2")
    told = await kept_openings(database)
    assert sorted(each.places[0].text for each in told) == ["Leeds", "London"]
    assert [len(each.links) for each in told] == [2, 2]


async def test_two_collectors_at_once_make_one_opening(database: Database) -> None:
    await add_boards(database)
    await asyncio.gather(
        *(look(database, board, found(key), run=key) for board, key in ((ACME, "7"), (BOARD, "9")))
    )
    (opening,) = await kept_openings(database)
    assert len(opening.links) == 2


async def test_what_postgresql_cannot_store_is_replaced(database: Database) -> None:
    await add_boards(database)
    odd = found("7\0", "Mech\0anic", description="half \ud800 a pair", url="https://x.example/\0")
    await look(database, ACME, odd, run="1")
    await look(database, ACME, odd, run="1")
    (opening,) = await kept_openings(database)
    assert opening.title == "Mech�anic"
