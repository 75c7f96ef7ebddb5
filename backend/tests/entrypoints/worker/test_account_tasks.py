"""What accounts leave to the worker, on a real database."""

from datetime import UTC, datetime
from pathlib import Path

from trusthound.adapters.storage.database import Database
from trusthound.adapters.tasks.queue import make_queue
from trusthound.domain.access.origin import Origin
from trusthound.entrypoints.worker.account_tasks import add_account_tasks
from trusthound.wiring.accounts import open_accounts
from trusthound.wiring.settings import Settings

HOME = Origin("192.0.2.1", "request-1")


def cheap(folder: Path) -> Settings:
    return Settings().model_copy(update={"password_memory_kib": 64, "data_folder": folder})


async def worked(database: Database, folder: Path, *addresses: str) -> list[tuple[str, ...]]:
    """What is in the outbox once the worker has done what these asked for."""
    queue = make_queue(database)
    accounts = await open_accounts(cheap(folder), database)
    add_account_tasks(queue, accounts)
    await accounts.create_user(
        "Ann Lee", "Ann@users.example", "correct horse battery", is_operator=False, origin=HOME
    )
    for each in addresses:
        await accounts.ask_for_reset(each, origin=HOME)
    async with queue.open_async():
        await queue.run_worker_async(
            wait=False, install_signal_handlers=False, delete_jobs="successful"
        )
    async with database.connection() as connection:
        left = await connection.execute("SELECT FROM procrastinate_jobs WHERE status = 'todo'")
        assert left.rowcount == 0
        cursor = await connection.execute("SELECT kind, recipient FROM outbox")
        return await cursor.fetchall()


async def test_a_link_is_sent_to_who_has_an_account_as_the_account_spells_it(
    database: Database, tmp_path: Path
) -> None:
    assert await worked(database, tmp_path, "ANN@users.example", "nobody@users.example") == [
        ("reset", "Ann@users.example")
    ]


async def test_expired_sessions_are_deleted_by_the_clock(
    database: Database, tmp_path: Path
) -> None:
    queue = make_queue(database)
    accounts = await open_accounts(cheap(tmp_path), database)
    add_account_tasks(queue, accounts)
    entered = await accounts.register(
        "Ann Lee", "ann@users.example", "correct horse battery", origin=HOME
    )
    async with database.connection() as connection:
        await connection.execute("UPDATE sessions SET expires_at = now() - interval '1 second'")
    async with queue.open_async():
        forget = queue.configure_task("forget_old_sessions")
        await forget.defer_async(timestamp=int(datetime(2026, 11, 21, tzinfo=UTC).timestamp()))
        await queue.run_worker_async(wait=False, install_signal_handlers=False)
    async with database.connection() as connection:
        cursor = await connection.execute("SELECT FROM sessions")
        assert cursor.rowcount == 0
    assert await accounts.go_on(entered.token.text, by_cookie=True) is None
