"""Ashby: which URLs are its postings, and what is read from the employer's public board."""

from collections.abc import Callable
from datetime import date
from decimal import Decimal
from typing import Any

import pytest

from trusthound.adapters.boards.ashby import BOARD
from trusthound.adapters.boards.board import Address
from trusthound.domain.common.errors import PageUnreadable, ReadingProblem
from trusthound.domain.common.money import Period
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.model import EmploymentType, Liveness, RemoteWork

ID = "90fb3621-899e-4b59-925d-25080ec91e18"
POSTING: dict[str, Any] = {
    "id": ID,
    "title": "Beekeeper",
    "employmentType": "FullTime",
    "location": "Head office",
    "secondaryLocations": [
        {
            "location": "Leeds",
            "address": {"postalAddress": {"addressCountry": "United Kingdom"}},
        }
    ],
    "publishedAt": "2026-10-20T22:43:56.531+00:00",
    "isListed": True,
    "isRemote": True,
    "address": {
        "postalAddress": {"addressRegion": "England", "addressLocality": "York"},
    },
    "jobUrl": f"https://jobs.ashbyhq.com/honey-works/{ID}",
    "applyUrl": f"https://jobs.ashbyhq.com/honey-works/{ID}/application",
    "descriptionHtml": "<h2>The bees</h2><p>You keep them.</p>",
    "descriptionPlain": "THE BEES\n\nYou keep them.",
    "compensation": {
        "compensationTierSummary": "£40K – £50K • Offers equity",
        "compensationTiers": [
            {
                "components": [
                    {
                        "compensationType": "Bonus",
                        "interval": "1 YEAR",
                        "currencyCode": "GBP",
                        "minValue": 1,
                        "maxValue": 2,
                    },
                    {
                        "compensationType": "Salary",
                        "interval": "1 YEAR",
                        "currencyCode": "GBP",
                        "minValue": 40000,
                        "maxValue": 50000,
                    },
                ]
            }
        ],
    },
}
OTHER = POSTING | {"id": "11111111-899e-4b59-925d-25080ec91e18", "title": "Drone"}
ADDRESS = Address("ashby", "honey-works", ID, f"https://jobs.ashbyhq.com/honey-works/{ID}")


def board(*jobs: object) -> dict[str, object]:
    return {"jobs": list(jobs), "apiVersion": "1"}


@pytest.mark.parametrize(
    "url",
    [
        f"https://jobs.ashbyhq.com/honey-works/{ID}",
        f"https://jobs.ashbyhq.com/honey-works/{ID}/application?utm_source=x",
        f"https://jobs.ashbyhq.com/honey-works/{ID.upper()}/",
    ],
)
def test_every_form_of_a_postings_url_is_one_address(url: str) -> None:
    assert BOARD.recognise(url) == ADDRESS


def test_a_tenant_may_have_a_space_or_a_dot_in_its_name() -> None:
    address = BOARD.recognise(f"https://jobs.ashbyhq.com/The%20Hive.ai/{ID}")
    assert address is not None
    assert address.canonical_url == f"https://jobs.ashbyhq.com/The%20Hive.ai/{ID}"
    assert BOARD.api_url(address) == (
        "https://api.ashbyhq.com/posting-api/job-board/The%20Hive.ai?includeCompensation=true"
    )


@pytest.mark.parametrize(
    "url",
    [
        "https://jobs.ashbyhq.com/honey-works",
        "https://jobs.ashbyhq.com/honey-works/beekeeper",
        f"https://www.ashbyhq.com/honey-works/{ID}",
        f"https://honey.example/careers?ashby_jid={ID}",
    ],
)
def test_other_pages_are_not_its_postings(url: str) -> None:
    assert BOARD.recognise(url) is None


def test_the_posting_of_the_id_is_picked_out_of_the_board(
    answer_of: Callable[..., Page], as_of: date
) -> None:
    posting = BOARD.read(answer_of(board(OTHER, POSTING)), ADDRESS, as_of)
    assert (posting.title, posting.company) == ("Beekeeper", "Honey Works")
    assert posting.description == "The bees\nYou keep them."
    assert [each.text for each in posting.places] == ["Head office", "Leeds"]
    assert posting.places[0].locality == "York"
    assert posting.places[1].country == "GB"
    assert posting.remote is RemoteWork.REMOTE
    assert posting.employment_types == (EmploymentType.FULL_TIME,)
    assert posting.date_posted == date(2026, 10, 20)
    assert posting.liveness is Liveness.OPEN


def test_pay_is_the_salary_and_not_the_bonus(answer_of: Callable[..., Page], as_of: date) -> None:
    pay = BOARD.read(answer_of(board(POSTING)), ADDRESS, as_of).pay
    assert pay is not None
    assert (pay.minimum, pay.maximum) == (Decimal(40_000), Decimal(50_000))
    assert (pay.currency, pay.period) == ("GBP", Period.YEAR)


def test_the_stated_workplace_goes_before_the_remote_flag(
    answer_of: Callable[..., Page], as_of: date
) -> None:
    hybrid = board(POSTING | {"workplaceType": "Hybrid"})
    assert BOARD.read(answer_of(hybrid), ADDRESS, as_of).remote is RemoteWork.HYBRID


def test_an_unlisted_posting_is_not_called_open(
    answer_of: Callable[..., Page], as_of: date
) -> None:
    posting = BOARD.read(answer_of(board(POSTING | {"isListed": False})), ADDRESS, as_of)
    assert posting.liveness is Liveness.UNKNOWN
    assert posting.title == "Beekeeper"


@pytest.mark.parametrize(("answer", "status"), [(board(OTHER), 200), ({}, 404)])
def test_a_posting_that_the_board_does_not_show_is_left_to_the_web_page(
    answer_of: Callable[..., Page], as_of: date, answer: object, status: int
) -> None:
    with pytest.raises(PageUnreadable) as told:
        BOARD.read(answer_of(answer, status), ADDRESS, as_of)
    assert told.value.problem is ReadingProblem.NOT_A_POSTING
