"""Whatever a server does, a fetch ends in time with a page or one of the declared errors."""

import asyncio
import contextlib
import random
import resource
import tracemalloc
import zlib
from collections.abc import AsyncIterator, Callable, Iterator
from typing import TYPE_CHECKING, Any

import brotli  # type: ignore[import-untyped]
import pytest
import zstandard

from trusthound.domain.common.errors import PageUnreadable, ReadingProblem, UrlRefused

if TYPE_CHECKING:
    from tests.adapters.web.conftest import Serve

OK = b"HTTP/1.1 200 OK\r\n"
CHUNKED = OK + b"Transfer-Encoding: chunked\r\n\r\n"
MEGABYTE = 1_000_000
ENOUGH_SECONDS = 30.0  # where a bound of bytes must end the fetch, not the clock

TIMEOUT, UNREACHABLE, TOO_LARGE = (
    ReadingProblem.TIMEOUT,
    ReadingProblem.UNREACHABLE,
    ReadingProblem.TOO_LARGE,
)


async def _problem(serve: "Serve", answer: object, **changes: Any) -> ReadingProblem:
    site = await serve(answer)
    async with site.fetcher(**changes) as fetcher:
        with pytest.raises(PageUnreadable) as unreadable:
            await fetcher.get(site.url())
    return unreadable.value.problem


def _sends(first: bytes, again: bytes, *, pause_seconds: float = 0.0) -> object:
    """A server that goes on as long as somebody listens."""

    async def answer(_head: bytes, writer: asyncio.StreamWriter) -> None:
        writer.write(first)
        while not writer.is_closing():
            writer.write(again)
            await writer.drain()
            await asyncio.sleep(pause_seconds)

    return answer


def _closes_after(data: bytes, *, reset: bool = False) -> object:
    async def answer(_head: bytes, writer: asyncio.StreamWriter) -> None:
        writer.write(data)
        with contextlib.suppress(ConnectionError):
            await writer.drain()
        writer.transport.abort() if reset else writer.close()

    return answer


@pytest.mark.parametrize(
    ("first", "again"),
    [
        (b"", b""),
        (b"HTTP/1.1 200 OK\r\nX-", b"a"),
        (b"", b"H"),
        (OK + b"Content-Length: 1000\r\n\r\n", b"x"),
        (CHUNKED, b"1\r\nx\r\n"),
        (OK + b"Content-Encoding: gzip\r\n\r\n\x1f\x8b\x08", b"\x00"),
        (b"", b"HTTP/1.1 100 Continue\r\n\r\n"),
    ],
)
async def test_a_server_that_drips_is_left_when_the_time_is_up(
    first: bytes, again: bytes, serve: "Serve"
) -> None:
    drip = _sends(first, again, pause_seconds=0.05)
    assert await _problem(serve, drip, total_seconds=0.4) is TIMEOUT


@pytest.mark.parametrize(
    ("first", "again"),
    [
        (OK + b"\r\n", b"x" * 8192),
        (CHUNKED, b"2000\r\n" + b"x" * 0x2000 + b"\r\n"),
        (CHUNKED, b"1\r\nx\r\n" * 1000),
        (CHUNKED, b"1;" + b"e" * 8000 + b"\r\nx\r\n"),
        (OK + b"Content-Length: 99999999999\r\n\r\n", b""),
        (OK, b"X-Header: " + b"y" * 1000 + b"\r\n"),
        (OK + b"X-Header: ", b"y" * 8000),
        (b"", b"HTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\n" * 100),
    ],
)
async def test_a_server_that_never_ends_is_left_when_it_was_enough(
    first: bytes, again: bytes, serve: "Serve"
) -> None:
    flood = _sends(first, again)
    bounds = {"total_seconds": ENOUGH_SECONDS, "received_bytes": 300_000}
    assert await _problem(serve, flood, **bounds) is TOO_LARGE


async def test_headers_beyond_the_bound_are_refused_even_when_they_end(serve: "Serve") -> None:
    head = OK + (b"X-Header: " + b"y" * 1000 + b"\r\n") * 30 + b"Content-Length: 0\r\n\r\n"
    assert await _problem(serve, head, header_bytes=20_000) is TOO_LARGE
    assert await _problem(serve, head, header_bytes=30_000) is TOO_LARGE
    site = await serve(head)
    async with site.fetcher() as fetcher:
        assert (await fetcher.get(site.url())).status == 200


