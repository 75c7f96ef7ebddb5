"""What collecting sends besides: conditions, keys and a body; and what of it is sent on."""

import asyncio
from typing import TYPE_CHECKING

import pytest

from trusthound.domain.common.errors import PageUnreadable, ReadingProblem

if TYPE_CHECKING:
    from tests.adapters.web.conftest import Answer, Serve

NO_RULES = b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n"
MEGABYTE = 1_000_000


def _answers(answer: bytes, *, robots: bytes = NO_RULES) -> "Answer":
    async def talk(head: bytes, writer: asyncio.StreamWriter) -> None:
        writer.write(robots if b" /robots.txt " in head.split(b"\r\n")[0] else answer)

    return talk


async def test_a_list_that_did_not_change_comes_back_without_a_body(serve: "Serve") -> None:
    site = await serve(_answers(b'HTTP/1.1 304 Not Modified\r\nETag: "a"\r\n\r\n'))
    async with site.fetcher() as fetcher:
        told = {"If-None-Match": '"a"', "If-Modified-Since": "Sat, 21 Nov 2026 12:00:00 GMT"}
        page = await fetcher.collect(site.url("/jobs"), accept="application/json", headers=told)
        again = await fetcher.collect(site.url("/jobs"), accept="application/json")
    assert (page.status, page.body) == (304, b"")
    assert again.status == 304  # the connection was left in order
    asked = site.requests[1].split(b"\r\n")
    assert b'If-None-Match: "a"' in asked
    assert b"If-Modified-Since: Sat, 21 Nov 2026 12:00:00 GMT" in asked
    assert b"If-None-Match" not in site.requests[2]


async def test_a_body_is_sent_by_post(serve: "Serve") -> None:
    bodies: list[bytes] = []

    async def talk(head: bytes, writer: asyncio.StreamWriter) -> None:
        if b"/robots.txt" not in head:
            bodies.append(head)
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}")

    site = await serve(talk)
    async with site.fetcher() as fetcher:
        headers = {"Content-Type": "application/json"}
        page = await fetcher.collect(
            site.url("/jobs"), accept="application/json", headers=headers, body=b'{"page":1}'
        )
    assert page.body == b"{}"
    head = bodies[0].split(b"\r\n")
    assert head[0] == b"POST /jobs HTTP/1.1"
    assert b"Content-Length: 10" in head
    assert b"Content-Type: application/json" in head


async def test_a_key_stays_with_the_host_that_it_was_meant_for(serve: "Serve") -> None:
    there = await serve(_answers(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}"))
    here = await serve(
        _answers(
            b"HTTP/1.1 302 Found\r\nLocation: http://jobs.example.com:%d/x\r\n"
            b"Content-Length: 0\r\n\r\n" % there.port
        )
    )
    ports = frozenset({here.port, there.port})
    allowed = frozenset(f"jobs.example.com:{each}" for each in ports)
    async with here.fetcher(ports=ports, allowed_private=allowed) as fetcher:
        page = await fetcher.collect(
            here.url("/jobs"), accept="application/json", headers={"X-Key": "sesame"}
        )
    assert page.final_url == there.url("/x")
    assert b"sesame" in here.requests[-1]
    assert b"sesame" not in b"".join(there.requests)


async def test_a_key_stays_on_its_own_host_across_its_pages(serve: "Serve") -> None:
    async def talk(head: bytes, writer: asyncio.StreamWriter) -> None:
        if b" /old " in head:
            writer.write(b"HTTP/1.1 301 -\r\nLocation: /new\r\nContent-Length: 0\r\n\r\n")
        else:
            writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}")

    site = await serve(talk)
    async with site.fetcher() as fetcher:
        await fetcher.collect(site.url("/old"), accept="*/*", headers={"X-Key": "sesame"})
    assert b"GET /new " in site.requests[-1]
    assert b"X-Key: sesame" in site.requests[-1]


async def test_a_body_is_not_sent_on(serve: "Serve") -> None:
    site = await serve(
        _answers(b"HTTP/1.1 307 -\r\nLocation: /elsewhere\r\nContent-Length: 0\r\n\r\n")
    )
    async with site.fetcher() as fetcher:
        with pytest.raises(PageUnreadable) as unreadable:
            await fetcher.collect(site.url("/jobs"), accept="*/*", body=b"{}")
    assert unreadable.value.detail == "redirected a POST"
    assert not any(b"/elsewhere" in each for each in site.requests)


async def test_more_may_come_of_a_list_than_of_a_page_and_not_any_amount(serve: "Serve") -> None:
    sent = 0

    async def talk(head: bytes, writer: asyncio.StreamWriter) -> None:
        nonlocal sent
        if b"/robots.txt" in head:
            writer.write(NO_RULES)
            return
        megabytes = 8 if b"/list" in head else 100
        writer.write(b"HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n")
        for _ in range(megabytes):
            writer.write(b"x" * MEGABYTE)
            await writer.drain()
            sent += 1
        writer.close()

    site = await serve(talk)
    async with site.fetcher() as fetcher:
        page = await fetcher.collect(site.url("/list"), accept="*/*")
        assert len(page.body) == 8 * MEGABYTE
        sent = 0
        with pytest.raises(PageUnreadable) as unreadable:
            await fetcher.collect(site.url("/endless"), accept="*/*")
    assert unreadable.value.problem is ReadingProblem.TOO_LARGE
    assert sent < 40


async def test_a_collector_asks_nothing_where_robots_txt_says_no(serve: "Serve") -> None:
    rules = b"User-agent: *\nDisallow: /"
    robots = b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n%s" % (len(rules), rules)
    site = await serve(_answers(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}", robots=robots))
    async with site.fetcher() as fetcher:
        with pytest.raises(PageUnreadable) as unreadable:
            await fetcher.collect(site.url("/jobs"), accept="*/*")
    assert (unreadable.value.problem, unreadable.value.detail) == (
        ReadingProblem.BLOCKED,
        "robots.txt",
    )
    assert len(site.requests) == 1


@pytest.mark.parametrize("value", ["a\r\nX-Evil: 1", "\0"])
async def test_what_is_no_header_is_not_sent_back_as_one(value: str, serve: "Serve") -> None:
    site = await serve(_answers(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}"))
    async with site.fetcher() as fetcher:
        with pytest.raises(PageUnreadable) as unreadable:
            await fetcher.collect(site.url("/"), accept="*/*", headers={"If-None-Match": value})
    assert unreadable.value.problem is ReadingProblem.UNREACHABLE
    assert b"X-Evil" not in b"".join(site.requests)


async def test_a_condition_of_odd_letters_is_sent(serve: "Serve") -> None:
    site = await serve(_answers(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}"))
    async with site.fetcher() as fetcher:
        await fetcher.collect(site.url("/"), accept="*/*", headers={"If-None-Match": '"ü…"'})
    assert 'If-None-Match: "ü?"'.encode("latin-1") in site.requests[-1]
