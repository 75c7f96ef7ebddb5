"""SmartRecruiters: which URLs are its postings, and what is read from its API."""

from collections.abc import Callable
from datetime import date
from decimal import Decimal
from typing import Any

import pytest

from trusthound.adapters.boards.board import Address
from trusthound.adapters.boards.smartrecruiters import BOARD
from trusthound.domain.common.errors import PageUnreadable, ReadingProblem
from trusthound.domain.common.place import Place
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.model import EmploymentType, Liveness, RemoteWork

ID = "743999671674844"
UUID = "0761de07-8adc-465d-af91-905f0df48ec1"
ADDRESS = Address(
    "smartrecruiters", "BreadGroup", ID, f"https://jobs.smartrecruiters.com/BreadGroup/{ID}"
)
LISTED: dict[str, Any] = {
    "id": ID,
    "name": "Senior Baker - Nights",
    "uuid": UUID,
    "refNumber": "REF30D",
    "company": {"identifier": "BreadGroup", "name": "Bread Group"},
    "releasedDate": "2026-11-08T02:11:28.000Z",
    "location": {
        "city": "Cork",
        "region": "Munster",
        "country": "ie",
        "remote": False,
        "hybrid": False,
        "fullLocation": "Cork, Munster, Ireland",
    },
    "typeOfEmployment": {"id": "part-time", "label": "Teilzeit"},
    "creator": {"name": "A Person"},
}
POSTING = LISTED | {
    "active": True,
    "postingUrl": f"https://jobs.smartrecruiters.com/BreadGroup/{ID}-baker",
    "applyUrl": f"https://jobs.smartrecruiters.com/BreadGroup/{ID}-baker?oga=true",
    "jobAd": {
        "sections": {
            "companyDescription": {"title": "Who & where", "text": "<p>We bake since 1901.</p>"},
            "jobDescription": {"title": "The job", "text": "<p>You bake at night.</p>"},
            "qualifications": {"title": "You", "text": "<ul><li>Early riser</li></ul>"},
            "additionalInformation": {"title": "More", "text": "<p>Pay: €20 - €25 per hour.</p>"},
            "videos": {"urls": []},
        }
    },
}


@pytest.mark.parametrize(
    "url",
    [
        f"https://jobs.smartrecruiters.com/BreadGroup/{ID}",
        f"https://jobs.smartrecruiters.com/BreadGroup/{ID}-senior-baker-nights?trid=1&oga=true",
        f"https://jobs.smartrecruiters.com/BreadGroup/{ID}-b%C3%A4cker-/#top",
        f"https://jobs.smartrecruiters.com/ni/BreadGroup/{ID}-senior-baker",
        f"https://careers.smartrecruiters.com/BreadGroup/{ID}-senior-baker",
        f"http://www.smartrecruiters.com/BreadGroup/{ID}-senior-baker",
        f"https://jobs.smartrecruiters.com/oneclick-ui/company/BreadGroup/publication/{ID}?dcr_ci=x",
    ],
)
def test_every_form_of_a_postings_url_is_one_address(url: str) -> None:
    assert BOARD.recognise(url) == ADDRESS


def test_a_posting_may_be_named_by_its_uuid() -> None:
    address = BOARD.recognise(f"https://jobs.smartrecruiters.com/BreadGroup/{UUID.upper()}-baker")
    assert address is not None
    assert address.identifier == UUID


@pytest.mark.parametrize(
    "url",
    [
        "https://jobs.smartrecruiters.com/BreadGroup",
        "https://careers.smartrecruiters.com/BreadGroup/bakery",
        f"https://jobs.smartrecruiters.com/sr-jobs/search/{ID}/x",
        f"https://my.smartrecruiters.com/BreadGroup/{ID}",
        f"https://jobs.smartrecruiters.com.evil.example/BreadGroup/{ID}",
        f"https://jobs.smartrecruiters.com/Bread%2FGroup/{ID}",
    ],
)
def test_other_pages_are_not_its_postings(url: str) -> None:
    assert BOARD.recognise(url) is None


def test_the_api_is_asked_for_the_one_posting() -> None:
    assert (
        BOARD.api_url(ADDRESS)
        == f"https://api.smartrecruiters.com/v1/companies/BreadGroup/postings/{ID}"
    )


def test_a_posting_is_read_with_every_field_that_the_api_states(
    answer_of: Callable[..., Page], as_of: date
) -> None:
    posting = BOARD.read(answer_of(POSTING), ADDRESS, as_of)
    assert (posting.title, posting.company) == ("Senior Baker - Nights", "Bread Group")
    assert posting.description == (
        "Who & where\nWe bake since 1901.\nThe job\nYou bake at night.\nYou\nEarly riser\n"
        "More\nPay: €20 - €25 per hour."
    )
    assert posting.company_profile == "We bake since 1901."
    assert posting.places == (Place("Cork, Munster, Ireland", "Cork", "Munster", "IE"),)
    assert posting.employment_types == (EmploymentType.PART_TIME,)
    assert posting.date_posted == date(2026, 11, 8)
    assert posting.identifier == "REF30D"
    assert posting.apply_url == f"https://jobs.smartrecruiters.com/BreadGroup/{ID}-baker?oga=true"
    assert posting.url == ADDRESS.canonical_url
    assert posting.pay is not None
    assert posting.pay.maximum == Decimal(25)
    assert posting.liveness is Liveness.OPEN


@pytest.mark.parametrize(
    ("said", "remote"),
    [
        ({}, RemoteWork.UNSTATED),
        ({"remote": True}, RemoteWork.REMOTE),
        ({"hybrid": True, "remote": True}, RemoteWork.HYBRID),
    ],
)
def test_what_is_not_said_of_remote_work_is_not_read(
    answer_of: Callable[..., Page], as_of: date, said: dict[str, bool], remote: RemoteWork
) -> None:
    answer = POSTING | {"location": LISTED["location"] | said}
    assert BOARD.read(answer_of(answer), ADDRESS, as_of).remote is remote


@pytest.mark.parametrize(
    ("active", "liveness"),
    [(True, Liveness.OPEN), (False, Liveness.CLOSED), (None, Liveness.UNKNOWN)],
)
def test_a_posting_is_open_only_while_it_is_active(
    answer_of: Callable[..., Page], as_of: date, active: object, liveness: Liveness
) -> None:
    assert BOARD.read(answer_of(POSTING | {"active": active}), ADDRESS, as_of).liveness is liveness


def test_a_posting_that_the_api_has_not_is_left_to_the_web_page(
    answer_of: Callable[..., Page], as_of: date
) -> None:
    with pytest.raises(PageUnreadable) as told:
        BOARD.read(answer_of({"code": "RESOURCE_NOT_FOUND"}, 404), ADDRESS, as_of)
    assert told.value.problem is ReadingProblem.NOT_A_POSTING


def test_a_list_holds_postings_and_another_apis_list_none(as_of: date) -> None:
    records = BOARD.records_in({"totalFound": 2, "content": [LISTED, LISTED, {"name": "x"}]})
    assert records is not None
    assert [BOARD.posting_of(each, as_of).company for each in records] == ["Bread Group"] * 2
    assert BOARD.records_in({"content": [{"name": "Baker"}]}) is None
    assert BOARD.records_in([LISTED]) is None
