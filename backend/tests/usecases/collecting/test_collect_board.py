"""What a look at a board keeps, closes and says, whatever the board answers."""

import asyncio
from datetime import timedelta
from typing import TYPE_CHECKING

import pytest
from tests.usecases.collecting.conftest import NOON
from tests.usecases.collecting.paged import TEXT, jobs

from trusthound.domain.search.board import Result
from trusthound.domain.search.looking import LEASE, Budget

if TYPE_CHECKING:
    from tests.usecases.collecting.conftest import Sites, World

HOUR, DAY = timedelta(hours=1), timedelta(days=1)


async def test_a_board_in_two_parts_is_kept_whole(world: "World", sites: "Sites") -> None:
    board = await world.board()
    sites.says("/jobs?page=1", jobs(1, 2, go_on="2"))
    sites.says("/jobs?page=2", jobs(3))
    heard: list[int] = []
    looked = await world.look(board, told=heard.append)
    assert looked is not None
    assert (looked.found, looked.new, looked.closed) == (3, 3, 0)
    assert heard == [2, 3]
    assert sites.asked == ["/jobs?page=1", "/jobs?page=2"]
    assert await world.shown() == ["1", "2", "3"]
    kept = await world.kept(board)
    assert (kept.last_result, kept.last_problem, kept.last_showings) == (Result.COLLECTED, "", 3)
    assert kept.under_way is None
    assert kept.due_at == NOON + 6 * HOUR


async def test_each_posting_is_judged_by_what_it_says(world: "World", sites: "Sites") -> None:
    board = await world.board()
    sites.says("/jobs?page=1", jobs(1))
    sites.says("/jobs?page=1", jobs(1, text=f"{TEXT} Send a fee of $50 by gift card first."))
    await world.look(board)
    trust = (await world.openings())["Mechanic of kind 1"].trust
    assert trust.status == "assessed"
    assert trust.score is not None
    assert trust.score < 40
    assert any("gift card" in each for each in trust.reasons)


async def test_what_is_kept_word_for_word_is_not_judged_again(
    world: "World", sites: "Sites"
) -> None:
    board = await world.board()
    sites.says("/jobs?page=1", jobs(1))
    await world.look(board)
    marked = """UPDATE showings SET trust = jsonb_set(trust, '{reasons}', '["As it was."]')"""
    await world.rows(f"{marked} RETURNING key")
    await world.look(board)
    assert await world.rows("SELECT trust ->> 'reasons' FROM showings") == [('["As it was."]',)]
    sites.says("/jobs?page=1", jobs(1, title="Senior mechanic"))
    looked = await world.look(board)
    assert looked is not None
    assert looked.changed == 1
    (told,) = await world.rows("SELECT trust ->> 'reasons' FROM showings")
    assert "As it was." not in told[0]


async def test_what_the_list_does_not_show_any_more_is_closed_and_comes_back(
    world: "World", sites: "Sites"
) -> None:
    board = await world.board()
    sites.says("/jobs?page=1", jobs(1, 2, 3))
    await world.look(board)
    world.later(hours=6)
    sites.says("/jobs?page=1", jobs(1, 3))
    looked = await world.look(board)
    assert looked is not None
    assert looked.closed == 1
    assert (await world.openings())["Mechanic of kind 2"].closed_at == world.now
    world.later(hours=6)
    sites.says("/jobs?page=1", jobs(1, 2, 3))
    await world.look(board)
    assert (await world.openings())["Mechanic of kind 2"].closed_at is None
    assert await world.rows("SELECT count(*) FROM showings") == [(3,)]


async def test_a_feed_of_the_newest_closes_nothing(world: "World", sites: "Sites") -> None:
    world.with_collection(is_whole=False)
    board = await world.board()
    sites.says("/jobs?page=1", jobs(1, 2))
    await world.look(board)
    sites.says("/jobs?page=1", jobs(3))
    looked = await world.look(board)
    assert looked is not None
    assert looked.closed == 0
    assert await world.shown() == ["1", "2", "3"]


