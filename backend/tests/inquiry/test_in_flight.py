"""Identical questions at once share one piece of work."""

import asyncio

import pytest

from trusthound.inquiry.in_flight import InFlight


async def test_fifty_callers_of_one_key_share_one_piece_of_work() -> None:
    begun: list[int] = []
    gate = asyncio.Event()
    in_flight: InFlight[str] = InFlight()

    async def work() -> str:
        begun.append(1)
        await gate.wait()
        return "answer"

    callers = [asyncio.create_task(in_flight.once("same", work)) for _ in range(50)]
    await asyncio.sleep(0)
    gate.set()
    assert await asyncio.gather(*callers) == ["answer"] * 50
    assert len(begun) == 1


async def test_different_keys_are_worked_on_apart() -> None:
    in_flight: InFlight[str] = InFlight()

    async def answer(word: str) -> str:
        return word

    both = await asyncio.gather(
        in_flight.once("a", lambda: answer("a")), in_flight.once("b", lambda: answer("b"))
    )
    assert list(both) == ["a", "b"]


async def test_the_work_goes_on_when_one_of_two_callers_leaves() -> None:
    gate = asyncio.Event()
    in_flight: InFlight[str] = InFlight()

    async def work() -> str:
        await gate.wait()
        return "answer"

    leaver = asyncio.create_task(in_flight.once("same", work))
    stayer = asyncio.create_task(in_flight.once("same", work))
    await asyncio.sleep(0)
    leaver.cancel()
    with pytest.raises(asyncio.CancelledError):
        await leaver
    gate.set()
    assert await stayer == "answer"


async def test_the_work_ends_when_the_last_caller_leaves() -> None:
    ended = asyncio.Event()
    in_flight: InFlight[str] = InFlight()

    async def work() -> str:
        try:
            await asyncio.Event().wait()
        finally:
            ended.set()
        return "never"

    only = asyncio.create_task(in_flight.once("same", work))
    await asyncio.sleep(0)
    only.cancel()
    await asyncio.wait_for(ended.wait(), 5)


async def test_an_error_reaches_everyone_and_the_next_caller_begins_anew() -> None:
    in_flight: InFlight[str] = InFlight()

    async def fail() -> str:
        raise ValueError("no")

    async def succeed() -> str:
        return "answer"

    failed = await asyncio.gather(
        in_flight.once("same", fail), in_flight.once("same", fail), return_exceptions=True
    )
    assert [type(each) for each in failed] == [ValueError, ValueError]
    assert await in_flight.once("same", succeed) == "answer"
