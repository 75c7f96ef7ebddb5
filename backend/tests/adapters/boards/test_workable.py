"""Workable: which URLs are its postings, and what is read from its API and its widget."""

from collections.abc import Callable
from datetime import date
from decimal import Decimal
from typing import Any

import pytest

from trusthound.adapters.boards.board import Address
from trusthound.adapters.boards.workable import BOARD
from trusthound.domain.common.errors import PageUnreadable, ReadingProblem
from trusthound.domain.common.place import Place
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.model import EmploymentType, Liveness, Origin, RemoteWork

CODE = "DD136DD7E7"
ADDRESS = Address(
    "workable", "bread-group", CODE, f"https://apply.workable.com/bread-group/j/{CODE}/"
)
CORK = {
    "country": "Ireland",
    "countryCode": "IE",
    "city": "Cork",
    "region": "Munster",
    "hidden": False,
}
POSTING: dict[str, Any] = {
    "id": 4_711,
    "shortcode": CODE,
    "title": "Senior Baker",
    "remote": False,
    "location": CORK,
    "locations": [CORK, CORK | {"city": "Galway", "region": None}, CORK | {"hidden": True}],
    "state": "published",
    "published": "2026-11-08T00:00:00.000Z",
    "type": "full",
    "workplace": "on_site",
    "description": "<p>You bake.</p>",
    "requirements": "<ul><li>Early riser</li></ul>",
    "benefits": "<p>Pay: €20 - €25 per hour.</p>",
}
WIDGET_JOB: dict[str, Any] = {
    "title": "Senior Baker",
    "shortcode": CODE,
    "employment_type": "Part-time",
    "telecommuting": True,
    "url": f"https://apply.workable.com/j/{CODE}",
    "application_url": f"https://apply.workable.com/j/{CODE}/apply",
    "published_on": "2026-11-08",
    "created_at": "2026-07-02",
    "country": "Ireland",
    "city": "Cork",
    "state": "Munster",
    "description": "<p>You bake.</p>",
}
WIDGET = {"name": "Bread Group", "description": "<p>Since 1901.</p>", "jobs": [WIDGET_JOB]}


@pytest.mark.parametrize(
    "url",
    [
        f"https://apply.workable.com/bread-group/j/{CODE}",
        f"https://apply.workable.com/bread-group/j/{CODE}/?lng=en#details",
        f"https://apply.workable.com/bread-group/j/{CODE.lower()}/apply/",
        f"https://bread-group.workable.com/j/{CODE}?utm_source=x",
    ],
)
def test_every_form_of_a_postings_url_is_one_address(url: str) -> None:
    assert BOARD.recognise(url) == ADDRESS


@pytest.mark.parametrize(
    "url",
    [
        "https://apply.workable.com/bread-group/",
        f"https://apply.workable.com/j/{CODE}",
        f"https://apply.workable.com/api/j/{CODE}",
        f"https://apply.workable.com/bread-group/j/{CODE}/other",
        "https://apply.workable.com/bread-group/j/not-a-code",
        f"https://jobs.workable.com/j/{CODE}",
        f"https://apply.workable.com.evil.example/bread-group/j/{CODE}",
        f"https://a.b.workable.com/j/{CODE}",
    ],
)
def test_other_pages_are_not_its_postings(url: str) -> None:
    assert BOARD.recognise(url) is None


def test_the_api_is_asked_for_the_one_posting() -> None:
    assert (
        BOARD.api_url(ADDRESS)
        == f"https://apply.workable.com/api/v2/accounts/bread-group/jobs/{CODE}"
    )


def test_a_posting_is_read_with_every_field_that_the_api_states(
    answer_of: Callable[..., Page], as_of: date
) -> None:
    posting = BOARD.read(answer_of(POSTING), ADDRESS, as_of)
    assert posting.title == "Senior Baker"
    assert posting.description == "You bake.\nEarly riser\nPay: €20 - €25 per hour."
    assert posting.places == (
        Place("Cork, Munster, Ireland", "Cork", "Munster", "IE"),
        Place("Galway, Ireland", "Galway", "", "IE"),
    )
    assert posting.remote is RemoteWork.ON_SITE
    assert posting.employment_types == (EmploymentType.FULL_TIME,)
    assert posting.date_posted == date(2026, 11, 8)
    assert posting.identifier == CODE
    assert posting.pay is not None
    assert posting.pay.minimum == Decimal(20)
    assert posting.url == ADDRESS.canonical_url
    assert posting.liveness is Liveness.OPEN


def test_the_employer_is_named_by_the_tenants_name_and_said_to_be(
    answer_of: Callable[..., Page], as_of: date
) -> None:
    posting = BOARD.read(answer_of(POSTING), ADDRESS, as_of)
    assert posting.company == "Bread Group"
    assert [each.origin for each in posting.origins if each.field == "company"] == [Origin.URL]


@pytest.mark.parametrize(
    ("state", "liveness"),
    [
        ("published", Liveness.OPEN),
        ("closed", Liveness.CLOSED),
        ("archived", Liveness.CLOSED),
        ("draft", Liveness.UNKNOWN),
        (None, Liveness.UNKNOWN),
    ],
)
def test_a_posting_is_open_only_while_it_is_published(
    answer_of: Callable[..., Page], as_of: date, state: object, liveness: Liveness
) -> None:
    assert BOARD.read(answer_of(POSTING | {"state": state}), ADDRESS, as_of).liveness is liveness


@pytest.mark.parametrize(
    ("answer", "status"), [(b"Not Found", 404), (b"<html>careers</html>", 200)]
)
def test_a_posting_that_the_api_has_not_is_left_to_the_web_page(
    answer_of: Callable[..., Page], as_of: date, answer: bytes, status: int
) -> None:
    with pytest.raises(PageUnreadable) as told:
        BOARD.read(answer_of(answer, status), ADDRESS, as_of)
    assert told.value.problem is ReadingProblem.NOT_A_POSTING


def test_the_widget_names_the_employer_of_all_its_postings(as_of: date) -> None:
    records = BOARD.records_in(WIDGET)
    assert records is not None
    posting = BOARD.posting_of(records[0], as_of)
    assert (posting.company, posting.company_profile) == ("Bread Group", "Since 1901.")
    assert posting.places == (Place("Cork, Munster, Ireland", "Cork", "Munster", "Ireland"),)
    assert posting.remote is RemoteWork.REMOTE
    assert posting.employment_types == (EmploymentType.PART_TIME,)
    assert posting.date_posted == date(2026, 11, 8)
    assert posting.apply_url == f"https://apply.workable.com/j/{CODE}/apply"


def test_a_posting_listed_once_for_each_place_is_one_of_several_places(as_of: date) -> None:
    jobs = [WIDGET_JOB | {"locations": [CORK | {"city": city}]} for city in ("Cork", "Galway")]
    other = WIDGET_JOB | {"shortcode": "AA136DD7E7"}
    records = BOARD.records_in(WIDGET | {"jobs": [*jobs, other]})
    assert records is not None
    postings = [BOARD.posting_of(each, as_of) for each in records]
    assert [[place.locality for place in each.places] for each in postings] == [
        ["Cork", "Galway"],
        ["Cork"],
    ]


def test_the_careers_pages_list_holds_postings_and_another_apis_none(as_of: date) -> None:
    records = BOARD.records_in({"total": 1, "results": [POSTING]})
    assert records is not None
    assert BOARD.posting_of(records[0], as_of).title == "Senior Baker"
    assert BOARD.records_in({"jobs": [{"title": "Baker"}]}) is None
    assert BOARD.records_in({"jobs": "none"}) is None
