"""What a fetch sends, follows and hands back."""

import asyncio
import gzip
import logging
from typing import TYPE_CHECKING

import pytest

from trusthound.domain.common.errors import Overloaded, PageUnreadable, ReadingProblem

if TYPE_CHECKING:
    from tests.adapters.web.conftest import Serve

OK = b"HTTP/1.1 200 OK\r\n"


def _moved(location: str, status: str = "302 Found", body: bytes = b"") -> bytes:
    head = f"HTTP/1.1 {status}\r\nLocation: {location}\r\nContent-Length: {len(body)}\r\n\r\n"
    return head.encode() + body


async def test_a_page_comes_back_as_it_was_sent(serve: "Serve") -> None:
    body = "<p>Größe</p>".encode("latin-1")
    site = await serve(
        OK
        + b"Content-Type: text/html; charset=nonsense\r\nX-A: 1\r\nContent-Length: 12\r\n\r\n"
        + body
    )
    async with site.fetcher() as fetcher:
        page = await fetcher.get(site.url("/job?id=7#apply").replace("http", "HTTP"))
    assert page.url == page.final_url == site.url("/job?id=7#apply")
    assert page.body == body
    assert page.header("content-type") == "text/html; charset=nonsense"
    assert page.header("x-a") == "1"
    assert page.redirects == ()
    assert page.fetched_at.tzinfo is not None


