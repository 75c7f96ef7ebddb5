"""Recruitee: which URLs are its postings, and what is read from its API."""

from collections.abc import Callable
from datetime import date
from decimal import Decimal
from typing import Any

import pytest

from trusthound.adapters.boards.board import Address
from trusthound.adapters.boards.recruitee import BOARD
from trusthound.domain.common.errors import PageUnreadable, ReadingProblem
from trusthound.domain.common.money import Pay, Period
from trusthound.domain.common.place import Place
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.model import EmploymentType, Liveness, RemoteWork

ADDRESS = Address(
    "recruitee", "bread", "senior-baker", "https://bread.recruitee.com/o/senior-baker"
)
PLACE = {
    "name": "Head bakery",
    "city": "Cork",
    "state": "Munster",
    "country": "Ireland",
    "country_code": "IE",
}
OFFER: dict[str, Any] = {
    "id": 2_700_825,
    "guid": "e4u78",
    "slug": "senior-baker",
    "title": "Senior Baker",
    "status": "published",
    "company_name": "Bread Limited",
    "description": "<p>You bake.</p>",
    "requirements": "<ul><li>Early riser</li></ul>",
    "locations": [PLACE, PLACE | {"city": "Galway", "state": "Connacht"}],
    "city": "Cork",
    "state_name": "Munster",
    "country": "Ireland",
    "country_code": "IE",
    "remote": False,
    "hybrid": False,
    "on_site": True,
    "employment_type_code": "fulltime_permanent",
    "salary": {"min": "40000", "max": "50000", "period": "year", "currency": "EUR"},
    "published_at": "2026-11-05 10:10:39 UTC",
    "close_at": "2026-12-01 00:00:00 UTC",
    "careers_url": "https://jobs.bread.example/o/senior-baker",
    "careers_apply_url": "https://jobs.bread.example/o/senior-baker/c/new",
    "mailbox_email": "job.e4u78@bread.recruitee.com",
}


@pytest.mark.parametrize(
    "path",
    [
        "o/senior-baker",
        "o/senior-baker/?source=LinkedIn#apply",
        "o/Senior-Baker/c/new",
        "en/o/senior-baker",
        "l/de/o/senior-baker/c/new",
    ],
)
def test_every_form_of_a_postings_url_is_one_address(path: str) -> None:
    assert BOARD.recognise(f"https://bread.recruitee.com/{path}") == ADDRESS


@pytest.mark.parametrize(
    "url",
    [
        "https://bread.recruitee.com/",
        "https://bread.recruitee.com/o",
        "https://bread.recruitee.com/api/offers/senior-baker",
        "https://www.recruitee.com/o/senior-baker",
        "https://jobs.bread.example/o/senior-baker",
        "https://a.bread.recruitee.com/o/senior-baker",
    ],
)
def test_other_pages_are_not_its_postings(url: str) -> None:
    assert BOARD.recognise(url) is None


def test_the_api_stands_on_the_tenants_own_host() -> None:
    assert BOARD.api_url(ADDRESS) == "https://bread.recruitee.com/api/offers/"


def test_a_posting_is_read_with_every_field_that_the_api_states(
    answer_of: Callable[..., Page], as_of: date
) -> None:
    other = OFFER | {"slug": "miller", "title": "Miller"}
    posting = BOARD.read(answer_of({"offers": [other, OFFER]}), ADDRESS, as_of)
    assert (posting.title, posting.company) == ("Senior Baker", "Bread Limited")
    assert posting.description == "You bake.\nEarly riser"
    assert posting.places == (
        Place("Cork, Munster, Ireland", "Cork", "Munster", "IE"),
        Place("Galway, Connacht, Ireland", "Galway", "Connacht", "IE"),
    )
    assert posting.remote is RemoteWork.ON_SITE
    assert posting.pay == Pay(Decimal(40000), Decimal(50000), "EUR", Period.YEAR, "")
    assert posting.employment_types == (EmploymentType.FULL_TIME,)
    assert (posting.date_posted, posting.valid_through) == (date(2026, 11, 5), date(2026, 12, 1))
    assert posting.identifier == "2700825"
    assert posting.apply_url == "https://jobs.bread.example/o/senior-baker/c/new"
    assert posting.url == ADDRESS.canonical_url
    assert posting.contacts == ()
    assert posting.liveness is Liveness.OPEN


def test_an_offer_without_a_list_of_places_stands_in_its_own(
    answer_of: Callable[..., Page], as_of: date
) -> None:
    posting = BOARD.read(answer_of({"offers": [OFFER | {"locations": []}]}), ADDRESS, as_of)
    assert posting.places == (Place("Cork, Munster, Ireland", "Cork", "Munster", "IE"),)


def test_part_time_work_for_good_is_not_full_time(as_of: date) -> None:
    posting = BOARD.posting_of(OFFER | {"employment_type_code": "parttime_permanent"}, as_of)
    assert posting.employment_types == (EmploymentType.PART_TIME,)


@pytest.mark.parametrize(
    ("said", "remote"),
    [
        ({"hybrid": True, "remote": True, "on_site": True}, RemoteWork.HYBRID),
        ({"remote": True, "on_site": False}, RemoteWork.REMOTE),
        ({"on_site": False}, RemoteWork.UNSTATED),
    ],
)
def test_the_way_of_working_is_the_first_that_is_said(
    as_of: date, said: dict[str, bool], remote: RemoteWork
) -> None:
    assert BOARD.posting_of(OFFER | said, as_of).remote is remote


@pytest.mark.parametrize(
    ("status", "liveness"),
    [
        ("published", Liveness.OPEN),
        ("closed", Liveness.CLOSED),
        ("archived", Liveness.CLOSED),
        ("internal", Liveness.UNKNOWN),
    ],
)
def test_an_offer_is_open_only_while_it_is_published(
    answer_of: Callable[..., Page], as_of: date, status: str, liveness: Liveness
) -> None:
    answer = answer_of({"offers": [OFFER | {"status": status}]})
    assert BOARD.read(answer, ADDRESS, as_of).liveness is liveness


@pytest.mark.parametrize(
    ("answer", "status"),
    [({"offers": []}, 200), ({"offers": [OFFER | {"slug": "miller"}]}, 200), ({"error": "x"}, 404)],
)
def test_an_offer_that_is_not_listed_is_left_to_the_web_page(
    answer_of: Callable[..., Page], as_of: date, answer: object, status: int
) -> None:
    with pytest.raises(PageUnreadable) as told:
        BOARD.read(answer_of(answer, status), ADDRESS, as_of)
    assert told.value.problem is ReadingProblem.NOT_A_POSTING


def test_a_list_and_a_single_offer_hold_postings_and_another_apis_answer_none() -> None:
    assert BOARD.records_in({"offers": [OFFER, OFFER]}) == (OFFER, OFFER)
    assert BOARD.records_in({"offer": OFFER}) == (OFFER,)
    assert BOARD.records_in({"offers": [{"title": "20 % off"}]}) is None
    assert BOARD.records_in({"offers": "none"}) is None
