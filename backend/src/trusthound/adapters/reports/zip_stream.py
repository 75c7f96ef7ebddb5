"""Files in, the pieces of a ZIP file out as they come: none of it is kept."""

import io
import zipfile
from collections.abc import AsyncIterator
from datetime import datetime


class ZipStream:
    """Hand on what each call answers, in its order."""

    def __init__(self) -> None:
        self._out = _Out()
        self._zip = zipfile.ZipFile(self._out, "w")

    def add(self, name: str, data: bytes, at: datetime) -> bytes:
        """`name` is ours, never somebody's."""
        moment = (at.year, at.month, at.day, at.hour, at.minute, at.second)
        self._zip.writestr(zipfile.ZipInfo(name, moment), data)
        return self._out.taken()

    async def entry(
        self, name: str, pieces: AsyncIterator[bytes], at: datetime
    ) -> AsyncIterator[bytes]:
        """A file of any length, packed as its pieces come. Read to its end before the next."""
        info = zipfile.ZipInfo(name, at.timetuple()[:6])
        info.compress_type = zipfile.ZIP_DEFLATED
        with self._zip.open(info, "w", force_zip64=True) as file:
            async for each in pieces:
                file.write(each)
                if taken := self._out.taken():
                    yield taken
        yield self._out.taken()

    def end(self) -> bytes:
        """Its directory."""
        self._zip.close()
        return self._out.taken()


class _Out(io.RawIOBase):
    """Takes what is written, and cannot go back."""

    def __init__(self) -> None:
        self._pieces: list[bytes] = []

    def writable(self) -> bool:
        return True

    def write(self, data: bytes) -> int:  # type: ignore[override]
        self._pieces.append(bytes(data))
        return len(data)

    def taken(self) -> bytes:
        taken, self._pieces = b"".join(self._pieces), []
        return taken