@pytest.mark.parametrize(
    "data",
    [
        b"\r\n\r\n",
        b"NOT HTTP AT ALL\r\n\r\n",
        b"SSH-2.0-OpenSSH_9.2\r\n",
        b"220 mail.example.com ESMTP\r\n",
        b"\x16\x03\x01\x00\x05hello",
        b"HTTP/1.1 abc OK\r\n\r\n",
        b"HTTP/1.1 099 Low\r\n\r\n",
        b"HTTP/1.1 2000 High\r\n\r\n",
        b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\nxyz",
        OK + b"No colon here\r\n\r\n",
        OK + b"X-\x00: a\r\n\r\n",
        OK + b"X: a\x00b\r\n\r\n",
        OK + b"Content-Length: -1\r\n\r\n",
        OK + b"Content-Length: 5x\r\n\r\nhello",
        OK + b"Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello!",
        OK + b"Content-Length: 50\r\n\r\ntoo short",
        OK + b"Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n",
        CHUNKED + b"zz\r\nhello\r\n",
        CHUNKED + b"-5\r\nhello\r\n",
        CHUNKED + b"5\r\nhelloXX0\r\n\r\n",
        CHUNKED + b"5\r\nhello\r\n",
        CHUNKED + b"ffffffffffffffffff\r\nhello",
        OK + b"Content-Encoding: gzip\r\nContent-Length: 5\r\n\r\nplain",
        OK + b"Content-Encoding: br\r\nContent-Length: 5\r\n\r\nplain",
        OK + b"Content-Encoding: zstd\r\nContent-Length: 5\r\n\r\nplain",
        OK + b"Content-Encoding: rot13\r\nContent-Length: 5\r\n\r\nplain",
        OK + b"Content-Encoding: gzip, gzip, gzip\r\nContent-Length: 5\r\n\r\nplain",
        OK + b"Content-Encoding: gzip\r\n\r\n\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\x03",
        b"",
    ],
)
async def test_a_server_that_does_not_keep_to_http_is_unreachable(
    data: bytes, serve: "Serve"
) -> None:
    assert await _problem(serve, _closes_after(data)) is UNREACHABLE


@pytest.mark.parametrize(
    "data", [b"", OK, OK + b"Content-Length: 9\r\n\r\nhalf", CHUNKED + b"9\r\nx"]
)
async def test_a_connection_that_is_reset_is_unreachable(data: bytes, serve: "Serve") -> None:
    assert await _problem(serve, _closes_after(data, reset=True)) is UNREACHABLE


