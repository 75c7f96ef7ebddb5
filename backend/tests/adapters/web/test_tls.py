"""A certificate must be good for the very name that was asked for."""

import ssl
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from trusthound.domain.common.errors import PageUnreadable, ReadingProblem

if TYPE_CHECKING:
    from tests.adapters.web.conftest import Serve, Site

CERTIFICATES = Path(__file__).parent / "certificates"
PAGE = b"HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nsafe"


def _trust() -> ssl.SSLContext:
    return ssl.create_default_context(cafile=CERTIFICATES / "authority.pem")


async def _tls_site(serve: "Serve", answer: bytes = PAGE) -> "Site":
    tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    tls.load_cert_chain(CERTIFICATES / "jobs.example.com.pem")
    return await serve(answer, tls=tls)


async def test_a_trusted_certificate_for_the_name_is_accepted_and_the_connection_kept(
    serve: "Serve",
) -> None:
    site = await _tls_site(serve)
    async with site.fetcher(trust=_trust()) as fetcher:
        for _ in range(2):
            assert (await fetcher.get(site.url(scheme="https"))).body == b"safe"
    assert site.connections == 1


async def test_a_certificate_for_another_name_is_refused(serve: "Serve") -> None:
    site = await _tls_site(serve)
    pair = frozenset({f"other.example.com:{site.port}"})
    async with site.fetcher(trust=_trust(), allowed_private=pair) as fetcher:
        with pytest.raises(PageUnreadable) as unreadable:
            await fetcher.get(site.url(scheme="https", host="other.example.com"))
    assert unreadable.value.problem is ReadingProblem.UNREACHABLE
    assert site.requests == []


async def test_a_certificate_that_nobody_vouches_for_is_refused(serve: "Serve") -> None:
    site = await _tls_site(serve)
    async with site.fetcher() as fetcher:
        with pytest.raises(PageUnreadable):
            await fetcher.get(site.url(scheme="https"))
    assert site.requests == []


async def test_a_server_that_speaks_no_tls_is_unreachable(serve: "Serve") -> None:
    site = await serve(PAGE)
    async with site.fetcher(trust=_trust(), total_seconds=0.5) as fetcher:
        with pytest.raises(PageUnreadable):
            await fetcher.get(site.url(scheme="https"))


async def test_a_step_down_to_http_is_followed_and_recorded(serve: "Serve") -> None:
    plain = await serve(PAGE)
    moved = f"HTTP/1.1 301 Moved\r\nLocation: {plain.url()}\r\nContent-Length: 0\r\n\r\n"
    site = await _tls_site(serve, moved.encode())
    both = replace(site.limits(), ports=frozenset({site.port, plain.port}))
    pairs = site.limits().allowed_private | plain.limits().allowed_private
    async with site.fetcher(trust=_trust(), ports=both.ports, allowed_private=pairs) as fetcher:
        page = await fetcher.get(site.url(scheme="https"))
    assert page.url.startswith("https://")
    assert page.redirects == (plain.url(),)
