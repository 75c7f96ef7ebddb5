"""Opening a database, moving its tables on, and what is said when it is not there."""

import asyncio
import socket
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from procrastinate.schema import SchemaManager
from psycopg import sql
from psycopg.conninfo import make_conninfo
from psycopg.pq import TransactionStatus

from trusthound.adapters.storage import connect as connect_module
from trusthound.adapters.storage import database as database_module
from trusthound.adapters.storage.connect import CONNECT_SECONDS, ask_for_version, connect
from trusthound.adapters.storage.database import ANSWER_SECONDS, READERS, Database, open_database
from trusthound.adapters.storage.doctor import EXTENSIONS, doctor_database
from trusthound.adapters.storage.migrate import CHECKOUT, migrate, newest_revision, revision_of
from trusthound.domain.common.errors import DatabaseUnavailable, SetupProblem

# Generous, because the machine may be busy; the bounds themselves are shortened by the tests.
PATIENCE_SECONDS = 20


@pytest.fixture
def guest(empty_database_url: str) -> str:
    """The address of a database for a role that may connect and nothing else."""
    with psycopg.connect(empty_database_url, autocommit=True) as owner:
        row = owner.execute("SELECT current_database()").fetchone()
        assert row is not None
        role = f"guest_{row[0]}"
        owner.execute(sql.SQL("CREATE ROLE {} LOGIN PASSWORD 'guest'").format(sql.Identifier(role)))
        owner.execute("REVOKE CREATE ON SCHEMA public FROM PUBLIC")
    return make_conninfo(empty_database_url, user=role, password="guest")


async def test_a_block_that_ends_is_kept_and_one_that_fails_is_not(
    empty_database_url: str, tmp_path: Path
) -> None:
    async with open_database(database_url=empty_database_url, data_folder=tmp_path) as database:
        async with database.connection() as connection:
            await connection.execute("CREATE TABLE kept (number int)")
        with pytest.raises(ZeroDivisionError):
            await _insert_and_fail(database)
        async with database.connection() as connection:
            cursor = await connection.execute("SELECT count(*) FROM kept")
            assert await cursor.fetchone() == (0,)


async def _insert_and_fail(database: Database) -> None:
    async with database.connection() as connection:
        await connection.execute("INSERT INTO kept VALUES (1)")
        raise ZeroDivisionError


async def test_connections_that_the_server_ended_are_replaced(
    database: Database, database_url: str
) -> None:
    with psycopg.connect(database_url, autocommit=True) as other:
        other.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
    async with database.connection() as connection:
        cursor = await connection.execute("SELECT 1")
        assert await cursor.fetchone() == (1,)


async def test_a_read_is_asked_again_where_all_its_connections_died_meanwhile(
    database: Database, database_url: str
) -> None:
    await asyncio.gather(*[database.read(_slow_backend) for _ in range(READERS)])
    with psycopg.connect(database_url, autocommit=True) as other:
        other.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
    again = await asyncio.gather(*[database.read(_slow_backend) for _ in range(READERS)])
    assert len(set(again)) == READERS


async def test_a_read_begins_no_transaction_and_sees_what_others_have_ended(
    database: Database,
) -> None:
    async def counted(connection: psycopg.AsyncConnection) -> tuple[int, TransactionStatus]:
        row = await (await connection.execute("SELECT count(*) FROM page_views")).fetchone()
        return (row or (-1,))[0], connection.info.transaction_status

    before = await database.read(counted)
    async with database.connection() as connection:
        await connection.execute("INSERT INTO page_views (day, path, views) VALUES (now(), '/', 1)")
        during = await database.read(counted)
    assert before == during == (0, TransactionStatus.IDLE)
    assert await database.read(counted) == (1, TransactionStatus.IDLE)


async def test_a_read_that_hangs_is_an_unavailable_database(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database_module, "ANSWER_SECONDS", 1.0)
    started = time.monotonic()
    with pytest.raises(DatabaseUnavailable):
        await database.read(lambda connection: connection.execute("SELECT pg_sleep(60)"))
    assert time.monotonic() - started < PATIENCE_SECONDS
    await database.read(_slow_backend)


async def _slow_backend(connection: psycopg.AsyncConnection) -> int:
    """Slow enough for others to be asked beside it."""
    await connection.execute("SELECT pg_sleep(0.05)")
    return connection.info.backend_pid


def test_an_answer_or_an_error_is_due_within_ten_seconds() -> None:
    assert CONNECT_SECONDS < ANSWER_SECONDS < 10