@pytest.mark.parametrize(
    ("status", "body", "result", "problem"),
    [
        (500, b"oops", Result.FAILED, "It answered 500."),
        (503, b"", Result.FAILED, "It answered 503."),
        (403, b"", Result.REFUSED, "It answered 403."),
        (
            200,
            b"<!doctype html><html><p>Sign in</p></html>",
            Result.FAILED,
            "It sent a web page instead of its list.",
        ),
        (200, b"[1, 2", Result.FAILED, "It sent no list."),
    ],
)
async def test_an_answer_that_is_no_list_closes_nothing_and_is_told(
    status: int, body: bytes, result: Result, problem: str, world: "World", sites: "Sites"
) -> None:
    board = await world.board()
    sites.says("/jobs?page=1", jobs(1, 2))
    await world.look(board)
    sites.says("/jobs?page=1", body, status)
    await world.look(board)
    assert await world.shown() == ["1", "2"]
    kept = await world.kept(board)
    assert (kept.last_result, kept.last_problem) == (result, problem)
    assert kept.last_showings == 2
    assert (kept.failures, kept.due_at) == (1, NOON + HOUR)


async def test_failures_in_a_row_are_tried_ever_more_seldom_and_a_success_ends_that(
    world: "World", sites: "Sites"
) -> None:
    board = await world.board()
    sites.says("/jobs?page=1", b"", 500)
    pauses = []
    for _ in range(7):
        await world.look(board)
        due_at = (await world.kept(board)).due_at
        assert due_at is not None
        pauses.append((due_at - world.now) / HOUR)
        world.now = due_at
    assert pauses == [1, 2, 4, 8, 16, 24, 24]
    sites.says("/jobs?page=1", jobs(1))
    await world.look(board)
    assert (await world.kept(board)).failures == 0


@pytest.mark.parametrize(
    ("told", "pause"),
    [
        ("10800", 3 * HOUR),
        ("Sat, 21 Nov 2026 17:00:00 GMT", 5 * HOUR),
        ("60", HOUR),
        ("999999999", DAY),
        ("9" * 400, HOUR),
        ("soon", HOUR),
        ("-5", HOUR),
    ],
)
async def test_a_board_that_asks_for_time_gets_it(
    told: str, pause: timedelta, world: "World", sites: "Sites"
) -> None:
    board = await world.board()
    sites.says("/jobs?page=1", b"", 429, Retry_After=told)
    await world.look(board)
    kept = await world.kept(board)
    assert kept.due_at == NOON + pause
    assert kept.last_problem == "It asked us to come later (it answered 429)."


async def test_a_hundred_megabytes_are_not_taken(world: "World", sites: "Sites") -> None:
    board = await world.board("/endless")
    await world.look(board)
    kept = await world.kept(board)
    assert (kept.last_result, kept.last_problem) == (
        Result.FAILED,
        "Its answer is more than 20 MB.",
    )
    assert sites.megabytes_sent < 40


async def test_nobody_at_home_is_told(world: "World") -> None:
    board = await world.board("/jobs", name="Away")
    await world.rows("UPDATE boards SET address = 'http://127.0.0.1:9/jobs' RETURNING id")
    await world.look(board)
    assert (await world.kept(board)).last_problem == "Its address may not be asked."


async def test_robots_txt_is_kept(world: "World", sites: "Sites") -> None:
    board = await world.board()
    sites.says("/robots.txt", b"User-agent: *\nDisallow: /jobs")
    await world.look(board)
    kept = await world.kept(board)
    assert (kept.last_result, kept.last_problem) == (
        Result.REFUSED,
        "Its robots.txt does not allow it.",
    )
    assert sites.asked == []


async def test_a_robots_txt_that_cannot_be_read_lets_nobody_in(
    world: "World", sites: "Sites"
) -> None:
    board = await world.board()
    sites.says("/robots.txt", b"", 500)
    await world.look(board)
    kept = await world.kept(board)
    assert (kept.last_result, kept.last_problem) == (
        Result.FAILED,
        "Its robots.txt could not be read, so it was not asked.",
    )
    assert sites.asked == []


