"""Every list together: one reader a name, no URL of two lists, no answer that breaks a reader."""

import json
from copy import deepcopy
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests import written_lists as written
from tests.adapters.boards.test_lists import ADDRESSES
from tests.written_lists import TODAY, answer, board_of

from trusthound.adapters.boards.collection import KEY_CHARACTERS, MOST_LISTED, Part
from trusthound.adapters.boards.register import BOARDS
from trusthound.adapters.feeds.register import COLLECTIONS, collection_of
from trusthound.domain.common.errors import PageUnreadable
from trusthound.domain.posting.extract.clean import TEXT_CHARACTERS
from trusthound.domain.posting.model import Liveness

ROOT = Path(__file__).parents[4]
KEYS = dict.fromkeys(("ADZUNA_APP_ID", "ADZUNA_APP_KEY", "JOOBLE_KEY", "USAJOBS_KEY"), "k")
KEYS["USAJOBS_MAIL"] = "jobs@house.example"
SITE = "acme.wd5.myworkdayjobs.com/Careers"
MAP = "https://acme.example/sitemap.xml"
JOB = "https://acme.example/jobs/welder"
URLSET = f"<urlset><url><loc>{JOB}</loc></url><url><loc>{JOB}-2</loc></url></urlset>"
JOB_PAGE = (
    '<html><script type="application/ld+json">{"@type": "JobPosting", "title": "Welder", '
    '"description": "You work with fire."}</script><p>You work with fire.</p></html>'
)
FEED = {"jobs": [{"t": "Welder", "u": JOB, "pay": 30, "where": {"city": ["Cork"]}}]}
OWN_HOSTS = (
    ".ashbyhq.com",
    ".bamboohr.com",
    ".governmentjobs.com",
    ".greenhouse.io",
    ".lever.co",
    ".myworkdayjobs.com",
    ".myworkdaysite.com",
    ".personio.de",
    ".pinpointhq.com",
    ".recruitee.com",
    ".rippling.com",
    ".schooljobs.com",
    ".smartrecruiters.com",
    ".teamtailor.com",
    ".workable.com",
)
MAPPING = {"records": "jobs", "title": "t", "url": "u", "pay_min": "pay", "city": "where.city"}
# Of every reader: the board's address, where it was asked with, and an answer.
ANSWERS: dict[str, tuple[tuple[str, str, Any], ...]] = {
    "adzuna": (("gb", "", written.ADZUNA),),
    "arbeitnow": (("", "", written.ARBEITNOW),),
    "ashby": (("acme", "", written.ASHBY),),
    "bamboohr": (("acme", "", written.BAMBOOHR),),
    "feed": ((JOB, "", FEED),),
    "feed_of_the_newest": ((JOB, "", FEED),),
    "greenhouse": (("acme", "", written.GREENHOUSE),),
    "hacker_news": (
        ("", "", written.HACKER_NEWS_THREADS),
        ("", "46000000", written.HACKER_NEWS),
    ),
    "himalayas": (("", "", written.HIMALAYAS),),
    "jooble": (("ukw=welder", "", written.JOOBLE),),
    "lever": (("eu/acme", "", written.LEVER),),
    "neogov": (("acme", "", written.NEOGOV),),
    "personio": (("acme", "", written.PERSONIO),),
    "pinpoint": (("acme", "", written.PINPOINT),),
    "recruitee": (("acme", "", written.RECRUITEE),),
    "remoteok": (("", "", written.REMOTEOK),),
    "remotive": (("", "", written.REMOTIVE),),
    "rippling": (("acme", "", written.RIPPLING),),
    "sitemap": (
        (MAP, "", URLSET),
        (MAP, json.dumps([[], [JOB, f"{JOB}-2"], False]), JOB_PAGE),
    ),
    "smartrecruiters": (("acme", "", written.SMARTRECRUITERS),),
    "teamtailor": (("acme", "", written.TEAMTAILOR),),
    "themuse": (("", "", written.THEMUSE),),
    "usajobs": (("", "", written.USAJOBS),),
    "weworkremotely": (("", "", written.WEWORKREMOTELY),),
    "workable": (("acme", "", written.WORKABLE),),
    "workday": ((SITE, "", written.WORKDAY),),
}
ODD: tuple[object, ...] = (
    None,
    "",
    "x",
    "x" * 3_000,
    "https://evil.example/?page=7",
    "<p>one</p><script>alert(1)</script>",
    "../../admin",
    "a\nb\x00c\ud800",
    "9" * 400,
    0,
    -1,
    7,
    10**30,
    1e308,
    True,
    [],
    {},
    [None, 7, "x", {}, []],
    {"#text": {"#text": "x"}, "@nil": None},
    {"page": -1, "name": ["x"], "next": 7},
)


