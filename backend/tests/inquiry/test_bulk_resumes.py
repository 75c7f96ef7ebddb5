"""Archives of uploads: open as long as rows are read from them, and no longer."""

import asyncio
import io
import os
import zipfile
from pathlib import Path

import pytest

from trusthound.adapters.files.keys import file_keys
from trusthound.adapters.files.store import FileStore
from trusthound.adapters.rows.resume_archive import ResumeArchive
from trusthound.adapters.storage.bulk_jobs import Upload
from trusthound.adapters.storage.bulk_queue import HeldRow
from trusthound.domain.access.acting import Acting
from trusthound.domain.access.organization import Organization, Tier
from trusthound.domain.access.origin import Origin
from trusthound.domain.candidate.claims import Claims
from trusthound.domain.common.errors import FileDamaged
from trusthound.inquiry.bulk_resume import BulkResumes

BY = Acting(Organization("o", "Example Ltd", Tier.ENTERPRISE, None), "key:k", "Program")


@pytest.fixture
def store(tmp_path: Path) -> FileStore:
    return FileStore(tmp_path / "files", file_keys([b"a secret"]))


def an_upload(store: FileStore) -> Upload:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        archive.writestr("ann.pdf", b"%PDF of Ann")
    return Upload(store.put([b"resume\nann.pdf\n"], most_bytes=100),
                  store.put([out.getvalue()], most_bytes=10_000))  # fmt: skip


def a_row(upload: Upload) -> HeldRow:
    return HeldRow(
        "h", "j", "c", 1, 2, "ann.pdf", Claims(), "ann.pdf", (0, 0), 1, upload, BY,
        Origin("192.0.2.1", "r"),
    )  # fmt: skip


def open_in(folder: Path) -> int:
    """Files of it that this process holds open."""
    links = Path("/proc/self/fd").iterdir()
    return sum(os.path.realpath(each).startswith(str(folder)) for each in links)


async def test_an_archive_stays_open_for_the_next_row_until_all_are_closed(
    store: FileStore, tmp_path: Path
) -> None:
    resumes = BulkResumes(store)
    row = a_row(an_upload(store))
    assert [await resumes.read(row) for _ in range(2)] == [b"%PDF of Ann"] * 2
    assert open_in(tmp_path) == 1
    resumes.let_go()  # it was used a moment ago
    assert open_in(tmp_path) == 1
    resumes.close()
    assert open_in(tmp_path) == 0


async def test_of_more_archives_than_stay_open_the_one_used_longest_ago_is_closed(
    store: FileStore, tmp_path: Path
) -> None:
    resumes = BulkResumes(store)
    for _ in range(10):
        await resumes.read(a_row(an_upload(store)))
    assert open_in(tmp_path) == 8
    resumes.close()


async def test_an_archive_that_is_let_go_of_is_read_to_its_end_by_who_reads_it(
    store: FileStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    resumes, row = BulkResumes(store), a_row(an_upload(store))
    await resumes.read(row)
    begun, may_go_on = asyncio.Event(), asyncio.Event()
    loop, read = asyncio.get_running_loop(), ResumeArchive.read

    def slow(archive: ResumeArchive, entry: str) -> bytes:
        loop.call_soon_threadsafe(begun.set)
        asyncio.run_coroutine_threadsafe(may_go_on.wait(), loop).result()
        return read(archive, entry)

    monkeypatch.setattr(ResumeArchive, "read", slow)
    reading = asyncio.create_task(resumes.read(row))
    await begun.wait()
    resumes.close()
    may_go_on.set()
    assert await reading == b"%PDF of Ann"
    assert open_in(tmp_path) == 0


async def test_a_damaged_upload_is_not_left_open(store: FileStore, tmp_path: Path) -> None:
    upload = an_upload(store)
    (file,) = (each for each in (tmp_path / "files").iterdir() if each.name == upload.archive)
    file.write_bytes(file.read_bytes()[:20])
    with pytest.raises(FileDamaged):
        await BulkResumes(store).read(a_row(upload))
    assert open_in(tmp_path) == 0
