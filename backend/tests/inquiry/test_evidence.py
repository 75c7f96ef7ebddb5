"""All look-ups at once, each with its deadline; what is late or broken is left out."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from functools import partial
from itertools import permutations

import pytest

from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.lookups import keep, recall
from trusthound.domain.common.errors import DatabaseUnavailable, PageUnreadable, ReadingProblem
from trusthound.domain.facts.question import Question
from trusthound.domain.facts.redirects import RedirectChain
from trusthound.inquiry.evidence import (
    MOST_SUBJECTS,
    SILENT_FOR,
    Lookup,
    Lookups,
    Memory,
    gather_facts,
)

NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)
# Long enough never to be waited for in a test that passes.
AGES = 30.0


@dataclass(frozen=True, slots=True)
class Dossier:
    names: tuple[str, ...]
    chains: tuple[RedirectChain, ...] | None = None
    more: tuple[RedirectChain, ...] | None = None


def chain(link: str) -> RedirectChain:
    return RedirectChain(link, (f"{link}/end",), "a test", NOW)


async def at_once(link: str, _now: datetime) -> RedirectChain:
    return chain(link)


def kind(
    ask: Callable[[str, datetime], Awaitable[object | None]],
    fact: str = "chains",
    *,
    seconds: float = AGES,
) -> Lookup[Dossier]:
    return Lookup(fact, RedirectChain, lambda each: each.names, ask, seconds, timedelta(hours=1))


async def test_every_question_is_under_way_before_any_is_answered() -> None:
    together = asyncio.Barrier(6)

    async def ask(link: str, _now: datetime) -> RedirectChain:
        await together.wait()
        return chain(link)

    lookups = Lookups((kind(ask), kind(ask, "more")), AGES)
    found = await gather_facts(Dossier(("a", "b", "c")), lookups, now=NOW)
    assert found.chains == found.more == (chain("a"), chain("b"), chain("c"))


@pytest.mark.parametrize("order", list(permutations("abc")))
async def test_the_order_in_which_answers_come_does_not_matter(order: tuple[str, ...]) -> None:
    turns = {name: asyncio.Event() for name in order}
    turns[order[0]].set()

    async def ask(link: str, _now: datetime) -> RedirectChain:
        await turns[link].wait()
        following = order[order.index(link) + 1 :]
        if following:
            turns[following[0]].set()
        return chain(link)

    found = await gather_facts(Dossier(("a", "b", "c")), Lookups((kind(ask),), AGES), now=NOW)
    assert found.chains == (chain("a"), chain("b"), chain("c"))


@pytest.mark.parametrize(("each", "together"), [(1.0, AGES), (AGES, 1.0)])
async def test_what_hangs_is_left_out_and_ended_and_the_rest_stays(
    each: float, together: float
) -> None:
    ended = asyncio.Event()

    async def ask(link: str, _now: datetime) -> RedirectChain:
        if link == "slow":
            try:
                await asyncio.Event().wait()
            finally:
                ended.set()
        return chain(link)

    lookups = Lookups((kind(ask, seconds=each),), together)
    begun = asyncio.get_running_loop().time()
    found = await gather_facts(Dossier(("slow", "quick")), lookups, now=NOW)
    took = asyncio.get_running_loop().time() - begun
    await asyncio.wait_for(ended.wait(), AGES)
    assert found.chains == (chain("quick"),)
    assert took < AGES / 3


@pytest.mark.parametrize(
    "failure",
    [
        PageUnreadable(ReadingProblem.TIMEOUT),
        OSError("no route"),
        ValueError("what no look-up should let through"),
        TimeoutError(),
    ],
)
async def test_what_fails_is_not_learnt(failure: Exception) -> None:
    async def ask(link: str, _now: datetime) -> RedirectChain:
        if link == "bad":
            raise failure
        return chain(link)

    lookups = Lookups((kind(ask),), AGES)
    found = await gather_facts(Dossier(("bad", "good")), lookups, now=NOW)
    assert found.chains == (chain("good"),)


async def test_where_nothing_was_learnt_the_fact_is_missing() -> None:
    async def ask(_link: str, _now: datetime) -> None:
        return None

    dossier = Dossier(("a",), more=())
    assert await gather_facts(dossier, Lookups((kind(ask),), AGES), now=NOW) == dossier


async def test_answers_are_added_to_what_is_known() -> None:
    dossier = Dossier(("a",), chains=(chain("page"),))
    found = await gather_facts(dossier, Lookups((kind(at_once),), AGES), now=NOW)
    assert found.chains == (chain("page"), chain("a"))


async def test_however_much_a_posting_names_few_questions_are_asked() -> None:
    names = ("a", "a", *map(str, range(100)), "x" * 5_000)
    found = await gather_facts(Dossier(names), Lookups((kind(at_once),), AGES), now=NOW)
    assert len(found.chains or ()) == MOST_SUBJECTS


async def test_a_question_under_way_is_not_asked_twice() -> None:
    asked, was_asked, go_on = [], asyncio.Event(), asyncio.Event()

    async def ask(link: str, _now: datetime) -> RedirectChain:
        asked.append(link)
        was_asked.set()
        await go_on.wait()
        return chain(link)

    lookups = Lookups((kind(ask),), AGES)
    first, second = (
        asyncio.create_task(gather_facts(Dossier(("a",)), lookups, now=NOW)) for _ in range(2)
    )
    await was_asked.wait()
    go_on.set()
    assert await first == await second
    assert asked == ["a"]


async def test_who_leaves_leaves_nothing_running() -> None:
    begun, ended = asyncio.Event(), asyncio.Event()

    async def ask(_link: str, _now: datetime) -> None:
        begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            ended.set()

    lookups = Lookups((kind(ask),), AGES)
    waiting = asyncio.create_task(gather_facts(Dossier(("a",)), lookups, now=NOW))
    await begun.wait()
    waiting.cancel()
    await asyncio.wait({waiting})
    await asyncio.wait_for(ended.wait(), AGES)


async def test_what_was_learnt_is_not_asked_again_while_it_counts_as_new(
    database: Database,
) -> None:
    asked = []

    async def ask(link: str, now: datetime) -> RedirectChain:
        asked.append(link)
        return replace(chain(link), learnt_at=now)

    memory = Memory(partial(recall, database), partial(keep, database))
    lookups = Lookups((kind(ask), kind(ask, "more")), AGES, memory)
    dossier = Dossier(("a", "b"))
    first = await gather_facts(dossier, lookups, now=NOW)
    again = await gather_facts(dossier, lookups, now=NOW + timedelta(minutes=59))
    assert again == first
    assert len(asked) == 4
    later = await gather_facts(dossier, lookups, now=NOW + timedelta(minutes=61))
    assert len(asked) == 8
    assert later.chains is not None
    assert later.chains[0].learnt_at == NOW + timedelta(minutes=61)


async def test_what_was_not_learnt_is_asked_again_after_a_while(database: Database) -> None:
    asked = []

    async def ask(link: str, _now: datetime) -> RedirectChain | None:
        asked.append(link)
        return chain(link) if len(asked) > 1 else None

    memory = Memory(partial(recall, database), partial(keep, database))
    lookups = Lookups((kind(ask),), AGES, memory)
    soon, later = NOW + SILENT_FOR / 2, NOW + SILENT_FOR
    assert (await gather_facts(Dossier(("a",)), lookups, now=NOW)).chains is None
    assert (await gather_facts(Dossier(("a",)), lookups, now=soon)).chains is None
    assert asked == ["a"]
    assert (await gather_facts(Dossier(("a",)), lookups, now=later)).chains == (chain("a"),)


async def test_silence_about_many_takes_no_more_memory_than_a_bound() -> None:
    async def ask(_link: str, _now: datetime) -> None:
        return None

    lookups = Lookups((kind(ask),), AGES)
    silent = {Question("chains", str(number), RedirectChain): NOW for number in range(30_000)}
    lookups.silent.update(silent)
    await gather_facts(Dossier(("a",)), lookups, now=NOW)
    assert lookups.silent == {Question("chains", "a", RedirectChain): NOW + SILENT_FOR}


@pytest.mark.parametrize("hangs", [True, False])
async def test_without_its_memory_it_asks(*, hangs: bool) -> None:
    async def away(*_: object) -> dict[object, object]:
        if hangs:
            await asyncio.Event().wait()
        raise DatabaseUnavailable("The database does not answer at the moment.")

    memory = Memory(away, away)  # type: ignore[arg-type]
    lookups = Lookups((kind(at_once),), 2.0 if hangs else AGES, memory)
    found = await gather_facts(Dossier(("a",)), lookups, now=NOW)
    assert found.chains == (chain("a"),)
