"""A ZIP of resumes in, one of them out: nothing of it is written to a disk under its own name.

It comes from a stranger. How much is read of its directory, of each entry and of all together is
bounded; an archive within it is not opened.
"""

import io
import unicodedata
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import suppress
from threading import Lock

from trusthound.domain.common.document_problem import DocumentProblem
from trusthound.domain.common.errors import DocumentRefused, InvalidInput
from trusthound.domain.resume.document import MOST_BYTES as MOST_RESUME_BYTES

MOST_ENTRIES = 10_000
MOST_UNPACKED_BYTES = 2_000_000_000
# Of ten thousand names of a usual length about a third.
_MOST_READ_BYTES = 4_000_000
_PIECE_BYTES = 256 * 1024
_ENCRYPTED_FLAG = 0x1
_UTF8_FLAG = 0x800
# Others unpack without a bound on what comes of one piece.
_METHODS = frozenset({zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED})
# What macOS and Windows put in by themselves.
_LITTER = ("__macosx/", ".ds_store", "thumbs.db", "desktop.ini")
_PROBLEMS = (zipfile.BadZipFile, zlib.error, EOFError, ValueError, OSError, NotImplementedError)


class ResumeArchive:
    """`file` is read at any place and closed with it. To be used from any thread, one at a time.

    Raises InvalidInput about “resumes” for what is no archive, or none that is read here.
    """

    def __init__(self, file: io.RawIOBase) -> None:
        self._lock = Lock()
        try:
            self._file = _Bounded(file)
            self._archive = zipfile.ZipFile(self._file)
        except (*_PROBLEMS, RecursionError) as error:
            file.close()
            raise _refused("This is not a ZIP file that can be read.") from error
        entries = [each for each in self._archive.infolist() if not each.is_dir()]
        try:
            _check(entries)
        except InvalidInput:
            self.close()
            raise
        self._entries = {each.filename: each for each in entries}
        self._by_name: dict[str, set[str]] = {}
        for each in entries:
            for name in _names_of(each):
                self._by_name.setdefault(name, set()).add(each.filename)

    def find(self, name: str) -> str:
        """The entry that a list calls so: by its whole name, or by the last part of it.

        Raises InvalidInput where there is none, or there are several.
        """
        found = self._by_name.get(_folded(name), set())
        if not found:
            raise InvalidInput(f"There is no file “{name[:100]}” in the ZIP.", field="resume")
        if len(found) > 1:
            raise InvalidInput(
                f"There are several files “{name[:100]}” in the ZIP: write the folder before it.",
                field="resume",
            )
        return next(iter(found))

    def read(self, entry: str) -> bytes:
        """Raises DocumentRefused for what is damaged, too large, or under a password."""
        info = self._entries.get(entry)
        if info is None or info.compress_type not in _METHODS:
            raise DocumentRefused(DocumentProblem.DAMAGED, detail="no such entry, or odd packing")
        if info.flag_bits & _ENCRYPTED_FLAG:
            raise DocumentRefused(DocumentProblem.ENCRYPTED)
        if info.file_size > MOST_RESUME_BYTES:
            raise DocumentRefused(DocumentProblem.TOO_LARGE, detail=f"{info.file_size} bytes")
        data = bytearray()
        try:
            with self._lock, self._archive.open(info) as opened:
                while piece := opened.read(_PIECE_BYTES):
                    data += piece
        except (*_PROBLEMS, RuntimeError) as error:
            raise DocumentRefused(DocumentProblem.DAMAGED, detail=str(error)[:100]) from None
        return bytes(data)

    def names(self) -> Iterator[str]:
        """Of all entries but those that systems put in by themselves."""
        return (each for each in self._entries if not _is_litter(each))

    def close(self) -> None:
        with self._lock:
            self._archive.close()
            self._file.close()


class _Bounded(io.BufferedReader):
    """The directory is read in one piece, of a length that the archive itself states."""

    def read(self, size: int | None = -1, /) -> bytes:
        if size is None or size < 0:
            at = self.tell()
            size = self.seek(0, io.SEEK_END) - at
            self.seek(at)
        if size > _MOST_READ_BYTES:
            raise zipfile.BadZipFile("more of it would be read at once than is")
        return super().read(size)


def _check(entries: list[zipfile.ZipInfo]) -> None:
    if len(entries) > MOST_ENTRIES:
        raise _refused(f"The ZIP has more than {MOST_ENTRIES:,} files.", "Split it.")
    if sum(each.file_size for each in entries) > MOST_UNPACKED_BYTES:
        raise _refused(
            f"The ZIP unpacks to more than {MOST_UNPACKED_BYTES // 1_000_000:,} MB.", "Split it."
        )
    if any(_leads_out(each.filename) for each in entries):
        raise _refused("A name in the ZIP leads out of it.", "Make it anew from one folder.")
    if len({each.filename for each in entries}) < len(entries):
        raise _refused("Two files in the ZIP have the same name.", "Make it anew from one folder.")


def _leads_out(name: str) -> bool:
    parts = name.replace("\\", "/").split("/")
    return ".." in parts or name.startswith(("/", "\\")) or ":" in parts[0]


def _names_of(info: zipfile.ZipInfo) -> set[str]:
    """What a list may call it. Many programs write UTF-8 without saying so."""
    told = [info.filename]
    if not info.flag_bits & _UTF8_FLAG:
        with suppress(UnicodeError):
            told.append(info.filename.encode("cp437").decode())
    whole = {_folded(each) for each in told}
    return whole | {each.rpartition("/")[2] for each in whole}


def _folded(name: str) -> str:
    return unicodedata.normalize("NFC", name.replace("\\", "/").strip()).casefold()


def _is_litter(name: str) -> bool:
    folded = _folded(name)
    return folded.startswith(_LITTER[0]) or folded.rpartition("/")[2] in _LITTER[1:]


def _refused(message: str, advice: str = "Make a usual ZIP file of the resumes.") -> InvalidInput:
    return InvalidInput(message, field="resumes", advice=advice)