async def test_without_its_key_a_board_is_not_asked(world: "World", sites: "Sites") -> None:
    world.with_collection(needs=("a_key",))
    board = await world.board()
    sites.says("/jobs?page=1", jobs(1))
    await world.look(board)
    kept = await world.kept(board)
    assert (kept.last_result, kept.last_problem) == (
        Result.REFUSED,
        "No key is set for it: a_key.",
    )
    assert sites.asked == []
    world.keys = {"a_key": "sesame"}
    await world.look(board)
    assert await world.shown() == ["1"]
    assert "X-Key: sesame" in sites.heads[0]
    told = await world.rows("SELECT to_jsonb(b)::text FROM boards b")
    assert "sesame" not in told[0][0]


async def test_a_board_that_says_so_itself_is_not_read_again(
    world: "World", sites: "Sites"
) -> None:
    board = await world.board()
    sites.says("/jobs?page=1", jobs(1, 2), ETag='"a"', Last_Modified="yesterday")
    await world.look(board)
    world.later(hours=6)
    sites.says("/jobs?page=1", b"", 304)
    looked = await world.look(board)
    assert looked is not None
    assert (looked.found, looked.closed) == (2, 0)
    assert 'If-None-Match: "a"' in sites.heads[1]
    assert "If-Modified-Since: yesterday" in sites.heads[1]
    kept = await world.kept(board)
    assert (kept.last_result, kept.last_showings) == (Result.UNCHANGED, 2)
    assert {each.last_seen_at for each in (await world.openings()).values()} == {world.now}
    await world.look(board)
    assert 'If-None-Match: "a"' in sites.heads[2]


async def test_nothing_changed_is_no_answer_to_a_first_look(world: "World", sites: "Sites") -> None:
    board = await world.board()
    sites.says("/jobs?page=1", b"", 304)
    await world.look(board)
    kept = await world.kept(board)
    assert (kept.last_result, kept.last_problem) == (Result.FAILED, "It answered 304.")


async def test_a_list_in_parts_is_always_asked_for_whole(world: "World", sites: "Sites") -> None:
    board = await world.board()
    sites.says("/jobs?page=1", jobs(1, go_on="2"), ETag='"a"')
    sites.says("/jobs?page=2", jobs(2), ETag='"b"')
    for _ in range(2):
        await world.look(board)
    assert not any("If-None-Match" in each for each in sites.heads)


async def test_a_board_that_suddenly_shows_far_less_is_believed_when_it_says_so_again(
    world: "World", sites: "Sites"
) -> None:
    board = await world.board()
    sites.says("/jobs?page=1", jobs(*range(1, 11)), ETag='"a"')
    await world.look(board)
    sites.says("/jobs?page=1", jobs(1), ETag='"b"')
    await world.look(board)
    assert len(await world.shown()) == 10
    kept = await world.kept(board)
    assert kept.last_problem == "Found far fewer than last time: 1 instead of 10."
    assert (kept.due_at, kept.etag) == (NOON + HOUR, "")
    looked = await world.look(board)
    assert looked is not None
    assert looked.closed == 9
    assert (await world.kept(board)).last_problem == ""


async def test_an_empty_list_closes_all_when_it_is_told_twice(
    world: "World", sites: "Sites"
) -> None:
    board = await world.board()
    sites.says("/jobs?page=1", jobs(1))
    await world.look(board)
    sites.says("/jobs?page=1", jobs())
    await world.look(board)
    assert await world.shown() == ["1"]
    await world.look(board)
    assert await world.shown() == []


async def test_a_list_with_many_odd_records_closes_nothing(world: "World", sites: "Sites") -> None:
    board = await world.board()
    sites.says("/jobs?page=1", jobs(1, 2, 3))
    await world.look(board)
    sites.says("/jobs?page=1", jobs(1, 2).replace(b'"Mechanic of kind 2"', b"[]"))
    await world.look(board)
    assert len(await world.shown()) == 3
    assert (await world.kept(board)).last_problem == "1 of its records could not be read."


