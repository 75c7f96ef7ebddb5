"""Pieces of a file in, the same sealed in a folder out: whole under its name, or not there."""

import errno
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from trusthound.adapters.files.keys import FileKey
from trusthound.adapters.files.sealed import SALT_BYTES, Sealer
from trusthound.domain.common.errors import FileTooLarge, StorageFull

UNFINISHED = ".part"
_FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}


class Draft:
    """`finish` it or `drop` it. Blocking: call it in a thread, one at a time."""

    def __init__(self, folder: Path, name: str, key: FileKey, most_bytes: int) -> None:
        self._folder, self._name, self._most = folder, name, most_bytes
        self._draft = folder / f"{name}{UNFINISHED}"
        self._sealer = Sealer(key, secrets.token_bytes(SALT_BYTES))
        self._seen = 0
        with _told():
            handle = os.open(self._draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            self._file = os.fdopen(handle, "wb")
            self._file.write(self._sealer.head)

    def write(self, piece: bytes) -> None:
        """Raises FileTooLarge as soon as it is, StorageFull."""
        self._seen += len(piece)
        if self._seen > self._most:
            raise FileTooLarge(self._most)
        with _told():
            self._file.write(self._sealer.add(piece))

    def finish(self) -> str:
        """The name it is found by; from now on it survives a power cut. Raises StorageFull."""
        with _told():
            with self._file as file:
                file.write(self._sealer.end())
                file.flush()
                os.fsync(file.fileno())
            self._draft.rename(self._folder / self._name)
            sync(self._folder)
        return self._name

    def drop(self) -> None:
        """Nothing is left of what is not finished."""
        try:
            with _told():
                self._file.close()
        except StorageFull:
            pass  # what was still to be written is not wanted any more
        self._draft.unlink(missing_ok=True)


def sync(folder: Path) -> None:
    """A rename or a deletion lasts once its folder is written down."""
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


@contextmanager
def _told() -> Iterator[None]:
    try:
        yield
    except OSError as problem:
        if problem.errno in _FULL:
            raise StorageFull from problem
        raise
