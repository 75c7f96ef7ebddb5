"""Why a task failed is kept for its operators: the kind and the place, never the words."""

import asyncio
from datetime import timedelta

from trusthound.adapters.storage.database import Database
from trusthound.adapters.tasks.failed import failed, retry
from trusthound.adapters.tasks.queue import make_queue, work
from trusthound.wiring.clock import utc_now


async def test_the_worker_keeps_why_a_task_failed_until_it_succeeds(database: Database) -> None:
    queue, tries = make_queue(database), asyncio.Queue[str]()

    @queue.task(name="greet")
    async def greet(name: str) -> None:
        await tries.put(name)
        if tries.qsize() == 1:
            raise KeyError(name)

    async def until(count: int) -> None:
        async with asyncio.timeout(30):
            while True:
                async with database.connection() as connection:
                    found = await failed(connection, "", before=None, most=9)
                    left = await connection.execute("SELECT FROM procrastinate_jobs")
                    if len(found) == left.rowcount == count:
                        return
                await asyncio.sleep(0.02)

    async with queue.open_async():
        await greet.defer_async(name="ann@words.example")
    worker = asyncio.create_task(work(queue))
    try:
        await until(1)
        async with database.connection() as connection:
            (task,) = await failed(connection, "GREET", before=None, most=9)
            assert task.reason.startswith("KeyError at ")
            assert "test_failed.py:" in task.reason
            assert "ann@words.example" not in task.reason
            assert task.failed_at is not None
            assert utc_now() - task.failed_at < timedelta(minutes=1)
            assert await retry(connection, task.id, now=utc_now())
            assert not await retry(connection, task.id, now=utc_now())
        await until(0)
    finally:
        worker.cancel()
        await asyncio.wait([worker])
    async with database.connection() as connection:
        assert (await connection.execute("SELECT FROM task_failures")).rowcount == 0
    assert tries.qsize() == 2
