"""Nothing that a stranger writes makes us connect to an inner address."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from trusthound.adapters.web.fetcher import open_fetcher
from trusthound.domain.common.errors import PageUnreadable, TrustHoundError, UrlRefused

if TYPE_CHECKING:
    from tests.adapters.web.conftest import Serve, Site

CANARY = b"HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\ncanary"
ADMITTED = "jobs.example.com"

SPELLINGS = [
    "http://127.0.0.1:{port}/", "http://127.1:{port}/", "http://127.0.1:{port}/",
    "http://2130706433:{port}/", "http://0x7f000001:{port}/", "http://0x7f.1:{port}/",
    "http://0177.0.0.1:{port}/", "http://017700000001:{port}/", "http://127.0.0.1.:{port}/",
    "http://127.0.0.01:{port}/", "http://127.255.255.254:{port}/", "http://0:{port}/",
    "http://0.0.0.0:{port}/", "http://[::]:{port}/", "http://[::1]:{port}/",
    "http://[0:0:0:0:0:0:0:1]:{port}/", "http://[::ffff:127.0.0.1]:{port}/",
    "http://[::ffff:7f00:1]:{port}/", "http://[::127.0.0.1]:{port}/",
    "http://[64:ff9b::127.0.0.1]:{port}/", "http://[64:ff9b:1::7f00:1]:{port}/",
    "http://[2002:7f00:1::]:{port}/", "http://[2001:0:7f00:1::]:{port}/",
    "http://[fe80::1%25lo]:{port}/", "http://[fe80::1%lo]:{port}/",
    "http://localhost:{port}/", "http://LOCALHOST:{port}/", "http://localhost.:{port}/",
    "http://a.localhost:{port}/", "http://localhost.localdomain:{port}/",
    "http://１２７.0.0.1:{port}/", "http://①②⑦.⓪.⓪.①:{port}/", "http://127。0。0。1:{port}/",
    "http://127\u00ad.0.0.1:{port}/", "http://ｌｏｃａｌｈｏｓｔ:{port}/",
    "http://%31%32%37.0.0.1:{port}/", "http://127.0.0.1%00.example.com:{port}/",
    "http://user@127.0.0.1:{port}/", "http://jobs.example.com@127.0.0.1:{port}/",
    "http://127.0.0.1:{port}@jobs.example.com/", "http://127.0.0.1:{port}\\@jobs.example.com/",
    "http://jobs.example.com\\@127.0.0.1:{port}/", "http://127.0.0.1:{port}#@jobs.example.com/",
    "http://127.0.0.1:{port}?@jobs.example.com/", "http:127.0.0.1:{port}/",
    "http:/127.0.0.1:{port}/", "http:///127.0.0.1:{port}/", "//127.0.0.1:{port}/",
    "127.0.0.1:{port}/", "localhost:{port}", "http://127.0.0.1:{port}\t/",
    "http://127.0.0.1\n:{port}/", "http://127.0.0.1 :{port}/", "http://[127.0.0.1]:{port}/",
    "http://127.0.0.1:{port}:80/", "http://127.0.0.1:0{port}/", "https://127.0.0.1:{port}/",
    "ftp://127.0.0.1:{port}/", "gopher://127.0.0.1:{port}/_GET", "dict://127.0.0.1:{port}/",
    "file://127.0.0.1:{port}/etc/passwd", "ws://127.0.0.1:{port}/", "http+unix://%2ftmp%2fx/",
    "jar:http://127.0.0.1:{port}!/", "view-source:http://127.0.0.1:{port}/",
    "http://inner.example.com:{port}/", "https://inner.example.com:{port}/",
    "http://jobs.example.com.:{port}0/", "http://jobs.example.com.evil.example:{port}/",
    "http://xn--jobs-.example.com:{port}/", "http://_.example.com:{port}/",
]  # fmt: skip


@pytest.mark.parametrize("spelling", SPELLINGS)
async def test_no_spelling_of_an_inner_address_reaches_the_canary(
    spelling: str, serve: "Serve"
) -> None:
    canary = await serve(CANARY)
    async with canary.fetcher() as fetcher:
        with pytest.raises((UrlRefused, PageUnreadable)):
            await fetcher.get(spelling.format(port=canary.port))
    assert canary.connections == 0


async def test_the_canary_would_sing(serve: "Serve") -> None:
    canary = await serve(CANARY)
    async with canary.fetcher() as fetcher:
        assert (await fetcher.get(canary.url())).body == b"canary"
    assert canary.connections == 1


@pytest.mark.parametrize(
    "location",
    [
        "http://127.0.0.1:{port}/", "//127.0.0.1:{port}/", "http://[::1]:{port}/",
        "http://[::ffff:127.0.0.1]:{port}/", "http://169.254.169.254/latest/meta-data/",
        "http://inner.example.com:{port}/", "http://localhost:{port}/", "file:///etc/passwd",
        "http://2130706433:{port}/", "http://x@jobs.example.com:{port}/",
        "\\\\127.0.0.1:{port}\\", "http://[", "http://jobs.example.com:22/", "data:text/html,x",
    ],
)  # fmt: skip
async def test_a_redirect_to_an_inner_address_is_not_followed(
    location: str, serve: "Serve"
) -> None:
    canary = await serve(CANARY)
    head = f"HTTP/1.1 302 Found\r\nContent-Length: 0\r\nLocation: {location}\r\n\r\n"
    site = await serve(head.format(port=canary.port).encode())
    async with site.fetcher(ports=frozenset({site.port, canary.port, 80})) as fetcher:
        with pytest.raises((UrlRefused, PageUnreadable)):
            await fetcher.get(site.url())
    assert site.connections == 1
    assert canary.connections == 0


async def test_a_refresh_in_the_page_or_its_head_is_not_followed(serve: "Serve") -> None:
    canary = await serve(CANARY)
    page = f'<meta http-equiv="refresh" content="0;url={canary.url()}"><img src="{canary.url()}">'
    head = f"HTTP/1.1 200 OK\r\nRefresh: 0;url={canary.url()}\r\nContent-Length: {len(page)}"
    site = await serve(f"{head}\r\n\r\n{page}".encode())
    allowed = frozenset({f"{ADMITTED}:{site.port}", f"{ADMITTED}:{canary.port}"})
    async with site.fetcher(
        ports=frozenset({site.port, canary.port}), allowed_private=allowed
    ) as fetcher:
        assert (await fetcher.get(site.url())).redirects == ()
    assert canary.connections == 0


async def test_one_inner_address_among_public_ones_refuses_the_name(serve: "Serve") -> None:
    canary = await serve(CANARY)

    async def resolve(host: str, port: int) -> Sequence[str]:
        return ["127.0.0.1", "8.8.8.8"]

    async with open_fetcher(canary.limits(), resolve=resolve) as fetcher:
        with pytest.raises(PageUnreadable):
            await fetcher.get(canary.url(host="two.example.com"))
    assert canary.connections == 0


async def test_a_name_that_changes_its_mind_is_asked_once_and_never_trusted(
    serve: "Serve",
) -> None:
    canary = await serve(CANARY)
    asked: list[str] = []

    async def rebind(host: str, port: int) -> Sequence[str]:
        asked.append(host)  # first an address that is public and belongs to nobody, then ours
        return ["2fff::1"] if len(asked) == 1 else ["127.0.0.1"]

    limits = replace(canary.limits(), connect_seconds=0.1)
    async with open_fetcher(limits, resolve=rebind) as fetcher:
        with pytest.raises(PageUnreadable):
            await fetcher.get(canary.url(host="rebind.example.com"))
        assert asked == ["rebind.example.com"]
        with pytest.raises(PageUnreadable):
            await fetcher.get(canary.url(host="rebind.example.com"))
    assert canary.connections == 0


async def _answer_at(site: "Site", url: str) -> tuple[type[TrustHoundError], str, str, str]:
    async with site.fetcher() as fetcher:
        with pytest.raises(TrustHoundError) as refused:
            await fetcher.get(url)
    error = refused.value
    return type(error), error.code, error.message, error.advice


async def test_open_closed_and_missing_inner_targets_give_one_answer(serve: "Serve") -> None:
    canary = await serve(CANARY)
    closed = await asyncio.start_server(lambda _reader, _writer: None, "127.0.0.1", 0)
    closed_port = closed.sockets[0].getsockname()[1]
    closed.close()
    async with canary.fetcher(ports=frozenset({canary.port, closed_port})) as fetcher:
        answers = set()
        for url in (
            f"http://127.0.0.1:{canary.port}/",
            f"http://127.0.0.1:{closed_port}/",
            f"http://10.255.255.1:{canary.port}/",
            f"http://printer:{canary.port}/",
        ):
            with pytest.raises(UrlRefused) as refused:
                await fetcher.get(url)
            answers.add((refused.value.code, refused.value.message, refused.value.advice))
    assert len(answers) == 1


async def test_a_name_that_leads_inside_looks_like_a_name_that_does_not_exist(
    serve: "Serve",
) -> None:
    canary = await serve(CANARY)

    async def nowhere(host: str, port: int) -> Sequence[str]:
        raise OSError(f"no such name: {host}")

    inside = await _answer_at(canary, canary.url(host="git.example.com"))
    async with open_fetcher(canary.limits(), resolve=nowhere) as fetcher:
        with pytest.raises(PageUnreadable) as missing:
            await fetcher.get(canary.url(host="git.example.com"))
    error = missing.value
    assert inside == (type(error), error.code, error.message, error.advice)
    assert error.code == "unreachable"
