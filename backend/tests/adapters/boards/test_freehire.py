"""Freehire: which URLs are its postings, and what is read from the aggregator's API."""

from collections.abc import Callable
from datetime import date
from decimal import Decimal
from typing import Any

import pytest

from trusthound.adapters.boards.board import Address
from trusthound.adapters.boards.freehire import BOARD
from trusthound.domain.common.errors import PageUnreadable
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.model import EmploymentType, Liveness, RemoteWork

URL = "https://freehire.me/jobs/beekeeper-honey-gh1"
ADDRESS = Address("freehire", "", "beekeeper-honey-gh1", URL)
POSTING: dict[str, Any] = {
    "public_slug": "beekeeper-honey-gh1",
    "source": "greenhouse",
    "external_id": "honey-41",
    "url": "https://job-boards.greenhouse.io/honey/jobs/41",
    "title": "Beekeeper",
    "company": "Honey Works",
    "location": "Barre, Vermont",
    "description": "About the job\nYou keep the bees.\n\nBenefits\nHoney.",
    "work_mode": "hybrid",
    "countries": ["us"],
    "cities": ["Barre"],
    "posted_at": "2026-08-19T00:00:00Z",
    "closed_at": None,
    "enrichment": {
        "employment_type": "part_time",
        "salary_min": 40000,
        "salary_max": 50000,
        "salary_currency": "USD",
        "salary_period": "year",
    },
}


@pytest.mark.parametrize(
    "url", [URL, f"{URL}/?utm_source=x", "https://www.freehire.dev/jobs/beekeeper-honey-gh1"]
)
def test_every_form_of_a_postings_url_is_one_address(url: str) -> None:
    assert BOARD.recognise(url) == ADDRESS


@pytest.mark.parametrize(
    "url",
    [
        "https://freehire.me/jobs",
        "https://freehire.me/companies/honey",
        "https://freehire.example/jobs/beekeeper-honey-gh1",
    ],
)
def test_other_pages_are_not_its_postings(url: str) -> None:
    assert BOARD.recognise(url) is None


def test_every_field_that_the_api_states_is_read(
    answer_of: Callable[..., Page], as_of: date
) -> None:
    posting = BOARD.read(answer_of({"data": POSTING}), ADDRESS, as_of)
    assert (posting.title, posting.company) == ("Beekeeper", "Honey Works")
    assert posting.description.endswith("Benefits\nHoney.")
    place = posting.places[0]
    assert (place.locality, place.region, place.country) == ("Barre", "Vermont", "US")
    assert posting.remote is RemoteWork.HYBRID
    assert posting.employment_types == (EmploymentType.PART_TIME,)
    assert posting.pay is not None
    assert (posting.pay.minimum, posting.pay.currency) == (Decimal(40_000), "USD")
    assert posting.date_posted == date(2026, 8, 19)
    assert (posting.identifier, posting.apply_url) == ("honey-41", POSTING["url"])


def test_an_aggregator_that_saw_nothing_close_does_not_say_that_it_is_open(
    answer_of: Callable[..., Page], as_of: date
) -> None:
    posting = BOARD.read(answer_of({"data": POSTING}), ADDRESS, as_of)
    assert posting.liveness is Liveness.UNKNOWN


def test_a_posting_that_it_saw_close_is_closed(answer_of: Callable[..., Page], as_of: date) -> None:
    closed = POSTING | {"closed_at": "2026-10-01T03:00:00Z"}
    posting = BOARD.read(answer_of({"data": closed}), ADDRESS, as_of)
    assert posting.liveness is Liveness.CLOSED
    assert posting.liveness_evidence is not None
    assert posting.liveness_evidence.quote == "closed at 2026-10-01"


def test_a_posting_that_it_lacks_is_left_to_the_web_page(
    answer_of: Callable[..., Page], as_of: date
) -> None:
    with pytest.raises(PageUnreadable):
        BOARD.read(answer_of({"error": "not found"}, 404), ADDRESS, as_of)


def test_a_search_gives_every_posting() -> None:
    assert BOARD.records_in({"data": [POSTING, POSTING], "meta": {}}) == (POSTING, POSTING)


@pytest.mark.parametrize("other", [None, [], {}, {"data": [{"title": "x"}]}, {"data": "x"}])
def test_answers_of_others_are_not_its_own(other: object) -> None:
    assert BOARD.records_in(other) is None
