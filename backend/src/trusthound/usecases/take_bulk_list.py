"""Take a list of resumes: every row is checked before anything is charged; nothing starts yet."""

import asyncio
from collections.abc import Callable
from contextlib import ExitStack, closing
from dataclasses import dataclass
from datetime import datetime

from trusthound.adapters.documents.kinds import format_of
from trusthound.adapters.files.store import FileStore
from trusthound.adapters.rows.bulk_list import decoded, listed_lines
from trusthound.adapters.rows.resume_archive import ResumeArchive
from trusthound.adapters.storage import audit, bulk_jobs, bulk_rows
from trusthound.adapters.storage.bulk_jobs import Upload
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.acting import Acting
from trusthound.domain.access.entitlements import Entitlement, check_entitled
from trusthound.domain.access.origin import Origin
from trusthound.domain.access.profile import one_line
from trusthound.domain.common.errors import InvalidInput
from trusthound.domain.hiring.bulk import BulkJob, JobState, RowCounts, check_room
from trusthound.domain.hiring.bulk_row import (
    NAME_CHARACTERS,
    FileFound,
    ListedLine,
    NewRow,
    checked_rows,
)

# Files that no row names are shown so far, and counted beyond it.
_UNUSED_SHOWN = 20


@dataclass(frozen=True, slots=True)
class Brought:
    """An upload as it lies in the store; `filename` is what the list is called."""

    upload: Upload
    filename: str
    most_rows: int


async def check_may_upload(by: Acting, *, database: Database) -> None:
    """Asked before the upload is read. Raises NotInPlan, Conflict, DatabaseUnavailable."""
    check_entitled(by.organization.tier, Entitlement.BULK)
    async with database.connection() as connection:
        check_room(await bulk_jobs.open_jobs(connection, by.organization.id))


async def take_bulk_list(
    brought: Brought,
    *,
    by: Acting,
    database: Database,
    files: FileStore,
    origin: Origin,
    now: datetime,
    new_id: Callable[[], str],
) -> BulkJob:
    """Rows that are not right are told with their lines, and left out. Of an upload that is
    refused nothing is kept.

    Raises NotInPlan, InvalidInput, Conflict, DatabaseUnavailable.
    """
    organization = by.organization
    try:
        check_entitled(organization.tier, Entitlement.BULK)
        read = await asyncio.to_thread(_read, brought, files)
        valid = sum(not each.problems for each in read.rows)
        job = BulkJob(
            id=new_id(),
            organization_id=organization.id,
            name=one_line(brought.filename)[:NAME_CHARACTERS] or "list",
            state=JobState.VALIDATED,
            made_at=now,
            made_by=by.name,
            rows=RowCounts(invalid=len(read.rows) - valid, waiting=valid),
            unused=read.unused[:_UNUSED_SHOWN],
            unused_total=len(read.unused),
            is_test=by.is_test,
        )
        async with database.connection() as connection:
            await bulk_jobs.lock_organization(connection, organization.id)
            check_room(await bulk_jobs.open_jobs(connection, organization.id))
            await bulk_jobs.add(connection, job, brought.upload, by=by)
            await bulk_rows.add(connection, job.id, read.rows, new_id=new_id)
            entry = origin.entry(
                "bulk.upload", actor=by.actor, at=now, organization_id=organization.id,
                target=job.id,
            )  # fmt: skip
            await audit.note(connection, entry)
    except BaseException:
        for name in brought.upload.names:
            await asyncio.to_thread(files.delete, name)
        raise
    return job


@dataclass(frozen=True, slots=True)
class _Read:
    rows: tuple[NewRow, ...]
    unused: tuple[str, ...]


def _read(brought: Brought, files: FileStore) -> _Read:
    """Each resume is unpacked once, so that what does not unpack is known before the start."""
    upload = brought.upload
    with ExitStack() as stack:
        archive = None
        if upload.archive is not None:
            archive = stack.enter_context(closing(ResumeArchive(files.open(upload.archive))))
        listed = stack.enter_context(files.open(upload.listed))
        used: set[str] = set()

        def find(line: ListedLine, name: str) -> FileFound:
            return _found(line, name, archive, used)

        lines = listed_lines(listed, brought.filename, most=brought.most_rows)
        rows = tuple(checked_rows(lines, find))
        names = archive.names() if archive else ()
        return _Read(rows, tuple(each for each in names if each not in used))


def _found(line: ListedLine, name: str, archive: ResumeArchive | None, used: set[str]) -> FileFound:
    """Adds to `used` what is found. Raises InvalidInput, DocumentRefused."""
    if not name:
        raise InvalidInput("Name the resume's file, such as ann-lee.pdf.", field="resume")
    if line.embedded is not None:
        format_of(decoded(line.embedded), name)
        return FileFound("", name)
    if archive is None:
        raise InvalidInput("There is no ZIP with resumes beside the list.", field="resume")
    entry = archive.find(name)
    used.add(entry)
    format_of(archive.read(entry), entry)
    return FileFound(entry, entry)
