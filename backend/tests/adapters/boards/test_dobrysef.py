"""Dobrý šéf: which URLs are its postings, and what its page and its feed say."""

import json
from collections.abc import Callable
from datetime import date
from typing import Any

import pytest

from trusthound.adapters.boards.board import Address
from trusthound.adapters.boards.dobrysef import BOARD
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.model import EmploymentType, RemoteWork

URL = "https://dobrysef.cz/prace/hlidac-ticha-x7k2/"
ADDRESS = Address("dobrysef", "", "x7k2", URL)
POSTING: dict[str, Any] = {
    "title": "Hlídač ticha",
    "url": URL,
    "short_code": "x7k2",
    "description_html": "<div>Hlídáš ticho.</div><div>Neusínáš.</div>",
    "cities": ["Děčín", "Havířov"],
    "is_full_time": True,
    "is_part_time": False,
    "is_remote": False,
    "is_contract_permanent": True,
    "is_contract_freelance": True,
    "date_start": "2026-10-20T13:14:01.702605+01:00",
    "date_expired": "2026-11-20T13:14:01.702605+01:00",
    "org_name": "Ticho a.s.",
}


@pytest.mark.parametrize(
    "url", [URL, "http://www.dobrysef.cz/prace/hlidac-ticha-x7k2?utm_source=x#top"]
)
def test_every_form_of_a_postings_url_is_one_address(url: str) -> None:
    assert BOARD.recognise(url) == ADDRESS


@pytest.mark.parametrize(
    "url",
    [
        "https://dobrysef.cz/prace/",
        "https://dobrysef.cz/firmy/ticho-a-s/",
        "https://dobrysef.cz/prace/hlidac/",
        "https://dobrysef.cz.evil.example/prace/hlidac-ticha-x7k2/",
    ],
)
def test_other_pages_are_not_its_postings(url: str) -> None:
    assert BOARD.recognise(url) is None


def test_its_page_is_read_as_any_other(answer_of: Callable[..., Page], as_of: date) -> None:
    data = json.dumps({
        "@type": "JobPosting",
        "@context": "https://schema.org",
        "title": "Hlídač ticha",
        "description": "Hlídáš ticho a neusínáš. " * 20,
    })  # fmt: skip
    page = f"<html><body><script type='application/ld+json'>{data}</script></body></html>"
    posting = BOARD.read(answer_of(page.encode()), ADDRESS, as_of)
    assert (posting.title, posting.url) == ("Hlídač ticha", URL)
    assert posting.identifier == "x7k2"


def test_every_field_of_the_feed_is_read(as_of: date) -> None:
    records = BOARD.records_in([POSTING])
    assert records is not None
    posting = BOARD.posting_of(records[0], as_of)
    assert (posting.title, posting.company) == ("Hlídač ticha", "Ticho a.s.")
    assert posting.description == "Hlídáš ticho.\nNeusínáš."
    assert [each.text for each in posting.places] == ["Děčín", "Havířov"]
    assert posting.employment_types == (EmploymentType.FULL_TIME, EmploymentType.CONTRACTOR)
    assert (posting.date_posted, posting.valid_through) == (date(2026, 10, 20), date(2026, 11, 20))
    assert posting.identifier == "x7k2"


def test_remote_work_is_said_by_its_flag_alone(as_of: date) -> None:
    assert BOARD.posting_of(POSTING, as_of).remote is RemoteWork.UNSTATED
    remote = BOARD.posting_of(POSTING | {"is_remote": True}, as_of)
    assert remote.remote is RemoteWork.REMOTE


@pytest.mark.parametrize("other", [None, {}, [], [{"title": "Hlídač"}], POSTING])
def test_other_json_is_none_of_its_feeds(other: object) -> None:
    assert BOARD.records_in(other) is None
