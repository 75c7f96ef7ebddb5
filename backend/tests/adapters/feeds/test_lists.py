"""Lists of postings of many employers: what each is asked, what it says, where it ends."""

import json
from collections.abc import Mapping
from datetime import date
from typing import Any

import pytest
from tests import written_lists as written
from tests.written_lists import board_of, read_of

from trusthound.adapters.boards.collection import Collection
from trusthound.adapters.feeds.adzuna import COLLECTION as ADZUNA
from trusthound.adapters.feeds.arbeitnow import COLLECTION as ARBEITNOW
from trusthound.adapters.feeds.hacker_news import COLLECTION as HACKER_NEWS
from trusthound.adapters.feeds.himalayas import COLLECTION as HIMALAYAS
from trusthound.adapters.feeds.jooble import COLLECTION as JOOBLE
from trusthound.adapters.feeds.remoteok import COLLECTION as REMOTEOK
from trusthound.adapters.feeds.remotive import COLLECTION as REMOTIVE
from trusthound.adapters.feeds.themuse import COLLECTION as THEMUSE
from trusthound.adapters.feeds.usajobs import COLLECTION as USAJOBS
from trusthound.adapters.feeds.weworkremotely import COLLECTION as WEWORKREMOTELY
from trusthound.domain.common.errors import PageUnreadable
from trusthound.domain.common.money import salary_line
from trusthound.domain.posting.model import EmploymentType, Liveness, RemoteWork

THREAD = "46000000"
SEARCH = "ukw=welder&rgns=Cork"
# Collection, its address, where it was asked with, the answer, an empty one, a posting's URL.
LISTS: tuple[tuple[Collection, str, str, object, object, str], ...] = (
    (
        ADZUNA,
        "gb",
        "",
        written.ADZUNA,
        {"results": []},
        "https://www.adzuna.co.uk/jobs/land/ad/4000000000",
    ),
    (
        ARBEITNOW,
        "",
        "",
        written.ARBEITNOW,
        {"data": [], "links": {"next": "x"}},
        "https://www.arbeitnow.com/jobs/companies/acme/welder-bonn-123450",
    ),
    (
        HACKER_NEWS,
        "",
        THREAD,
        written.HACKER_NEWS,
        {"id": int(THREAD), "children": []},
        "https://news.ycombinator.com/item?id=46000001",
    ),
    (
        HIMALAYAS,
        "",
        "",
        written.HIMALAYAS,
        {"jobs": []},
        "https://himalayas.app/companies/acme/jobs/welder",
    ),
    (JOOBLE, SEARCH, "", written.JOOBLE, {"jobs": []}, "https://jooble.org/desc/-6000000000"),
    (REMOTEOK, "", "", written.REMOTEOK, [], "https://remoteok.com/remote-jobs/1234560"),
    (
        REMOTIVE,
        "",
        "",
        written.REMOTIVE,
        {"jobs": []},
        "https://remotive.com/remote-jobs/trades/welder-1912345",
    ),
    (
        THEMUSE,
        "",
        "0",
        written.THEMUSE,
        {"results": [], "page_count": 9},
        "https://www.themuse.com/jobs/acme/welder",
    ),
    (
        USAJOBS,
        "",
        "",
        written.USAJOBS,
        {"SearchResult": {"SearchResultItems": []}},
        "https://www.usajobs.gov/job/800000000",
    ),
    (
        WEWORKREMOTELY,
        "",
        "",
        written.WEWORKREMOTELY,
        "<rss><channel/></rss>",
        "https://weworkremotely.com/remote-jobs/acme-welder",
    ),
)
KEYS = {
    "ADZUNA_APP_ID": "idofours",
    "ADZUNA_APP_KEY": "k/ey",
    "JOOBLE_KEY": "s3cret",
    "USAJOBS_KEY": "s3cret",
    "USAJOBS_MAIL": "jobs@house.example",
}
of_every_list = pytest.mark.parametrize(
    ("collection", "address", "at", "answer", "empty", "url"),
    LISTS,
    ids=[each[0].reader for each in LISTS],
)


