"""A row of a list in, its resume out: from the archive beside it, or from the list itself."""

import asyncio
from collections import OrderedDict

from trusthound.adapters.files.store import FileStore
from trusthound.adapters.rows.bulk_list import embedded_resume
from trusthound.adapters.rows.resume_archive import ResumeArchive
from trusthound.adapters.storage.bulk_queue import HeldRow

# Reading the directory of one takes longer than reading a resume, so those of jobs under way stay.
_KEPT_OPEN = 8
_KEPT_SECONDS = 30.0


class BulkResumes:
    """`files` are the uploads. Of one event loop.

    An archive that is let go of is closed by whoever reads it last, so that a file which was
    deleted gives its room back.
    """

    def __init__(self, files: FileStore) -> None:
        self._files = files
        self._open: OrderedDict[str, tuple[ResumeArchive, float]] = OrderedDict()
        self._opening = asyncio.Lock()

    async def read(self, held: HeldRow) -> bytes:
        """Raises DocumentRefused; NotFound or FileDamaged where the upload is gone."""
        archive = held.upload.archive
        if not held.entry or archive is None:
            return await asyncio.to_thread(self._embedded, held)
        opened = await self._archive(archive)
        return await asyncio.to_thread(opened.read, held.entry)

    def let_go(self) -> None:
        """Of what nobody has read from for a while."""
        before = asyncio.get_running_loop().time() - _KEPT_SECONDS
        for name in [each for each, (_, used) in self._open.items() if used < before]:
            del self._open[name]

    async def _archive(self, name: str) -> ResumeArchive:
        async with self._opening:
            kept = self._open.pop(name, None)
            opened = kept[0] if kept else await asyncio.to_thread(self._opened, name)
            self._open[name] = opened, asyncio.get_running_loop().time()
            while len(self._open) > _KEPT_OPEN:
                self._open.popitem(last=False)
            return opened

    def _opened(self, name: str) -> ResumeArchive:
        return ResumeArchive(self._files.open(name))

    def _embedded(self, held: HeldRow) -> bytes:
        return embedded_resume(self._files.open(held.upload.listed), held.at)