async def test_a_closed_port_is_unreachable(serve: "Serve") -> None:
    site = await serve(b"")
    server = await asyncio.start_server(lambda _reader, _writer: None, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    server.close()
    pair = frozenset({f"jobs.example.com:{port}"})
    async with site.fetcher(ports=frozenset({port}), allowed_private=pair) as fetcher:
        with pytest.raises(PageUnreadable) as unreadable:
            await fetcher.get(f"http://jobs.example.com:{port}/")
    assert unreadable.value.problem is UNREACHABLE


async def test_a_redirect_loop_ends(serve: "Serve") -> None:
    loop = b"HTTP/1.1 302 Found\r\nLocation: /\r\nContent-Length: 0\r\n\r\n"
    site = await serve(loop)
    async with site.fetcher() as fetcher:
        with pytest.raises(PageUnreadable) as unreadable:
            await fetcher.get(site.url())
    assert unreadable.value.problem is UNREACHABLE
    assert len(site.requests) == 6


async def test_redirects_share_one_time(serve: "Serve") -> None:
    async def answer(_head: bytes, writer: asyncio.StreamWriter) -> None:
        await asyncio.sleep(0.2)
        writer.write(b"HTTP/1.1 302 Found\r\nLocation: /\r\nContent-Length: 0\r\n\r\n")

    assert await _problem(serve, answer, total_seconds=0.5) is TIMEOUT


async def test_after_every_hostile_answer_the_next_fetch_works(serve: "Serve") -> None:
    count = 0

    async def answer(_head: bytes, writer: asyncio.StreamWriter) -> None:
        nonlocal count
        count += 1
        if count % 2:
            writer.write(OK + b"Content-Length: 4\r\n\r\nfine and more than that")
        else:
            writer.write(OK + b"Content-Length: 4\r\n\r\nfine")

    site = await serve(answer)
    async with site.fetcher(concurrency=2) as fetcher:
        for _ in range(20):
            with contextlib.suppress(PageUnreadable):
                assert (await fetcher.get(site.url())).body == b"fine"


def _zeros(compress: Callable[[bytes], bytes], flush: Callable[[], bytes], megabytes: int) -> bytes:
    block = bytes(MEGABYTE)
    return b"".join(compress(block) for _ in range(megabytes)) + flush()


def _gzip_bomb() -> bytes:
    packer = zlib.compressobj(9, zlib.DEFLATED, 16 + zlib.MAX_WBITS)
    return _zeros(packer.compress, packer.flush, 100)


def _gzip_twice() -> bytes:
    packer = zlib.compressobj(9, zlib.DEFLATED, 16 + zlib.MAX_WBITS)
    return packer.compress(_gzip_bomb()) + packer.flush()


def _brotli_bomb() -> bytes:
    packer = brotli.Compressor(quality=1)
    return _zeros(packer.process, packer.finish, 500)


def _zstd_bomb() -> bytes:
    packer = zstandard.ZstdCompressor(level=1).compressobj()
    return _zeros(packer.compress, packer.flush, 2000)


@pytest.mark.parametrize(
    ("encoding", "bomb"),
    [
        ("gzip", _gzip_bomb),
        ("gzip, gzip", _gzip_twice),
        ("br", _brotli_bomb),
        ("zstd", _zstd_bomb),
    ],
)
async def test_a_bomb_is_refused_before_it_fills_the_memory(
    encoding: str, bomb: Callable[[], bytes], serve: "Serve"
) -> None:
    body = bomb()
    head = f"Content-Encoding: {encoding}\r\nContent-Length: {len(body)}\r\n\r\n"
    with _memory_grows_less_than(200 * MEGABYTE):
        problem = await _problem(serve, OK + head.encode() + body, total_seconds=ENOUGH_SECONDS)
    assert problem is TOO_LARGE


@contextlib.contextmanager
def _memory_grows_less_than(most_bytes: int) -> Iterator[None]:
    before_kilobytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    tracemalloc.start()
    try:
        yield
        assert tracemalloc.get_traced_memory()[1] < most_bytes // 4
    finally:
        tracemalloc.stop()
    after_kilobytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    assert (after_kilobytes - before_kilobytes) * 1024 < most_bytes


async def test_a_zstd_frame_that_asks_for_a_huge_window_is_refused(serve: "Serve") -> None:
    settings = zstandard.ZstdCompressionParameters(window_log=27)
    packer = zstandard.ZstdCompressor(compression_params=settings).compressobj()
    body = packer.compress(b"text") + packer.flush()
    head = b"Content-Encoding: zstd\r\nContent-Length: %d\r\n\r\n" % len(body)
    assert await _problem(serve, OK + head + body) is UNREACHABLE


_WORDS = [
    b"HTTP/1.1 200 OK", b"HTTP/1.0 302 Found", b"HTTP/1.1 100 Continue", b"\r\n", b"\n",
    b"Content-Length: 3\r\n", b"Content-Length: 3, 3\r\n", b"Transfer-Encoding: chunked\r\n",
    b"Content-Encoding: deflate\r\n", b"Content-Encoding: br\r\n", b"\r\n\r\n",
    b"Location: /x\r\n", b"Location: //[\r\n", b"Location: http://a\\b\r\n",
    b"Location: \xff\xfe\r\n", b" folded\r\n",
    b"3\r\nabc\r\n", b"0\r\n\r\n", b"abc", b"\x00\xff", b"Connection: close\r\n",
]  # fmt: skip


async def _nonsense(seed: int) -> AsyncIterator[bytes]:
    chance = random.Random(seed)  # noqa: S311 - the same nonsense every time
    for _ in range(150):
        opening = [b"HTTP/1.1 200 OK\r\n"] if chance.random() < 0.7 else []
        yield b"".join(opening + chance.choices(_WORDS, k=chance.randint(1, 8)))


@pytest.mark.parametrize("seed", [1, 2, 3])
async def test_nonsense_of_every_kind_is_a_page_or_a_declared_error(
    seed: int, serve: "Serve"
) -> None:
    answers: list[bytes] = []

    async def answer(_head: bytes, writer: asyncio.StreamWriter) -> None:
        writer.write(answers[-1])
        await writer.drain()
        writer.close()

    site = await serve(answer)
    async with site.fetcher(total_seconds=ENOUGH_SECONDS) as fetcher:
        async for nonsense in _nonsense(seed):
            answers.append(nonsense)
            with contextlib.suppress(PageUnreadable, UrlRefused):
                assert (await fetcher.get(site.url())).status >= 200
