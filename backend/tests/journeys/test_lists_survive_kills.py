"""Lists of resumes outlive the worker: killed twice, every row is done exactly once."""

import asyncio
import os
import signal
import sys
from collections import Counter
from pathlib import Path

import psycopg
import pytest
from tests.entrypoints.http.candidates.lists import some

from trusthound.adapters.storage import organizations
from trusthound.adapters.storage.bulk_jobs import Upload
from trusthound.domain.access.acting import Acting
from trusthound.domain.access.organization import Organization, Tier
from trusthound.domain.access.origin import Origin
from trusthound.wiring.clock import new_id, utc_now
from trusthound.wiring.lists import open_lists
from trusthound.wiring.settings import Settings

ROWS = 12
TESTS = Path(__file__).parents[1]
HERE = Origin("192.0.2.1", "r")


@pytest.fixture
def settings(database_url: str, tmp_path: Path) -> Settings:
    tmp_path.chmod(0o755)
    return Settings(**{"DATABASE_URL": database_url, "data_folder": tmp_path})  # type: ignore[arg-type]


async def a_started_list(settings: Settings) -> str:
    organization = Organization(new_id(), "Acme", Tier.ENTERPRISE, None)
    by = Acting(organization, "key:none", "Program")
    table, archive = some(ROWS)
    async with open_lists(settings) as bulk:
        async with bulk.database.connection() as connection:
            await organizations.add(connection, organization, utc_now())
        upload = Upload(*(bulk.files.put([each], most_bytes=10**8) for each in (table, archive)))
        job = await bulk.take(by, upload, "people.csv", origin=HERE)
        await bulk.start(by, job.id, attested=True, as_far_as_possible=False, origin=HERE)
    return job.id


async def a_worker(settings: Settings) -> asyncio.subprocess.Process:
    told = {
        "DATABASE_URL": settings.database_url,
        "TRUSTHOUND_DATA_FOLDER": str(settings.data_folder),
        "TRUSTHOUND_LOOKUPS": "false",
    }
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.journeys.list_worker"),
        cwd=TESTS.parent,
        env={**os.environ, **told},  # noqa: TID251 - the process is another's
        stdout=asyncio.subprocess.DEVNULL,
    )


@pytest.mark.timeout(180)  # three processes that load everything
async def test_every_row_is_done_and_counted_once_when_the_worker_is_killed_twice(
    settings: Settings,
) -> None:
    job_id = await a_started_list(settings)
    for done in (3, 6, ROWS):
        worker = await a_worker(settings)
        try:
            with psycopg.connect(settings.database_url, autocommit=True) as connection:
                while _states(connection)["done"] < done:
                    assert worker.returncode is None
                    await asyncio.sleep(0.02)
        finally:
            worker.send_signal(signal.SIGKILL)
            await worker.wait()
        with psycopg.connect(settings.database_url) as connection:
            if done < ROWS:  # what it had in its hands is held for others until its lease ends
                assert _states(connection)["working"] > 0
            connection.execute("UPDATE bulk_rows SET free_at = now() WHERE state = 'working'")

    with psycopg.connect(settings.database_url) as connection:
        assert _states(connection) == {"done": ROWS}
        one = connection.execute(
            """
            SELECT (SELECT state FROM bulk_jobs WHERE id = %(id)s),
                (SELECT count(DISTINCT check_id) FROM bulk_rows),
                (SELECT count(*) FROM candidate_checks), (SELECT count(*) FROM candidate_counts),
                (SELECT count(*) FROM audit_log WHERE action = 'bulk.finish'),
                (SELECT count(*) FROM candidate_checks c JOIN bulk_rows r ON r.check_id = c.id
                    JOIN candidate_counts n ON n.id = c.id)
            """,
            {"id": job_id},
        ).fetchone()
        assert one == ("finished", ROWS, ROWS, ROWS, 1, ROWS)
        tries = connection.execute("SELECT max(tries) FROM bulk_rows").fetchone()
        assert tries is not None
        assert tries[0] > 1  # some were cut off in the middle


def _states(connection: psycopg.Connection) -> Counter[str]:
    found = connection.execute("SELECT state, count(*)::int FROM bulk_rows GROUP BY state")
    return Counter(dict(found.fetchall()))
