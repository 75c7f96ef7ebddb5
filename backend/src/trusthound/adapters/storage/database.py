"""Where the database is in, a pool of connections to it out."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractContextManager, asynccontextmanager, contextmanager
from pathlib import Path

import psycopg
from psycopg_pool import AsyncConnectionPool

from trusthound.adapters.storage.connect import bounded, said
from trusthound.adapters.storage.embedded.server import embedded_server
from trusthound.adapters.storage.migrate import migrate

LARGEST_POOL = 8
# An answer or an error within 10 s, the time to cancel what still runs included.
ANSWER_SECONDS = 6.0
WAIT_SECONDS = 5.0
# Attempts to connect double their pause; given up early, the next caller begins anew.
RECONNECT_SECONDS = 10.0


class Database:
    """A pool on one database. `conninfo` is for those who bring a pool of their own."""

    def __init__(self, conninfo: str, pool: AsyncConnectionPool) -> None:
        self.conninfo = conninfo
        self._pool = pool

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[psycopg.AsyncConnection]:
        """One transaction: committed at the end, rolled back by an exception.

        Raises DatabaseUnavailable where the database does not answer in ANSWER_SECONDS.
        """
        try:
            async with asyncio.timeout(ANSWER_SECONDS), self._pool.connection() as connection:
                yield connection
        except (psycopg.OperationalError, TimeoutError) as problem:
            raise said(problem) from problem


@asynccontextmanager
async def open_database(*, database_url: str, data_folder: Path) -> AsyncIterator[Database]:
    """The given database, or where `database_url` is "" an embedded one, with today's tables.

    Raises SetupProblem where it cannot be used, DatabaseUnavailable where it does not answer.
    """
    async with _in_thread(located(database_url=database_url, data_folder=data_folder)) as conninfo:
        await asyncio.to_thread(migrate, conninfo)
        pool = AsyncConnectionPool(
            conninfo,
            min_size=1,
            max_size=LARGEST_POOL,
            timeout=WAIT_SECONDS,
            reconnect_timeout=RECONNECT_SECONDS,
            check=AsyncConnectionPool.check_connection,  # a server that was restarted
            open=False,
        )
        async with pool:
            yield Database(conninfo, pool)


@contextmanager
def located(*, database_url: str, data_folder: Path) -> Iterator[str]:
    """The connection string of the given database, or of an embedded one that now runs."""
    if database_url:
        yield bounded(database_url)
    else:
        with embedded_server(data_folder) as conninfo:
            yield bounded(conninfo)


@asynccontextmanager
async def _in_thread(manager: AbstractContextManager[str]) -> AsyncIterator[str]:
    """Starting and stopping a server takes a while; the event loop goes on meanwhile."""
    value = await asyncio.to_thread(manager.__enter__)
    try:
        yield value
    finally:
        await asyncio.shield(asyncio.to_thread(manager.__exit__, None, None, None))