def test_every_reader_is_named_once_and_has_an_answer_here() -> None:
    assert sorted(COLLECTIONS) == sorted(ANSWERS)
    assert all(name == each.reader and each.name for name, each in COLLECTIONS.items())


def test_the_page_for_operators_tells_of_every_list_what_it_needs_and_whether_it_is_whole() -> None:
    page = (ROOT / "docs/operations/boards.md").read_text()
    rows = {each.split("`")[1]: each for each in page.splitlines() if each.startswith("| `")}
    told = {name: each for name, each in COLLECTIONS.items() if name in rows}
    assert set(COLLECTIONS) - set(told) == {"feed", "feed_of_the_newest"}
    for name, collection in told.items():
        assert rows[name].endswith("| yes |" if collection.is_whole else "| no |"), name
        assert all(f"`{key}`" in rows[name] for key in collection.needs), name


def test_an_employers_list_bears_the_name_of_its_board() -> None:
    own = {name for name, each in COLLECTIONS.items() if each.is_own} - {"sitemap"}
    assert own <= {each.system for each in BOARDS}


@pytest.mark.parametrize(
    ("url", "reader", "address"),
    [
        ("https://jobs.lever.co/acme", "lever", "acme"),
        ("https://boards.greenhouse.io/acme/jobs/7", "greenhouse", "acme"),
        ("https://remotive.com/remote-jobs", "remotive", ""),
        ("https://www.arbeitnow.com/", "arbeitnow", ""),
        ("https://himalayas.app/jobs", "himalayas", ""),
        ("https://www.themuse.com/search", "themuse", ""),
        ("https://news.ycombinator.com/item?id=46000000", "hacker_news", ""),
        ("https://www.usajobs.gov/job/800000000", "usajobs", ""),
        ("https://remoteok.com/", "remoteok", ""),
        ("https://weworkremotely.com/", "weworkremotely", ""),
        ("https://www.adzuna.de/", "adzuna", "de"),
        ("https://jooble.org/SearchResult?ukw=welder", "jooble", "ukw=welder"),
        (MAP, "sitemap", MAP),
    ],
)
def test_a_url_tells_its_list(url: str, reader: str, address: str) -> None:
    assert collection_of(url) == (COLLECTIONS[reader], address)


@pytest.mark.parametrize(
    "url",
    [
        "https://acme.example/jobs",
        "https://acme.example/feed.xml",
        "https://remotive.com.evil.example/",
        "http://localhost/sitemap.xml",
        "file:///etc/sitemap.xml",
        "",
        "acme",
    ],
)
def test_another_url_tells_none(url: str) -> None:
    assert collection_of(url) is None


# What stands where a name should, to leave its segment or its host.
SMUGGLED = (
    "..",
    "%2e%2e",
    "..%2F..%2Fadmin",
    "a%2Fb",
    "a%3Fx=1",
    "a%23b",
    "%00",
    "a%0d%0aHost:evil.example",
    "a@evil.example",
    "a%5Cb",
    "a;b",
    "a%252Fb",
    "{key}",
    "a" * 301,
)


@pytest.mark.parametrize("bad", SMUGGLED)
@pytest.mark.parametrize(
    "url", [each for _, each, _ in ADDRESSES if "acme" in each], ids=lambda url: url[8:60]
)
def test_nothing_is_smuggled_into_a_request_in_place_of_a_name(url: str, bad: str) -> None:
    smuggled = url.replace("acme", bad)
    known = collection_of(smuggled)
    if known is not None:  # another part of the URL names the board
        collection, address = known
        asked = urlsplit(collection.ask(board_of(collection, address), "", KEYS).address)
        assert bad not in asked.path
        assert "evil" not in asked.netloc


