"""The server itself, over real sockets: framing, half-open connections, ending."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from trusthound.domain.common.errors import SetupProblem
from trusthound.entrypoints.http.bodies import BODY_BYTES, JsonBodies
from trusthound.entrypoints.http.limits import RequestLimits
from trusthound.entrypoints.http.request_log import RequestLog
from trusthound.entrypoints.http.server import serve

HOST = "127.0.0.1"
LOCAL = b"Host: localhost\r\nConnection: close\r\n"
JSON = b"Content-Type: application/json\r\n"


async def echo(scope: Scope, receive: Receive, send: Send) -> None:
    body = await Request(scope, receive).body()
    await Response(b"echo:" + body)(scope, receive, send)


GUARDED = RequestLog(RequestLimits(JsonBodies(echo), ["localhost"]), ())


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port: int = probe.getsockname()[1]
        return port


@asynccontextmanager
async def serving(app: ASGIApp = GUARDED) -> AsyncIterator[int]:
    port, stop, started = free_port(), asyncio.Event(), asyncio.Event()
    task = asyncio.create_task(serve(app, host=HOST, port=port, stop=stop, started=started.set))
    try:
        await started.wait()
        yield port
    finally:
        stop.set()
        await task


async def talk(port: int, request: bytes) -> bytes:
    """Everything that comes back until the server closes the connection."""
    reader, writer = await asyncio.open_connection(HOST, port)
    writer.write(request)
    answer = await reader.read()
    writer.close()
    return answer


def status(answer: bytes) -> int:
    return int(answer.split(b" ", 2)[1])


async def test_a_request_is_answered() -> None:
    async with serving() as port:
        answer = await talk(port, b"GET /x HTTP/1.1\r\n" + LOCAL + b"\r\n")

    assert status(answer) == 200
    assert b"x-request-id: " in answer


@pytest.mark.parametrize(
    ("framing", "expected"),
    [
        (b"Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello!", 400),
        (b"Content-Length: 5, 5\r\n\r\nhello", 400),
        (b"Content-Length: +5\r\n\r\nhello", 400),
        (b"Content-Length: -1\r\n\r\n", 400),
        (b"Content-Length: 0x5\r\n\r\nhello", 400),
        (b"Content-Length : 5\r\n\r\nhello", 400),
        (b"Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n", 400),
        (b"Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n", 400),
        (b"Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400),
        (b"Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n", 400),
        (b"Transfer-Encoding: chunked\r\n\r\nzz\r\n\r\n", 400),
        (b"X-Folded: a\r\n b\r\n\r\n", 400),
        (b"X-Nul: a\0b\r\n\r\n", 400),
        (b"Host: evil.example\r\n\r\n", 400),
        (b"X-Padding: " + b"x" * 40_000 + b"\r\n\r\n", 431),
        (b"X-Padding: " + b"x" * 20_000 + b"\r\n\r\n", 431),
        (b"".join(b"X-%d: x\r\n" % number for number in range(200)) + b"\r\n", 431),
        (b"Content-Length: %d\r\n\r\n" % (BODY_BYTES + 1), 413),
        (b"Content-Length: 999999999999999999999999\r\n\r\n", 400),
    ],
)
async def test_malformed_requests_are_refused_before_any_route(
    framing: bytes, expected: int
) -> None:
    async with serving() as port:
        answer = await talk(port, b"POST /api/x HTTP/1.1\r\n" + LOCAL + JSON + framing)

    assert status(answer) == expected
    assert b"echo:" not in answer


@pytest.mark.parametrize(
    "request_line_and_host",
    [
        b"GET / HTTP/1.1\r\nConnection: close\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n",
        b"GET / HTTP/1.0\r\n\r\n",
    ],
)
async def test_a_request_without_one_of_our_hosts_is_refused(request_line_and_host: bytes) -> None:
    async with serving() as port:
        answer = await talk(port, request_line_and_host)

    assert status(answer) == 400


async def test_where_two_framings_disagree_nothing_is_smuggled() -> None:
    """The server takes the chunks, as RFC 9112 says, and closes: what follows is never read."""
    smuggled = b"GET /smuggled HTTP/1.1\r\n" + LOCAL + b"\r\n"
    head = b"POST /api/x HTTP/1.1\r\nHost: localhost\r\n" + JSON
    framing = b"Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n"

    async with serving() as port:
        answer = await talk(port, head + framing + b"2\r\n{}\r\n0\r\n\r\n" + smuggled)

    assert answer.count(b"HTTP/1.1 ") == 1
    assert b"connection: close" in answer
    assert answer.endswith(b"echo:{}")


async def test_a_chunked_body_is_counted_while_it_arrives() -> None:
    chunk = b"10000\r\n" + b" " * 0x10000 + b"\r\n"

    async with serving() as port:
        answer = await talk(
            port,
            b"POST /api/x HTTP/1.1\r\n"
            + LOCAL
            + JSON
            + b"Transfer-Encoding: chunked\r\n\r\n"
            + chunk * 5
            + b"0\r\n\r\n",
        )

    assert status(answer) == 413


async def test_half_open_connections_do_not_keep_others_out() -> None:
    async with serving() as port:
        half_open = [await asyncio.open_connection(HOST, port) for _ in range(300)]
        for _, writer in half_open:
            writer.write(b"POST /api/x HTTP/1.1\r\nHo")
        answer = await talk(port, b"GET /x HTTP/1.1\r\n" + LOCAL + b"\r\n")
        for _, writer in half_open:
            writer.close()

    assert status(answer) == 200


async def test_what_is_in_flight_is_finished_and_nothing_new_begins() -> None:
    began, go_on, stop, started = (asyncio.Event() for _ in range(4))

    async def slow(scope: Scope, receive: Receive, send: Send) -> None:
        began.set()
        await go_on.wait()
        await Response(b"finished")(scope, receive, send)

    port = free_port()
    task = asyncio.create_task(serve(slow, host=HOST, port=port, stop=stop, started=started.set))
    await started.wait()
    asked = asyncio.create_task(talk(port, b"GET /x HTTP/1.1\r\n" + LOCAL + b"\r\n"))
    await began.wait()
    stop.set()
    await _refuses(port)
    go_on.set()

    assert (await asked).endswith(b"finished")
    await task


async def test_what_never_finishes_is_cut_off() -> None:
    began, stop, started = (asyncio.Event() for _ in range(3))

    async def stuck(scope: Scope, receive: Receive, send: Send) -> None:
        began.set()
        await asyncio.Event().wait()

    port = free_port()
    task = asyncio.create_task(
        serve(stuck, host=HOST, port=port, stop=stop, started=started.set, finish_seconds=0.05)
    )
    await started.wait()
    _, writer = await asyncio.open_connection(HOST, port)
    writer.write(b"GET /x HTTP/1.1\r\n" + LOCAL + b"\r\n")
    await began.wait()
    stop.set()

    await task
    writer.close()


async def test_a_port_in_use_is_said_so() -> None:
    async with serving() as port:
        with pytest.raises(SetupProblem, match=f"Port {port} on {HOST} is in use"):
            await serve(GUARDED, host=HOST, port=port, stop=asyncio.Event())


async def test_an_address_that_is_not_ours_is_said_so() -> None:
    with pytest.raises(SetupProblem, match="cannot be opened"):
        await serve(GUARDED, host="192.0.2.1", port=free_port(), stop=asyncio.Event())


async def _refuses(port: int) -> None:
    """Wait until nobody listens any more."""
    while True:
        try:
            _, writer = await asyncio.open_connection(HOST, port)
        except ConnectionRefusedError:
            return
        writer.close()
        await asyncio.sleep(0.01)
