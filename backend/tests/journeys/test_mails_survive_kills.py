"""Mails outlive the worker: killed at any moment, none is lost and none is shown twice."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import psycopg
import pytest
from tests.mail_server import MailServer, mail_server
from tests.written_mails import a_mail

from trusthound.adapters.storage import mails
from trusthound.adapters.storage.database import Database
from trusthound.wiring.clock import utc_now

Worker = Callable[[MailServer], Awaitable[asyncio.subprocess.Process]]
IDS = [f"mail-{number}" for number in range(12)]


@pytest.fixture
async def start_worker(database_url: str, tmp_path: Path) -> AsyncIterator[Worker]:
    """`trusthound worker` as a process of its own."""
    started: list[asyncio.subprocess.Process] = []

    async def start(server: MailServer) -> asyncio.subprocess.Process:
        told = {
            "DATABASE_URL": database_url,
            "TRUSTHOUND_DATA_FOLDER": str(tmp_path),
            "TRUSTHOUND_SMTP_HOST": "127.0.0.1",
            "TRUSTHOUND_SMTP_PORT": str(server.port),
            "TRUSTHOUND_SMTP_SECURITY": "none",
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


async def put_all(database: Database) -> None:
    async with database.connection() as connection:
        for each in IDS:
            await mails.put(connection, a_mail(mail_id=each, made_at=utc_now()))


@pytest.mark.timeout(180)  # two processes that load everything
async def test_no_mail_is_lost_when_the_worker_is_killed(
    database: Database, database_url: str, start_worker: Worker
) -> None:
    await put_all(database)
    async with mail_server() as server:
        server.go_on.clear()
        process = await start_worker(server)
        await server.was_given.wait()
        process.send_signal(signal.SIGKILL)  # the server has mails, and has not said so
        await process.wait()
        server.go_on.set()
        _let_time_go_by(database_url)
        await start_worker(server)
        while (await mails.standing(database)).waiting:  # noqa: ASYNC110 - another process works
            await asyncio.sleep(0.1)

    arrived = [str(each.message["Message-ID"]) for each in server.mails]
    assert set(arrived) == {f"<{each}@trusthound.example>" for each in IDS}
    assert len(arrived) > len(IDS)  # some came twice, under the same id
    assert (await mails.standing(database)).given_up == 0


def _let_time_go_by(database_url: str) -> None:
    """As if the time were over for which the killed one had them."""
    with psycopg.connect(database_url) as connection:
        connection.execute("UPDATE outbox SET next_try_at = now() WHERE next_try_at IS NOT NULL")
