"""What is forgotten by the clock of organisations and of the audit log, on a real database."""

from datetime import UTC, datetime, timedelta
from typing import LiteralString

import pytest

from trusthound.adapters.storage.database import Database
from trusthound.adapters.tasks.queue import make_queue
from trusthound.entrypoints.worker.upkeep import add_upkeep

NOON = datetime(2025, 11, 21, 12, tzinfo=UTC)


async def run(database: Database, task: str) -> None:
    queue = make_queue(database)
    add_upkeep(queue, database, keep_audit_days=365)
    async with queue.open_async():
        await queue.configure_task(task).defer_async(timestamp=int(NOON.timestamp()))
        await queue.run_worker_async(
            wait=False, install_signal_handlers=False, delete_jobs="successful"
        )


async def rows(database: Database, question: LiteralString) -> list[tuple[str]]:
    async with database.connection() as connection:
        return await (await connection.execute(question)).fetchall()


async def test_lines_of_the_audit_log_are_forgotten_after_a_year(database: Database) -> None:
    for action, age in (("kept", timedelta(days=365)), ("old", timedelta(days=365, seconds=1))):
        async with database.connection() as connection:
            await connection.execute(
                """
                INSERT INTO audit_log (at, actor, action, target, outcome, address, request_id)
                VALUES (%s, 'ann', %s, '', 'done', '', '')
                """,
                [NOON - age, action],
            )
    await run(database, "forget_old_audit_lines")
    assert await rows(database, "SELECT action FROM audit_log") == [("kept",)]


async def test_invitations_are_forgotten_a_month_after_they_ended(database: Database) -> None:
    async with database.connection() as connection:
        await connection.execute(
            "INSERT INTO organizations VALUES ('acme', 'Acme', 'starter', 5, %s)", [NOON]
        )
        for name, age in (("kept", timedelta(days=30)), ("old", timedelta(days=30, seconds=1))):
            await connection.execute(
                """
                INSERT INTO invitations VALUES (%s, %s, 'acme', %s, %s, 'viewer', 'ann', %s, %s)
                """,
                [name.encode(), name, name, name, NOON, NOON - age],
            )
    await run(database, "forget_old_invitations")
    assert await rows(database, "SELECT id FROM invitations") == [("kept",)]


@pytest.mark.parametrize("status", ["failed", "cancelled"])
async def test_tasks_that_were_given_up_are_forgotten_with_their_arguments(
    status: str, database: Database
) -> None:
    async with database.connection() as connection:
        await connection.execute(
            """
            INSERT INTO procrastinate_jobs (queue_name, task_name, args, status)
            VALUES ('default', 'old', '{"email": "ann@example.org"}', %(status)s),
                ('default', 'new', '{}', %(status)s)
            """,
            {"status": status},
        )
        await connection.execute(
            """
            INSERT INTO procrastinate_events (job_id, type, at)
            SELECT id, %s, now() - CASE task_name WHEN 'old' THEN interval '31 days'
                ELSE interval '29 days' END
            FROM procrastinate_jobs
            """,
            [status],
        )
        await connection.execute(
            "DELETE FROM procrastinate_events WHERE at > now() - interval '1 hour'"
        )
    await run(database, "forget_failed_tasks")
    assert await rows(database, "SELECT task_name FROM procrastinate_jobs") == [("new",)]
