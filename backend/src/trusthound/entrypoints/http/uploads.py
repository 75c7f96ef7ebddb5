"""A form with a file in, its parts out: read as it comes, and only once its sender may send it.

What stands before the routes lets these bodies pass unread; the route asks for them after it knows
who calls.
"""

import asyncio
import re
from collections.abc import Mapping
from dataclasses import dataclass

from python_multipart.exceptions import FormParserError
from python_multipart.multipart import MultipartParser, parse_options_header
from starlette.requests import ClientDisconnect, Request
from starlette.routing import compile_path

from trusthound.domain.access.api_key import Scope
from trusthound.entrypoints.http.address import counted_as
from trusthound.entrypoints.http.caller import Access, Allow, Caller
from trusthound.entrypoints.http.form_parts import Part, PartReader
from trusthound.entrypoints.http.problems import Refused
from trusthound.entrypoints.http.upload_slots import UploadSlots

FILE_BYTES = 10 * 1024 * 1024
FIELD_BYTES = 80 * 1024  # twenty thousand characters of any script
# The file, its fields, and what stands between them.
BODY_BYTES = FILE_BYTES + 512 * 1024
# A file of the largest size over a slow line.
UPLOAD_SECONDS = 120.0
# Addresses whose body is a form with a file (POST alone), and who may send it.
UPLOADS = {
    "/api/read-file": Allow(Access.ANYONE),
    "/api/enterprise/verify": Allow(Access.MEMBER, Scope.VERIFY),
    "/api/enterprise/brand/logo": Allow(Access.ADMIN),
    "/api/v1/verifications": Allow(Access.MEMBER, Scope.VERIFY),
    "/api/enterprise/bulk": Allow(Access.MEMBER, Scope.BULK_VERIFY),
    "/api/v1/bulk": Allow(Access.MEMBER, Scope.BULK_VERIFY),
    "/api/premium/resume": Allow(Access.PREMIUM),
    "/api/premium/applications/import": Allow(Access.PREMIUM),
    "/api/premium/applications/{application_id}/documents": Allow(Access.PREMIUM),
}
_UPLOADING = [(compile_path(path)[0], allowed) for path, allowed in UPLOADS.items()]
TOO_LARGE = "The file is larger than 10 MB."
# RFC 2046, 5.1.1, and whatever else is visible.
_BOUNDARY = re.compile(rb"[!-~](?:[ -~]{0,68}[!-~])?")
CUT_SHORT = "The body of this request could not be read to its end."
NO_FORM = "This is not a form that can be read."
_slots = UploadSlots()


@dataclass(frozen=True, slots=True)
class UploadedFile:
    """`filename` is what its sender calls it: shown or compared, never a path."""

    filename: str
    data: bytes


@dataclass(frozen=True, slots=True)
class Form:
    """The first of each name counts."""

    fields: Mapping[str, str]
    files: Mapping[str, UploadedFile]


def upload_access(path: str) -> Allow | None:
    """Who may upload there; None where nobody uploads."""
    return next((allowed for each, allowed in _UPLOADING if each.match(path)), None)


async def read_form(
    request: Request, caller: Caller, *, files: frozenset[str], fields: frozenset[str]
) -> Form:
    """Only the parts that are named are kept; all others are read past.

    Raises Refused for another kind of body, one that is too large or too slow; Overloaded.
    """
    check_headers(request, BODY_BYTES, _too_large())
    boundary = boundary_of(request)
    with _slots.one(senders_of(caller)):
        reader = _Reader(files, fields)
        parser = MultipartParser(boundary, reader.callbacks())
        try:
            async with asyncio.timeout(UPLOAD_SECONDS):
                await _feed(request, parser)
        except TimeoutError as error:
            raise Refused(
                "request_timeout", "The request's body did not arrive in time."
            ) from error
        if not reader.ended:
            raise Refused("bad_request", CUT_SHORT)
        return reader.form()


async def whole_body(request: Request, caller: Caller) -> bytes:
    """All of an upload as it came, for whoever has to compare it with another."""
    check_headers(request, BODY_BYTES, _too_large())
    body = bytearray()
    try:
        with _slots.one(senders_of(caller)):
            async with asyncio.timeout(UPLOAD_SECONDS):
                async for chunk in request.stream():
                    body += chunk
                    if len(body) > BODY_BYTES:
                        raise _too_large()
    except TimeoutError as error:
        raise Refused("request_timeout", "The request's body did not arrive in time.") from error
    except ClientDisconnect as error:
        raise Refused("bad_request", CUT_SHORT) from error
    return bytes(body)


def senders_of(caller: Caller) -> list[str]:
    """Who sends it: an organisation or a user, if any, and an address."""
    address = f"address {counted_as(caller.address)}"
    if caller.api_key is None and caller.signed_in is None:
        return [address]
    if caller.api_key is None and caller.user.membership is None:
        sender = f"user {caller.user.user.id}"
    else:
        sender = f"organization {caller.acting.organization.id}"
    return [sender, address]


def check_headers(request: Request, most_bytes: int, too_large: Refused) -> None:
    """Raises Refused for a packed body, and `too_large` for one that says it is."""
    if request.headers.get("content-encoding", "identity").strip().lower() != "identity":
        raise Refused("unsupported_media_type", "Compressed request bodies are not accepted.")
    length = request.headers.get("content-length", "0")
    if length.isdecimal() and int(length) > most_bytes:
        raise too_large


def boundary_of(request: Request) -> bytes:
    """What stands between the parts. Raises Refused for another kind of body."""
    kind, parameters = parse_options_header(request.headers.get("content-type", ""))
    boundary = parameters.get(b"boundary", b"")
    if kind != b"multipart/form-data" or not _BOUNDARY.fullmatch(boundary):
        raise Refused(
            "unsupported_media_type", "Send a form as multipart/form-data, with the file in it."
        )
    return boundary


async def _feed(request: Request, parser: MultipartParser) -> None:
    received = 0
    try:
        async for chunk in request.stream():
            received += len(chunk)
            if received > BODY_BYTES:
                raise _too_large()
            parser.write(chunk)
        parser.finalize()
    except ClientDisconnect as error:
        raise Refused("bad_request", CUT_SHORT) from error
    except FormParserError as error:
        raise Refused("bad_request", NO_FORM) from error


def _too_large() -> Refused:
    return Refused("body_too_large", TOO_LARGE, field="resume", advice="Send a smaller file.")


class _Reader(PartReader):
    """Keeps the parts that are wanted."""

    def __init__(self, files: frozenset[str], fields: frozenset[str]) -> None:
        super().__init__()
        self._wanted_files, self._wanted_fields = files, fields
        self._fields: dict[str, str] = {}
        self._files: dict[str, UploadedFile] = {}
        self._data = bytearray()

    def form(self) -> Form:
        return Form(self._fields, self._files)

    def keeps(self, part: Part) -> bool:
        self._data = bytearray()
        if part.is_file:
            return part.name in self._wanted_files and part.name not in self._files
        return part.name in self._wanted_fields and part.name not in self._fields

    def take(self, part: Part, piece: bytes) -> None:
        self._data += piece
        if part.is_file and len(self._data) > FILE_BYTES:
            raise _too_large()
        if not part.is_file and len(self._data) > FIELD_BYTES:
            raise Refused("invalid_input", f"“{part.name}” is too long.", field=part.name)

    def end(self, part: Part) -> None:
        if part.is_file:
            self._files[part.name] = UploadedFile(part.filename, bytes(self._data))
        else:
            text = self._data.decode(errors="replace").replace("\0", "\ufffd")
            self._fields[part.name] = text
