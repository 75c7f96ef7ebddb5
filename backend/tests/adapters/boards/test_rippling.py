"""Rippling: which URLs are its postings, and what is read from the board's public API."""

from collections.abc import Callable
from datetime import date
from decimal import Decimal
from typing import Any

import pytest

from trusthound.adapters.boards.board import Address
from trusthound.adapters.boards.rippling import BOARD
from trusthound.domain.common.errors import PageUnreadable
from trusthound.domain.common.money import Period
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.model import EmploymentType, Liveness, Origin, RemoteWork

ID = "90fb3621-899e-4b59-925d-25080ec91e18"
URL = f"https://ats.rippling.com/honey-works/jobs/{ID}"
ADDRESS = Address("rippling", "honey-works", ID, URL)
POSTING: dict[str, Any] = {
    "uuid": ID,
    "name": "Beekeeper",
    "companyName": "Honey Works Ltd",
    "description": {"company": "<p>We make honey.</p>", "role": "<p>You keep the bees.</p>"},
    "workLocations": ["Remote (Vermont, US)", "York, England"],
    "department": {"name": "Hives"},
    "employmentType": {"label": "SALARIED_FT", "id": "Salaried, full-time"},
    "createdOn": "2026-10-20T22:43:56.531Z",
    "url": URL,
    "payRangeDetails": [
        {"rangeStart": None, "rangeEnd": None, "currency": "USD", "frequency": "YEAR"},
        {"rangeStart": 18, "rangeEnd": 25.5, "currency": "USD", "frequency": "HOUR"},
    ],
}


def row(place: str, **fields: object) -> dict[str, object]:
    """An entry of the list, which has one place."""
    return {
        "uuid": ID,
        "name": "Beekeeper",
        "department": {"id": "Hives", "label": "Hives"},
        "url": URL,
        "workLocation": {"id": place, "label": place},
    } | fields


@pytest.mark.parametrize(
    "url",
    [
        URL,
        f"https://ats.rippling.com/en-GB/honey-works/jobs/{ID}/",
        f"https://ats.rippling.com/honey-works/jobs/{ID.upper()}/apply?step=application",
    ],
)
def test_every_form_of_a_postings_url_is_one_address(url: str) -> None:
    assert BOARD.recognise(url) == ADDRESS


@pytest.mark.parametrize(
    "url",
    [
        "https://ats.rippling.com/honey-works/jobs",
        "https://ats.rippling.com/honey-works/jobs/beekeeper",
        f"https://www.rippling.com/honey-works/jobs/{ID}",
    ],
)
def test_other_pages_are_not_its_postings(url: str) -> None:
    assert BOARD.recognise(url) is None


def test_every_field_that_the_api_states_is_read(
    answer_of: Callable[..., Page], as_of: date
) -> None:
    posting = BOARD.read(answer_of(POSTING), ADDRESS, as_of)
    assert (posting.title, posting.company) == ("Beekeeper", "Honey Works Ltd")
    assert posting.description == "You keep the bees.\nWe make honey."
    assert [each.text for each in posting.places] == ["Remote (Vermont, US)", "York, England"]
    assert posting.remote is RemoteWork.REMOTE
    assert posting.employment_types == (EmploymentType.FULL_TIME,)
    assert posting.date_posted == date(2026, 10, 20)
    assert (posting.identifier, posting.apply_url) == (ID, URL)
    assert posting.liveness is Liveness.OPEN


def test_pay_is_the_first_range_that_has_a_bound_with_its_own_period(
    answer_of: Callable[..., Page], as_of: date
) -> None:
    pay = BOARD.read(answer_of(POSTING), ADDRESS, as_of).pay
    assert pay is not None
    assert (pay.minimum, pay.maximum) == (Decimal(18), Decimal("25.5"))
    assert (pay.currency, pay.period) == ("USD", Period.HOUR)


def test_a_posting_that_the_api_lacks_is_left_to_the_web_page(
    answer_of: Callable[..., Page], as_of: date
) -> None:
    with pytest.raises(PageUnreadable):
        BOARD.read(answer_of({"detail": "Not found."}, 404), ADDRESS, as_of)


def test_a_job_listed_once_for_each_place_is_one_posting(as_of: date) -> None:
    other = row("York, England", uuid=ID.replace("9", "8"))
    records = BOARD.records_in([row("Remote (Vermont, US)"), row("York, England"), other])
    assert records is not None
    assert len(records) == 2
    places = BOARD.posting_of(records[0], as_of).places
    assert [each.text for each in places] == ["Remote (Vermont, US)", "York, England"]


def test_a_list_names_no_employer_and_the_tenant_stands_in(as_of: date) -> None:
    posting = BOARD.posting_of(row("York"), as_of)
    assert posting.company == "Honey Works"
    assert {each.origin for each in posting.origins if each.field == "company"} == {Origin.URL}


def test_the_newer_list_states_the_parts_of_a_place(as_of: date) -> None:
    place = {
        "name": "York, England, GB",
        "city": "York",
        "state": "England",
        "country": "United Kingdom",
        "countryCode": "GB",
        "workplaceType": "HYBRID",
    }
    job = {"id": ID, "name": "Beekeeper", "department": {}, "url": URL, "locations": [place]}
    records = BOARD.records_in({"items": [job], "totalItems": 1})
    assert records is not None
    posting = BOARD.posting_of(records[0], as_of)
    assert (posting.places[0].locality, posting.places[0].country) == ("York", "GB")
    assert posting.remote is RemoteWork.HYBRID


@pytest.mark.parametrize(
    "answer", [None, {}, [], {"items": [{"id": "1", "name": "x"}]}, [{"uuid": ID, "name": "x"}]]
)
def test_answers_of_others_are_not_its_own(answer: object) -> None:
    assert BOARD.records_in(answer) is None