@of_every_list
def test_a_list_is_read(
    collection: Collection, address: str, at: str, answer: object, empty: object, url: str
) -> None:
    part = read_of(collection, board_of(collection, address, collection.name))(answer, at)
    assert [each.posting.title for each in part.listed] == ["Welder", "Painter"]
    assert part.listed[0].posting.url == url
    assert "fire" in part.listed[0].posting.description
    assert "<" not in part.listed[0].posting.description
    assert {each.posting.company for each in part.listed} <= {
        "Acme",
        "Acme GmbH",
        "Bureau of Fires",
    }
    assert {each.posting.liveness for each in part.listed} == {Liveness.OPEN}
    assert all(each.posting.date_posted for each in part.listed[:1])
    assert part.unread == 0


@of_every_list
def test_an_empty_list_shows_nothing_and_ends(
    collection: Collection, address: str, at: str, answer: object, empty: object, url: str
) -> None:
    part = read_of(collection, board_of(collection, address))(empty, at)
    assert (part.listed, part.next, part.unread) == ((), "", 0)


@of_every_list
@pytest.mark.parametrize("instead", ["<html><p>maintenance</p></html>", "", {"error": 1}, 7, None])
def test_a_page_or_an_error_is_no_list(
    collection: Collection,
    address: str,
    at: str,
    answer: object,
    empty: object,
    url: str,
    instead: object,
) -> None:
    with pytest.raises(PageUnreadable):
        read_of(collection, board_of(collection, address))(instead, at)


@of_every_list
def test_a_key_is_no_part_of_what_may_be_told(
    collection: Collection, address: str, at: str, answer: object, empty: object, url: str
) -> None:
    keys = {name: KEYS[name] for name in collection.needs}
    request = collection.ask(board_of(collection, address), at, keys)
    told = f"{request!r} {request.url} {(request.body or b'').decode()}"
    assert [key for key in keys.values() if key in told] == []
    sent = f"{request.address} {dict(request.headers)}"
    assert all(key in sent or "k%2Fey" in sent for key in keys.values())
    part = read_of(collection, board_of(collection, address))(answer, at)
    assert "idofours" not in repr(part)


@pytest.mark.parametrize(
    ("collection", "address", "answer", "field", "most"),
    [
        (HIMALAYAS, "", written.HIMALAYAS, ("jobs",), 20),
        (ADZUNA, "gb", written.ADZUNA, ("results",), 50),
        (JOOBLE, SEARCH, written.JOOBLE, ("jobs",), 1),
        (ARBEITNOW, "", written.ARBEITNOW, ("data",), 1),
        (THEMUSE, "", written.THEMUSE, ("results",), 1),
    ],
)
def test_a_list_goes_on_from_page_to_page_and_not_without_end(
    collection: Collection, address: str, answer: dict[str, Any], field: tuple[str, ...], most: int
) -> None:
    page = json.loads(json.dumps(answer))
    holder = page
    for key in field[:-1]:
        holder = holder[key]
    holder[field[-1]] = holder[field[-1]][:1] * most
    page["page_count"] = 1_000_000
    board = board_of(collection, address)
    asked, at, part = [], "", None
    while part is None or part.next:
        request = collection.ask(board, at, KEYS)
        asked.append((request.url, request.body))
        part = read_of(collection, board)(page, at)
        at = part.next
    assert 10 <= len(asked) <= 100
    assert len(set(asked)) == len(asked)
    assert part.is_cut is collection.is_whole
    holder[field[-1]] = []
    assert read_of(collection, board)(page, "0").next == ""


def test_usajobs_ends_at_ten_thousand_and_says_that_there_are_more() -> None:
    item = written.USAJOBS["SearchResult"]["SearchResultItems"][0]
    page = {"SearchResult": {"SearchResultItems": [item] * 500}}
    read = read_of(USAJOBS, board_of(USAJOBS, ""))
    assert (read(page, "19").next, read(page, "19").is_cut) == ("20", False)
    assert (read(page, "20").next, read(page, "20").is_cut) == ("", True)


