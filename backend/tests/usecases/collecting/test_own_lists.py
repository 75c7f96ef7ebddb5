"""Postings that nobody fetches: of a file, of the sample; and the directory's boards."""

import json
from collections.abc import Awaitable, Callable
from datetime import date, timedelta
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.usecases.collecting.conftest import NOON
from tests.usecases.collecting.paged import DERIVING, TEXT

from trusthound.adapters.feeds.register import COLLECTIONS
from trusthound.adapters.storage import boards
from trusthound.domain.assessment.band import CAUTION_FROM
from trusthound.domain.common.errors import InvalidInput
from trusthound.domain.facts.reference import BoardDirectory
from trusthound.domain.posting.model import Channel
from trusthound.inquiry.collecting import trust_in
from trusthound.usecases.add_directory_boards import add_directory_boards
from trusthound.usecases.import_postings import Imported, import_postings
from trusthound.usecases.load_sample import load_sample
from trusthound.wiring.examples.sample import load_sample as the_sample
from trusthound.wiring.reference.load import load_reference

if TYPE_CHECKING:
    from tests.usecases.collecting.conftest import World

Import = Callable[..., Awaitable[Imported]]


@pytest.fixture
def import_file(world: "World") -> Import:
    async def run(path: Path, name: str = "") -> Imported:
        return await import_postings(
            path,
            name=name,
            database=world.database,
            judge=partial(trust_in, channel=Channel.ROW, reference=load_reference()),
            deriving=DERIVING,
            clock=lambda: world.now,
            new_id=lambda: f"id-{next(world.numbers)}",
        )

    return run


def a_row(number: int, **fields: object) -> str:
    row = {"title": f"Mechanic of kind {number}", "company": "Acme", "description": TEXT}
    return json.dumps({**row, "url": f"https://jobs.example/{number}", **fields})


async def test_a_file_is_a_board_of_its_own_that_nobody_asks(
    world: "World", import_file: Import, tmp_path: Path
) -> None:
    file = tmp_path / "ours.jsonl"
    file.write_text("\n".join([a_row(1), "{", a_row(2, location="Leeds, United Kingdom"), "[]"]))
    done = await import_file(file)
    assert (done.found, done.new, done.unread, done.closed) == (2, 2, 2, 0)
    kept = await world.kept(done.board)
    assert (kept.name, kept.is_own, kept.due_at) == ("ours.jsonl", False, None)
    assert kept.last_problem == "2 of its records could not be read."
    found = await world.openings()
    assert found["Mechanic of kind 2"].places[0].text == "Leeds, United Kingdom"
    assert found["Mechanic of kind 2"].trust.score is not None


async def test_the_same_file_again_closes_what_it_does_not_hold_any_more(
    world: "World", import_file: Import, tmp_path: Path
) -> None:
    file = tmp_path / "ours.csv"
    lines = [f"Mechanic {each},Acme,{TEXT!r},https://jobs.example/{each}" for each in range(20)]
    file.write_text("\n".join(["title,company,description,url", *lines]).replace("'", '"'))
    assert (await import_file(file, "Ours")).new == 20
    file.write_text("\n".join(["title,company,description,url", lines[3]]).replace("'", '"'))
    done = await import_file(file, "Ours")
    assert (done.found, done.new, done.closed) == (1, 0, 19)
    assert await world.shown() == ["https://jobs.example/3"]
    assert await world.rows("SELECT count(*) FROM boards") == [(1,)]
    for nothing in ("name;firm\nMechanic;Acme\n", "title,company\n"):
        file.write_text(nothing)
        with pytest.raises(InvalidInput, match="No row has a title"):
            await import_file(file, "Ours")
    assert await world.shown() == ["https://jobs.example/3"]


async def test_rows_without_an_address_are_told_apart_by_what_they_say(
    world: "World", import_file: Import, tmp_path: Path
) -> None:
    file = tmp_path / "ours.jsonl"
    rows = [a_row(1, url=""), a_row(1, url=""), a_row(1, url="", location="Leeds")]
    file.write_text("\n".join(rows))
    assert (await import_file(file)).found == 2
    assert await world.rows("SELECT count(*) FROM showings") == [(2,)]


async def test_a_file_that_is_none_is_refused_and_makes_no_board(
    world: "World", import_file: Import, tmp_path: Path
) -> None:
    with pytest.raises(InvalidInput):
        await import_file(tmp_path / "missing.jsonl")
    assert await world.rows("SELECT count(*) FROM boards") == [(0,)]


async def _load(world: "World", *, only_if_empty: bool = False) -> int:
    return await load_sample(
        the_sample(),
        only_if_empty=only_if_empty,
        database=world.database,
        judge=partial(trust_in, channel=Channel.URL, reference=load_reference()),
        deriving=DERIVING,
        clock=lambda: world.now,
        new_id=lambda: f"id-{next(world.numbers)}",
    )


async def test_the_sample_says_everywhere_that_it_is_one(world: "World") -> None:
    shown = await _load(world)
    names = {row[0] for row in await world.rows("SELECT name FROM boards")}
    assert len(names) == 4
    assert all(each.startswith("Sample postings") for each in names)
    found = await world.openings()
    assert 60 <= len(found) < shown <= 120
    assert all(".example/" in link.url for each in found.values() for link in each.links)
    assert sum(len(each.links) > 1 for each in found.values()) >= 8
    assert 4 <= sum(each.closed_at is not None for each in found.values()) <= 8
    scores = [each.trust.score for each in found.values() if each.trust.score is not None]
    assert sum(score < CAUTION_FROM for score in scores) >= 4
    assert max(each.date_posted or date.min for each in found.values()) < NOON.date()


async def test_the_sample_is_put_in_once_and_refreshed(world: "World") -> None:
    first = await _load(world, only_if_empty=True)
    assert await _load(world, only_if_empty=True) == 0
    number = len(await world.openings())
    world.later(days=3)
    assert await _load(world) == first
    assert len(await world.openings()) == number
    assert {row[0] for row in await world.rows("SELECT due_at FROM boards")} == {None}


async def test_boards_of_the_directory_are_due_one_after_the_other(world: "World") -> None:
    employers = {("greenhouse", f"g{each}"): f"Employer {each}" for each in range(30)}
    employers |= {("ashby", f"a{each}"): "" for each in range(30)}
    employers[("workday", "w")] = "W"
    directory = BoardDirectory("A directory", date(2026, 11, 1), employers)

    async def add(most: int, system: str | None = None) -> int:
        return await add_directory_boards(
            most=most,
            system=system,
            directory=directory,
            collections=COLLECTIONS,
            database=world.database,
            now=NOON,
            new_id=lambda: f"id-{next(world.numbers)}",
        )

    assert await add(6) == 6
    due = [row[0] - NOON for row in await world.rows("SELECT due_at FROM boards ORDER BY due_at")]
    assert due == [timedelta(hours=each) for each in range(6)]
    assert await add(6) == 0
    assert await add(100, "greenhouse") + 6 >= 30
    assert await add(100) > 0
    rows = await world.rows("SELECT reader, count(*) FROM boards GROUP BY 1 ORDER BY 1")
    assert rows == [("ashby", 30), ("greenhouse", 30)]
    async with world.database.connection() as connection:
        (one,) = await boards.named(connection, "employer 7")
    assert (one.address, one.is_own) == ("g7", True)