async def test_a_board_that_is_gone_three_times_is_over(world: "World", sites: "Sites") -> None:
    board = await world.board()
    sites.says("/jobs?page=1", jobs(1, 2))
    await world.look(board)
    sites.says("/jobs?page=1", b"", 404)
    for _ in range(2):
        await world.look(board)
        assert len(await world.shown()) == 2
        world.later(days=1)
        assert (await world.kept(board)).due_at == world.now
    await world.look(board)
    kept = await world.kept(board)
    assert (kept.last_result, kept.due_at) == (Result.GONE, None)
    assert kept.last_problem == "There is no such board any more (it answered 404)."
    assert await world.shown() == []


async def test_a_later_part_that_fails_closes_nothing_and_the_next_look_begins_anew(
    world: "World", sites: "Sites"
) -> None:
    board = await world.board()
    sites.says("/jobs?page=1", jobs(1, 2))
    await world.look(board)
    sites.says("/jobs?page=1", jobs(1, go_on="2"))
    await world.look(board)  # page 2 answers 404: a part that is gone is no board that is gone
    kept = await world.kept(board)
    assert (kept.last_result, kept.last_problem) == (Result.FAILED, "It answered 404.")
    assert await world.shown() == ["1", "2"]
    await world.look(board)
    assert sites.asked[-2:] == ["/jobs?page=1", "/jobs?page=2"]


async def test_pages_without_an_end_are_left_and_nothing_is_closed(
    world: "World", sites: "Sites"
) -> None:
    board = await world.board()
    sites.says("/jobs?page=1", jobs(1, 2, 3))
    await world.look(board)
    sites.says("/jobs?page=1", jobs(1, go_on="2"))
    sites.says("/jobs?page=2", jobs(1, go_on="3"))
    await world.look(board)
    kept = await world.kept(board)
    assert kept.last_problem == "Its pages repeat themselves: what follows was not read."
    assert len(await world.shown()) == 3
    world.budget = Budget(parts=2)
    sites.says("/jobs?page=2", jobs(2, go_on="3"))
    await world.look(board)
    kept = await world.kept(board)
    assert kept.last_problem == "It has more than 2 parts: what follows was not read."
    assert len(await world.shown()) == 3


async def test_a_board_that_shows_more_than_is_read_closes_nothing(
    world: "World", sites: "Sites", monkeypatch: pytest.MonkeyPatch
) -> None:
    board = await world.board()
    sites.says("/jobs?page=1", jobs(1, 2, 3))
    await world.look(board)
    monkeypatch.setattr("trusthound.adapters.boards.collection.MOST_LISTED", 2)
    await world.look(board)
    assert (await world.kept(board)).last_problem == "It shows more than is read of it."
    assert len(await world.shown()) == 3


async def test_what_cannot_be_read_here_is_told_and_stops_no_other(
    world: "World", sites: "Sites"
) -> None:
    board, other = await world.board(), await world.board("/others", name="Others")
    sites.says("/jobs?page=1", jobs(1))
    sites.says("/others?page=1", jobs(7))
    read = world.collection.read

    def broken(*told: object) -> object:
        if told[1].id == "acme":  # type: ignore[attr-defined]
            raise ZeroDivisionError
        return read(*told)  # type: ignore[arg-type]

    world.with_collection(read=broken)
    for each in (board, other):
        await world.look(each)
    kept = await world.kept(board)
    assert (kept.last_result, kept.last_problem) == (
        Result.FAILED,
        "It could not be read here (ZeroDivisionError).",
    )
    assert await world.shown() == ["7"]


