"""Which links of an employer's page lead on to its openings."""

from datetime import UTC, datetime

import pytest

from trusthound.domain.facts.career_links import career_links
from trusthound.domain.facts.page import Page


def links(html: str, *, at: str = "https://acme.com/") -> tuple[str, ...]:
    page = Page(at, at, 200, (), html.encode(), (), datetime(2026, 11, 21, tzinfo=UTC))
    return career_links(page, "acme.com", lambda host: ".".join(host.split(".")[-2:]))


@pytest.mark.parametrize(
    ("anchor", "url"),
    [
        ('<a href="/careers">Careers</a>', "https://acme.com/careers"),
        ('<a href="/about/team">Join us</a>', "https://acme.com/about/team"),
        ('<a href="//careers.acme.com">Work</a>', "https://careers.acme.com"),
        ('<a href="/de/karriere/">Über uns</a>', "https://acme.com/de/karriere/"),
        ('<a href="/x">Offene Stellen</a>', "https://acme.com/x"),
        ('<a href="/jobs#list"><b>See</b> <i>open roles</i></a>', "https://acme.com/jobs"),
    ],
)
def test_a_link_to_careers(anchor: str, url: str) -> None:
    assert links(f"<p>{anchor}</p>") == (url,)


@pytest.mark.parametrize(
    "anchor",
    [
        '<a href="/">Home</a>',
        '<a href="/products">Products</a>',
        '<a href="https://rival.com/careers">Careers</a>',
        '<a href="mailto:jobs@acme.com">Jobs</a>',
        '<a href="javascript:careers()">Careers</a>',
        '<a href="http://[::1/careers">Careers</a>',
        '<a href="">Careers</a>',
        "<a>Careers</a>",
        f'<a href="/careers?{"x" * 600}">Careers</a>',
    ],
)
def test_what_is_no_such_link(anchor: str) -> None:
    assert links(anchor) == ()


def test_open_positions_stand_before_words_about_careers_and_two_are_enough() -> None:
    html = (
        '<a href="/blog/my/career/story/at/acme">A career story</a>'
        '<a href="/careers">Careers</a><a href="/jobs">Open positions</a>'
    )
    assert links(html) == ("https://acme.com/jobs", "https://acme.com/careers")


def test_a_site_that_has_moved_keeps_its_links() -> None:
    html = '<a href="https://acme.io/jobs">Jobs</a>'
    assert links(html, at="https://www.acme.io/") == ("https://acme.io/jobs",)
