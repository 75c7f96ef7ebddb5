"""What the worker does about boards each minute, and what it forgets, on a real database."""

from datetime import timedelta
from typing import TYPE_CHECKING

import pytest
from procrastinate import App
from tests.usecases.collecting.conftest import NOON
from tests.usecases.collecting.paged import DERIVING, PAGED, jobs

from trusthound.adapters.feeds.register import COLLECTIONS
from trusthound.adapters.storage import boards as stored
from trusthound.adapters.tasks.queue import make_queue
from trusthound.domain.access.origin import Origin
from trusthound.domain.search.board import Result, Steering
from trusthound.entrypoints.worker.collecting_tasks import LANES, add_collecting_tasks
from trusthound.usecases.forget_old_openings import forget_old_openings
from trusthound.usecases.steer_board import CLOSE_REMOVED_BOARD, steer_board
from trusthound.wiring.boards import Boards
from trusthound.wiring.clock import utc_now
from trusthound.wiring.reference.load import load_reference
from trusthound.wiring.settings import Settings

if TYPE_CHECKING:
    from tests.usecases.collecting.conftest import Sites, World


@pytest.fixture
def queue(world: "World") -> App:
    queue = make_queue(world.database)
    boards = Boards(Settings(), world.database, world.web, load_reference(), {PAGED.reader: PAGED})
    add_collecting_tasks(queue, boards)
    return queue


async def _a_minute(queue: App) -> None:
    tick = queue.configure_task("collect_due_boards")
    await tick.defer_async(timestamp=int(utc_now().timestamp()))
    await queue.run_worker_async(
        wait=False, install_signal_handlers=False, delete_jobs="successful"
    )


async def test_boards_that_are_due_are_looked_at(
    world: "World", sites: "Sites", queue: App
) -> None:
    first, second = await world.board(), await world.board("/others", name="Others")
    await world.rows(
        "UPDATE boards SET due_at = now() - '1m'::interval WHERE id = 'acme' RETURNING id"
    )
    await world.rows(
        "UPDATE boards SET due_at = now() + '1h'::interval WHERE id = 'others' RETURNING id"
    )
    sites.says("/jobs?page=1", jobs(1))
    async with queue.open_async():
        await _a_minute(queue)
    assert (await world.kept(first)).last_result is Result.COLLECTED
    assert (await world.kept(second)).last_result is None
    assert sites.asked == ["/jobs?page=1"]


async def test_a_board_waits_in_the_queue_once(world: "World", queue: App) -> None:
    await world.board()
    await world.board("/others", name="Others")
    tick = queue.tasks["collect_due_boards"]
    async with queue.open_async():
        assert await tick(int(NOON.timestamp()) - 1) == 0
        assert await tick(int(NOON.timestamp())) == 2
        assert await tick(int(NOON.timestamp()) + 60) == 0
    jobs_waiting = await world.rows("SELECT lock, args ->> 'board_id' FROM procrastinate_jobs")
    assert {each[1] for each in jobs_waiting} == {"acme", "others"}
    # Both are asked at one host, so one after the other.
    assert len({each[0] for each in jobs_waiting}) == 1 < LANES


async def test_a_board_that_no_user_wants_any_more_is_not_asked(world: "World", queue: App) -> None:
    board = await world.board()
    await world.rows("UPDATE boards SET for_all = false RETURNING id")
    tick = queue.tasks["collect_due_boards"]
    async with queue.open_async():
        assert await tick(int(NOON.timestamp())) == 0
        await _add_user(world)
        async with world.database.connection() as connection:
            await stored.want(connection, "ann", board.id, NOON)
        assert await tick(int(NOON.timestamp())) == 1


async def test_what_a_removed_board_showed_is_closed_and_shown_again_once_it_is_added(
    world: "World", sites: "Sites", queue: App
) -> None:
    board = await world.board()
    sites.says("/jobs?page=1", jobs(1, 2), ETag='"a"')
    await world.look(board)
    close = queue.tasks[CLOSE_REMOVED_BOARD]
    assert await close(board.id) == 0
    assert await world.shown() == ["1", "2"]

    await steer_board(
        board.id,
        Steering.REMOVE,
        actor="op",
        database=world.database,
        origin=Origin("192.0.2.1", "r"),
        now=NOON,
    )
    assert await close(board.id) == 2
    assert await world.shown() == []
    assert all(each.closed_at for each in (await world.openings()).values())

    await world.board()
    await world.look(board)
    assert await world.shown() == ["1", "2"]
    assert not any("If-None-Match" in each for each in sites.heads)


async def test_nothing_of_the_directory_is_collected_until_a_setting_says_how_much(
    world: "World", queue: App
) -> None:
    add = queue.tasks["add_directory_boards"]
    assert await add(int(NOON.timestamp())) == 0
    assert await world.rows("SELECT count(*) FROM boards") == [(0,)]
    settings = Settings(collect_boards=3)
    boards = Boards(settings, world.database, world.web, load_reference(), COLLECTIONS)
    assert await boards.add_as_set() == 3
    assert await boards.add_as_set() == 0
    assert await world.rows("SELECT count(*) FROM boards WHERE for_all AND is_own") == [(3,)]


async def test_what_no_feed_shows_any_more_is_closed_in_the_end_and_then_forgotten(
    world: "World", sites: "Sites"
) -> None:
    world.with_collection(is_whole=False)
    board = await world.board()
    sites.says("/jobs?page=1", jobs(1))
    await world.look(board)
    world.later(days=44)
    sites.says("/jobs?page=1", jobs(2))
    await world.look(board)

    async def forget() -> int:
        return await forget_old_openings(
            world.database, deriving=DERIVING, now=world.now, keep_days=180
        )

    assert await forget() == 0
    assert await world.shown() == ["1", "2"]
    world.later(days=1, seconds=1)
    assert await forget() == 0
    assert await world.shown() == ["2"]
    assert (await world.openings())["Mechanic of kind 1"].closed_at == world.now
    world.later(days=180)
    assert await forget() == 0
    world.now += timedelta(seconds=1)
    assert await forget() == 1
    assert await world.rows("SELECT key FROM showings") == [("2",)]
    assert await world.rows("SELECT count(*) FROM asked_hosts") == [(0,)]


async def _add_user(world: "World") -> None:
    await world.rows(
        """
        INSERT INTO users (
            id, email, email_key, name, first_name, last_name, password_hash, created_at)
        VALUES ('ann', 'a@x.example', 'a@x.example', 'Ann', 'Ann', '', '', now()) RETURNING id
        """
    )
