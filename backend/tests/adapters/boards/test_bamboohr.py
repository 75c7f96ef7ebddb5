"""BambooHR: which URLs are its postings, and what is read from the careers page's API."""

from collections.abc import Callable
from datetime import date
from decimal import Decimal
from typing import Any

import pytest

from trusthound.adapters.boards.bamboohr import BOARD
from trusthound.adapters.boards.board import Address
from trusthound.domain.common.errors import PageUnreadable, ReadingProblem
from trusthound.domain.common.money import Period
from trusthound.domain.common.place import Place
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.model import EmploymentType, Liveness, RemoteWork

URL = "https://bread-co.bamboohr.com/careers/86"
ADDRESS = Address("bamboohr", "bread-co", "86", URL)
NO_PLACE = {"country": None, "state": None, "province": None, "city": None}
OPENING: dict[str, Any] = {
    "jobOpeningShareUrl": URL,
    "jobOpeningName": "Senior Baker",
    "jobOpeningStatus": "Open",
    "departmentLabel": "Bakery",
    "employmentStatusLabel": "Full-Time",
    "location": {
        "city": "Lindon",
        "state": "Utah",
        "postalCode": "84042",
        "addressCountry": "United States",
    },
    "atsLocation": NO_PLACE,
    "description": "<p>You bake.</p><ul><li>Early riser</li></ul>",
    "compensation": "$20 - $25 / hour",
    "datePosted": "2026-11-08",
    "minimumExperience": "Mid-level",
    "locationType": "0",
}
LISTED: dict[str, Any] = {
    "id": "87",
    "jobOpeningName": "Miller",
    "employmentStatusLabel": "Internship",
    "location": {"city": "Lindon", "state": "Utah"},
    "atsLocation": NO_PLACE,
    "isRemote": None,
    "locationType": "2",
}


def detail(**fields: object) -> dict[str, object]:
    return {"meta": {}, "result": {"jobOpening": OPENING | fields, "formFields": {}}}


@pytest.mark.parametrize(
    "url",
    [
        URL,
        f"{URL}/?source=aWQ9MTQ%3D#top",
        f"{URL}/detail",
        "https://bread-co.bamboohr.com/jobs/view.php?id=86&source=bamboohr",
    ],
)
def test_every_form_of_a_postings_url_is_one_address(url: str) -> None:
    assert BOARD.recognise(url) == ADDRESS


@pytest.mark.parametrize(
    "url",
    [
        "https://bread-co.bamboohr.com/careers",
        "https://bread-co.bamboohr.com/careers/list",
        "https://bread-co.bamboohr.com/jobs/view.php",
        "https://bread-co.bamboohr.com/jobs/view.php?id=../86",
        "https://bread-co.bamboohr.com/employees/86",
        "https://www.bamboohr.com/careers/86",
        "https://bread-co.bamboohr.com.evil.example/careers/86",
    ],
)
def test_other_pages_are_not_its_postings(url: str) -> None:
    assert BOARD.recognise(url) is None


def test_the_api_stands_on_the_tenants_own_host() -> None:
    assert BOARD.api_url(ADDRESS) == f"{URL}/detail"


def test_a_posting_is_read_with_every_field_that_the_api_states(
    answer_of: Callable[..., Page], as_of: date
) -> None:
    posting = BOARD.read(answer_of(detail()), ADDRESS, as_of)
    assert (posting.title, posting.company) == ("Senior Baker", "Bread Co")
    assert posting.description == "You bake.\nEarly riser"
    assert [(each.text, each.locality, each.region) for each in posting.places] == [
        ("Lindon, Utah, United States", "Lindon", "Utah")
    ]
    assert posting.remote is RemoteWork.ON_SITE
    assert posting.pay is not None
    assert (posting.pay.minimum, posting.pay.period) == (Decimal(20), Period.HOUR)
    assert posting.employment_types == (EmploymentType.FULL_TIME,)
    assert posting.date_posted == date(2026, 11, 8)
    assert posting.identifier == "86"
    assert (posting.url, posting.apply_url) == (URL, URL)
    assert posting.liveness is Liveness.OPEN


def test_a_posting_without_an_office_stands_where_it_says_itself(as_of: date) -> None:
    fields = {"location": NO_PLACE, "atsLocation": NO_PLACE | {"country": "Ireland"}}
    posting = BOARD.posting_of(OPENING | fields, as_of)
    assert [each.text for each in posting.places] == ["Ireland"]


@pytest.mark.parametrize(
    ("status", "liveness"),
    [
        ("Open", Liveness.OPEN),
        ("Closed", Liveness.CLOSED),
        ("Filled", Liveness.CLOSED),
        ("On Hold", Liveness.UNKNOWN),
        (None, Liveness.UNKNOWN),
    ],
)
def test_a_posting_is_open_only_while_its_status_says_so(
    answer_of: Callable[..., Page], as_of: date, status: object, liveness: Liveness
) -> None:
    posting = BOARD.read(answer_of(detail(jobOpeningStatus=status)), ADDRESS, as_of)
    assert posting.liveness is liveness


@pytest.mark.parametrize(
    ("answer", "status"), [({"error": "Not found"}, 404), ({"result": None}, 200)]
)
def test_a_posting_that_the_api_has_not_is_left_to_the_web_page(
    answer_of: Callable[..., Page], as_of: date, answer: object, status: int
) -> None:
    with pytest.raises(PageUnreadable) as told:
        BOARD.read(answer_of(answer, status), ADDRESS, as_of)
    assert told.value.problem is ReadingProblem.NOT_A_POSTING


def test_an_entry_of_a_list_is_read_with_every_field_that_it_states(as_of: date) -> None:
    records = BOARD.records_in({"meta": {"totalCount": 1}, "result": [LISTED]})
    assert records is not None
    posting = BOARD.posting_of(records[0], as_of)
    assert (posting.title, posting.company, posting.identifier) == ("Miller", "", "87")
    assert posting.places == (Place("Lindon, Utah", "Lindon", "Utah"),)
    assert posting.remote is RemoteWork.HYBRID
    assert posting.employment_types == (EmploymentType.INTERN,)


def test_a_posting_that_is_called_remote_is(as_of: date) -> None:
    assert BOARD.posting_of(LISTED | {"isRemote": True}, as_of).remote is RemoteWork.REMOTE


def test_a_single_answer_holds_its_posting_and_another_apis_none() -> None:
    assert BOARD.records_in(detail()) == (OPENING,)
    for answer in (None, [LISTED], {"result": "x"}, {"result": [{"title": "Baker"}]}):
        assert BOARD.records_in(answer) is None
