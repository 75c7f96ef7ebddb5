"""Lever: which URLs are its postings, and what is read from the Postings API."""

from collections.abc import Callable
from datetime import date
from decimal import Decimal
from typing import Any

import pytest

from trusthound.adapters.boards.board import Address
from trusthound.adapters.boards.lever import BOARD
from trusthound.domain.common.errors import PageUnreadable, ReadingProblem
from trusthound.domain.common.money import Period, salary_line
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.model import (
    EmploymentType,
    FieldOrigin,
    Liveness,
    Origin,
    RemoteWork,
)

ID = "0a1b2c3d-1111-2222-3333-444455556666"
POSTING: dict[str, Any] = {
    "additional": "<div>Acme is an equal opportunity employer.</div>",
    "categories": {
        "commitment": "Part-time contract",
        "location": "Cork",
        "team": "Workshop",
        "allLocations": ["Cork", "Galway"],
    },
    "createdAt": 1764205361939,
    "description": "<div>You weld <b>pipes</b>.</div>",
    "id": ID,
    "lists": [{"text": "What you need", "content": "<li>A torch</li><li>Two hands</li>"}],
    "text": "Welder",
    "country": "IE",
    "workplaceType": "hybrid",
    "salaryRange": {"min": 21, "max": 28.5, "currency": "EUR", "interval": "per-hour-wage"},
    "hostedUrl": f"https://jobs.lever.co/acme-welding/{ID}",
    "applyUrl": f"https://jobs.lever.co/acme-welding/{ID}/apply",
}
ADDRESS = Address(
    "lever", "acme-welding", ID, f"https://jobs.lever.co/acme-welding/{ID}", ("api.lever.co",)
)


@pytest.mark.parametrize(
    "url",
    [
        f"https://jobs.lever.co/acme-welding/{ID}",
        f"https://jobs.lever.co/acme-welding/{ID}/",
        f"https://jobs.lever.co/acme-welding/{ID}/apply?lever-source=LinkedIn",
        f"https://jobs.lever.co/acme-welding/{ID.upper()}#form",
    ],
)
def test_every_form_of_a_postings_url_is_one_address(url: str) -> None:
    assert BOARD.recognise(url) == ADDRESS


def test_the_eu_region_is_asked_at_its_own_host() -> None:
    address = BOARD.recognise(f"https://jobs.eu.lever.co/acme/{ID}/apply")
    assert address is not None
    assert address.canonical_url == f"https://jobs.eu.lever.co/acme/{ID}"
    assert BOARD.api_url(address) == f"https://api.eu.lever.co/v0/postings/acme/{ID}"
    assert BOARD.api_url(ADDRESS) == f"https://api.lever.co/v0/postings/acme-welding/{ID}"


@pytest.mark.parametrize(
    "url",
    [
        "https://jobs.lever.co/acme",
        "https://jobs.lever.co/acme/welder",
        f"https://jobs.lever.co/{ID}",
        f"https://www.lever.co/acme/{ID}",
        f"https://jobs.lever.co.evil.example/acme/{ID}",
    ],
)
def test_other_pages_are_not_its_postings(url: str) -> None:
    assert BOARD.recognise(url) is None


def test_a_posting_is_read_with_every_section_in_order(
    answer_of: Callable[..., Page], as_of: date
) -> None:
    posting = BOARD.read(answer_of(POSTING), ADDRESS, as_of)
    assert posting.title == "Welder"
    assert posting.description.split("\n") == [
        "You weld pipes.",
        "What you need",
        "A torch",
        "Two hands",
        "Acme is an equal opportunity employer.",
    ]
    assert [each.text for each in posting.places] == ["Cork", "Galway"]
    assert posting.remote is RemoteWork.HYBRID
    assert posting.employment_types == (EmploymentType.CONTRACTOR, EmploymentType.PART_TIME)
    assert posting.date_posted == date(2025, 11, 27)
    assert posting.apply_url == POSTING["applyUrl"]
    assert posting.liveness is Liveness.OPEN


def test_the_tenants_name_stands_in_for_the_employers_and_says_so(
    answer_of: Callable[..., Page], as_of: date
) -> None:
    posting = BOARD.read(answer_of(POSTING), ADDRESS, as_of)
    assert posting.company == "Acme Welding"
    assert FieldOrigin("company", Origin.URL, "tenant") in posting.origins


def test_pay_is_the_stated_range(answer_of: Callable[..., Page], as_of: date) -> None:
    pay = BOARD.read(answer_of(POSTING), ADDRESS, as_of).pay
    assert pay is not None
    assert (pay.minimum, pay.maximum) == (Decimal(21), Decimal("28.5"))
    assert (pay.currency, pay.period) == ("EUR", Period.HOUR)
    assert salary_line(pay) == "€21–€28.50 an hour"


def test_a_fortnightly_wage_is_not_taken_for_a_weekly_one(
    answer_of: Callable[..., Page], as_of: date
) -> None:
    fortnightly = POSTING["salaryRange"] | {"interval": "bi-week-salary"}
    pay = BOARD.read(answer_of(POSTING | {"salaryRange": fortnightly}), ADDRESS, as_of).pay
    assert pay is not None
    assert pay.period is None


def test_a_posting_that_the_api_does_not_have_may_still_be_open(
    answer_of: Callable[..., Page], as_of: date
) -> None:
    with pytest.raises(PageUnreadable) as told:
        BOARD.read(answer_of({"ok": False, "error": "Document not found"}, 404), ADDRESS, as_of)
    assert told.value.problem is ReadingProblem.NOT_A_POSTING


def test_rows_of_a_public_collection_are_read_as_postings(as_of: date) -> None:
    row = {
        "portal": "lever",
        "company": "Acme",
        "title": "Baker",
        "location": "Cork",
        "url": f"https://jobs.lever.co/acme/{ID}",
        "job_id": ID,
        "commitment": "Full-time",
        "description": "<p>You bake.</p>",
        "posted_at": "1792500000000",
    }
    records = BOARD.records_in([row, row | {"portal": "another"}])
    assert records is not None
    assert len(records) == 1
    posting = BOARD.posting_of(records[0], as_of)
    assert (posting.title, posting.company) == ("Baker", "Acme")
    assert (posting.description, posting.identifier) == ("You bake.", ID)
    assert [each.text for each in posting.places] == ["Cork"]
    assert posting.employment_types == (EmploymentType.FULL_TIME,)
    assert posting.date_posted == date(2026, 10, 20)
