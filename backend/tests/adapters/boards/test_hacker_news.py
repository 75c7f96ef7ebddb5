"""Hacker News: which comments are postings, and what the line of bars says."""

from collections.abc import Callable
from datetime import date
from decimal import Decimal
from typing import Any

import pytest

from trusthound.adapters.boards.board import Address
from trusthound.adapters.boards.hacker_news import BOARD
from trusthound.domain.common.errors import PageUnreadable
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.model import EmploymentType, JobPosting, Liveness, RemoteWork

URL = "https://news.ycombinator.com/item?id=46000001"
ADDRESS = Address("hacker_news", "", "46000001", URL)
LINE = "Kelp &amp; Co (YC W24) | Senior Diver | Bergen, Norway | ONSITE | Full-time | €60k - €80k"
COMMENT: dict[str, Any] = {
    "by": "nemo",
    "id": 46000001,
    "parent": 46000000,
    "text": f"{LINE}<p>You&#x27;ll cut kelp.<p>Write to crew@kelp.example",
    "time": 1792500000,
    "type": "comment",
}
TALK = "I applied last month and have not heard back, could you look?"


def read(line: str, as_of: date, rest: str = "") -> JobPosting:
    return BOARD.posting_of({**COMMENT, "text": f"{line}<p>{rest}"}, as_of)


@pytest.mark.parametrize("url", [URL, "http://news.ycombinator.com/item?id=46000001&p=2#46000001"])
def test_a_comments_url_is_one_address(url: str) -> None:
    assert BOARD.recognise(url) == ADDRESS


@pytest.mark.parametrize(
    "url",
    [
        "https://news.ycombinator.com/",
        "https://news.ycombinator.com/user?id=46000001",
        "https://news.ycombinator.com/item?id=x",
        "https://ycombinator.com/item?id=46000001",
    ],
)
def test_other_pages_are_no_comments(url: str) -> None:
    assert BOARD.recognise(url) is None


def test_the_public_item_api_is_asked() -> None:
    url = "https://hacker-news.firebaseio.com/v0/item/46000001.json"
    assert BOARD.api_url(ADDRESS) == url


def test_every_piece_of_the_line_is_read(answer_of: Callable[..., Page], as_of: date) -> None:
    posting = BOARD.read(answer_of(COMMENT), ADDRESS, as_of)
    assert (posting.title, posting.company) == ("Senior Diver", "Kelp & Co (YC W24)")
    assert [(each.text, each.country) for each in posting.places] == [("Bergen, Norway", "NO")]
    assert posting.remote is RemoteWork.ON_SITE
    assert posting.employment_types == (EmploymentType.FULL_TIME,)
    assert posting.pay is not None
    assert (posting.pay.minimum, posting.pay.maximum) == (Decimal(60_000), Decimal(80_000))
    assert posting.pay.currency == "EUR"
    assert "You'll cut kelp." in posting.description
    assert (posting.date_posted, posting.identifier) == (date(2026, 10, 20), "46000001")
    assert posting.url == URL


def test_a_comment_that_stays_says_nothing_of_the_opening(
    answer_of: Callable[..., Page], as_of: date
) -> None:
    assert BOARD.read(answer_of(COMMENT), ADDRESS, as_of).liveness is Liveness.UNKNOWN


@pytest.mark.parametrize(
    "other",
    [
        {"text": TALK},
        {"deleted": True},
        {"dead": True},
        {"id": 46000002},
    ],
)
def test_talk_and_what_was_taken_back_are_no_postings(
    answer_of: Callable[..., Page], as_of: date, other: dict[str, object]
) -> None:
    with pytest.raises(PageUnreadable):
        BOARD.read(answer_of(COMMENT | other), ADDRESS, as_of)


