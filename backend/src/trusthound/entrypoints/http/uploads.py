"""A form with a file in, its parts out: read as it comes, and only once its sender may send it.

What stands before the routes lets these bodies pass unread; the route asks for them after it knows
who calls.
"""

import asyncio
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from python_multipart.exceptions import FormParserError
from python_multipart.multipart import MultipartParser, parse_options_header
from starlette.requests import ClientDisconnect, Request
from starlette.routing import compile_path

from trusthound.domain.access.api_key import Scope
from trusthound.entrypoints.http.address import counted_as
from trusthound.entrypoints.http.caller import Access, Allow, Caller
from trusthound.entrypoints.http.problems import Refused
from trusthound.entrypoints.http.upload_slots import UploadSlots

FILE_BYTES = 10 * 1024 * 1024
FIELD_BYTES = 80 * 1024  # twenty thousand characters of any script
MOST_PARTS = 30
# The file, its fields, and what stands between them.
BODY_BYTES = FILE_BYTES + 512 * 1024
# A file of the largest size over a slow line.
UPLOAD_SECONDS = 120.0
# Addresses whose body is a form with a file (POST alone), and who may send it.
UPLOADS = {
    "/api/enterprise/verify": Allow(Access.MEMBER, Scope.VERIFY),
    "/api/premium/resume": Allow(Access.PREMIUM),
    "/api/premium/applications/import": Allow(Access.PREMIUM),
    "/api/premium/applications/{application_id}/documents": Allow(Access.PREMIUM),
}
_UPLOADING = [(compile_path(path)[0], allowed) for path, allowed in UPLOADS.items()]
TOO_LARGE = "The file is larger than 10 MB."
# RFC 2046, 5.1.1, and whatever else is visible.
_BOUNDARY = re.compile(rb"[!-~](?:[ -~]{0,68}[!-~])?")
_CUT_SHORT = "The body of this request could not be read to its end."
_NO_FORM = "This is not a form that can be read."
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
    _check_headers(request)
    boundary = _boundary(request)
    with _slots.one(_senders(caller)):
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
            raise Refused("bad_request", _CUT_SHORT)
        return reader.form()


async def whole_body(request: Request, caller: Caller) -> bytes:
    """All of an upload as it came, for whoever has to compare it with another."""
    _check_headers(request)
    body = bytearray()
    try:
        with _slots.one(_senders(caller)):
            async with asyncio.timeout(UPLOAD_SECONDS):
                async for chunk in request.stream():
                    body += chunk
                    if len(body) > BODY_BYTES:
                        raise _too_large()
    except TimeoutError as error:
        raise Refused("request_timeout", "The request's body did not arrive in time.") from error
    except ClientDisconnect as error:
        raise Refused("bad_request", _CUT_SHORT) from error
    return bytes(body)


def _senders(caller: Caller) -> list[str]:
    """Who sends it: an organisation or a user, and an address."""
    if caller.api_key is None and caller.user.membership is None:
        sender = f"user {caller.user.user.id}"
    else:
        sender = f"organization {caller.acting.organization.id}"
    return [sender, f"address {counted_as(caller.address)}"]


def _check_headers(request: Request) -> None:
    if request.headers.get("content-encoding", "identity").strip().lower() != "identity":
        raise Refused("unsupported_media_type", "Compressed request bodies are not accepted.")
    length = request.headers.get("content-length", "0")
    if length.isdecimal() and int(length) > BODY_BYTES:
        raise _too_large()


def _boundary(request: Request) -> bytes:
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
        raise Refused("bad_request", _CUT_SHORT) from error
    except FormParserError as error:
        raise Refused("bad_request", _NO_FORM) from error


def _too_large() -> Refused:
    return Refused("body_too_large", TOO_LARGE, field="resume", advice="Send a smaller file.")


@dataclass
class _Part:
    name: str = ""
    filename: str = ""
    is_file: bool = False
    kept: bool = False
    data: bytearray = field(default_factory=bytearray)


class _Reader:
    """What the parser calls, as the parts come."""

    def __init__(self, files: frozenset[str], fields: frozenset[str]) -> None:
        self._wanted_files, self._wanted_fields = files, fields
        self._fields: dict[str, str] = {}
        self._files: dict[str, UploadedFile] = {}
        self._parts = 0
        self._part = _Part()
        self._header, self._value = bytearray(), bytearray()
        self.ended = False

    def callbacks(self) -> Any:
        return {
            "on_part_begin": self._begin,
            "on_header_field": self._on_header,
            "on_header_value": self._on_value,
            "on_header_end": self._end_header,
            "on_headers_finished": self._end_headers,
            "on_part_data": self._on_data,
            "on_part_end": self._end,
            "on_end": self._finish,
        }

    def form(self) -> Form:
        return Form(self._fields, self._files)

    def _begin(self) -> None:
        self._parts += 1
        if self._parts > MOST_PARTS:
            raise Refused("bad_request", f"The form has more than {MOST_PARTS} parts.")
        self._part = _Part()

    def _on_header(self, data: bytes, start: int, end: int) -> None:
        self._header += data[start:end]

    def _on_value(self, data: bytes, start: int, end: int) -> None:
        self._value += data[start:end]

    def _end_header(self) -> None:
        if bytes(self._header).strip().lower() == b"content-disposition":
            kind, parameters = parse_options_header(bytes(self._value))
            if kind == b"form-data":
                part = self._part
                part.name = parameters.get(b"name", b"").decode(errors="replace")
                part.is_file = b"filename" in parameters
                part.filename = parameters.get(b"filename", b"").decode(errors="replace")
        self._header.clear()
        self._value.clear()

    def _end_headers(self) -> None:
        part = self._part
        if part.is_file:
            part.kept = part.name in self._wanted_files and part.name not in self._files
        else:
            part.kept = part.name in self._wanted_fields and part.name not in self._fields

    def _on_data(self, data: bytes, start: int, end: int) -> None:
        part = self._part
        if not part.kept:
            return
        part.data += data[start:end]
        if part.is_file and len(part.data) > FILE_BYTES:
            raise _too_large()
        if not part.is_file and len(part.data) > FIELD_BYTES:
            raise Refused("invalid_input", f"“{part.name}” is too long.", field=part.name)

    def _end(self) -> None:
        part = self._part
        if not part.kept:
            return
        if part.is_file:
            self._files[part.name] = UploadedFile(part.filename, bytes(part.data))
        else:
            self._fields[part.name] = part.data.decode(errors="replace").replace("\0", "\ufffd")

    def _finish(self) -> None:
        self.ended = True
