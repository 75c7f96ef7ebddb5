"""What runs by the clock, on a real database."""

import asyncio
from datetime import UTC, datetime, timedelta
from typing import Any

from trusthound.adapters.storage.database import Database
from trusthound.adapters.tasks.queue import make_queue
from trusthound.entrypoints.worker.schedule import add_tasks

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
KEPT: dict[str, Any] = {
    "keep_days": 90,
    "keep_checks_days": 365,
    "keep_sightings_days": 400,
    "lookups_fresh_for": timedelta(hours=24),
}


async def test_verifications_are_forgotten_when_their_days_are_over(database: Database) -> None:
    queue = make_queue(database)
    add_tasks(queue, database, **KEPT)
    await _store(database, "kept", NOON - timedelta(days=90))
    await _store(database, "forgotten", NOON - timedelta(days=90, seconds=1))
    async with queue.open_async():
        forget = queue.configure_task("forget_old_verifications")
        await forget.defer_async(timestamp=int(NOON.timestamp()))
        await queue.run_worker_async(
            wait=False, install_signal_handlers=False, delete_jobs="successful"
        )
    async with database.connection() as connection:
        cursor = await connection.execute("SELECT id FROM verifications")
        assert await cursor.fetchall() == [("kept",)]


async def test_a_result_is_kept_as_long_as_a_user_finds_it_among_his_checks(
    database: Database,
) -> None:
    queue = make_queue(database)
    add_tasks(queue, database, **KEPT)
    for name, age in (("recent", 364), ("old", 366)):
        await _store(database, name, NOON - timedelta(days=age))
        await _check(database, name, NOON - timedelta(days=age))
    async with queue.open_async():
        for task in ("forget_old_checks", "forget_old_verifications"):
            forget = queue.configure_task(task)
            await forget.defer_async(timestamp=int(NOON.timestamp()))
            await queue.run_worker_async(
                wait=False, install_signal_handlers=False, delete_jobs="successful"
            )
    async with database.connection() as connection:
        cursor = await connection.execute("SELECT id FROM verifications")
        assert await cursor.fetchall() == [("recent",)]


async def test_kept_answers_are_forgotten_after_a_day(database: Database) -> None:
    queue = make_queue(database)
    add_tasks(queue, database, **KEPT)
    for name, age in ((b"kept", 23), (b"old", 24)):
        async with database.connection() as connection:
            await connection.execute(
                """
                INSERT INTO idempotency_keys (digest, caller, request, begun_at, attempt, answer)
                VALUES (%s, '', '', %s, '', '')
                """,
                [name, NOON - timedelta(hours=age)],
            )
    async with queue.open_async():
        forget = queue.configure_task("forget_old_answers")
        await forget.defer_async(timestamp=int(NOON.timestamp()))
        await queue.run_worker_async(
            wait=False, install_signal_handlers=False, delete_jobs="successful"
        )
    async with database.connection() as connection:
        cursor = await connection.execute("SELECT digest FROM idempotency_keys")
        assert await cursor.fetchall() == [(b"kept",)]


async def test_answers_of_registries_are_forgotten_when_they_are_no_longer_new(
    database: Database,
) -> None:
    queue = make_queue(database)
    add_tasks(queue, database, **KEPT)
    for subject, age in (("kept.com", timedelta(hours=24)), ("old.com", timedelta(hours=25))):
        async with database.connection() as connection:
            await connection.execute(
                "INSERT INTO lookups VALUES ('mail_records', %s, %s, '{}')", [subject, NOON - age]
            )
    async with queue.open_async():
        forget = queue.configure_task("forget_old_lookups")
        await forget.defer_async(timestamp=int(NOON.timestamp()))
        await queue.run_worker_async(
            wait=False, install_signal_handlers=False, delete_jobs="successful"
        )
    async with database.connection() as connection:
        cursor = await connection.execute("SELECT subject FROM lookups")
        assert await cursor.fetchall() == [("kept.com",)]


async def test_the_clock_itself_starts_them(database: Database) -> None:
    queue = make_queue(database)
    add_tasks(queue, database, **KEPT)
    cron = {task.task.name: task.cron for task in queue.periodic_registry.periodic_tasks.values()}
    assert cron == {
        "forget_old_verifications": "17 * * * *",
        "forget_old_checks": "7 * * * *",
        "forget_old_answers": "27 * * * *",
        "forget_old_lookups": "37 * * * *",
        "forget_old_sightings": "47 * * * *",
        "retry_stalled_tasks": "* * * * *",
    }
    async with queue.open_async():
        ran = asyncio.create_task(queue.run_worker_async(install_signal_handlers=False))
        await _until_one_succeeded(database)
        ran.cancel()
        await asyncio.wait([ran])


async def _until_one_succeeded(database: Database) -> None:
    """The one that is due every minute is always due."""
    succeeded = 0
    while not succeeded:
        async with database.connection() as connection:
            await connection.execute("SELECT pg_sleep(0.05)")
            cursor = await connection.execute(
                "SELECT FROM procrastinate_jobs "
                "WHERE task_name = 'retry_stalled_tasks' AND status = 'succeeded'"
            )
            succeeded = cursor.rowcount


async def _store(database: Database, verification_id: str, moment: datetime) -> None:
    async with database.connection() as connection:
        await connection.execute(
            """
            INSERT INTO verifications VALUES (
                %s, '', %s, 'closed', NULL, NULL, '1', true, false, '{}', '{}', '[]')
            """,
            [verification_id, moment],
        )


async def _check(database: Database, verification_id: str, moment: datetime) -> None:
    """A user's, of that verification."""
    async with database.connection() as connection:
        await connection.execute(
            """
            INSERT INTO users (
                id, email, email_key, name, first_name, last_name, password_hash, created_at)
            VALUES ('ann', 'a@x.example', 'a@x.example', 'Ann', 'Ann', '', '', now())
            ON CONFLICT DO NOTHING
            """
        )
        await connection.execute(
            """
            INSERT INTO checks (id, user_id, made_at, counted, verification_id)
            VALUES (%s, 'ann', %s, true, %s)
            """,
            [verification_id, moment, verification_id],
        )
