"""Eightfold: which URLs are its postings, and what is read from a career site's API."""

from collections.abc import Callable
from datetime import date
from typing import Any

import pytest

from trusthound.adapters.boards.board import Address
from trusthound.adapters.boards.eightfold import BOARD
from trusthound.domain.common.errors import PageUnreadable
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.model import Liveness, Origin, RemoteWork

URL = "https://honey-works.eightfold.ai/careers/job/1099555326551"
ADDRESS = Address("eightfold", "honey-works", "1099555326551", URL)
POSTING: dict[str, Any] = {
    "id": 1099555326551,
    "name": "Beekeeper",
    "display_job_id": "R-77",
    "canonicalPositionUrl": URL,
    "location": "York, England, United Kingdom",
    "locations": ["York, England, United Kingdom", "Lyon, France"],
    "job_description": "<p>You keep the bees.</p><p>Pay: £40,000 per year.</p>",
    "t_create": 1785801600,
    "work_location_option": "hybrid",
}


@pytest.mark.parametrize(
    "url",
    [
        URL,
        f"{URL}-beekeeper-york?domain=honey-works.example&hl=fr",
        "https://honey-works.eightfold.ai/careers?pid=1099555326551&domain=honey-works.example",
        "https://honey-works.eightfold.ai/careers/apply?pid=1099555326551",
    ],
)
def test_every_form_of_a_postings_url_is_one_address(url: str) -> None:
    assert BOARD.recognise(url) == ADDRESS


@pytest.mark.parametrize(
    "url",
    [
        "https://honey-works.eightfold.ai/careers",
        "https://honey-works.eightfold.ai/careers/job/beekeeper",
        "https://www.eightfold.ai/careers/job/1099555326551",
        "https://careers.honey.example/careers/job/1099555326551",
    ],
)
def test_other_pages_are_not_its_postings(url: str) -> None:
    assert BOARD.recognise(url) is None


def test_every_field_that_the_api_states_is_read(
    answer_of: Callable[..., Page], as_of: date
) -> None:
    posting = BOARD.read(answer_of(POSTING), ADDRESS, as_of)
    assert (posting.title, posting.company) == ("Beekeeper", "Honey Works")
    assert {each.origin for each in posting.origins if each.field == "company"} == {Origin.URL}
    assert posting.description == "You keep the bees.\nPay: £40,000 per year."
    assert [each.country for each in posting.places] == ["GB", "FR"]
    assert posting.remote is RemoteWork.HYBRID
    assert posting.pay is not None
    assert posting.date_posted == date(2026, 8, 4)
    assert (posting.identifier, posting.apply_url) == ("R-77", URL)
    assert posting.liveness is Liveness.OPEN


def test_the_newer_api_says_the_same_in_other_words(
    answer_of: Callable[..., Page], as_of: date
) -> None:
    newer = {
        "id": 1099555326551,
        "displayJobId": "R-77",
        "name": "Beekeeper",
        "locations": ["York"],
        "jobDescription": "<p>You keep the bees.</p>",
        "postedTs": 1785801600,
        "workLocationOption": "remote_local",
        "publicUrl": URL,
    }
    posting = BOARD.read(answer_of({"status": 200, "data": newer}), ADDRESS, as_of)
    assert (posting.identifier, posting.date_posted) == ("R-77", date(2026, 8, 4))
    assert posting.remote is RemoteWork.REMOTE


def test_a_posting_reachable_by_its_link_only_is_not_called_open(
    answer_of: Callable[..., Page], as_of: date
) -> None:
    posting = BOARD.read(answer_of(POSTING | {"isPrivate": True}), ADDRESS, as_of)
    assert posting.liveness is Liveness.UNKNOWN


@pytest.mark.parametrize("status", [403, 404])
def test_a_refusal_or_a_missing_posting_is_left_to_the_web_page(
    answer_of: Callable[..., Page], as_of: date, status: int
) -> None:
    with pytest.raises(PageUnreadable):
        BOARD.read(answer_of({}, status), ADDRESS, as_of)


def test_a_list_gives_every_position() -> None:
    assert BOARD.records_in({"domain": "x", "positions": [POSTING, POSTING]}) == (POSTING, POSTING)
    assert BOARD.records_in({"data": {"positions": [POSTING]}}) == (POSTING,)


@pytest.mark.parametrize("other", [None, [], {}, {"positions": [{"id": 1, "name": "x"}]}])
def test_answers_of_others_are_not_its_own(other: object) -> None:
    assert BOARD.records_in(other) is None