async def test_a_statement_that_hangs_is_an_unavailable_database(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database_module, "ANSWER_SECONDS", 1.0)
    started = time.monotonic()
    with pytest.raises(DatabaseUnavailable):
        async with database.connection() as connection:
            await connection.execute("SELECT pg_sleep(60)")
    assert time.monotonic() - started < PATIENCE_SECONDS
    async with database.connection() as connection:
        await connection.execute("SELECT 1")


def test_many_may_migrate_an_empty_database_at_once(empty_database_url: str) -> None:
    with ThreadPoolExecutor(4) as threads:
        list(threads.map(migrate, [empty_database_url] * 4))
    with connect(empty_database_url) as connection:
        assert revision_of(connection) == newest_revision() != ""


def test_a_role_that_may_not_create_tables_is_told_so(guest: str) -> None:
    with pytest.raises(SetupProblem, match="permission denied for schema public"):
        migrate(guest)


def test_a_server_that_is_too_old_is_named() -> None:
    with pytest.raises(SetupProblem, match="PostgreSQL 14; TrustHound needs 15"):
        ask_for_version(140023)
    ask_for_version(150000)


def test_the_newest_revision_is_the_head_that_alembic_sees() -> None:
    config = Config()
    config.set_main_option("script_location", str(CHECKOUT))
    assert ScriptDirectory.from_config(config).get_heads() == [newest_revision()]


def test_the_queue_tables_are_those_of_the_installed_procrastinate() -> None:
    (ours,) = CHECKOUT.glob("procrastinate-*.sql")
    assert ours.read_text(encoding="utf-8") == SchemaManager.get_schema(), (
        "procrastinate has changed its tables: its sql/migrations need a file of ours"
    )


@pytest.mark.parametrize("nonsense", ["http://user:secret@host/", "host=h passwort=secret"])
async def test_what_is_no_database_address_is_told_without_its_password(
    nonsense: str, tmp_path: Path
) -> None:
    with pytest.raises(SetupProblem, match="DATABASE_URL") as raised:
        await open_database(database_url=nonsense, data_folder=tmp_path).__aenter__()
    assert "secret" not in raised.value.message + raised.value.advice


async def test_a_server_that_is_not_there_or_silent_is_told_in_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connect_module, "CONNECT_SECONDS", 2)  # libpq waits no less
    with _listening() as silent_port:
        started = time.monotonic()
        for port in (silent_port, _closed_port()):
            url = f"postgresql://user:secret@127.0.0.1:{port}/name"
            with pytest.raises(DatabaseUnavailable) as raised:
                await open_database(database_url=url, data_folder=tmp_path).__aenter__()
            assert "secret" not in raised.value.message + raised.value.advice
        assert time.monotonic() - started < PATIENCE_SECONDS


def test_the_doctor_finds_nothing_wrong_with_ours(database_url: str, tmp_path: Path) -> None:
    checks = doctor_database(database_url=database_url, data_folder=tmp_path)
    assert [each.name for each in checks] == [
        "database",
        "encoding",
        *EXTENSIONS,
        "tables",
        "mails",
    ]
    assert [each.sentence for each in checks if not each.ok] == []


def test_the_doctor_changes_nothing(empty_database_url: str, tmp_path: Path) -> None:
    checks = doctor_database(database_url=empty_database_url, data_folder=tmp_path)
    assert [each.name for each in checks if not each.ok] == ["tables"]
    with connect(empty_database_url) as connection:
        cursor = connection.execute("SELECT extname FROM pg_extension WHERE extname <> 'plpgsql'")
        assert cursor.fetchall() == []
        assert revision_of(connection) == ""


def test_the_doctor_names_an_extension_that_the_server_refuses(guest: str, tmp_path: Path) -> None:
    checks = doctor_database(database_url=guest, data_folder=tmp_path)
    refused = {each.name: each.sentence for each in checks if not each.ok}
    assert set(EXTENSIONS) <= set(refused)
    assert "permission denied to create extension" in refused["citext"]


def test_the_doctor_says_that_nothing_answers(tmp_path: Path) -> None:
    url = f"postgresql://user:secret@127.0.0.1:{_closed_port()}/name"
    (check,) = doctor_database(database_url=url, data_folder=tmp_path)
    assert not check.ok
    assert "Connection refused" in check.sentence
    assert "secret" not in check.sentence


@contextmanager
def _listening() -> Iterator[int]:
    """A port that takes connections and never answers."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield server.getsockname()[1]


def _closed_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        return int(server.getsockname()[1])
