"""Where the database is in, a pool of connections to it out."""

import asyncio
import os
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AbstractContextManager, asynccontextmanager, contextmanager
from pathlib import Path
from typing import TypeVar

import psycopg
from psycopg_pool import AsyncConnectionPool

from trusthound.adapters.storage.connect import bounded, said
from trusthound.adapters.storage.embedded.server import embedded_server
from trusthound.adapters.storage.migrate import migrate

LARGEST_POOL = 8
# They are held for one statement each, so a few are many.
READERS = 4
# More searches at once than processors would make each of them slower; a check of a resume holds
# one of them for a millisecond or two.
SEARCHERS = 4
# A scan of the whole table looks cheap to the planner, who does not know what it costs to unpack
# texts and to compare lists of numbers; it is not. Lists of what matches are kept exact, or whole
# texts would be unpacked to compare them again; a second process would begin later than the first
# ends.
_SEARCHING = """
SET enable_seqscan = off;
SET work_mem = '32MB';
SET max_parallel_workers_per_gather = 0;
"""
# An answer or an error within 10 s: this long for a connection, a check of one, and for all of it.
WAIT_SECONDS = 5.0
CHECK_SECONDS = 2.0
ANSWER_SECONDS = 8.0
# Attempts to connect double their pause; given up early, the next caller begins anew.
RECONNECT_SECONDS = 10.0

_Told = TypeVar("_Told")


class Database:
    """Pools on one database: for transactions, for statements that only read, and for searches.
    `conninfo` is for those who bring a pool of their own.
    """

    def __init__(
        self,
        conninfo: str,
        pool: AsyncConnectionPool,
        readers: AsyncConnectionPool,
        searchers: AsyncConnectionPool,
    ) -> None:
        self.conninfo = conninfo
        self._pool = pool
        self._readers = readers
        self._searchers = searchers

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[psycopg.AsyncConnection]:
        """One transaction: committed at the end, rolled back by an exception.

        Raises DatabaseUnavailable where it is not over after ANSWER_SECONDS.
        """
        loop, timer = asyncio.get_running_loop(), None
        deadline = loop.time() + ANSWER_SECONDS
        try:
            async with self._pool.connection() as connection:
                timer = loop.call_at(deadline, _hang_up, connection)
                yield connection
        except psycopg.OperationalError as problem:
            raise said(problem) from problem
        finally:
            if timer is not None:
                timer.cancel()

    async def read(self, ask: Callable[[psycopg.AsyncConnection], Awaitable[_Told]]) -> _Told:
        """What `ask` reads, each statement in one round trip where `connection` takes three more.

        Nothing is begun and no connection tried out before, so `ask` must change nothing: where
        the connection turns out to have died, it is asked again. Raises DatabaseUnavailable.
        """
        return await _read(self._readers, ask)

    async def search(self, ask: Callable[[psycopg.AsyncConnection], Awaitable[_Told]]) -> _Told:
        """The same, planned as suits a search in much: by indexes."""
        return await _read(self._searchers, ask)


async def _read(
    pool: AsyncConnectionPool, ask: Callable[[psycopg.AsyncConnection], Awaitable[_Told]]
) -> _Told:
    loop = asyncio.get_running_loop()
    deadline = loop.time() + ANSWER_SECONDS
    while True:
        died = False
        try:
            # The pool's own `connection` would end a transaction, and none is begun.
            connection = await pool.getconn(min(WAIT_SECONDS, deadline - loop.time()))
            timer = loop.call_at(deadline, _hang_up, connection)
            try:
                return await ask(connection)
            finally:
                timer.cancel()
                died = connection.closed
                await pool.putconn(connection)
        except psycopg.OperationalError as problem:
            # One that died is thrown away by the pool, so this ends once the pool is empty.
            if not died or loop.time() >= deadline:
                raise said(problem) from problem


def _hang_up(connection: psycopg.AsyncConnection) -> None:
    """End a wait for a server that does not answer.

    Cancelling would first ask that server to cancel, and wait for it (16 s with one that is
    frozen); closed from our side, the wait is over with an OperationalError.
    """
    if not connection.closed:
        with socket.socket(fileno=os.dup(connection.fileno())) as ours:
            ours.shutdown(socket.SHUT_RDWR)


async def _check(connection: psycopg.AsyncConnection) -> None:
    """Whether a connection of the pool still has a server behind it."""
    timer = asyncio.get_running_loop().call_later(CHECK_SECONDS, _hang_up, connection)
    try:
        await AsyncConnectionPool.check_connection(connection)
    finally:
        timer.cancel()


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
            check=_check,
            open=False,
        )
        readers = _reading(conninfo, READERS)
        searchers = _reading(conninfo, SEARCHERS, configure=_plan_searches)
        async with pool, readers, searchers:
            yield Database(conninfo, pool, readers, searchers)


def _reading(
    conninfo: str,
    most: int,
    configure: Callable[[psycopg.AsyncConnection], Awaitable[None]] | None = None,
) -> AsyncConnectionPool:
    return AsyncConnectionPool(
        conninfo,
        kwargs={"autocommit": True},
        min_size=0,
        max_size=most,
        timeout=WAIT_SECONDS,
        reconnect_timeout=RECONNECT_SECONDS,
        configure=configure,
        open=False,
    )


async def _plan_searches(connection: psycopg.AsyncConnection) -> None:
    await connection.execute(_SEARCHING)


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