def test_the_muse_ends_where_it_says_that_it_does() -> None:
    read = read_of(THEMUSE, board_of(THEMUSE, ""))
    assert read(written.THEMUSE).next == "2"
    assert read(written.THEMUSE, "3").next == "0"
    assert read(written.THEMUSE, "0").next == ""


def test_arbeitnow_ends_where_it_names_no_next_page() -> None:
    read = read_of(ARBEITNOW, board_of(ARBEITNOW, ""))
    assert read(written.ARBEITNOW).next == "2"
    links: Mapping[str, object] = {"next": None}
    assert read({**written.ARBEITNOW, "links": links}, "2").next == ""


def test_the_thread_of_the_newest_month_is_asked_for_and_its_talk_left_out() -> None:
    board = board_of(HACKER_NEWS, "")
    first = read_of(HACKER_NEWS, board)(written.HACKER_NEWS_THREADS)
    assert (first.listed, first.next) == ((), THREAD)
    assert HACKER_NEWS.ask(board, THREAD, {}).url == "https://hn.algolia.com/api/v1/items/46000000"
    part = read_of(HACKER_NEWS, board)(written.HACKER_NEWS, THREAD)
    assert [each.key for each in part.listed] == ["46000001", "46000002"]
    no_number = {"objectID": "x", "title": "Ask HN: Who is hiring? (May 2026)"}
    no_threads: tuple[object, ...] = ([], [no_number], {})
    for hits in no_threads:
        with pytest.raises(PageUnreadable):
            read_of(HACKER_NEWS, board)({"hits": hits})
    with pytest.raises(PageUnreadable):
        read_of(HACKER_NEWS, board)({**written.HACKER_NEWS, "id": 7}, THREAD)


def test_pay_that_adzuna_has_guessed_is_not_the_employers() -> None:
    stated, guessed = read_of(ADZUNA, board_of(ADZUNA, "gb"))(written.ADZUNA).listed
    assert stated.posting.pay is not None
    assert salary_line(stated.posting.pay) == "£30k–£34k a year"
    assert guessed.posting.pay is None
    assert stated.posting.places[0].country == "GB"


def test_what_a_list_says_of_the_terms_is_kept() -> None:
    himalayas = read_of(HIMALAYAS, board_of(HIMALAYAS, ""))(written.HIMALAYAS).listed[0].posting
    assert himalayas.pay is not None
    assert salary_line(himalayas.pay) == "€40k–€50k a year"
    assert [each.country for each in himalayas.places] == ["IE", "DE"]
    assert himalayas.valid_through == date(2027, 1, 15)
    remotive = read_of(REMOTIVE, board_of(REMOTIVE, ""))(written.REMOTIVE).listed[0].posting
    assert remotive.employment_types == (EmploymentType.FULL_TIME,)
    assert remotive.remote is RemoteWork.REMOTE
    assert remotive.pay is not None
    muse = read_of(THEMUSE, board_of(THEMUSE, ""))(written.THEMUSE).listed[0].posting
    assert [each.locality for each in muse.places] == ["Cork"]


def test_a_posting_past_its_last_day_is_left_out() -> None:
    past = {**written.HIMALAYAS["jobs"][0], "expiryDate": 1790000000}
    part = read_of(HIMALAYAS, board_of(HIMALAYAS, ""))({"jobs": [past]})
    assert (part.listed, part.unread) == ((), 0)


def test_a_jooble_board_is_one_of_its_searches() -> None:
    assert JOOBLE.tenant_of("https://jooble.org/SearchResult?rgns=Cork&ukw=welder") == SEARCH
    assert JOOBLE.tenant_of("https://jooble.org/about") is None
    request = JOOBLE.ask(board_of(JOOBLE, SEARCH), "2", KEYS)
    asked = json.loads(request.body or b"")
    assert asked == {"keywords": "welder", "location": "Cork", "page": "2"}
