"""Remote OK: which URLs are its postings, and what its public list says."""

from collections.abc import Callable
from datetime import date
from decimal import Decimal
from typing import Any

import pytest

from trusthound.adapters.boards.board import Address
from trusthound.adapters.boards.remoteok import BOARD
from trusthound.domain.common.errors import PageUnreadable, ReadingProblem
from trusthound.domain.common.money import Period
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.model import Liveness, RemoteWork

ADDRESS = Address("remoteok", "", "123456", "https://remoteok.com/remote-jobs/123456")
LEGAL = {"legal": "Link back to Remote OK."}
POSTING: dict[str, Any] = {
    "slug": "remote-kite-tester-acme-123456",
    "id": "123456",
    "epoch": 1792500000,
    "date": "2026-10-20T12:40:00+00:00",
    "company": "Acme &amp; Sons",
    "position": "Kite Tester",
    "tags": ["wind"],
    "description": "<p>You fly kites.</p><p>They\u00e2\u0080\u0099re blue.</p>",
    "location": "Chile",
    "salary_min": 50000,
    "salary_max": 60000,
    "apply_url": "https://remoteok.com/l/123456",
    "url": "https://remoteOK.com/remote-jobs/remote-kite-tester-acme-123456",
}
OTHER = POSTING | {"id": "123457", "position": "Balloonist"}


@pytest.mark.parametrize(
    "url",
    [
        "https://remoteok.com/remote-jobs/123456",
        "https://remoteok.com/remote-jobs/remote-kite-tester-acme-123456?utm_source=x",
        "http://www.remoteok.io/remote-jobs/123456-remote-kite-tester-acme/",
        "https://remoteok.com/l/123456",
    ],
)
def test_every_form_of_a_postings_url_is_one_address(url: str) -> None:
    assert BOARD.recognise(url) == ADDRESS


@pytest.mark.parametrize(
    "url",
    [
        "https://remoteok.com/remote-dev-jobs",
        "https://remoteok.com/remote-jobs",
        "https://remoteok.com/remote-jobs/kite",
        "https://remoteok.com.evil.example/remote-jobs/123456",
    ],
)
def test_other_pages_are_not_its_postings(url: str) -> None:
    assert BOARD.recognise(url) is None


def test_the_posting_of_the_number_is_picked_out_of_the_list(
    answer_of: Callable[..., Page], as_of: date
) -> None:
    posting = BOARD.read(answer_of([LEGAL, OTHER, POSTING]), ADDRESS, as_of)
    assert (posting.title, posting.company) == ("Kite Tester", "Acme & Sons")
    assert posting.description == "You fly kites.\nThey’re blue."
    assert [each.text for each in posting.places] == ["Chile"]
    assert posting.remote is RemoteWork.REMOTE
    assert posting.pay is not None
    assert (posting.pay.minimum, posting.pay.maximum) == (Decimal(50_000), Decimal(60_000))
    assert (posting.pay.currency, posting.pay.period) == ("USD", Period.YEAR)
    assert posting.date_posted == date(2026, 10, 20)
    assert posting.apply_url == "https://remoteok.com/l/123456"
    assert posting.liveness is Liveness.OPEN


@pytest.mark.parametrize("location", ["Worldwide", "Anywhere", "Remote", "CET +3/-3", "", None])
def test_anywhere_is_no_place_and_no_pay_is_none(as_of: date, location: object) -> None:
    silent = {"location": location, "salary_min": 0, "salary_max": 0}
    posting = BOARD.posting_of(POSTING | silent, as_of)
    assert (posting.places, posting.pay) == ((), None)


def test_an_older_posting_is_not_called_closed(answer_of: Callable[..., Page], as_of: date) -> None:
    with pytest.raises(PageUnreadable) as told:
        BOARD.read(answer_of([LEGAL, OTHER]), ADDRESS, as_of)
    assert told.value.problem is ReadingProblem.NOT_A_POSTING


def test_the_terms_of_use_are_no_posting() -> None:
    assert BOARD.records_in([LEGAL, POSTING]) == (POSTING,)
    assert BOARD.records_in([LEGAL]) is None
    assert BOARD.records_in(POSTING) is None
