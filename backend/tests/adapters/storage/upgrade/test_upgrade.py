"""A database of an early version, brought up to today: its rows are there, and today's code reads
them.

`rows_0007.sql` was written by that version's own code (checks of postings, a message and a mail,
opinions, a judgement replaced, a task that waits) and dumped.
"""

from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import psycopg
import pytest
from psycopg import sql

from trusthound.adapters.storage.database import open_database
from trusthound.adapters.storage.feedback import say, scam_accuracy
from trusthound.adapters.storage.migrate import migrate, newest_revision, revision_of, upgrade_to
from trusthound.adapters.storage.verifications import find, reassess
from trusthound.adapters.tasks.queue import make_queue
from trusthound.domain.assessment.feedback import Word

ROWS = Path(__file__).with_name("rows_0007.sql")
EARLY = datetime(2026, 1, 1, tzinfo=UTC)


@pytest.fixture
def early(empty_database_url: str) -> str:
    upgrade_to(empty_database_url, "0007")
    with psycopg.connect(empty_database_url) as connection:
        connection.execute("SET session_replication_role = replica")  # as pg_restore loads rows
        connection.execute(ROWS.read_bytes())
    return empty_database_url


def every_row(conninfo: str, tables: list[str]) -> dict[str, list[dict[str, Any]]]:
    with psycopg.connect(conninfo) as connection:
        return {
            table: [
                row[0]
                for row in connection.execute(
                    sql.SQL("SELECT to_jsonb(t) FROM {} t ORDER BY t::text").format(
                        sql.Identifier(table)
                    )
                )
            ]
            for table in tables
        }


def tables_of(conninfo: str) -> list[str]:
    with psycopg.connect(conninfo) as connection:
        found = connection.execute(
            """
            SELECT relname FROM pg_class
            WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
                AND relname <> 'alembic_version'
            ORDER BY relname
            """
        )
        return [row[0] for row in found]


def test_the_rows_are_of_every_table_of_that_version(early: str) -> None:
    rows = every_row(early, tables_of(early))
    empty = {table for table, of_table in rows.items() if not of_table}
    assert empty == {"procrastinate_periodic_defers", "procrastinate_workers"}


def test_every_row_is_kept_with_all_its_values(early: str) -> None:
    before = every_row(early, tables_of(early))
    migrate(early)
    with psycopg.connect(early) as connection:
        assert revision_of(connection) == newest_revision()
    after = every_row(early, list(before))
    for table, rows in before.items():
        assert len(after[table]) == len(rows)
        kept = [{key: row[key] for key in old} for old, row in zip(rows, after[table], strict=True)]
        assert kept == rows, table


def test_an_upgrade_may_be_run_again_and_changes_nothing(early: str) -> None:
    migrate(early)
    once = every_row(early, tables_of(early))
    migrate(early)
    assert every_row(early, tables_of(early)) == once


async def test_todays_code_reads_judges_and_adds_to_what_was_stored(
    early: str, tmp_path: Path
) -> None:
    stored = every_row(early, ["verifications", "procrastinate_jobs"])
    async with open_database(database_url=early, data_folder=tmp_path) as database:
        for row in stored["verifications"]:
            judged = await find(database, row["id"])
            assert judged is not None
            assert judged.assessment.score == row["trust_score"]
            assert list(judged.reasons) == row["reasons"]
            assert await reassess(database, judged, judged.checked_at + timedelta(days=1))
        counted = await scam_accuracy(database, EARLY)
        assert (counted.scams_told, counted.missed_scams) == (1, 1)
        first = stored["verifications"][0]["id"]
        word = Word(right=True, actual=None, note="")
        assert await say(database, first, b"new", word, datetime(2026, 12, 1, tzinfo=UTC))


async def test_a_task_that_waited_is_done_after_the_upgrade(early: str, tmp_path: Path) -> None:
    done = []
    async with open_database(database_url=early, data_folder=tmp_path) as database:
        queue = make_queue(database)

        @queue.task(name="forget_old_lookups")
        async def forget(timestamp: int) -> None:
            done.append(timestamp)

        async with queue.open_async():
            await queue.run_worker_async(
                wait=False, install_signal_handlers=False, delete_jobs="successful"
            )
    assert done == [1763719200]
