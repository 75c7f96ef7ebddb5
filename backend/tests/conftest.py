"""A real PostgreSQL for the tests: one embedded server a run, no rows at a test's start.

Ask for `database_url` (today's tables without a row), `database` (a pool on it), or
`empty_database_url` (a database of the test's own, without tables).
"""

import shutil
import tempfile
from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import psycopg
import pytest
from psycopg import sql
from psycopg.conninfo import make_conninfo

from trusthound.adapters.storage.database import Database, open_database
from trusthound.adapters.storage.embedded.server import embedded_server
from trusthound.adapters.storage.migrate import migrate

FOLDER = pytest.StashKey[str]()
_numbers = count(1)
# Emptying costs a millisecond where a copy of a database costs half a second; the role of a
# replica asks no foreign key for the order.
EMPTY = """
SET session_replication_role = replica;
DO $$
DECLARE each regclass;
BEGIN
    FOR each IN SELECT oid FROM pg_class WHERE relkind = 'r' AND relname <> 'alembic_version'
        AND relnamespace = 'public'::regnamespace
    LOOP
        EXECUTE format('DELETE FROM %s', each);
    END LOOP;
END $$
"""


def pytest_configure(config: pytest.Config) -> None:
    """One folder for all processes of the run; one that the server's account can enter."""
    given: dict[str, str] | None = getattr(config, "workerinput", None)
    if given is not None:
        config.stash[FOLDER] = given["database_folder"]
    else:
        config.stash[FOLDER] = tempfile.mkdtemp(prefix="trusthound-tests-")
        Path(config.stash[FOLDER]).chmod(0o755)


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:
    """Called by pytest-xdist for each of its processes."""
    node.workerinput["database_folder"] = node.config.stash[FOLDER]


def pytest_unconfigure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        shutil.rmtree(config.stash[FOLDER])


@pytest.fixture(scope="session", autouse=True)
def _no_lookups() -> Iterator[None]:
    """No test asks a registry unless it says so: what is out there is not ours to rely on."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("TRUSTHOUND_LOOKUPS", "false")
        yield


@pytest.fixture(scope="session")
def database_server(request: pytest.FixtureRequest) -> Iterator[str]:
    """The server, as its owner; it ends when the last process of the run leaves it."""
    with embedded_server(Path(request.config.stash[FOLDER])) as conninfo:
        with psycopg.connect(conninfo, autocommit=True) as connection:
            connection.execute("ALTER SYSTEM SET fsync = off")  # nothing here has to last
            connection.execute("ALTER SYSTEM SET autovacuum = off")
            connection.execute("SELECT pg_reload_conf()")
        yield conninfo


@pytest.fixture(scope="session")
def database_of_this_process(database_server: str) -> Iterator[str]:
    for conninfo in _fresh(database_server):
        migrate(conninfo)
        yield conninfo


@pytest.fixture
def database_url(database_of_this_process: str) -> str:
    with psycopg.connect(database_of_this_process) as connection:
        connection.execute(EMPTY)
    return database_of_this_process


@pytest.fixture
def empty_database_url(database_server: str) -> Iterator[str]:
    yield from _fresh(database_server)


@pytest.fixture
async def database(database_url: str, tmp_path: Path) -> AsyncIterator[Database]:
    async with open_database(database_url=database_url, data_folder=tmp_path) as opened:
        yield opened


def _fresh(server: str) -> Iterator[str]:
    with psycopg.connect(server, autocommit=True) as connection:
        name = f"test_{connection.info.backend_pid}_{next(_numbers)}"
        connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        yield make_conninfo(server, dbname=name)
        connection.execute(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(name)))
