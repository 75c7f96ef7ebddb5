"""A list of resumes, its worker killed twice: is every row done once, and how fast is it?

Run: `python benchmarks/speed/bulk.py [ROWS] [SINGLE]` (2,000 and 124). On an embedded database in a
new folder, without look-ups: SINGLE resumes are verified one after the other, as a member does it,
before the list and once more after it, because machines drift; between them a list of ROWS, by
`trusthound worker` in a process of its own, which is killed with -9 at a third and at two thirds
and started again. Resumes are those of the corpus (setting TRUSTHOUND_CORPUS, default
../shared/data), PDF and DOCX of at most 500 kB, over and over. The throughput is that of the times
in which a worker ran and rows waited: from the first row that it ended to its kill, or to the
moment when no more waits. What it takes to start a worker, and to wait for the lease of what a
killed one held, is in the second of both times. Both rates are of the same run; whatever else the
machine does meanwhile lowers that of the list, which asks for every core. Last it tells what
processes that only reckon lose to each other: cores of one machine share what is below them, so no
list can have more of all cores than these.
"""

import asyncio
import io
import os
import signal
import sys
import tempfile
import time
import zipfile
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import structlog

from trusthound.adapters.storage import organizations
from trusthound.adapters.storage.bulk_jobs import Upload
from trusthound.domain.access.acting import Acting
from trusthound.domain.access.organization import Organization, Tier
from trusthound.domain.access.origin import Origin
from trusthound.domain.common.errors import DocumentRefused
from trusthound.domain.hiring.asked import checked
from trusthound.wiring.clock import new_id, utc_now
from trusthound.wiring.services import Services, open_services
from trusthound.wiring.settings import Settings

CHECKOUT = Path(__file__).resolve().parents[2]
CORPUS = Path(os.environ.get("TRUSTHOUND_CORPUS", CHECKOUT.parent / "shared" / "data"))
MOST_BYTES = 500_000
HERE = Origin("192.0.2.1", "r")
RECKONING = "x = 0\nfor i in range(12_000_000): x += i * i % 7"
PROGRAM = "from trusthound.entrypoints.cli.app import main; main()"
GOAL = 0.85


@dataclass(frozen=True)
class Standing:
    done: int
    ended: int
    waiting: int
    working: int


@dataclass(frozen=True)
class Stretch:
    """Of one worker, while rows waited."""

    rows: int
    seconds: float


