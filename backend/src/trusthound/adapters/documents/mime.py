"""The raw bytes of a mail in, the tree of its parts out, within bounds of size, number and depth.

The standard library's parser nests generators and tries every open boundary at every line; here
each level is cut by plain search, so that time grows with the size alone.
"""

import binascii
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from email.message import Message
from functools import cached_property

from trusthound.domain.posting.extract.decode import decoded

_MOST_PARTS = 200
_MOST_DEPTH = 12
_MOST_HEADER_LINES = 3_000
_HEADER_BYTES = 20_000
_PARAMETER_CHARACTERS = 2_000
_PREFACE_BYTES = 6_000
# Lines that begin like a boundary and are none; no mail has many.
_MOST_CANDIDATES = 2_000

_FIELD = re.compile(rb"([!-9;-~]{1,80})[ \t]{0,5}:(.*)", re.DOTALL)
# What a web mail's page of the source shows above the source itself ends where these begin.
_FIRST_FIELDS = re.compile(
    rb"^(?:delivered-to|return-path|received|x-received|x-apparently-to|authentication-results|"
    rb"arc-seal|from|to|subject|date|message-id|mime-version):",
    re.IGNORECASE | re.MULTILINE,
)
_CONTROLS = dict.fromkeys((*range(32), 127), " ")


@dataclass(frozen=True)
class Part:
    """`headers` in the mail's order, names in lower case, values unfolded and otherwise as sent.

    `kind` is "text/plain" and the like; `body` is still encoded for its transport; `cut` says that
    parts were left out.
    """

    headers: tuple[tuple[str, str], ...]
    kind: str
    body: bytes
    parts: tuple["Part", ...] = ()
    cut: bool = False

    def header(self, name: str) -> str:
        return next(self.every(name), "")

    def every(self, name: str) -> Iterator[str]:
        """The values of that lower-case name, topmost first."""
        return (value for key, value in self.headers if key == name)

    @cached_property
    def content(self) -> bytes:
        """The body as it was before its transport."""
        coding = self.header("content-transfer-encoding").strip().lower()
        if coding == "base64":
            return _from_base64(self.body)
        return binascii.a2b_qp(self.body) if coding == "quoted-printable" else self.body

    @property
    def text(self) -> str:
        return decoded(self.content, self.header("content-type"))

    @cached_property
    def file_name(self) -> str:
        """As declared and not decoded, "" for none."""
        message = Message()
        for name in ("content-disposition", "content-type"):
            if value := self.header(name):
                message[name] = value[:_PARAMETER_CHARACTERS]
        try:
            return message.get_filename("") or ""
        except (LookupError, ValueError):  # a charset that Python knows and cannot read with
            return ""

    @property
    def is_attached(self) -> bool:
        disposition = self.header("content-disposition").strip().lower()
        return disposition.startswith("attachment")


def read_parts(body: bytes) -> Part:
    """The whole mail; any bytes are one, if only one without headers."""
    lines = body.replace(b"\r\n", b"\n").replace(b"\r", b"\n").removeprefix(b"\xef\xbb\xbf")
    return _part(_without_preface(lines.lstrip(b"\n")), 0, _Count(_MOST_PARTS))


@dataclass
class _Count:
    left: int


def _without_preface(lines: bytes) -> bytes:
    """Without an mbox's "From " line, or what a page shows above the source."""
    if lines.startswith((b"From ", b">From ")):
        return lines.partition(b"\n")[2]
    if _FIELD.match(lines.partition(b"\n")[0]):
        return lines
    first = _FIRST_FIELDS.search(lines, 0, _PREFACE_BYTES)
    return lines[first.start() :] if first else lines