async def test_the_request_says_who_asks_and_carries_nothing_else(
    serve: "Serve", monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HTTP_PROXY", "http://127.0.0.1:9/")
    monkeypatch.setenv("ALL_PROXY", "http://127.0.0.1:9/")
    site = await serve(OK + b"Set-Cookie: a=b\r\nContent-Length: 0\r\n\r\n")
    async with site.fetcher() as fetcher:
        await fetcher.get(site.url("/a?b=c#d"), accept="application/json")
        await fetcher.get(site.url("/a"))
    assert site.requests[0].split(b"\r\n") == [
        b"GET /a?b=c HTTP/1.1",
        b"Host: jobs.example.com:%d" % site.port,
        b"User-Agent: TrustHound/0.1.0 (+https://trusthound.example/bot)",
        b"Accept: application/json",
        b"Accept-Encoding: gzip, deflate, br, zstd",
        b"",
        b"",
    ]
    assert b"cookie" not in site.requests[1].lower()


async def test_one_connection_serves_many_requests(serve: "Serve") -> None:
    site = await serve(OK + b"Content-Length: 2\r\n\r\nhi")
    async with site.fetcher() as fetcher:
        for _ in range(5):
            await fetcher.get(site.url())
    assert site.connections == 1
    assert site.lookups == ["jobs.example.com"]


@pytest.mark.parametrize(
    "status",
    ["401 Unauthorized", "403 Forbidden", "404 Not Found", "410 Gone", "429 Slow", "999 X"],
)
async def test_a_refusing_status_is_a_page_like_any_other(status: str, serve: "Serve") -> None:
    site = await serve(f"HTTP/1.1 {status}\r\nContent-Length: 4\r\n\r\nwall".encode())
    async with site.fetcher() as fetcher:
        page = await fetcher.get(site.url())
    assert page.status == int(status[:3])
    assert page.body == b"wall"


@pytest.mark.parametrize("status", ["301 A", "302 A", "303 A", "307 A", "308 A"])
async def test_redirects_are_followed_and_recorded(status: str, serve: "Serve") -> None:
    async def answer(head: bytes, writer: asyncio.StreamWriter) -> None:
        step = int(head.split(b" ")[1].lstrip(b"/") or b"0")
        done = OK + b"Content-Length: 4\r\n\r\ndone"
        writer.write(done if step == 5 else _moved(f"/{step + 1}", status, b"moved"))

    site = await serve(answer)
    async with site.fetcher() as fetcher:
        page = await fetcher.get(site.url("/0#/route"))
        assert page.body == b"done"
        assert page.redirects == tuple(site.url(f"/{step}#/route") for step in range(1, 6))
        assert page.final_url == page.redirects[-1]
        with pytest.raises(PageUnreadable) as unreadable:
            await fetcher.get(site.url("/-1"))
    assert unreadable.value.problem is ReadingProblem.UNREACHABLE


@pytest.mark.parametrize("location", ["", " "])
async def test_a_redirect_to_nowhere_is_a_page(location: str, serve: "Serve") -> None:
    site = await serve(_moved(location, body=b"hm"))
    async with site.fetcher() as fetcher:
        page = await fetcher.get(site.url())
    assert (page.status, page.body) == (302, b"hm")


async def test_a_redirect_may_be_relative_spaced_and_not_ascii(serve: "Serve") -> None:
    async def answer(head: bytes, writer: asyncio.StreamWriter) -> None:
        arrived = b"/stellen/" in head
        writer.write(OK + b"Content-Length: 0\r\n\r\n" if arrived else _moved("stellen/Größe a"))

    site = await serve(answer)
    async with site.fetcher() as fetcher:
        page = await fetcher.get(site.url("/"))
    assert page.final_url == site.url("/stellen/Gr%C3%B6%C3%9Fe%20a")


async def test_packed_pages_are_unpacked_layer_by_layer(serve: "Serve") -> None:
    body = gzip.compress(gzip.compress(b"text"))
    site = await serve(
        OK + b"Content-Encoding: gzip\r\nContent-Encoding: GZIP\r\n"
        b"Content-Length: %d\r\n\r\n" % len(body) + body
    )
    async with site.fetcher() as fetcher:
        assert (await fetcher.get(site.url())).body == b"text"


async def test_whoever_finds_the_queue_full_is_told_when_to_come_back(serve: "Serve") -> None:
    asked = asyncio.Event()

    async def never(head: bytes, writer: asyncio.StreamWriter) -> None:
        asked.set()
        await asyncio.Event().wait()

    site = await serve(never)
    async with site.fetcher(concurrency=1, queue=0, queue_seconds=7.0) as fetcher:
        hanging = asyncio.create_task(fetcher.get(site.url()))
        await asked.wait()
        with pytest.raises(Overloaded) as overloaded:
            await fetcher.get(site.url())
        assert overloaded.value.retry_after_seconds == 7
        hanging.cancel()
        await asyncio.gather(hanging, return_exceptions=True)


async def test_whoever_waits_too_long_is_told_when_to_come_back(serve: "Serve") -> None:
    asked = asyncio.Event()

    async def never(head: bytes, writer: asyncio.StreamWriter) -> None:
        asked.set()
        await asyncio.Event().wait()

    site = await serve(never)
    async with site.fetcher(concurrency=1, queue_seconds=0.05) as fetcher:
        hanging = asyncio.create_task(fetcher.get(site.url()))
        await asked.wait()
        with pytest.raises(Overloaded):
            await fetcher.get(site.url())
        hanging.cancel()
        await asyncio.gather(hanging, return_exceptions=True)


async def test_all_bodies_together_take_only_so_much_memory(serve: "Serve") -> None:
    async def answer(head: bytes, writer: asyncio.StreamWriter) -> None:
        writer.write(OK + b"Content-Length: 60000\r\n\r\n" + b"x" * 59_999)
        await writer.drain()
        if head.startswith(b"GET /hang"):
            await asyncio.Event().wait()
        writer.write(b"x")

    site = await serve(answer)
    async with site.fetcher(together_bytes=100_000) as fetcher:
        hanging = [asyncio.create_task(fetcher.get(site.url("/hang"))) for _ in range(2)]
        refused, held = await asyncio.wait(hanging, return_when=asyncio.FIRST_COMPLETED)
        assert isinstance(refused.pop().exception(), Overloaded)
        with pytest.raises(Overloaded):
            await fetcher.get(site.url("/whole"))
        held.pop().cancel()
        await asyncio.gather(*hanging, return_exceptions=True)
        for _ in range(3):
            assert len((await fetcher.get(site.url("/whole"))).body) == 60_000


async def test_a_host_is_asked_by_few_at_a_time_and_everybody_gets_through(serve: "Serve") -> None:
    now = most = 0

    async def answer(head: bytes, writer: asyncio.StreamWriter) -> None:
        nonlocal now, most
        now += 1
        most = max(most, now)
        await asyncio.sleep(0.01)
        now -= 1
        writer.write(OK + b"Content-Length: 0\r\n\r\n")

    site = await serve(answer)
    async with site.fetcher(host_concurrency=3) as fetcher:
        pages = await asyncio.gather(*(fetcher.get(site.url(f"/{n}")) for n in range(20)))
    assert [page.status for page in pages] == [200] * 20
    assert most == 3


async def test_a_hanging_host_does_not_hold_up_another(serve: "Serve") -> None:
    async def never(head: bytes, writer: asyncio.StreamWriter) -> None:
        await asyncio.Event().wait()

    slow = await serve(never)
    quick = await serve(OK + b"Content-Length: 0\r\n\r\n")
    pairs = frozenset(f"jobs.example.com:{each.port}" for each in (slow, quick))
    ports = frozenset({slow.port, quick.port})
    async with slow.fetcher(
        allowed_private=pairs, ports=ports, concurrency=4, host_concurrency=2
    ) as fetcher:
        hanging = [asyncio.create_task(fetcher.get(slow.url())) for _ in range(10)]
        assert (await fetcher.get(quick.url())).status == 200
        for each in hanging:
            each.cancel()
        await asyncio.gather(*hanging, return_exceptions=True)


async def test_opening_with_an_inner_pair_is_said_in_the_log(
    serve: "Serve", caplog: pytest.LogCaptureFixture
) -> None:
    site = await serve(OK)
    with caplog.at_level(logging.WARNING):
        async with site.fetcher():
            pass
        assert f"jobs.example.com:{site.port}" in caplog.text
        caplog.clear()
        async with site.fetcher(allowed_private=frozenset()):
            pass
        assert not caplog.records
