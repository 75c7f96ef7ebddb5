"""A row of a list in, its resume out: from the archive beside it, or from the list itself."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass

from trusthound.adapters.files.store import FileStore
from trusthound.adapters.rows.bulk_list import embedded_resume
from trusthound.adapters.rows.resume_archive import ResumeArchive
from trusthound.adapters.storage.bulk_queue import HeldRow

# Reading the directory of one takes longer than reading a resume, so those of jobs under way stay.
_KEPT_OPEN = 8
_KEPT_SECONDS = 30.0


@dataclass
class _Kept:
    archive: ResumeArchive
    used_at: float
    readers: int = 0
    is_let_go: bool = False

    def close_if_done(self) -> None:
        if self.is_let_go and not self.readers:
            self.archive.close()


class BulkResumes:
    """`files` are the uploads. Of one event loop; closed by whoever made it.

    An archive that is let go of is closed by whoever reads it last, so that a file which was
    deleted gives its room back.
    """

    def __init__(self, files: FileStore) -> None:
        self.files = files
        self._open: OrderedDict[str, _Kept] = OrderedDict()
        self._opening = asyncio.Lock()

    async def read(self, held: HeldRow) -> bytes:
        """Raises DocumentRefused; NotFound or FileDamaged where the upload is gone."""
        archive = held.upload.archive
        if not held.entry or archive is None:
            return await asyncio.to_thread(self._embedded, held)
        kept = await self._kept(archive)
        kept.readers += 1
        try:
            return await asyncio.to_thread(kept.archive.read, held.entry)
        finally:
            kept.readers -= 1
            kept.close_if_done()

    def let_go(self) -> None:
        """Of what nobody has read from for a while."""
        before = asyncio.get_running_loop().time() - _KEPT_SECONDS
        for name in [each for each, kept in self._open.items() if kept.used_at < before]:
            self._drop(name)

    def close(self) -> None:
        for name in list(self._open):
            self._drop(name)

    def _drop(self, name: str) -> None:
        kept = self._open.pop(name)
        kept.is_let_go = True
        kept.close_if_done()

    async def _kept(self, name: str) -> _Kept:
        async with self._opening:
            kept = self._open.get(name)
            if kept is None:
                archive = await asyncio.to_thread(self._opened, name)
                kept = self._open[name] = _Kept(archive, 0.0)
            kept.used_at = asyncio.get_running_loop().time()
            self._open.move_to_end(name)
            while len(self._open) > _KEPT_OPEN:
                self._drop(next(iter(self._open)))
            return kept

    def _opened(self, name: str) -> ResumeArchive:
        return ResumeArchive(self.files.open(name))

    def _embedded(self, held: HeldRow) -> bytes:
        with self.files.open(held.upload.listed) as listed:
            return embedded_resume(listed, held.at)
