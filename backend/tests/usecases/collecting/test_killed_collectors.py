"""A collector that is killed at any moment: another goes on; nothing is lost, nothing doubled."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.usecases.collecting.paged import jobs

from trusthound.domain.search.board import CollectedBoard, Result
from trusthound.domain.search.looking import LEASE

if TYPE_CHECKING:
    from tests.usecases.collecting.conftest import Sites, World

Start = Callable[[str], Awaitable[asyncio.subprocess.Process]]
BACKEND = Path(__file__).parents[3]


@pytest.fixture
async def start(database_url: str, sites: "Sites") -> AsyncIterator[Start]:
    started: list[asyncio.subprocess.Process] = []

    async def collector(board_id: str) -> asyncio.subprocess.Process:
        told = (database_url, f"127.0.0.1:{sites.port}", board_id)
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.usecases.collecting.collector", *told),
            cwd=BACKEND,
            env=dict(os.environ),  # noqa: TID251 - the process is another's
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )
        started.append(process)
        return process

    yield collector
    for each in started:
        if each.returncode is None:
            each.kill()
        await each.wait()


@pytest.mark.timeout(180)  # a process that loads everything
async def test_killed_between_two_parts(world: "World", sites: "Sites", start: Start) -> None:
    board = await world.board()
    sites.says("/jobs?page=1", jobs(*range(1, 61), go_on="2"))
    sites.says("/jobs?page=2", jobs(*range(61, 81)))
    sites.hold["/jobs?page=2"] = asyncio.Event()
    process = await start(board.id)
    while sites.asked != ["/jobs?page=1", "/jobs?page=2"]:
        sites.was_asked.clear()
        await sites.was_asked.wait()
    process.send_signal(signal.SIGKILL)
    await process.wait()
    assert len(await world.shown()) == 60
    sites.hold["/jobs?page=2"].set()
    await _another_goes_on(world, board)
    assert sites.asked[2:] == ["/jobs?page=2"]
    await _all_are_kept_once(world, 80)


@pytest.mark.timeout(180)
async def test_killed_in_the_middle_of_a_part(world: "World", sites: "Sites", start: Start) -> None:
    board = await world.board()
    sites.says("/jobs?page=1", jobs(1, go_on="2"))
    sites.says("/jobs?page=2", jobs(*range(2, 402)))
    process = await start(board.id)
    assert process.stdout is not None
    while int(await process.stdout.readline()) < 101:
        pass
    process.send_signal(signal.SIGKILL)
    await process.wait()
    assert 101 <= len(await world.shown()) < 401
    await _another_goes_on(world, board)
    assert sites.asked[2:] == ["/jobs?page=2"]
    await _all_are_kept_once(world, 401)


async def _another_goes_on(world: "World", board: CollectedBoard) -> None:
    """Not at once: the killed one has the board for a while yet."""
    ((taken_until,),) = await world.rows("SELECT taken_until FROM boards")
    world.now = taken_until - LEASE / 2
    assert await world.look(board) is None
    world.now = taken_until
    looked = await world.look(board)
    assert looked is not None
    assert looked.closed == 0


async def _all_are_kept_once(world: "World", number: int) -> None:
    assert sorted(map(int, await world.shown())) == list(range(1, number + 1))
    assert await world.rows("SELECT count(*) FROM openings") == [(number,)]
    ((result, found),) = await world.rows("SELECT last_result, last_showings FROM boards")
    assert (result, found) == (Result.COLLECTED.value, number)
