"""Alerts outlive the workers: two of them, killed at random, tell each opening exactly once."""

import asyncio
import os
import random
import re
import signal
import sys
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from email import message_from_bytes
from email.policy import default
from pathlib import Path

import psycopg
import pytest
from tests.usecases.alerts.conftest import World, a_baker

from trusthound.adapters.storage import mails
from trusthound.adapters.storage.database import Database
from trusthound.adapters.tasks.queue import make_queue
from trusthound.domain.alerts.saved_search import HowOften
from trusthound.domain.mailing.listed import MOST_LISTED
from trusthound.wiring.clock import utc_now

Worker = Callable[[], Awaitable[asyncio.subprocess.Process]]
SEEKERS, ROUNDS, A_ROUND, KILLS = 6, 8, 4, 3
_TITLE = re.compile(r"^Baker (\d+)$", re.MULTILINE)


@pytest.fixture
async def start_worker(database_url: str, tmp_path: Path) -> AsyncIterator[Worker]:
    """`trusthound worker` as a process of its own; mails go into the outbox folder."""
    started: list[asyncio.subprocess.Process] = []

    async def start() -> asyncio.subprocess.Process:
        told = {
            "DATABASE_URL": database_url,
            "TRUSTHOUND_DATA_FOLDER": str(tmp_path),
            "TRUSTHOUND_LOOKUPS": "false",
        }
        program = "from trusthound.entrypoints.cli.app import main; main()"
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", program, "worker"),
            env={**os.environ, **told},  # noqa: TID251 - the process is another's
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
        )
        started.append(process)
        return process

    yield start
    for each in started:
        if each.returncode is None:
            each.kill()
        await each.wait()


@pytest.mark.timeout(300)  # five processes that load everything, one after the other
async def test_each_opening_is_mailed_once_to_each_search_however_workers_end(
    database: Database, database_url: str, start_worker: Worker, tmp_path: Path
) -> None:
    world = World(database)
    seekers = [await world.seeker() for _ in range(SEEKERS)]
    for each in seekers:
        await world.save(each, HowOften.INSTANT)
    watched = a_baker(title="Watched butcher", description="You will cut meat.")
    await world.keep(watched)
    await world.alerts.watch(seekers[0], watched.id)
    chance = random.Random(9)  # noqa: S311 - which moment it is does not matter

    workers = [await start_worker(), await start_worker()]
    killed = 0
    for number in range(ROUNDS):
        first = number * A_ROUND
        await world.keep(*(a_baker(title=f"Baker {first + each}") for each in range(A_ROUND)))
        if number == 1:
            await world.keep(replace(watched, closed_at=world.now))
        _let_time_go_by(database_url)
        await _ask(database)
        await _ask(database)
        if killed < KILLS and number > 1:
            await _until_something_is_told(database, number)
            await asyncio.sleep(chance.uniform(0, 0.3))
            workers[0].send_signal(signal.SIGKILL)
            await workers[0].wait()
            killed += 1
            workers = [workers[1], await start_worker()]
        while await _least_told(database) < (number + 2) * A_ROUND - MOST_LISTED:
            _let_time_go_by(database_url)  # no mail is to have more than it lists
            await _ask(database)
            await asyncio.sleep(0.5)

    while await _untold(database):
        _let_time_go_by(database_url)
        await _ask(database)
        await asyncio.sleep(0.5)
    while (await mails.standing(database)).waiting:
        _let_time_go_by(database_url)
        await asyncio.sleep(0.2)

    told = _mails(tmp_path / "outbox")
    bakers = [str(number) for number in range(ROUNDS * A_ROUND)]
    for each in seekers:
        titles = Counter(
            title for to, kind, text in told if (to, kind) == (each.user.email, "new_openings")
            for title in _TITLE.findall(text)
        )  # fmt: skip
        assert titles == Counter(bakers)
    assert [to for to, kind, _ in told if kind == "watch_news"] == [seekers[0].user.email]
    assert killed == KILLS


async def _ask(database: Database) -> None:
    """As the clock does each minute."""
    queue = make_queue(database)
    async with queue.open_async():
        await queue.configure_task("send_alerts").defer_async(
            timestamp=int(utc_now().timestamp()) + 1
        )


async def _until_something_is_told(database: Database, number: int) -> None:
    """So that what is killed is at it."""
    while await _told(database) < number * A_ROUND * SEEKERS // 2:  # noqa: ASYNC110 - another works
        await asyncio.sleep(0.05)


async def _told(database: Database) -> int:
    return await _count(database, "SELECT count(*) FROM told_openings WHERE told_at IS NOT NULL")


async def _least_told(database: Database) -> int:
    """Of the search that was told the fewest."""
    return await _count(
        database,
        """
        SELECT min((
            SELECT count(*) FROM told_openings t WHERE t.search_id = s.id AND told_at IS NOT NULL
        )) FROM saved_searches s
        """,
    )


async def _untold(database: Database) -> bool:
    """Whether a search has not found all, or not told all, or a watch has not."""
    found = await _told(database)
    news = await _count(database, "SELECT count(*) FROM watch_news WHERE told_at IS NOT NULL")
    return found < SEEKERS * ROUNDS * A_ROUND or news < 1


async def _count(database: Database, query: str) -> int:
    async with database.connection() as connection:
        cursor = await connection.execute(query.encode())
        row = await cursor.fetchone()
    assert row is not None
    return int(row[0])


def _let_time_go_by(database_url: str) -> None:
    """As if the quarter of an hour between two mails were over, and what the killed one had.

    That mails are taken again so soon is this test's hurry: no try of theirs is used up by it.
    """
    with psycopg.connect(database_url) as connection:
        connection.execute("UPDATE saved_searches SET due_at = now() - interval '1 second'")
        connection.execute("UPDATE alert_readers SET watch_mail_at = NULL")
        connection.execute(
            """
            UPDATE outbox SET next_try_at = now(), tries = 0
            WHERE next_try_at > now() + interval '1 minute'
            """
        )


def _mails(outbox: Path) -> list[tuple[str, str, str]]:
    """To whom, of which kind, and what each says."""
    found = []
    for file in sorted(outbox.glob("*.eml")):
        message = message_from_bytes(file.read_bytes(), policy=default)
        body = message.get_body(("plain",))
        assert body is not None
        found.append(
            (
                str(message["To"]),
                str(message["X-Mail-Kind"]),
                str(body.get_content()).replace("\r\n", "\n"),
            )
        )
    return found