def _part(lines: bytes, depth: int, count: _Count) -> Part:
    headers, body = _headers(lines)
    count.left -= 1
    content_type = next((value for name, value in headers if name == "content-type"), "")
    kind, boundary = _kind(content_type)
    leaf = Part(headers, kind, body)
    if kind == "message/rfc822":
        if depth == _MOST_DEPTH or count.left <= 0:
            return replace(leaf, cut=True)
        inner = _part(leaf.content.lstrip(b"\n"), depth + 1, count)
        return replace(leaf, parts=(inner,), cut=inner.cut)
    if not kind.startswith("multipart/"):
        return leaf
    pieces = _pieces(body, boundary)
    if not pieces:
        return replace(leaf, kind="text/plain")
    if depth == _MOST_DEPTH:
        return replace(leaf, body=b"", cut=True)
    parts: list[Part] = []
    for piece in pieces:
        if count.left <= 0:
            break
        parts.append(_part(piece, depth + 1, count))
    cut = len(parts) < len(pieces) or any(each.cut for each in parts)
    return Part(headers, kind, b"", tuple(parts), cut)


def _headers(lines: bytes) -> tuple[tuple[tuple[str, str], ...], bytes]:
    """The fields, and what follows the blank line or the first line that is none."""
    fields: list[tuple[str, bytearray]] = []
    at = 0
    for _ in range(_MOST_HEADER_LINES):
        end = lines.find(b"\n", at)
        end = len(lines) if end == -1 else end
        line = lines[at : min(end, at + _HEADER_BYTES)]
        field = _FIELD.fullmatch(line)
        if line[:1] in (b" ", b"\t") and fields:
            if len(fields[-1][1]) < _HEADER_BYTES:
                fields[-1][1].extend(line)
        elif field is not None:
            fields.append((field[1].decode("ascii").lower(), bytearray(field[2])))
        else:
            return _read(fields), lines[at if line else end + 1 :]
        at = end + 1
    return _read(fields), lines[at:].partition(b"\n\n")[2]


def _read(fields: list[tuple[str, bytearray]]) -> tuple[tuple[str, str], ...]:
    return tuple((name, _value(bytes(raw))) for name, raw in fields)


def _value(raw: bytes) -> str:
    """UTF-8 as RFC 6532 allows it, or Latin-1 as old programs write it."""
    raw = raw[:_HEADER_BYTES]
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError:
        text = raw.decode("latin-1")
    return text.translate(_CONTROLS).strip()


def _kind(content_type: str) -> tuple[str, bytes]:
    """The type in lower case and the boundary, b"" for none."""
    message = Message()
    message["content-type"] = content_type[:_PARAMETER_CHARACTERS] or "text/plain"
    try:
        boundary = message.get_boundary("") or ""
    except (LookupError, ValueError):
        boundary = ""
    return message.get_content_type(), boundary.encode("utf-8", "replace")[:200]


def _pieces(body: bytes, boundary: bytes) -> list[bytes]:
    """What stands between the boundary's lines; without a last one the rest counts, too."""
    if not boundary:
        return []
    mark, body = b"\n--" + boundary, b"\n" + body
    pieces: list[bytes] = []
    start = -1
    at = body.find(mark)
    for _ in range(_MOST_CANDIDATES):
        if at == -1:
            break
        line_end = body.find(b"\n", at + len(mark))
        line_end = len(body) if line_end == -1 else line_end
        rest = body[at + len(mark) : line_end].rstrip()
        if rest in (b"", b"--"):
            if start != -1:
                pieces.append(body[start:at])
            start = line_end + 1 if rest == b"" else -1
            if rest or len(pieces) > _MOST_PARTS:
                break
        at = body.find(mark, line_end)
    if start != -1 and start < len(body) and len(pieces) <= _MOST_PARTS:
        pieces.append(body[start:])
    return pieces


def _from_base64(body: bytes) -> bytes:
    """Whatever of it can be read: mails are cut and padded wrongly."""
    letters = re.sub(rb"[^A-Za-z0-9+/]", b"", body)
    letters = letters[: len(letters) - (len(letters) % 4 == 1)]
    return binascii.a2b_base64(letters + b"=" * (-len(letters) % 4))