async def main(rows: int, single: int) -> None:
    structlog.configure(logger_factory=structlog.PrintLoggerFactory(open(os.devnull, "w")))  # noqa: SIM115, PTH123, ASYNC230
    found = list(_resumes())
    if not found:
        sys.exit(f"There are no resumes at {CORPUS}: set TRUSTHOUND_CORPUS.")
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o755)  # noqa: PTH101, S103 - the database may run as another user
        settings = Settings(data_folder=Path(folder) / "data", lookups=False)
        async with open_services(settings) as services:
            by = await _an_employer(services)
            before = await _single_seconds(services, by, found, single)
            job_id = await _start(services, by, found, rows)
            begun = time.perf_counter()
            stretches = [
                await _work(services, settings, job_id, until)
                for until in (rows // 3, 2 * rows // 3, None)
            ]
            took = time.perf_counter() - begun
            after = await _single_seconds(services, by, found, single)
            print(f"One after the other {single} took {before:.1f} s before and {after:.1f} after.")
            rate = 2 * single / (before + after)
            await _tell(services, job_id, rows, rate, stretches, took)


def _resumes() -> Iterator[Path]:
    for each in sorted((CORPUS / "resumes").rglob("*")):
        is_resume = each.suffix in {".pdf", ".docx"} and "adversarial" not in each.parts
        if is_resume and each.stat().st_size <= MOST_BYTES:
            yield each


async def _an_employer(services: Services) -> Acting:
    organization = Organization(new_id(), "Example Ltd", Tier.ENTERPRISE, None)
    async with services.database.connection() as connection:
        await organizations.add(connection, organization, utc_now())
    return Acting(organization, "key:none", "Program")


async def _single_seconds(services: Services, by: Acting, found: list[Path], single: int) -> float:
    """Of so many, one after the other; the sandbox has read one before."""
    step = max(1, len(found) // single)
    chosen = [found[step * each % len(found)] for each in range(single)]
    await _verify(services, by, chosen[0])
    begun = time.perf_counter()
    for each in chosen:
        await _verify(services, by, each)
    return time.perf_counter() - begun


async def _verify(services: Services, by: Acting, file: Path) -> None:
    data = await asyncio.to_thread(file.read_bytes)
    asked = checked({"attested": "true"}, filename=file.name, data=data)
    with suppress(DocumentRefused):  # it took its time all the same
        await services.candidates.verify(by, asked, lambda _: None, origin=HERE)


async def _start(services: Services, by: Acting, found: list[Path], rows: int) -> str:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for number in range(rows):
            file = found[number % len(found)]
            archive.writestr(f"{number:05}{file.suffix}", file.read_bytes())
    names = [f"{number:05}{found[number % len(found)].suffix}" for number in range(rows)]
    listed = "\n".join(["resume", *names]).encode()
    files = services.bulk.files
    upload = Upload(*(files.put([each], most_bytes=10**10) for each in (listed, out.getvalue())))
    begun = time.perf_counter()
    job = await services.bulk.take(by, upload, "people.csv", origin=HERE)
    checked_in = time.perf_counter() - begun
    print(
        f"A list of {job.rows.total:,} rows, {len(out.getvalue()) / 1e6:.0f} MB of ZIP from "
        f"{len(found)} files, checked in {checked_in:.1f} s: {job.rows.invalid} are not valid."
    )
    await services.bulk.start(by, job.id, attested=True, as_far_as_possible=False, origin=HERE)
    return job.id


async def _work(services: Services, settings: Settings, job_id: str, until: int | None) -> Stretch:
    """A worker, until so many rows have ended and it is killed; None: until all have."""
    environment = {
        **os.environ,
        "TRUSTHOUND_DATA_FOLDER": str(settings.data_folder),
        "TRUSTHOUND_LOOKUPS": "false",
    }
    quiet = asyncio.subprocess.DEVNULL
    worker = await asyncio.create_subprocess_exec(
        sys.executable, "-c", PROGRAM, "worker", env=environment, stdout=quiet, stderr=quiet
    )
    before = (await _standing(services, job_id)).ended
    first: tuple[float, int] | None = None
    last = (0.0, 0)
    try:
        while True:
            now, standing = time.perf_counter(), await _standing(services, job_id)
            if first is None and standing.ended > before:
                first = now, standing.ended
            if first is None or standing.waiting:
                last = now, standing.ended
            if standing.waiting + standing.working == 0 or (until and standing.ended >= until):
                break
            await asyncio.sleep(0.2)
    finally:
        worker.send_signal(signal.SIGKILL)
        await worker.wait()
    held = (await _standing(services, job_id)).working
    begun = first or last
    print(f"  killed with {held} rows in its hands" if until else "  the rest was done")
    return Stretch(last[1] - begun[1], last[0] - begun[0])


async def _standing(services: Services, job_id: str) -> Standing:
    async with services.database.connection() as connection:
        cursor = await connection.execute(
            """
            SELECT count(*) FILTER (WHERE state = 'done')::int,
                count(*) FILTER (WHERE state IN ('done', 'refused', 'failed'))::int,
                count(*) FILTER (WHERE state = 'waiting')::int,
                count(*) FILTER (WHERE state = 'working')::int
            FROM bulk_rows WHERE job_id = %s
            """,
            [job_id],
        )
        row = await cursor.fetchone()
    assert row is not None  # noqa: S101 - counts are always one row
    return Standing(*row)


async def _tell(
    services: Services,
    job_id: str,
    rows: int,
    single: float,
    stretches: list[Stretch],
    took: float,
) -> None:
    async with services.database.connection() as connection:
        cursor = await connection.execute(
            """
            SELECT j.state, (SELECT count(*)::int FROM bulk_rows WHERE state = 'done'),
                (SELECT count(*)::int FROM bulk_rows WHERE state = 'refused'),
                (SELECT count(*)::int FROM bulk_rows WHERE state = 'failed'),
                (SELECT count(*)::int FROM candidate_checks c JOIN bulk_rows r
                    ON r.check_id = c.id JOIN candidate_counts n ON n.id = c.id
                    WHERE r.state = 'done' AND n.held_until IS NULL),
                (SELECT count(*)::int FROM candidate_checks c JOIN bulk_rows r
                    ON r.check_id = c.id),
                (SELECT count(*)::int FROM bulk_rows WHERE tries > 1)
            FROM bulk_jobs j WHERE j.id = %s
            """,
            [job_id],
        )
        row = await cursor.fetchone()
    assert row is not None  # noqa: S101 - the job is there
    state, done, refused, failed, counted, reports, again = row
    once = state == "finished" and done + refused + failed == rows and done == counted == reports
    print(
        f"{state}: {done} done, {refused} refused, {failed} failed; reports that are counted "
        f"{counted}, reports in all {reports}; {again} rows were begun again."
    )
    print(f"Each row ended once, with one report that is counted once: {'yes' if once else 'NO'}.")
    cores = os.cpu_count() or 1
    seconds = sum(each.seconds for each in stretches)
    rate = sum(each.rows for each in stretches) / seconds if seconds else 0.0
    share = rate / (cores * single)
    print(
        f"One after the other {single:.2f} a second; the list {rate:.2f} a second while workers "
        f"ran ({seconds:.0f} of {took:.0f} s): {share:.0%} of {cores} cores (goal: {GOAL:.0%})."
    )
    alone = await _reckoned(1)
    print(
        f"Processes that only reckon have {alone / await _reckoned(cores):.0%} of {cores} cores; "
        f"load of the machine: {os.getloadavg()[0]:.1f}."
    )
    if not once:
        sys.exit(1)


async def _reckoned(processes: int) -> float:
    """Seconds until so many have reckoned the same, each for itself; the best of three."""
    times = []
    for _ in range(3):
        begun = time.perf_counter()
        reckoning = [
            await asyncio.create_subprocess_exec(sys.executable, "-c", RECKONING)
            for _ in range(processes)
        ]
        for each in reckoning:
            await each.wait()
        times.append(time.perf_counter() - begun)
    return min(times)


if __name__ == "__main__":
    told = [int(each) for each in sys.argv[1:]]
    asyncio.run(main(*(told + [2_000, 124][len(told) :])))
