"""Requests over a socket in, answers out: the little of HTTP/1.1 that the service needs."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from http import HTTPStatus
from urllib.parse import parse_qsl, urlsplit

LOCAL = "127.0.0.1"
MOST_BYTES = 64 * 1024
READ_SECONDS = 10.0


@dataclass(frozen=True, slots=True)
class Request:
    """Header names in lower case; `fields` are the query's and the form's, in order."""

    method: str
    path: str
    headers: Mapping[str, str]
    fields: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Response:
    """What is answered; the length and the end of the connection are added."""

    status: int
    body: bytes
    kind: str = "application/json"
    headers: Mapping[str, str] = field(default_factory=dict)


Answer = Callable[[Request], Awaitable[Response]]


@asynccontextmanager
async def serve_locally(answer: Answer, port: int = 0) -> AsyncIterator[int]:
    """Serve on the loopback address while the block runs, on this port or a free one; says it."""

    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, TimeoutError, ValueError, asyncio.IncompleteReadError):
            async with asyncio.timeout(READ_SECONDS):
                request = await _read(reader)
            writer.write(_written(await answer(request)))
            await writer.drain()
        writer.close()

    try:
        server = await asyncio.start_server(talk, LOCAL, port, limit=MOST_BYTES)
    except OSError:
        server = await asyncio.start_server(talk, LOCAL, 0, limit=MOST_BYTES)
    async with server:
        yield server.sockets[0].getsockname()[1]


async def post(url: str, body: bytes, headers: Mapping[str, str], *, seconds: float) -> int:
    """Send a body and say the status. Raises OSError, TimeoutError, ValueError."""
    parts = urlsplit(url)
    lines = [
        f"POST {parts.path} HTTP/1.1",
        f"Host: {parts.netloc}",
        f"Content-Length: {len(body)}",
        "Connection: close",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]
    async with asyncio.timeout(seconds):
        reader, writer = await asyncio.open_connection(parts.hostname, parts.port or 80)
        try:
            writer.write("\r\n".join([*lines, "", ""]).encode("latin-1") + body)
            await writer.drain()
            status_line = await reader.readline()
        finally:
            writer.close()
    return int(status_line.split(b" ", 2)[1]) if status_line.count(b" ") else 0


async def _read(reader: asyncio.StreamReader) -> Request:
    try:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
    except asyncio.LimitOverrunError as error:
        raise ValueError("the head is too long") from error
    first, *lines = head.rstrip().split("\r\n")
    method, target, _ = first.split(" ")
    pairs = [each.partition(":") for each in lines]
    headers = {name.strip().lower(): value.strip() for name, _, value in pairs}
    length = int(headers.get("content-length", "0"))
    if not 0 <= length <= MOST_BYTES:
        raise ValueError("the body is too long")
    body = (await reader.readexactly(length)).decode()
    parts = urlsplit(target)
    fields = [
        each for text in (parts.query, body) for each in parse_qsl(text, keep_blank_values=True)
    ]
    return Request(method, parts.path, headers, tuple(fields))


def _written(response: Response) -> bytes:
    status = HTTPStatus(response.status)
    lines = [
        f"HTTP/1.1 {status.value} {status.phrase}",
        f"Content-Type: {response.kind}",
        f"Content-Length: {len(response.body)}",
        "Cache-Control: no-store",
        "Connection: close",
        *(f"{name}: {value}" for name, value in response.headers.items()),
    ]
    return "\r\n".join([*lines, "", ""]).encode("latin-1") + response.body
