"""The queue on a real database: tasks are done, finished at the end, taken over and given up."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta

import psycopg
import pytest
from procrastinate import App

from trusthound.adapters.storage.database import Database
from trusthound.adapters.tasks.queue import RETRY, TRIES, make_queue, retry_stalled, work
from trusthound.domain.common.errors import DatabaseUnavailable


@asynccontextmanager
async def _working(queue: App) -> AsyncIterator[asyncio.Task[None]]:
    """Work in the background; stopped at the end."""
    worker = asyncio.create_task(work(queue))
    try:
        yield worker
    finally:
        worker.cancel()
        await asyncio.wait([worker])


async def _statuses(database: Database) -> list[tuple[str, int]]:
    async with database.connection() as connection:
        cursor = await connection.execute("SELECT status::text, attempts FROM procrastinate_jobs")
        return await cursor.fetchall()


async def test_a_task_is_done_and_forgotten(database: Database) -> None:
    queue, done = make_queue(database), asyncio.Queue[str]()

    @queue.task(name="greet")
    async def greet(name: str) -> None:
        await done.put(name)

    async with queue.open_async():
        await greet.defer_async(name="Ada")
    async with _working(queue):
        assert await done.get() == "Ada"
    assert await _statuses(database) == []


async def test_what_is_under_way_is_finished_before_the_worker_stops(database: Database) -> None:
    queue, begun, may_end = make_queue(database), asyncio.Event(), asyncio.Event()
    finished = []

    @queue.task(name="long")
    async def long() -> None:
        begun.set()
        await may_end.wait()
        finished.append("long")

    async with queue.open_async():
        await long.defer_async()
    async with _working(queue) as worker:
        await begun.wait()
        worker.cancel()
        await asyncio.sleep(0)
        may_end.set()
        with pytest.raises(asyncio.CancelledError):
            await worker
    assert finished == ["long"]
    assert await _statuses(database) == []


async def test_a_worker_goes_on_after_the_database_dropped_its_connections(
    database: Database, database_url: str
) -> None:
    queue, done = make_queue(database), asyncio.Queue[int]()

    @queue.task(name="count")
    async def count(number: int) -> None:
        await done.put(number)

    async with _working(queue), make_queue(database).open_async() as other:
        await other.configure_task("count").defer_async(number=1)
        assert await done.get() == 1
        _drop_connections(database_url)
        await other.configure_task("count").defer_async(number=2)
        assert await done.get() == 2


def _drop_connections(database_url: str) -> None:
    with psycopg.connect(database_url, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


async def test_a_task_that_the_database_failed_is_tried_again_and_no_other(
    database: Database,
) -> None:
    queue = make_queue(database)

    @queue.task(name="unavailable", retry=RETRY)
    async def unavailable() -> None:
        raise DatabaseUnavailable("The database does not answer.")

    @queue.task(name="mistaken", retry=RETRY)
    async def mistaken() -> None:
        raise KeyError("a mistake of ours")

    async with queue.open_async():
        await unavailable.defer_async()
        await mistaken.defer_async()
        await queue.run_worker_async(wait=False, install_signal_handlers=False)
    assert sorted(await _statuses(database)) == [("failed", 1), ("todo", 1)]


async def test_a_task_of_a_killed_worker_is_taken_over_until_it_has_had_its_tries(
    database: Database,
) -> None:
    queue = make_queue(database)
    async with queue.open_async():
        await queue.configure_task("lost").defer_async()
        for tries in range(1, TRIES):
            await _be_killed(database, queue)
            assert await retry_stalled(queue, silent_for=timedelta(0)) == 1
            assert await _statuses(database) == [("todo", tries)]
        await _be_killed(database, queue)
        assert await retry_stalled(queue, silent_for=timedelta(0)) == 1
        assert await _statuses(database) == [("failed", TRIES)]
    async with database.connection() as connection:
        reason = await connection.execute("SELECT reason FROM task_failures")
        assert await reason.fetchall() == [("its worker ended 5 times while it ran",)]


async def test_a_task_of_a_worker_that_lives_is_left_to_it(database: Database) -> None:
    queue = make_queue(database)
    async with queue.open_async():
        await queue.configure_task("kept").defer_async()
        await _be_killed(database, queue)
        assert await retry_stalled(queue, silent_for=timedelta(hours=1)) == 0
        assert await _statuses(database) == [("doing", 0)]


async def _be_killed(database: Database, queue: App) -> None:
    """Take the task as a worker does, and give no sign of life again."""
    worker_id = await queue.job_manager.register_worker()
    async with database.connection() as connection:
        await connection.execute(
            "UPDATE procrastinate_jobs SET scheduled_at = NULL WHERE status = 'todo'"
        )
    job = await queue.job_manager.fetch_job(queues=None, worker_id=worker_id)
    assert job is not None
