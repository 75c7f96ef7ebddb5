"""Collecting asks robots.txt first and keeps a site's pace; a person's own request need not."""

import asyncio
from typing import TYPE_CHECKING

import pytest

from trusthound.adapters.web.throttle import Throttle
from trusthound.domain.common.errors import PageUnreadable, ReadingProblem

if TYPE_CHECKING:
    from tests.adapters.web.conftest import Answer, Serve

PAGE = b"HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\npage"


def _site_with(robots: bytes, status: bytes = b"200 OK") -> "Answer":
    async def answer(head: bytes, writer: asyncio.StreamWriter) -> None:
        if head.startswith(b"GET /robots.txt "):
            writer.write(
                b"HTTP/1.1 %s\r\nContent-Length: %d\r\n\r\n" % (status, len(robots)) + robots
            )
        else:
            writer.write(PAGE)

    return answer


RULES = b"User-agent: *\nDisallow: /private/\n\nUser-agent: TrustHound\nDisallow: /not-you/\n"


async def test_collecting_keeps_to_the_rules_and_reads_them_once(serve: "Serve") -> None:
    site = await serve(_site_with(RULES))
    async with site.fetcher() as fetcher:
        for _ in range(2):
            assert (await fetcher.get(site.url("/jobs"), for_person=False)).body == b"page"
        with pytest.raises(PageUnreadable) as unreadable:
            await fetcher.get(site.url("/not-you/x"), for_person=False)
        assert (await fetcher.get(site.url("/private/x"), for_person=False)).body == b"page"
    assert unreadable.value.problem is ReadingProblem.BLOCKED
    asked = [each.split(b" ")[1] for each in site.requests]
    assert asked == [b"/robots.txt", b"/jobs", b"/jobs", b"/private/x"]
    assert b"User-Agent: TrustHound/" in site.requests[0]


async def test_many_collectors_at_once_read_the_rules_once(serve: "Serve") -> None:
    site = await serve(_site_with(RULES))
    async with site.fetcher() as fetcher:
        await asyncio.gather(*(fetcher.get(site.url(f"/{n}"), for_person=False) for n in range(10)))
    assert sum(each.startswith(b"GET /robots.txt ") for each in site.requests) == 1


async def test_rules_are_read_again_when_they_are_old(serve: "Serve") -> None:
    site = await serve(_site_with(RULES))
    async with site.fetcher(robots_fresh_seconds=0.0) as fetcher:
        for _ in range(2):
            await fetcher.get(site.url("/jobs"), for_person=False)
    assert sum(each.startswith(b"GET /robots.txt ") for each in site.requests) == 2


async def test_a_page_that_a_person_asks_for_is_one_request(serve: "Serve") -> None:
    site = await serve(_site_with(RULES))
    async with site.fetcher() as fetcher:
        await fetcher.get(site.url("/not-you/x"))
    assert len(site.requests) == 1


async def test_where_it_is_set_a_person_keeps_to_the_rules_too(serve: "Serve") -> None:
    site = await serve(_site_with(RULES + b"Crawl-delay: 50\n"))
    async with site.fetcher(respect_robots_for_people=True) as fetcher:
        with pytest.raises(PageUnreadable) as unreadable:
            await fetcher.get(site.url("/not-you/x"))
        for _ in range(2):  # the pace is a collector's
            await fetcher.get(site.url("/jobs"))
    assert unreadable.value.problem is ReadingProblem.BLOCKED


@pytest.mark.parametrize("status", [b"404 Not Found", b"403 Forbidden", b"410 Gone"])
async def test_a_site_without_rules_may_be_collected(status: bytes, serve: "Serve") -> None:
    site = await serve(_site_with(b"User-agent: *\nDisallow: /", status))
    async with site.fetcher() as fetcher:
        assert (await fetcher.get(site.url("/jobs"), for_person=False)).body == b"page"


@pytest.mark.parametrize("status", [b"500 Oops", b"503 Busy", b"429 Slow down", b"304 Same"])
async def test_a_site_whose_rules_cannot_be_read_is_not_collected(
    status: bytes, serve: "Serve"
) -> None:
    site = await serve(_site_with(b"", status))
    async with site.fetcher() as fetcher:
        with pytest.raises(PageUnreadable) as unreadable:
            await fetcher.get(site.url("/jobs"), for_person=False)
    assert unreadable.value.problem is ReadingProblem.BLOCKED


async def test_rules_that_lead_inside_are_not_followed(serve: "Serve") -> None:
    canary = await serve(PAGE)
    moved = b"302 Found\r\nLocation: http://127.0.0.1:%d/robots.txt" % canary.port
    site = await serve(_site_with(b"", moved))
    async with site.fetcher(ports=frozenset({site.port, canary.port})) as fetcher:
        with pytest.raises(PageUnreadable):
            await fetcher.get(site.url("/jobs"), for_person=False)
    assert canary.connections == 0


@pytest.mark.parametrize(
    "robots",
    [
        b"User-agent: *\nCrawl-delay: 3600\n",
        b"".join(b"User-agent: a%d\n" % n for n in range(9000)) + b"Allow: /x\n" * 9000,
    ],
)
async def test_rules_that_ask_too_much_keep_us_away(robots: bytes, serve: "Serve") -> None:
    site = await serve(_site_with(robots))
    async with site.fetcher() as fetcher:
        with pytest.raises(PageUnreadable) as unreadable:
            await fetcher.get(site.url("/jobs"), for_person=False)
    assert unreadable.value.problem is ReadingProblem.BLOCKED


@pytest.mark.parametrize("robots", [b"\x00\xff" * 1000, b"<html>not found</html>", b"Allow\n:\n*"])
async def test_rules_that_say_nothing_forbid_nothing(robots: bytes, serve: "Serve") -> None:
    site = await serve(_site_with(robots))
    async with site.fetcher() as fetcher:
        assert (await fetcher.get(site.url("/jobs"), for_person=False)).body == b"page"


async def test_a_redirect_is_collected_only_where_its_site_allows_it(serve: "Serve") -> None:
    closed = await serve(_site_with(b"User-agent: *\nDisallow: /\n"))

    async def answer(head: bytes, writer: asyncio.StreamWriter) -> None:
        found = (
            b"404 No" if b"robots" in head else b"302 Found\r\nLocation: " + closed.url().encode()
        )
        writer.write(b"HTTP/1.1 " + found + b"\r\nContent-Length: 0\r\n\r\n")

    site = await serve(answer)
    both = frozenset({site.port, closed.port})
    pairs = site.limits().allowed_private | closed.limits().allowed_private
    async with site.fetcher(ports=both, allowed_private=pairs) as fetcher:
        with pytest.raises(PageUnreadable):
            await fetcher.get(site.url("/jobs"), for_person=False)
    assert [each.split(b" ")[1] for each in closed.requests] == [b"/robots.txt"]


async def test_requests_to_one_host_start_a_pause_apart_and_other_hosts_do_not_wait() -> None:
    throttle = Throttle()
    now = asyncio.get_running_loop().time
    started = now()
    await asyncio.gather(*(throttle.wait("a.example", 0.05) for _ in range(4)))
    assert now() - started >= 0.15
    await asyncio.wait_for(throttle.wait("b.example", 1000.0), 30.0)


async def test_a_sites_own_pace_is_kept(serve: "Serve") -> None:
    site = await serve(_site_with(b"User-agent: *\nCrawl-delay: 0.2\n"))
    now = asyncio.get_running_loop().time
    async with site.fetcher() as fetcher:
        started = now()
        for _ in range(3):
            await fetcher.get(site.url("/jobs"), for_person=False)
        assert now() - started >= 0.4
