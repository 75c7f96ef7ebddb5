"""Rows by name in, and files; a zip of them out, written as they come: rows are JSON."""

import asyncio
import json
import tempfile
from collections.abc import AsyncIterator, Mapping
from typing import IO, Any
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile

# Beyond this it lies on the disk, in a file without a name.
_MEMORY_BYTES = 4_000_000


async def write_archive(
    sections: Mapping[str, AsyncIterator[Mapping[str, Any]]],
    files: AsyncIterator[tuple[str, bytes]],
) -> IO[bytes]:
    """A file that stands at its beginning; whoever gets it closes it. A list of rows a section;
    `files` have names of ours, and are not packed again.
    """
    file: IO[bytes] = tempfile.SpooledTemporaryFile(max_size=_MEMORY_BYTES)  # noqa: SIM115
    try:
        with ZipFile(file, "w", ZIP_DEFLATED) as archive:
            for name, rows in sections.items():
                with archive.open(f"{name}.json", "w") as entry:
                    await _write(entry, rows)
            async for name, data in files:
                await asyncio.to_thread(archive.writestr, name, data, ZIP_STORED)
    except BaseException:
        file.close()
        raise
    file.seek(0)
    return file


async def _write(entry: IO[bytes], rows: AsyncIterator[Mapping[str, Any]]) -> None:
    between = b"[\n"
    async for row in rows:
        entry.write(between + json.dumps(row, ensure_ascii=False, indent=2).encode())
        between = b",\n"
    entry.write(b"\n]\n" if between == b",\n" else b"[]\n")
