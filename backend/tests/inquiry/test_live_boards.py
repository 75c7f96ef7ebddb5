"""Boards that are asked while a seeker waits, and how long that is."""

import asyncio

from trusthound.domain.search.board import Result
from trusthound.inquiry.live_boards import Came, LiveBoards, NamedBoard

BOARDS = [
    NamedBoard(each, each.title()) for each in ("quick", "slow", "broken", "refused", "taken")
]


async def test_each_board_is_told_by_what_came_of_it_and_a_slow_one_goes_on() -> None:
    let_go, ended = asyncio.Event(), asyncio.Event()

    async def collect(board_id: str) -> Came | None:
        if board_id == "slow":
            await let_go.wait()
            ended.set()
        if board_id == "broken":
            raise RuntimeError(board_id)
        if board_id == "taken":
            return None
        return Came(Result.REFUSED if board_id == "refused" else Result.COLLECTED, 7)

    live = LiveBoards(collect, seconds=0.2)
    told = await live.ask(BOARDS)
    assert [(each.name, each.status, each.found) for each in told] == [
        ("Quick", "merged", 7), ("Slow", "slow", 0), ("Broken", "failed", 0),
        ("Refused", "failed", 0), ("Taken", "none", 0),
    ]  # fmt: skip
    assert len(live.going_on) == 1
    let_go.set()
    await asyncio.wait_for(ended.wait(), 10)


async def test_without_boards_nobody_waits() -> None:
    async def collect(_board_id: str) -> Came | None:
        raise AssertionError

    assert await LiveBoards(collect, seconds=60).ask([]) == ()
