"""A form with a list of resumes and their ZIP in; both stored as they come, encrypted, out."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from python_multipart.exceptions import FormParserError
from python_multipart.multipart import MultipartParser
from starlette.requests import ClientDisconnect, Request

from trusthound.adapters.files.draft import Draft
from trusthound.adapters.storage.bulk_jobs import Upload
from trusthound.domain.common.errors import InvalidInput
from trusthound.entrypoints.http.caller import Caller
from trusthound.entrypoints.http.form_parts import Part, PartReader
from trusthound.entrypoints.http.problems import Refused
from trusthound.entrypoints.http.upload_slots import UploadSlots
from trusthound.entrypoints.http.uploads import (
    CUT_SHORT,
    NO_FORM,
    boundary_of,
    check_headers,
    senders_of,
)
from trusthound.wiring.bulk import Bulk

LIST, RESUMES = "list", "resumes"
# Half a gigabyte over a slow line; nothing of it for half a minute is a line that is gone.
UPLOAD_SECONDS = 1_800.0
IDLE_SECONDS = 30.0
_AROUND_FILES_BYTES = 64 * 1024
_TOO_LATE = "The request's body did not arrive in time."
# They lie on the disk, not in memory; but each is unpacked once it is there.
_slots = UploadSlots(most=8, share=2)


@asynccontextmanager
async def brought_list(
    request: Request, caller: Caller, bulk: Bulk
) -> AsyncIterator[tuple[Upload, str]]:
    """The upload, and what the list is called; gone again where the block ends badly.

    Raises Refused, InvalidInput, Overloaded, StorageFull.
    """
    most = bulk.most_bytes + _AROUND_FILES_BYTES
    check_headers(request, most, _too_large(bulk))
    boundary = boundary_of(request)
    with _slots.one(senders_of(caller)):
        parts = _Parts(bulk)
        try:
            async with asyncio.timeout(UPLOAD_SECONDS):
                await _feed(request, boundary, parts, most)
            yield parts.upload(), parts.filename
        except TimeoutError as error:
            await parts.drop()
            raise Refused("request_timeout", _TOO_LATE) from error
        except BaseException:
            await parts.drop()
            raise


async def _feed(request: Request, boundary: bytes, parts: "_Parts", most: int) -> None:
    incoming = _Incoming()
    parser = MultipartParser(boundary, incoming.callbacks())
    stream, received = request.stream(), 0
    try:
        while True:
            async with asyncio.timeout(IDLE_SECONDS):
                chunk = await anext(stream, None)
            if chunk is None:
                break
            received += len(chunk)
            if received > most:
                raise _too_large(parts.bulk)
            parser.write(chunk)
            await parts.apply(incoming.taken())
        parser.finalize()
        await parts.apply(incoming.taken())
    except ClientDisconnect as error:
        raise Refused("bad_request", CUT_SHORT) from error
    except FormParserError as error:
        raise Refused("bad_request", NO_FORM) from error
    if not incoming.ended:
        raise Refused("bad_request", CUT_SHORT)


class _Incoming(PartReader):
    """What has come since it was last asked: pieces, and None at the end of a part."""

    def __init__(self) -> None:
        super().__init__()
        self._seen: set[str] = set()
        self._taken: list[tuple[Part, bytes | None]] = []

    def taken(self) -> list[tuple[Part, bytes | None]]:
        taken, self._taken = self._taken, []
        return taken

    def keeps(self, part: Part) -> bool:
        wanted = part.is_file and part.name in (LIST, RESUMES) and part.name not in self._seen
        self._seen.add(part.name)
        return wanted

    def take(self, part: Part, piece: bytes) -> None:
        self._taken.append((part, piece))

    def end(self, part: Part) -> None:
        self._taken.append((part, None))


class _Parts:
    """Files that are being stored, and those that are."""

    def __init__(self, bulk: Bulk) -> None:
        self.bulk = bulk
        self.names: dict[str, str] = {}
        self.filename = ""
        self._drafts: dict[str, Draft] = {}

    async def apply(self, taken: list[tuple[Part, bytes | None]]) -> None:
        for part, piece in taken:
            draft = self._drafts.get(part.name)
            if piece is not None:
                if draft is None:
                    draft = self._drafts[part.name] = await self.bulk.begin_file()
                await asyncio.to_thread(draft.write, piece)
            elif draft is not None:
                self.names[part.name] = await asyncio.to_thread(draft.finish)
                del self._drafts[part.name]
            if part.name == LIST:
                self.filename = part.filename

    def upload(self) -> Upload:
        """Raises InvalidInput where no list came."""
        if LIST not in self.names:
            raise InvalidInput("Add a list: a CSV or JSONL file.", field=LIST)
        return Upload(self.names[LIST], self.names.get(RESUMES))

    async def drop(self) -> None:
        for draft in self._drafts.values():
            await asyncio.to_thread(draft.drop)
        await self.bulk.drop(tuple(self.names.values()))


def _too_large(bulk: Bulk) -> Refused:
    return Refused(
        "body_too_large",
        f"The list and its ZIP are larger than {bulk.most_bytes // 1_000_000:,} MB.",
        field=RESUMES,
        advice="Split the list.",
    )
