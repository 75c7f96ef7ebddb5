"""Front pages that say that no site stands there, and pages that merely speak of such things."""

from datetime import UTC, datetime

import pytest

from trusthound.domain.facts.page import Page
from trusthound.domain.facts.parked_words import standing_of
from trusthound.domain.facts.site_state import Standing

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)


def page(body: bytes, status: int = 200) -> Page:
    return Page("https://a.com/", "https://a.com/", status, (), body, (), NOON)


@pytest.mark.parametrize(
    "body",
    [
        b"<h1>The domain acme.com is for sale</h1>",
        b"<title>acme.com</title><p>This domain may be for sale.</p>",
        b"<p>Buy this domain</p>",
        b"<p>This Web page is parked free, courtesy of a registrar</p>",
        b"<p>Diese Domain steht zum Verkauf</p>",
        "<p>Este dominio está en venta</p>".encode(),
        b'<script>window.onload=function(){window.location.href="/lander"}</script>',
        b'<html><head></head><script src="https://www.hugedomains.com/x.js"></script></html>',
    ],
)
def test_a_page_that_offers_the_domain_is_parked(body: bytes) -> None:
    standing, told_by = standing_of(page(body))
    assert standing is Standing.PARKED
    assert told_by


@pytest.mark.parametrize(
    "body",
    [
        b"<title>Welcome to nginx!</title><h1>Welcome to nginx!</h1>",
        b"<title>Apache2 Ubuntu Default Page: It works</title>",
        b"<h1>It works!</h1>",
        b"<h1>Index of /</h1>",
        b"<h1>This Account has been suspended.</h1>",
        b"<p>Future home of something quite cool.</p>",
    ],
)
def test_a_page_that_a_server_put_there_is_a_default(body: bytes) -> None:
    assert standing_of(page(body))[0] is Standing.DEFAULT_PAGE


@pytest.mark.parametrize(
    "body",
    [
        b"<p>We build boats in Maine since 1951.</p>",
        b"<p>Our ice cream works wonders. It works for everyone!</p><p>" + b"Read on. " * 400,
        b"<p>Buy this domain, or what to know of names for sale</p><p>" + b"A long guide. " * 300,
    ],
)
def test_a_page_about_something_is_a_site(body: bytes) -> None:
    assert standing_of(page(body)) == (Standing.SITE, "")


@pytest.mark.parametrize("status", [403, 404, 429, 500, 503])
def test_a_wall_or_an_error_tells_nothing(status: int) -> None:
    assert standing_of(page(b"<h1>This domain is for sale</h1>", status))[0] is Standing.UNTOLD


@pytest.mark.parametrize("body", [b"", b"\xff\xfe\x00", b"<script>app()</script>", b"<" * 500_000])
def test_a_page_without_words_tells_nothing_of_a_site(body: bytes) -> None:
    assert standing_of(page(body))[0] in (Standing.UNTOLD, Standing.SITE)
