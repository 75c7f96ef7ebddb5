"""Workday: which URLs are its postings, and what is read from a career site's API."""

from collections.abc import Callable
from datetime import date
from decimal import Decimal
from typing import Any

import pytest

from trusthound.adapters.boards.board import Address
from trusthound.adapters.boards.workday import BOARD
from trusthound.domain.common.errors import PageUnreadable, ReadingProblem
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.model import (
    EmploymentType,
    JobPosting,
    Liveness,
    Origin,
    RemoteWork,
)

PATH = "Cork-Ireland/Senior-Baker---Nights_JR354232"
INFO: dict[str, Any] = {
    "id": "abc",
    "title": "Senior Baker - Nights",
    "jobDescription": "<p>You bake.</p><p>The pay is €20 - €25 per hour.</p>",
    "location": "Cork, Ireland",
    "additionalLocations": ["Galway, Ireland"],
    "postedOn": "Posted 3 Days Ago",
    "startDate": "2026-11-18",
    "endDate": "2026-12-01",
    "timeType": "Full time",
    "jobReqId": "JR354232",
    "country": {"descriptor": "Ireland", "id": "04a0"},
    "canApply": True,
    "posted": True,
    "remoteType": "On-site",
    "externalUrl": f"https://bread.wd5.myworkdayjobs.com/Careers/job/{PATH}",
}
POSTING: dict[str, Any] = {
    "jobPostingInfo": INFO,
    "hiringOrganization": {"name": "Bread Limited", "url": ""},
    "similarJobs": [],
}
HOST = "bread.wd5.myworkdayjobs.com"
ADDRESS = Address(
    "workday",
    "bread",
    "JR354232",
    f"https://{HOST}/Careers/job/{PATH}",
    (HOST, "Careers", PATH),
)


@pytest.mark.parametrize(
    "path",
    [
        f"Careers/job/{PATH}",
        f"en-US/Careers/job/{PATH}?source=LinkedIn",
        f"fr/Careers/job/{PATH}/apply",
        f"en-US/Careers/job/{PATH}/apply/applyManually",
    ],
)
def test_every_form_of_a_postings_url_is_one_address(path: str) -> None:
    assert BOARD.recognise(f"https://{HOST}/{path}") == ADDRESS


def test_a_posting_on_the_shared_host_belongs_to_the_tenant_in_its_path() -> None:
    url = f"https://wd3.myworkdaysite.com/en-US/recruiting/bread/Careers/job/{PATH}"
    address = BOARD.recognise(url)
    assert address is not None
    assert address.tenant == "bread"
    assert (
        address.canonical_url
        == f"https://wd3.myworkdaysite.com/recruiting/bread/Careers/job/{PATH}"
    )
    assert (
        BOARD.api_url(address) == f"https://wd3.myworkdaysite.com/wday/cxs/bread/Careers/job/{PATH}"
    )


@pytest.mark.parametrize("form", ["job", "details"])
def test_a_posting_may_stand_without_a_place_and_on_a_site_named_like_a_language(form: str) -> None:
    address = BOARD.recognise(f"https://{HOST}/hr/{form}/Baker_R-7-1")
    assert address is not None
    assert address.identifier == "R-7-1"
    assert address.canonical_url == f"https://{HOST}/hr/job/Baker_R-7-1"


def test_letters_of_other_scripts_are_kept_escaped() -> None:
    address = BOARD.recognise(f"https://{HOST}/Careers/job/M%C3%BCnchen/B%C3%A4cker_R1")
    assert address is not None
    assert address.canonical_url.endswith("/job/M%C3%BCnchen/B%C3%A4cker_R1")


@pytest.mark.parametrize(
    "url",
    [
        f"https://{HOST}/Careers",
        f"https://{HOST}/en-US/Careers/job",
        f"https://{HOST}/Careers/job/a/b/c",
        f"https://{HOST}/Careers/login",
        f"https://{HOST}.evil.example/Careers/job/{PATH}",
        f"https://evil.example.wd5.myworkdayjobs.com/Careers/job/{PATH}",
        f"https://wd3.myworkdaysite.com/Careers/job/{PATH}",
        f"https://bread.myworkdayjobs.com/Careers/job/{PATH}",
    ],
)
def test_other_pages_are_not_its_postings(url: str) -> None:
    assert BOARD.recognise(url) is None