@pytest.mark.parametrize(
    ("line", "company", "title"),
    [
        ("Kelp | REMOTE | Deckhand | https://kelp.example", "Kelp", "Deckhand"),
        ("Kelp (https://kelp.example) | Engineers | SF", "Kelp", "Engineers"),
        ("Kelp.io | Business Development | REMOTE (US)", "Kelp.io", "Business Development"),
        ("Kelp — Director of Diving — Remote — Contract", "Kelp", "Director of Diving"),
        ("Founding Diver Engineer @ Kelp (Oslo, ONSITE)", "Kelp", "Founding Diver Engineer"),
        ("Kelp | Multiple Roles | Oslo", "Kelp", "Multiple Roles"),
    ],
)
def test_company_and_role_are_told_apart(as_of: date, line: str, company: str, title: str) -> None:
    posting = read(line, as_of)
    assert (posting.company, posting.title) == (company, title)


@pytest.mark.parametrize(
    ("pieces", "places"),
    [
        ("REMOTE (US only) | VISA", ["US"]),
        ("NYC or Remote (EU)", ["NYC", "EU"]),
        ("Boston, MA (Hybrid) | Series A | Golang", ["Boston, MA"]),
        ("REMOTE | UTC-1 to UTC+5 | Equity", []),
        ("ONSITE - Madagascar", ["Madagascar"]),
    ],
)
def test_places_are_what_is_left_of_how_the_work_is_done(
    as_of: date, pieces: str, places: list[str]
) -> None:
    posting = read(f"Kelp | Diver Engineer | {pieces}", as_of)
    assert [each.text for each in posting.places] == places


@pytest.mark.parametrize(
    ("pieces", "remote"),
    [
        ("SF In-Person", RemoteWork.ON_SITE),
        ("Onsite / Remote", RemoteWork.HYBRID),
        ("Hybrid (SF) or remote", RemoteWork.HYBRID),
        ("Oslo or REMOTE", RemoteWork.REMOTE),
        ("Oslo", RemoteWork.UNSTATED),
    ],
)
def test_some_days_here_and_some_there_are_hybrid(
    as_of: date, pieces: str, remote: RemoteWork
) -> None:
    assert read(f"Kelp | Diver Engineer | {pieces}", as_of).remote is remote


def test_a_role_that_the_line_leaves_out_is_looked_for_below(as_of: date) -> None:
    posting = read("Kelp | Oslo | ONSITE", as_of, "We hire two.<p>1. Senior Kelp Engineer: dive")
    assert posting.title == "Senior Kelp Engineer"


def test_a_line_below_a_greeting_counts(as_of: date) -> None:
    posting = read("We are back with the tide.", as_of, "Kelp | Diver Engineer | Oslo")
    assert (posting.company, posting.title) == ("Kelp", "Diver Engineer")


def test_of_a_saved_thread_the_postings_are_read_and_not_the_answers() -> None:
    answer = {"id": 7, "parent_id": 1, "author": "b", "text": "Kelp | is | great"}
    top = {"id": 1, "parent_id": 9, "author": "a", "text": LINE, "children": [answer]}
    talk = {"id": 2, "parent_id": 9, "author": "c", "text": TALK}
    stray = {"id": 3, "parent_id": 1, "author": "c", "text": LINE}
    tree = {"id": 9, "title": "Who is hiring?", "children": [top, talk, stray]}
    records = BOARD.records_in(tree)
    assert records is not None
    assert [each["id"] for each in records] == [1]


def test_a_saved_list_of_a_threads_comments_is_read() -> None:
    comments = [COMMENT, COMMENT | {"text": TALK}]
    records = BOARD.records_in({"sources": {}, "jobs": comments})
    assert records == (COMMENT,)


@pytest.mark.parametrize("other", [None, [], {}, {"jobs": []}, {"jobs": [{"title": "Diver"}]}])
def test_other_json_is_no_thread(other: object) -> None:
    assert BOARD.records_in(other) is None


@pytest.mark.parametrize(
    "line", ["|" * 400, " | ".join("a" * 40), "(" * 400 + " | x", "a@b@c", " - " * 200, "x" * 5000]
)
def test_a_line_of_any_form_is_read_at_once(as_of: date, line: str) -> None:
    assert read(line, as_of, "text").description
