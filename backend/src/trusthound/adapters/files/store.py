"""Bytes that people entrust to us, encrypted in a folder of ours, under names that we make up."""

import asyncio
import os
import re
import secrets
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager, suppress
from datetime import datetime
from io import BytesIO
from pathlib import Path

from trusthound.adapters.files.draft import UNFINISHED, Draft, sync
from trusthound.adapters.files.keys import FileKey
from trusthound.adapters.files.sealed import SALT_BYTES, SealedReader, opened, sealed
from trusthound.domain.common.errors import FileDamaged, NotFound

NAME = re.compile(r"[0-9a-f]{32}")


class FileStore:
    """`keys`: the first one writes, all of them read. Blocking: call it in a thread."""

    def __init__(self, folder: Path, keys: tuple[FileKey, ...]) -> None:
        self._folder = folder
        self._keys = keys
        self._by_id = {each.id: each for each in keys}
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        folder.chmod(0o700)

    def put(self, chunks: Iterable[bytes], *, most_bytes: int) -> str:
        """Store what comes, chunk by chunk; the name it is found by. It survives a power cut.

        Raises FileTooLarge as soon as it is, StorageFull; then nothing is left of it.
        """
        draft = self.begin(most_bytes=most_bytes)
        try:
            for each in chunks:
                draft.write(each)
            return draft.finish()
        except BaseException:
            draft.drop()
            raise

    def begin(self, *, most_bytes: int) -> Draft:
        """A file that comes piece by piece. Raises StorageFull."""
        return Draft(self._folder, secrets.token_hex(16), self._keys[0], most_bytes)

    def read(self, name: str) -> Iterator[bytes]:
        """What was stored. Raises NotFound, and FileDamaged at the place where it is."""
        try:
            file = self._path(name).open("rb")
        except FileNotFoundError as problem:
            raise NotFound("There is no such file.") from problem
        with file:
            yield from opened(file, self._by_id)

    def open(self, name: str) -> SealedReader:
        """To be read at any place, and closed. Raises NotFound, FileDamaged."""
        try:
            file = self._path(name).open("rb")
        except FileNotFoundError as problem:
            raise NotFound("There is no such file.") from problem
        try:
            return SealedReader(file, self._by_id)
        except BaseException:
            file.close()
            raise

    def whole(self, name: str) -> bytes:
        """All of it at once. Raises the same."""
        return b"".join(self.read(name))

    def seal(self, text: bytes) -> bytes:
        """The same bytes as a file would hold, for what is kept elsewhere."""
        return b"".join(sealed([text], self._keys[0], secrets.token_bytes(SALT_BYTES)))

    def unseal(self, kept: bytes) -> bytes:
        """What was sealed so. Raises FileDamaged."""
        return b"".join(opened(BytesIO(kept), self._by_id))

    def delete(self, name: str) -> None:
        """It is gone when this returns; where there is none nothing happens."""
        self._path(name).unlink(missing_ok=True)
        sync(self._folder)

    def delete_older_than(self, moment: datetime) -> int:
        """Delete what was stored before that moment, unfinished pieces too; how many."""
        gone = 0
        for each in self._folder.iterdir():
            with suppress(FileNotFoundError):
                if each.stat().st_mtime < moment.timestamp():
                    each.unlink()
                    gone += 1
        return gone

    def delete_unfinished(self, moment: datetime) -> None:
        """Pieces of files that nobody has written to since that moment: their process is gone."""
        for each in self._folder.glob(f"*{UNFINISHED}"):
            with suppress(FileNotFoundError):
                if each.stat().st_mtime < moment.timestamp():
                    each.unlink()

    def stored_before(self, moment: datetime) -> list[str]:
        """Names of whole files that were stored before that moment."""
        old = []
        for name in self.names():
            with suppress(FileNotFoundError):
                if (self._folder / name).stat().st_mtime < moment.timestamp():
                    old.append(name)
        return old

    def rewrite(self, name: str) -> bool:
        """Seal a file with today's key, if another one wrote it; whether that was needed.

        Raises NotFound, FileDamaged, StorageFull; then the file is as it was.
        """
        path = self._path(name)
        if self.key_id(name) == self._keys[0].id:
            return False
        stored_at = path.stat().st_mtime_ns
        made = self.put(self.read(name), most_bytes=path.stat().st_size)
        os.utime(self._folder / made, ns=(stored_at, stored_at))  # it is no younger for that
        (self._folder / made).replace(path)
        sync(self._folder)
        return True

    def names(self) -> Iterator[str]:
        """Of all files that are whole."""
        return (each.name for each in self._folder.iterdir() if NAME.fullmatch(each.name))

    def key_id(self, name: str) -> bytes:
        """Which key wrote a file. Raises NotFound, FileDamaged."""
        try:
            with self._path(name).open("rb") as file:
                head = file.read(12)
        except FileNotFoundError as problem:
            raise NotFound("There is no such file.") from problem
        if len(head) < 12:
            raise FileDamaged
        return head[4:]

    def _path(self, name: str) -> Path:
        """A name that we did not make leads nowhere. Raises NotFound."""
        if not NAME.fullmatch(name):
            raise NotFound("There is no such file.")
        return self._folder / name


@asynccontextmanager
async def kept_file(store: FileStore, data: bytes | None) -> AsyncIterator[str | None]:
    """Stored for as long as the block goes well; what it is called, None for no data.

    Raises StorageFull.
    """
    name = None
    if data is not None:
        name = await asyncio.to_thread(store.put, [data], most_bytes=len(data))
    try:
        yield name
    except BaseException:
        if name is not None:
            await asyncio.to_thread(store.delete, name)
        raise
