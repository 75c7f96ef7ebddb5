"""Who sends many files waits for them alone: everybody else has their turn between."""

import asyncio

import pytest

from trusthound.adapters.documents.sandbox.places import Places
from trusthound.domain.common.errors import Overloaded


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


class Hall:
    """Places, and who is at work in them; each ends when it is told to."""

    def __init__(self, at_once: int, most: int) -> None:
        self.places, self.turns = Places(at_once, most), list[str]()
        self.ends: list[asyncio.Event] = []

    async def work(self, sender: str) -> None:
        end = asyncio.Event()
        async with self.places.one(sender):
            self.turns.append(sender)
            self.ends.append(end)
            await end.wait()

    def come(self, senders: str) -> list[asyncio.Task[None]]:
        return [asyncio.create_task(self.work(each)) for each in senders]

    async def end_all(self) -> None:
        while self.ends:
            self.ends.pop(0).set()
            await settle()


@pytest.mark.parametrize(
    ("at_once", "come", "turns"), [(1, "aaaab", "abaaa"), (2, "aaaabc", "aabcaa")]
)
async def test_another_sender_goes_before_what_one_has_queued(
    at_once: int, come: str, turns: str
) -> None:
    hall = Hall(at_once, 10)
    tasks = hall.come(come)
    await settle()
    await hall.end_all()
    await asyncio.gather(*tasks)

    assert "".join(hall.turns) == turns


async def test_one_sender_never_has_all_places_to_wait_in() -> None:
    hall = Hall(1, 4)
    tasks = hall.come("aaaabb")
    await settle()
    await hall.end_all()
    told = await asyncio.gather(*tasks, return_exceptions=True)

    assert [isinstance(each, Overloaded) for each in told] == [
        False, False, False, True, False, True,
    ]  # fmt: skip


async def test_who_gives_up_waiting_or_just_then_has_a_turn_holds_no_place() -> None:
    hall = Hall(1, 10)
    first, waits, has_turn, last = hall.come("abcd")
    await settle()
    waits.cancel()
    hall.ends.pop(0).set()
    await asyncio.sleep(0)  # the turn is given, and not yet taken
    has_turn.cancel()
    await settle()
    await hall.end_all()
    told = await asyncio.gather(first, waits, has_turn, last, return_exceptions=True)

    assert [isinstance(each, asyncio.CancelledError) for each in told] == [False, True, True, False]
    async with asyncio.timeout(5), hall.places.one("e"):
        pass
