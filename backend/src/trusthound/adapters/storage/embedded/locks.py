"""File locks that the kernel drops when their holder ends, kill -9 included."""

import fcntl
import os
import time
from collections.abc import Callable
from pathlib import Path

POLL_SECONDS = 0.02


class FileLock:
    """One open lock file: held shared, held alone, or not held."""

    def __init__(self, path: Path) -> None:
        flags = os.O_RDWR | os.O_CREAT | os.O_CLOEXEC | os.O_NOFOLLOW
        self._descriptor = os.open(path, flags, 0o600)

    def try_shared(self) -> bool:
        return self._try(fcntl.LOCK_SH)

    def try_alone(self) -> bool:
        """Whether nobody else holds it now; a shared lock of ours is given up for the attempt."""
        return self._try(fcntl.LOCK_EX)

    def wait_shared(self, seconds: float) -> bool:
        return _until(self.try_shared, seconds)

    def wait_alone(self, seconds: float) -> bool:
        return _until(self.try_alone, seconds)

    def write(self, text: str) -> None:
        """Say who holds it; for people and for the one who asks the holder to stop."""
        os.ftruncate(self._descriptor, 0)
        os.pwrite(self._descriptor, text.encode(), 0)

    def read(self) -> str:
        return os.pread(self._descriptor, 100, 0).decode()

    def release(self) -> None:
        fcntl.flock(self._descriptor, fcntl.LOCK_UN)

    def close(self) -> None:
        os.close(self._descriptor)

    def _try(self, kind: int) -> bool:
        try:
            fcntl.flock(self._descriptor, kind | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True


def _until(attempt: Callable[[], bool], seconds: float) -> bool:
    """flock() has no timeout, so ask again and again."""
    deadline = time.monotonic() + seconds
    while not attempt():
        if time.monotonic() > deadline:
            return False
        time.sleep(POLL_SECONDS)
    return True
