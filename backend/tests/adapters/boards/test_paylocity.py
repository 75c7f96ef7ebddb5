"""Paylocity: which URLs are its postings, and what is read of its pages and of its lists."""

import json
from collections.abc import Callable
from datetime import date
from typing import Any

import pytest

from trusthound.adapters.boards.answer import read_answer
from trusthound.adapters.boards.board import Address
from trusthound.adapters.boards.paylocity import BOARD
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.model import EmploymentType, RemoteWork

URL = "https://recruiting.paylocity.com/Recruiting/Jobs/Details/4141169"
ADDRESS = Address("paylocity", "", "4141169", URL)
PAGE = """<!doctype html><html><head><title>Honey Works - Beekeeper</title></head><body>
<span class="job-preview-title left"><span>Beekeeper</span></span>
<div class="preview-location">Hybrid Remote <span>&bull;</span> Barre, Vermont
<span>&bull;</span> Hives</div>
<div class="job-preview-details"><div class="vertical-padding">
<div class="job-listing-header">Job Type</div><div>Full-time</div></div>
<div class="job-listing-header">Description</div>
<div><p>You keep the bees of a house that has sold honey since the war, and you count them every
evening before the sun is down.</p></div></div></body></html>"""
JOB: dict[str, Any] = {
    "JobId": 4141169,
    "JobTitle": "Beekeeper",
    "LocationName": "Main hive",
    "PublishedDate": "2026-08-08T11:27:44-05:00",
    "Description": "You keep; the {bees}.",
    "IsRemote": True,
    "JobLocation": {"City": "Barre", "State": "VT", "Country": "USA", "Address": "1 Hive Rd"},
}


def listing(data: object) -> bytes:
    script = f"window.pageData = {json.dumps(data)};"
    return f"<!doctype html><html><body><script>{script}</script></body></html>".encode()


@pytest.mark.parametrize(
    "url",
    [
        URL,
        "https://recruiting.paylocity.com/recruiting/jobs/Details/4141169/Honey-Works/Beekeeper",
        "https://recruiting.paylocity.com/Recruiting/Jobs/Apply/4141169?source=x",
        "https://dc1prodrecruiting.paylocity.com/Recruiting/Jobs/Details/4141169/Honey-Works",
    ],
)
def test_every_form_of_a_postings_url_is_one_address(url: str) -> None:
    assert BOARD.recognise(url) == ADDRESS


@pytest.mark.parametrize(
    "url",
    [
        "https://recruiting.paylocity.com/recruiting/jobs/All/211e692d-c45a-4e3a-ae01-3e497af97929",
        "https://recruiting.paylocity.com/recruiting/jobs/Details/beekeeper",
        "https://www.paylocity.com/recruiting/jobs/Details/4141169",
    ],
)
def test_other_pages_are_not_its_postings(url: str) -> None:
    assert BOARD.recognise(url) is None


def test_the_employers_name_in_a_path_proves_no_tenant() -> None:
    address = BOARD.recognise(f"{URL}/Another-Employer/Beekeeper")
    assert address is not None
    assert address.tenant == ""


def test_a_page_is_read_by_its_marks(answer_of: Callable[..., Page], as_of: date) -> None:
    posting = BOARD.read(answer_of(PAGE.encode()), ADDRESS, as_of)
    assert (posting.title, posting.url) == ("Beekeeper", URL)
    assert "You keep the bees" in posting.description
    assert [each.text for each in posting.places] == ["Barre, Vermont"]
    assert posting.remote is RemoteWork.HYBRID
    assert posting.employment_types == (EmploymentType.FULL_TIME,)


def test_a_list_gives_every_job_in_its_data(as_of: date) -> None:
    office = JOB | {"IsRemote": False, "LocationName": "Hybrid", "JobLocation": None}
    page = listing({"Jobs": [JOB, office, {"x": 1}], "ModuleTitle": "Honey Works Inc"})
    records = BOARD.records_in(read_answer(page))
    assert records is not None
    first, second = (BOARD.posting_of(each, as_of) for each in records)
    assert (first.title, first.company) == ("Beekeeper", "Honey Works Inc")
    assert first.description == "You keep; the {bees}."
    place = first.places[0]
    assert (place.text, place.locality, place.region) == ("Barre, VT, USA", "Barre", "VT")
    assert (first.remote, second.remote) == (RemoteWork.REMOTE, RemoteWork.HYBRID)
    assert first.date_posted == date(2026, 8, 8)
    assert first.identifier == "4141169"


@pytest.mark.parametrize("body", [b"{}", listing([1]), listing({"Jobs": []}), b"<html></html>"])
def test_other_answers_are_not_its_own(body: bytes) -> None:
    assert BOARD.records_in(read_answer(body)) is None
