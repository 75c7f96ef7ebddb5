"""Greenhouse: which URLs are its postings, and what is read from the Job Board API."""

from collections.abc import Callable
from datetime import date
from decimal import Decimal
from typing import Any

import pytest

from trusthound.adapters.boards.board import Address
from trusthound.adapters.boards.greenhouse import BOARD
from trusthound.domain.common.errors import PageUnreadable, ReadingProblem
from trusthound.domain.common.money import Period, salary_line
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.model import (
    EmploymentType,
    FieldOrigin,
    Liveness,
    Origin,
    RemoteWork,
)

POSTING: dict[str, Any] = {
    "absolute_url": "https://job-boards.greenhouse.io/acme/jobs/4012345002",
    "internal_job_id": 6446232002,
    "location": {"name": "Remote - Ireland"},
    "metadata": [
        {"id": 1, "name": "Team size", "value": "7"},
        {"id": 2, "name": "Employment Type", "value": "Full-time"},
    ],
    "id": 4012345002,
    "updated_at": "2026-10-29T08:50:01-04:00",
    "requisition_id": "R-77",
    "title": "Welding  Engineer",
    "company_name": "Acme Corporation ",
    "first_published": "2026-10-16T11:55:32-04:00",
    "application_deadline": "2026-12-31T00:00:00-05:00",
    "content": (
        "&lt;p&gt;You weld &amp;amp; grind.&lt;/p&gt;&lt;p&gt;Write to jobs@acme.example.&lt;/p&gt;"
    ),
    "pay_input_ranges": [
        {
            "min_cents": 5000000,
            "max_cents": 7550000,
            "currency_type": "EUR",
            "title": "Annual base salary",
            "blurb": "",
        },
        {"min_cents": 1, "max_cents": 2, "currency_type": "USD", "title": "Elsewhere"},
    ],
}
ADDRESS = Address(
    "greenhouse", "acme", "4012345002", "https://job-boards.greenhouse.io/acme/jobs/4012345002"
)


@pytest.mark.parametrize(
    "url",
    [
        "https://boards.greenhouse.io/acme/jobs/4012345002",
        "https://job-boards.greenhouse.io/acme/jobs/4012345002",
        "http://BOARDS.greenhouse.io:80/acme/jobs/4012345002/?gh_src=abc#app",
        "https://boards.greenhouse.io/embed/job_app?for=acme&token=4012345002",
        "https://job-boards.greenhouse.io/embed/job_app?token=4012345002&for=acme&b=https://x.example",
    ],
)
def test_every_form_of_a_postings_url_is_one_address(url: str) -> None:
    assert BOARD.recognise(url) == ADDRESS


@pytest.mark.parametrize("host", ["boards.eu.greenhouse.io", "job-boards.eu.greenhouse.io"])
def test_a_posting_of_the_eu_region_keeps_its_region(host: str) -> None:
    address = BOARD.recognise(f"https://{host}/acme/jobs/4012345002")
    assert address is not None
    assert address.canonical_url == "https://job-boards.eu.greenhouse.io/acme/jobs/4012345002"


@pytest.mark.parametrize(
    "url",
    [
        "https://boards.greenhouse.io/acme",
        "https://boards.greenhouse.io/acme/jobs/",
        "https://boards.greenhouse.io/acme/jobs/engineer",
        "https://boards.greenhouse.io/embed/job_app?token=4012345002",
        "https://boards.greenhouse.io/embed/job_board?for=acme",
        "https://acme.example/careers?gh_jid=4012345002",
        "https://www.greenhouse.io/acme/jobs/4012345002",
    ],
)
def test_other_pages_are_not_its_postings(url: str) -> None:
    assert BOARD.recognise(url) is None


def test_the_api_is_asked_for_one_posting_with_its_pay() -> None:
    assert BOARD.api_url(ADDRESS) == (
        "https://boards-api.greenhouse.io/v1/boards/acme/jobs/4012345002?pay_transparency=true"
    )


def test_a_posting_is_read_with_every_field_that_the_api_states(
    answer_of: Callable[..., Page], as_of: date
) -> None:
    posting = BOARD.read(answer_of(POSTING), ADDRESS, as_of)
    assert (posting.title, posting.company) == ("Welding Engineer", "Acme Corporation")
    assert posting.description == "You weld & grind.\nWrite to jobs@acme.example."
    assert [each.value for each in posting.contacts] == ["jobs@acme.example"]
    assert posting.url == ADDRESS.canonical_url
    assert [each.text for each in posting.places] == ["Remote - Ireland"]
    assert posting.remote is RemoteWork.REMOTE
    assert posting.employment_types == (EmploymentType.FULL_TIME,)
    assert (posting.date_posted, posting.valid_through) == (date(2026, 10, 16), date(2026, 12, 31))
    assert posting.identifier == "R-77"
    assert posting.liveness is Liveness.OPEN
    assert posting.liveness_evidence is not None
    assert posting.liveness_evidence.quote == "on the employer's public board"
    assert FieldOrigin("company", Origin.BOARD_API, "company_name") in posting.origins


def test_pay_is_the_first_stated_range_in_whole_units(
    answer_of: Callable[..., Page], as_of: date
) -> None:
    pay = BOARD.read(answer_of(POSTING), ADDRESS, as_of).pay
    assert pay is not None
    assert (pay.minimum, pay.maximum) == (Decimal(50_000), Decimal(75_500))
    assert (pay.currency, pay.period) == ("EUR", Period.YEAR)
    assert salary_line(pay) == "€50k–€75.5k a year"


def test_pay_is_read_out_of_the_text_where_no_range_is_stated(
    answer_of: Callable[..., Page], as_of: date
) -> None:
    stated = {"pay_input_ranges": [], "content": "<p>The salary is $60,000 - $70,000 a year.</p>"}
    pay = BOARD.read(answer_of(POSTING | stated), ADDRESS, as_of).pay
    assert pay is not None
    assert (pay.minimum, pay.maximum) == (Decimal(60_000), Decimal(70_000))


def test_fields_that_the_api_leaves_out_have_no_origin(
    answer_of: Callable[..., Page], as_of: date
) -> None:
    bare = {"title": "Welder", "content": "", "pay_input_ranges": None, "metadata": None}
    posting = BOARD.read(answer_of(POSTING | bare), ADDRESS, as_of)
    fields = {each.field for each in posting.origins}
    assert "pay" not in fields
    assert "employment_types" not in fields
    assert "title" in fields


def test_a_posting_that_the_api_has_no_longer_is_closed(
    answer_of: Callable[..., Page], as_of: date
) -> None:
    gone = answer_of({"status": 404, "error": "Job not found"}, 404)
    posting = BOARD.read(gone, ADDRESS, as_of)
    assert posting.liveness is Liveness.CLOSED
    assert posting.url == ADDRESS.canonical_url
    assert posting.liveness_evidence is not None
    assert posting.liveness_evidence.quote == "no longer on the employer's public board"


def test_a_404_for_the_eu_region_leaves_the_question_to_the_web_page(
    answer_of: Callable[..., Page], as_of: date
) -> None:
    address = BOARD.recognise("https://job-boards.eu.greenhouse.io/acme/jobs/1")
    assert address is not None
    with pytest.raises(PageUnreadable) as told:
        BOARD.read(answer_of({}, 404), address, as_of)
    assert told.value.problem is ReadingProblem.NOT_A_POSTING