def test_the_api_stands_on_the_tenants_own_host() -> None:
    assert BOARD.api_url(ADDRESS) == f"https://{HOST}/wday/cxs/bread/Careers/job/{PATH}"


def test_a_posting_is_read_with_every_field_that_the_api_states(
    answer_of: Callable[..., Page], as_of: date
) -> None:
    posting = BOARD.read(answer_of(POSTING), ADDRESS, as_of)
    assert (posting.title, posting.company) == ("Senior Baker - Nights", "Bread Limited")
    assert posting.description == "You bake.\nThe pay is €20 - €25 per hour."
    assert [each.text for each in posting.places] == ["Cork, Ireland", "Galway, Ireland"]
    assert posting.places[0].country == "IE"
    assert posting.remote is RemoteWork.ON_SITE
    assert posting.employment_types == (EmploymentType.FULL_TIME,)
    assert (posting.date_posted, posting.valid_through) == (date(2026, 11, 18), date(2026, 12, 1))
    assert posting.identifier == "JR354232"
    assert posting.pay is not None
    assert posting.pay.minimum == Decimal(20)
    assert posting.liveness is Liveness.OPEN


@pytest.mark.parametrize(
    ("said", "liveness"),
    [
        ({"canApply": False}, Liveness.CLOSED),
        ({"posted": False}, Liveness.CLOSED),
        ({"canApply": None}, Liveness.UNKNOWN),
    ],
)
def test_a_posting_is_open_only_while_it_takes_applications(
    answer_of: Callable[..., Page], as_of: date, said: dict[str, object], liveness: Liveness
) -> None:
    answer = POSTING | {"jobPostingInfo": INFO | said}
    assert BOARD.read(answer_of(answer), ADDRESS, as_of).liveness is liveness


@pytest.mark.parametrize("status", [403, 404, 500])
def test_a_posting_that_the_api_does_not_give_is_left_to_the_web_page(
    answer_of: Callable[..., Page], as_of: date, status: int
) -> None:
    with pytest.raises(PageUnreadable) as told:
        BOARD.read(answer_of({"errorCode": "S22", "httpStatus": status}, status), ADDRESS, as_of)
    assert told.value.problem is ReadingProblem.NOT_A_POSTING


LISTED = {
    "title": "Senior Baker",
    "externalPath": "/job/Illinois---Chicago-South/Senior-Baker---Nights_JR354232",
    "locationsText": "3 Locations",
    "postedOn": "Posted Yesterday",
    "timeType": "Part time",
    "bulletFields": ["JR354232"],
}


def listed(as_of: date, **fields: str) -> JobPosting:
    records = BOARD.records_in({"total": 1, "jobPostings": [LISTED | fields, {"title": "x"}]})
    assert records is not None
    assert len(records) == 1
    return BOARD.posting_of(records[0], as_of)


def test_an_entry_of_a_sites_list_is_read_with_what_it_states(as_of: date) -> None:
    posting = listed(as_of, locationsText="Cork, Ireland", remoteType="Hybrid")
    assert (posting.title, posting.identifier) == ("Senior Baker", "JR354232")
    assert [each.text for each in posting.places] == ["Cork, Ireland"]
    assert posting.remote is RemoteWork.HYBRID
    assert posting.employment_types == (EmploymentType.PART_TIME,)


def test_of_several_places_an_entry_names_the_first_in_its_path(as_of: date) -> None:
    posting = listed(as_of)
    assert [each.text for each in posting.places] == ["Illinois - Chicago South"]
    assert [each.origin for each in posting.origins if each.field == "places"] == [Origin.URL]


def test_several_places_of_which_none_is_named_are_left_out(as_of: date) -> None:
    assert listed(as_of, externalPath="/job/Baker_R1").places == ()


def test_a_day_before_an_unknown_day_is_no_date(as_of: date) -> None:
    assert listed(as_of).date_posted is None