async def test_a_host_that_had_its_requests_is_asked_on_in_the_next_hour(
    world: "World", sites: "Sites"
) -> None:
    world.later(minutes=20)
    board = await world.board()
    sites.says("/jobs?page=1", jobs(1, go_on="2"))
    sites.says("/jobs?page=2", jobs(2))
    world.budget = Budget(requests_an_hour=1)
    looked = await world.look(board)
    assert looked is not None
    assert (looked.outcome, looked.found) == (None, 1)
    kept = await world.kept(board)
    assert kept.due_at == NOON + HOUR
    assert kept.under_way is not None
    assert (kept.under_way.next, kept.under_way.showings) == ("2", 1)
    world.later(minutes=40)
    looked = await world.look(board)
    assert looked is not None
    assert looked.found == 2
    assert sites.asked == ["/jobs?page=1", "/jobs?page=2"]
    assert (await world.kept(board)).last_showings == 2


async def test_a_long_look_lets_others_have_their_turn(world: "World", sites: "Sites") -> None:
    board = await world.board()
    sites.says("/jobs?page=1", jobs(1, go_on="2"))
    sites.says("/jobs?page=2", jobs(2))
    world.budget = Budget(seconds=60)
    await world.look(board, told=lambda _: world.later(seconds=61))
    assert sites.asked == ["/jobs?page=1"]
    assert (await world.kept(board)).due_at == world.now
    await world.look(board)
    assert await world.shown() == ["1", "2"]


async def test_a_look_that_was_left_for_days_begins_anew(world: "World", sites: "Sites") -> None:
    board = await world.board()
    sites.says("/jobs?page=1", jobs(1, go_on="2"))
    sites.says("/jobs?page=2", jobs(2))
    world.budget = Budget(requests_an_hour=1)
    await world.look(board)
    world.later(days=3)
    world.budget = Budget()
    await world.look(board)
    assert sites.asked == ["/jobs?page=1", "/jobs?page=1", "/jobs?page=2"]


async def test_two_collectors_at_once_are_one(world: "World", sites: "Sites") -> None:
    board = await world.board()
    sites.says("/jobs?page=1", jobs(*range(1, 120)))
    both = await asyncio.gather(world.look(board), world.look(board))
    assert sum(each is not None for each in both) == 1
    assert len(sites.asked) == 1
    assert len(await world.shown()) == 119


async def test_two_boards_of_the_same_postings_are_collected_at_once(
    world: "World", sites: "Sites"
) -> None:
    """In opposite order: whoever waits for the other in a ring would be told by the database."""
    world.with_collection(is_own=False)
    numbers = range(1, 101)
    first, second = await world.board(), await world.board("/others", name="Others")
    sites.says("/jobs?page=1", jobs(*numbers))
    sites.says("/others?page=1", jobs(*reversed(numbers)))
    await asyncio.gather(world.look(first), world.look(second))
    assert await world.rows("SELECT count(*) FROM showings") == [(200,)]
    assert (await world.kept(first)).last_result is Result.COLLECTED
    assert (await world.kept(second)).last_result is Result.COLLECTED


async def test_whoever_comes_back_late_writes_nothing(world: "World", sites: "Sites") -> None:
    board = await world.board()
    sites.says("/jobs?page=1", jobs(1))
    sites.hold["/jobs?page=1"] = asyncio.Event()
    slow = asyncio.create_task(world.look(board))
    await sites.was_asked.wait()
    world.now += LEASE + timedelta(seconds=1)
    sites.says("/jobs?page=1", jobs(1, 2))
    quick = asyncio.create_task(world.look(board))
    while len(sites.asked) < 2:  # noqa: ASYNC110 - the other one is asked, too
        await asyncio.sleep(0.01)
    sites.hold["/jobs?page=1"].set()
    told = await asyncio.gather(slow, quick)
    assert told[0] is None
    assert told[1] is not None
    assert await world.shown() == ["1", "2"]
    assert (await world.kept(board)).last_showings == 2


async def test_a_board_that_is_not_due_is_left_alone(world: "World", sites: "Sites") -> None:
    board = await world.board()
    sites.says("/jobs?page=1", jobs(1))
    assert await world.look(board, is_due=True) is not None
    assert await world.look(board, is_due=True) is None
    world.later(hours=6)
    assert await world.look(board, is_due=True) is not None
