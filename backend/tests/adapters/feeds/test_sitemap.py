"""An employer's sitemap: which of its pages are asked for, and which postings they state."""

import gzip

import pytest
from tests.written_lists import TODAY, answer, board_of, read_of

from trusthound.adapters.boards.collection import Part
from trusthound.adapters.feeds.sitemap import COLLECTION
from trusthound.domain.common.errors import PageUnreadable

HOME = "https://www.acme.example"
MAP = f"{HOME}/sitemap.xml"
BOARD = board_of(COLLECTION, MAP)

ABOUT = (
    "<html><body><h1>About us</h1>"
    + "<p>We have made gates and fences.</p>" * 40
    + "</body></html>"
)


def urls(*locations: str, changed: str = "2026-11-01") -> str:
    found = "".join(
        f"<url><loc>{each}</loc><lastmod>{changed}</lastmod></url>" for each in locations
    )
    return f'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">{found}</urlset>'


def maps(*locations: str) -> str:
    found = "".join(f"<sitemap><loc>{each}</loc></sitemap>" for each in locations)
    return f"<sitemapindex>{found}</sitemapindex>"


def asked(at: str) -> str:
    return COLLECTION.ask(BOARD, at, {}).url


def page(title: str, more: str = "") -> str:
    return (
        '<html><head><title>Acme</title><script type="application/ld+json">'
        '{"@context": "https://schema.org", "@type": "JobPosting", "title": "' + title + '",'
        '"hiringOrganization": {"@type": "Organization", "name": "Acme Ltd"}, "description": '
        '"<p>You work with fire in our workshop, and nobody hurries you.</p>"' + more + "}"
        f"</script></head><body><h1>{title}</h1><p>You work with fire.</p></body></html>"
    )


read = read_of(COLLECTION, BOARD)


def walk(first: object, then: dict[str, object], *, status: int = 200) -> list[Part]:
    """Every part of a look, the pages by their URL."""
    parts = [read(first)]
    while at := parts[-1].next:
        url = asked(at)
        parts.append(COLLECTION.read(answer(then[url], status, url), BOARD, at, TODAY))
    return parts


def test_only_what_looks_like_a_posting_on_the_sitemaps_host_is_asked_for() -> None:
    part = read(
        urls(
            f"{HOME}/",
            f"{HOME}/about-us",
            f"{HOME}/jobs/",
            f"{HOME}/jobs/welder-12",
            "https://acme.example/en/careers/painter",
            "https://acme.example/stellenangebote/glaser-7",
            "https://evil.example/jobs/welder",
            "http://127.0.0.1/jobs/welder",
            "https://www.acme.example:8080/jobs/welder",
            "javascript:alert(1)//jobs/welder",
            f"{HOME}/jobs/{'x' * 500}",
        )
    )
    at, found = part.next, []
    while at:
        found.append(asked(at))
        at = read("<html>nothing</html>", at).next
    assert found == [
        f"{HOME}/jobs/welder-12",
        "https://acme.example/en/careers/painter",
        "https://acme.example/stellenangebote/glaser-7",
    ]


def test_each_page_is_a_part_with_the_posting_that_it_states() -> None:
    welder, painter, search = (f"{HOME}/jobs/{each}" for each in ("welder", "painter", "search"))
    parts = walk(
        urls(welder, painter, search),
        {welder: page("Welder"), painter: page("Painter"), search: ABOUT},
    )
    listed = [each for part in parts for each in part.listed]
    assert [each.posting.title for each in listed] == ["Welder", "Painter"]
    assert [each.posting.url for each in listed] == [welder, painter] == [x.key for x in listed]
    assert {each.posting.company for each in listed} == {"Acme Ltd"}
    assert [part.unread for part in parts] == [0, 0, 0, 0]


def test_a_page_that_is_not_to_be_had_is_counted_and_the_others_are_asked() -> None:
    urlset = urls(f"{HOME}/jobs/welder", f"{HOME}/jobs/painter")
    parts = walk(
        urlset, {f"{HOME}/jobs/welder": "no", f"{HOME}/jobs/painter": page("x")}, status=503
    )
    assert [part.unread for part in parts] == [0, 1, 1]
    assert COLLECTION.skips


def test_a_posting_that_its_page_calls_over_is_not_open() -> None:
    url = f"{HOME}/jobs/welder"
    over = page("Welder", ', "validThrough": "2026-11-01"')
    assert [part.listed for part in walk(urls(url), {url: over})] == [(), ()]


def test_an_index_leads_to_its_sitemaps_and_those_named_for_postings_go_alone() -> None:
    jobs = f"{HOME}/sitemap-jobs.xml"
    part = read(maps(f"{HOME}/sitemap-news.xml", jobs, "https://evil.example/sitemap-jobs.xml"))
    assert asked(part.next) == jobs
    url = f"{HOME}/jobs/welder"
    packed = gzip.compress(urls(url).encode())
    after = COLLECTION.read(answer(packed, url=jobs), BOARD, part.next, TODAY)
    assert asked(after.next) == url
    nested = COLLECTION.read(answer(maps(jobs), url=jobs), BOARD, part.next, TODAY)
    assert nested.next == ""
    broken = COLLECTION.read(answer("<html>oops</html>", url=jobs), BOARD, part.next, TODAY)
    assert (broken.next, broken.unread) == ("", 1)


def test_what_changed_last_is_asked_for_first_and_too_much_is_cut() -> None:
    old = [f"{HOME}/jobs/old-{number}" for number in range(600)]
    both = (
        urls(*old, changed="2020-01-01").replace("</urlset>", "")
        + urls(f"{HOME}/jobs/new", changed="2026-11-01").partition(">")[2]
    )
    part = read(both)
    assert asked(part.next) == f"{HOME}/jobs/new"
    parts = [part]
    while at := parts[-1].next:
        parts.append(read("<html>nothing</html>", at))
    assert len(parts) == 501
    assert parts[-1].is_cut


def test_a_bomb_and_a_page_are_no_sitemap() -> None:
    bomb = gzip.compress(b"<urlset>" + b" " * 30_000_000)
    for body in (bomb, gzip.compress(b"<urlset/>")[:-9], "<html>no</html>", "<rss/>", ""):
        with pytest.raises(PageUnreadable):
            read(body)


def test_an_empty_sitemap_shows_nothing() -> None:
    assert read(urls()) == Part(())
    assert read("<urlset/>") == Part(())


@pytest.mark.parametrize(
    ("url", "address"),
    [
        (MAP, MAP),
        ("https://acme.example/job-sitemap1.xml.gz#x", "https://acme.example/job-sitemap1.xml.gz"),
        ("https://acme.example/sitemap.xml?page=2", "https://acme.example/sitemap.xml?page=2"),
        ("https://acme.example/sitemap", None),
        ("https://acme.example/feed.xml", None),
        ("https://user:pass@acme.example/sitemap.xml", None),
        ("https://localhost/sitemap.xml", None),
        ("ftp://acme.example/sitemap.xml", None),
    ],
)
def test_the_address_of_a_sitemap_is_one_that_says_so(url: str, address: str | None) -> None:
    assert COLLECTION.tenant_of(url) == address
