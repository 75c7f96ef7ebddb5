"""Pinpoint: which URLs are its postings, and what is read from its list."""

from collections.abc import Callable
from datetime import date
from decimal import Decimal
from typing import Any

import pytest

from trusthound.adapters.boards.board import Address
from trusthound.adapters.boards.pinpoint import BOARD
from trusthound.domain.common.errors import PageUnreadable, ReadingProblem
from trusthound.domain.common.money import Pay, Period
from trusthound.domain.common.place import Place
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.model import EmploymentType, Liveness, RemoteWork

ID = "90fb3621-899e-4b59-925d-25080ec91e18"
URL = f"https://bread.pinpointhq.com/en/postings/{ID}"
ADDRESS = Address("pinpoint", "bread", ID, URL)
POSTING: dict[str, Any] = {
    "id": "4711",
    "title": "Senior Baker",
    "url": URL,
    "path": f"/en/postings/{ID}",
    "description": "<p>You bake.</p>",
    "key_responsibilities_header": "What you will do & where",
    "key_responsibilities": "<ul><li>Bread</li></ul>",
    "skills_knowledge_expertise_header": "What you bring",
    "skills_knowledge_expertise": "<p>Strong arms.</p>",
    "benefits_header": "Benefits",
    "benefits": "",
    "workplace_type": "onsite",
    "employment_type": "permanent_part_time",
    "employment_type_text": "Permanent - Part Time",
    "compensation": "€20 - €25 / hour",
    "compensation_minimum": 20,
    "compensation_maximum": 25.0,
    "compensation_currency": "EUR",
    "compensation_frequency": "hour",
    "compensation_visible": True,
    "deadline_at": "2026-12-01T23:59:59+00:00",
    "job": {"id": "1", "requisition_id": "REQ-1"},
    "location": {"id": "1", "city": "Cork", "name": "Head bakery", "province": "Munster"},
}


@pytest.mark.parametrize(
    "url",
    [
        URL,
        f"{URL}/?source=x#apply",
        f"{URL}/applications/new",
        URL.replace("/en/", "/"),
        URL.replace("/en/", "/fr-CA/").replace(ID, ID.upper()),
    ],
)
def test_every_form_of_a_postings_url_is_one_address(url: str) -> None:
    assert BOARD.recognise(url) == ADDRESS


@pytest.mark.parametrize(
    "url",
    [
        "https://bread.pinpointhq.com/en",
        "https://bread.pinpointhq.com/postings.json",
        f"https://bread.pinpointhq.com/en/jobs/{ID}",
        f"https://www.pinpointhq.com/en/postings/{ID}",
        f"https://bread.pinpointhq.com.evil.example/en/postings/{ID}",
    ],
)
def test_other_pages_are_not_its_postings(url: str) -> None:
    assert BOARD.recognise(url) is None


def test_the_list_stands_on_the_tenants_own_host() -> None:
    assert BOARD.api_url(ADDRESS) == "https://bread.pinpointhq.com/postings.json"


def test_a_posting_is_read_with_every_field_that_the_list_states(
    answer_of: Callable[..., Page], as_of: date
) -> None:
    other = POSTING | {"path": "/en/postings/x", "title": "Miller"}
    posting = BOARD.read(answer_of({"data": [other, POSTING]}), ADDRESS, as_of)
    assert (posting.title, posting.company) == ("Senior Baker", "Bread")
    assert posting.description == (
        "You bake.\nWhat you will do & where\nBread\nWhat you bring\nStrong arms."
    )
    assert posting.places == (Place("Head bakery", "Cork", "Munster"),)
    assert posting.remote is RemoteWork.ON_SITE
    assert posting.pay == Pay(Decimal(20), Decimal(25), "EUR", Period.HOUR, "€20 - €25 / hour")
    assert posting.employment_types == (EmploymentType.PART_TIME,)
    assert posting.valid_through == date(2026, 12, 1)
    assert posting.identifier == "REQ-1"
    assert (posting.url, posting.apply_url) == (URL, URL)
    assert posting.liveness is Liveness.OPEN


def test_pay_that_the_employer_does_not_show_is_not_read(as_of: date) -> None:
    assert BOARD.posting_of(POSTING | {"compensation_visible": False}, as_of).pay is None


@pytest.mark.parametrize("answer", [{"data": []}, {"data": [POSTING | {"path": "/en/postings/x"}]}])
def test_a_posting_that_is_not_listed_is_left_to_the_web_page(
    answer_of: Callable[..., Page], as_of: date, answer: object
) -> None:
    with pytest.raises(PageUnreadable) as told:
        BOARD.read(answer_of(answer), ADDRESS, as_of)
    assert told.value.problem is ReadingProblem.NOT_A_POSTING


def test_a_list_holds_postings_and_another_apis_list_none(as_of: date) -> None:
    assert BOARD.records_in({"data": [POSTING, POSTING]}) == (POSTING, POSTING)
    assert BOARD.records_in({"data": [{"title": "Baker"}]}) is None
    assert BOARD.records_in([POSTING]) is None
    bare = BOARD.posting_of({"title": "Baker", "path": POSTING["path"]}, as_of)
    assert (bare.title, bare.company) == ("Baker", "")