@settings(max_examples=100, deadline=None)
@given(url=st.sampled_from([each for _, each, _ in ADDRESSES]), text=st.text(max_size=40))
def test_any_path_at_all_leads_to_the_boards_own_hosts_or_nowhere(url: str, text: str) -> None:
    known = collection_of(url + text)
    if known is not None:
        collection, address = known
        asked = urlsplit(collection.ask(board_of(collection, address), "", KEYS).address)
        assert asked.netloc.isascii()
        assert ".." not in asked.path.split("/")
        if collection.reader != "sitemap":
            assert (asked.hostname or "").endswith(OWN_HOSTS)


@pytest.mark.parametrize("reader", sorted(ANSWERS))
@settings(max_examples=25, deadline=None)
@given(data=st.data())
def test_no_answer_breaks_a_list(reader: str, data: st.DataObject) -> None:
    """A real answer with pieces of it gone or strange is read, or refused as one."""
    collection = COLLECTIONS[reader]
    address, at, whole = data.draw(st.sampled_from(ANSWERS[reader]))
    board = board_of(collection, address)
    board = replace(board, mapping=MAPPING) if reader.startswith("feed") else board
    try:
        part = collection.read(answer(mutated(whole, data)), board, at, TODAY)
    except PageUnreadable:
        return
    assert_bounded(part)
    assert part.next == "" or part.next != at
    if part.next:
        first = urlsplit(collection.ask(board, "", KEYS).address).hostname
        then = urlsplit(collection.ask(board, part.next, KEYS).address).hostname
        assert then == first


def assert_bounded(part: Part) -> None:
    assert len(part.listed) <= MOST_LISTED
    assert len({each.key for each in part.listed}) == len(part.listed)
    assert len(part.next) < 500 * 500
    for each in part.listed:
        assert 0 < len(each.key) <= KEY_CHARACTERS
        assert each.posting.title
        assert each.posting.url.startswith(("https://", "http://"))
        assert each.posting.liveness is Liveness.OPEN
        assert len(each.posting.description) <= TEXT_CHARACTERS
        stored = json.dumps(asdict(each), default=str, ensure_ascii=False)
        assert "\\u0000" not in stored
        assert stored.encode()  # half a character cannot be


def mutated(whole: Any, data: st.DataObject) -> bytes:
    if isinstance(whole, str) or data.draw(st.integers(0, 4)) == 0:
        text = whole if isinstance(whole, str) else json.dumps(whole)
        start = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(start, min(len(text), start + 60)))
        odd = data.draw(
            st.sampled_from(("", "x", "<", ">", '"', "</item>", "&bogus;", "\x00", "9"))
        )
        return (text[:start] + odd + text[end:]).encode()
    changed = json.loads(json.dumps(whole))
    for _ in range(data.draw(st.integers(1, 4))):
        holder, key = data.draw(st.sampled_from(places_in(changed)))
        if data.draw(st.booleans()):
            holder[key] = deepcopy(data.draw(st.sampled_from(ODD)))
        else:
            del holder[key]
        if not places_in(changed):
            break
    return json.dumps(changed).encode()


def places_in(value: Any) -> list[tuple[Any, Any]]:
    """Every place in the answer, by what holds it and its key there."""
    keys = list(value) if isinstance(value, dict) else range(len(value))
    found: list[tuple[Any, Any]] = []
    for key in keys:
        found.append((value, key))
        if isinstance(value[key], dict | list):
            found += places_in(value[key])
    return found


@pytest.mark.parametrize("reader", sorted(ANSWERS))
def test_garbage_is_refused(reader: str) -> None:
    collection = COLLECTIONS[reader]
    address, _, _ = ANSWERS[reader][0]
    board = replace(board_of(collection, address), mapping=MAPPING)
    for body in (b"", b"\xff\xfe\x00", b"[" * 100_000, b'{"a":' * 100_000, b"<a>" * 5_000, b"NaN"):
        with pytest.raises(PageUnreadable):
            collection.read(answer(body), board, "", TODAY)
