"""The use cases of lists of resumes, bound to their adapters, for the doors and the worker."""

import asyncio
import os
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import datetime
from functools import partial

from trusthound.adapters.files.draft import Draft
from trusthound.adapters.files.store import FileStore
from trusthound.adapters.reports.bulk_table import bulk_csv, bulk_line
from trusthound.adapters.reports.zip_stream import ZipStream
from trusthound.adapters.storage import bulk_queue
from trusthound.adapters.storage.bulk_jobs import Upload
from trusthound.adapters.storage.bulk_queue import HeldRow
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.acting import Acting
from trusthound.domain.access.entitlements import INCLUDED, Entitlement
from trusthound.domain.access.monthly import MonthlyClaim
from trusthound.domain.access.origin import Origin
from trusthound.domain.common.errors import Overloaded
from trusthound.domain.hiring.asked import Asked
from trusthound.domain.hiring.bulk import LEASE, BulkJob, Move
from trusthound.domain.hiring.bulk_row import RowState
from trusthound.inquiry.bulk_resume import BulkResumes
from trusthound.usecases import delete_bulk_job as deleting
from trusthound.usecases import find_bulk_job as finding
from trusthound.usecases import forget_old_bulk_jobs as forgetting
from trusthound.usecases import list_bulk_jobs as listing
from trusthound.usecases import list_bulk_rows as listing_rows
from trusthound.usecases import move_bulk_job as moving
from trusthound.usecases import read_bulk_results as results_of
from trusthound.usecases import start_bulk_job as starting
from trusthound.usecases import take_bulk_list as taking
from trusthound.usecases import verify_bulk_row as rows_of
from trusthound.usecases import verify_candidate as verifying
from trusthound.wiring.candidates import Candidates
from trusthound.wiring.clock import new_id, utc_now
from trusthound.wiring.files import BULK_FOLDER, open_files
from trusthound.wiring.settings import Settings

# Those who wait for one resume have the next free place: all rows together are one sender.
SENDER = "lists of resumes"
# Each may take minutes; reports are set one after the other anyway.
ZIPS_AT_ONCE = 4


