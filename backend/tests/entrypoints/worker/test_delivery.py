"""The worker's loop: it finds what comes, goes on after trouble, and stops in time."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import psycopg
import pytest
from tests.mail_server import MailServer, mail_server
from tests.written_mails import a_mail

from trusthound.adapters.credentials.keys import Keys
from trusthound.adapters.storage import mails
from trusthound.adapters.storage.database import Database
from trusthound.entrypoints.worker.delivery import deliver_mails
from trusthound.wiring.mailing import Mailing, open_mailing
from trusthound.wiring.settings import Settings


async def mailing_to(server: MailServer, database: Database, folder: Path) -> Mailing:
    settings = Settings(
        data_folder=folder,
        public_url="https://trust.example",
        smtp_host="127.0.0.1",
        smtp_port=server.port,
        smtp_security="none",
    )
    return await open_mailing(settings, database, Keys(b"secret"))


@asynccontextmanager
async def at_work(mailing: Mailing) -> AsyncIterator[asyncio.Task[None]]:
    working = asyncio.create_task(deliver_mails(mailing))
    try:
        yield working
    finally:
        working.cancel()
        with suppress(asyncio.CancelledError):
            await working


async def put(database: Database, name: str) -> None:
    async with database.connection() as connection:
        await mails.put(connection, a_mail(mail_id=name))


async def test_a_mail_that_comes_while_it_waits_is_sent(database: Database, tmp_path: Path) -> None:
    async with mail_server() as server, at_work(await mailing_to(server, database, tmp_path)):
        for name in ("one", "two"):
            server.was_given.clear()
            await put(database, name)
            await server.was_given.wait()

    assert [each.message["Message-ID"][:4] for each in server.mails] == ["<one", "<two"]
    assert server.mails[0].message["From"] == "TrustHound <support@trusthound.example>"


async def test_it_goes_on_when_the_database_was_away(
    database: Database, database_url: str, tmp_path: Path
) -> None:
    async with mail_server() as server, at_work(await mailing_to(server, database, tmp_path)):
        await put(database, "one")
        await server.was_given.wait()
        server.was_given.clear()
        with psycopg.connect(database_url, autocommit=True) as owner:
            owner.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            owner.execute("UPDATE outbox SET next_try_at = NULL, sent_at = now()")
        await put(database, "two")
        await server.was_given.wait()

    assert [each.message["Message-ID"][:4] for each in server.mails] == ["<one", "<two"]


async def test_what_is_under_way_is_finished_and_told_of(
    database: Database, tmp_path: Path
) -> None:
    async with mail_server() as server:
        working = asyncio.create_task(deliver_mails(await mailing_to(server, database, tmp_path)))
        server.go_on.clear()
        await put(database, "one")
        await server.was_given.wait()
        working.cancel()
        await asyncio.sleep(0)
        server.go_on.set()
        with pytest.raises(asyncio.CancelledError):
            await working

    standing = await mails.standing(database)
    assert (standing.waiting, standing.given_up, len(server.mails)) == (0, 0, 1)