@dataclass(frozen=True)
class Bulk:
    """What members and keys do with lists of resumes: the organisation is always their own."""

    candidates: Candidates
    resumes: BulkResumes
    zips: list[str] = field(default_factory=list)
    holds: set[str] = field(default_factory=set)
    # Unpacking shares a processor with whoever answers everybody else.
    checking: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(2))

    @property
    def database(self) -> Database:
        return self.candidates.database

    @property
    def files(self) -> FileStore:
        return self.resumes.files

    @property
    def most_bytes(self) -> int:
        """Of a list and the archive beside it."""
        return self.candidates.settings.bulk_bytes

    @property
    def most_rows(self) -> int:
        return self.candidates.settings.bulk_rows

    @property
    def at_once(self) -> int:
        """Rows that this process works on: some wait for registries while others are read."""
        cores = self.candidates.settings.documents_at_once or os.cpu_count() or 1
        return 2 * cores + 2

    def in_plan(self, by: Acting) -> bool:
        return Entitlement.BULK in INCLUDED[by.organization.tier].features

    async def check_may_upload(self, by: Acting) -> None:
        """Before an upload is read."""
        await taking.check_may_upload(by, database=self.database)

    async def begin_file(self) -> Draft:
        """A part of an upload that comes piece by piece."""
        return await asyncio.to_thread(self.files.begin, most_bytes=self.most_bytes)

    async def take(self, by: Acting, upload: Upload, filename: str, *, origin: Origin) -> BulkJob:
        """The list's rows, checked; of what is refused nothing is kept."""
        async with self.checking:
            return await taking.take_bulk_list(
                taking.Brought(upload, filename, self.most_rows),
                by=by,
                database=self.database,
                files=self.files,
                origin=origin,
                now=utc_now(),
                new_id=new_id,
            )

    async def drop(self, names: Sequence[str]) -> None:
        """Parts of an upload that nobody will take."""
        for name in names:
            await asyncio.to_thread(self.files.delete, name)

    async def start(
        self, by: Acting, job_id: str, *, attested: bool, as_far_as_possible: bool, origin: Origin
    ) -> BulkJob:
        """From now on each report counts."""
        return await starting.start_bulk_job(
            job_id,
            attested=attested,
            as_far_as_possible=as_far_as_possible,
            by=by,
            database=self.database,
            origin=origin,
            now=utc_now(),
        )

    async def move(self, by: Acting, job_id: str, move: Move, *, origin: Origin) -> BulkJob:
        """Pause, resume or cancel."""
        return await moving.move_bulk_job(
            job_id, move, by=by, database=self.database, origin=origin, now=utc_now()
        )

    async def find(self, by: Acting, job_id: str) -> finding.Found:
        """One of them, and what the month has left."""
        return await finding.find_bulk_job(job_id, by=by, database=self.database, now=utc_now())

    async def list(self, by: Acting, cursor: str) -> listing.JobPage:
        """A page of them."""
        return await listing.list_bulk_jobs(by, cursor, database=self.database)

    async def rows(
        self, by: Acting, job_id: str, *, states: Sequence[RowState], after: int
    ) -> listing_rows.RowPage:
        """A page of one's rows."""
        return await listing_rows.list_bulk_rows(
            job_id, states=states, after=after, by=by, database=self.database
        )

    async def delete(self, by: Acting, job_id: str, *, origin: Origin) -> None:
        """With its upload; reports stay."""
        await deleting.delete_bulk_job(
            job_id, by=by, database=self.database, files=self.files, origin=origin, now=utc_now()
        )

    async def begin_results(self, by: Acting, job_id: str, file: str, *, origin: Origin) -> BulkJob:
        """Of which list `results`, `csv` and `zipped` are."""
        return await results_of.begin_bulk_results(
            job_id, file, by=by, database=self.database, origin=origin, now=utc_now()
        )

    def results(self, by: Acting, job: BulkJob) -> AsyncIterator[results_of.Result]:
        """Row after row, as they are asked for."""
        return results_of.read_bulk_results(job, by=by, database=self.database, now=utc_now())

    async def csv(self, by: Acting, job: BulkJob) -> bytes:
        """All rows as a table."""
        return bulk_csv([bulk_line(each.row, each.check) async for each in self.results(by, job)])

    @asynccontextmanager
    async def one_zip(self, by: Acting) -> AsyncIterator[None]:
        """An organisation makes one at a time. Raises Overloaded."""
        if len(self.zips) >= ZIPS_AT_ONCE or by.organization.id in self.zips:
            raise Overloaded(
                "Another ZIP of reports is being made.",
                retry_after_seconds=60,
                advice="Try again when it has arrived.",
            )
        self.zips.append(by.organization.id)
        try:
            yield
        finally:
            self.zips.remove(by.organization.id)

    async def zipped(self, by: Acting, job: BulkJob) -> AsyncIterator[bytes]:
        """The table, then a PDF for each report, set while others are on their way."""
        stream, now = ZipStream(), utc_now()
        yield stream.add("results.csv", await self.csv(by, job), now)
        async for each in self.results(by, job):
            if each.check is not None:
                pdf = await self.candidates.printing.pdf(each.check)
                name = f"line-{each.row.line:05}-{each.check.id}.pdf"
                yield stream.add(name, pdf, each.check.made_at)
        yield stream.end()

    async def work(self) -> bool:
        """One row that is due, to its end or back to those who wait; for the worker. False: none
        is.
        """
        held = await bulk_queue.take(self.database, hold=new_id(), lease=LEASE, now=utc_now())
        if held is None:
            return False
        self.holds.add(held.hold)
        try:
            work = rows_of.Work(self.resumes.read, self._verify, self.database, utc_now, new_id)
            await rows_of.verify_bulk_row(held, work)
        finally:
            self.holds.discard(held.hold)
        return True

    async def _verify(self, held: HeldRow, asked: Asked, within: verifying.Within) -> object:
        organization = held.by.organization
        return await verifying.verify_candidate(
            asked,
            claim=MonthlyClaim(organization, held.check_id, lambda _: None),
            examine=partial(self.candidates.examining.examine, organization.id, sender=SENDER),
            by=held.by,
            database=self.database,
            files=self.candidates.files,
            origin=held.origin,
            now=utc_now(),
            new_id=new_id,
            within=within,
        )

    async def go_on(self) -> None:
        """Nobody else takes the rows that this process works on, for a while."""
        self.resumes.let_go()
        await bulk_queue.renew(self.database, list(self.holds), until=utc_now() + LEASE)

    async def forget_old(self, now: datetime) -> int:
        """For the worker."""
        return await forgetting.forget_old_bulk_jobs(self.database, self.files, now=now)


@asynccontextmanager
async def open_bulk_resumes(settings: Settings) -> AsyncIterator[BulkResumes]:
    """With the store of uploads; no upload is open any more when the block ends."""
    resumes = BulkResumes(await asyncio.to_thread(open_files, settings, BULK_FOLDER))
    try:
        yield resumes
    finally:
        resumes.close()
