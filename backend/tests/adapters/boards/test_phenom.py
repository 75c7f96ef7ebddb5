"""Phenom: what is read of the data that its pages carry, on whatever host they stand."""

import json
from collections.abc import Callable
from datetime import date
from typing import Any

import pytest

from trusthound.adapters.boards.answer import read_answer
from trusthound.adapters.boards.phenom import BOARD, MARKUP
from trusthound.adapters.boards.saved import markup_of
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.model import EmploymentType

URL = "https://careers.phenom.com/global/en/job/P-104461"
JOB: dict[str, Any] = {
    "type": "Full-Time",
    "title": "Beekeeper",
    "descriptionTeaser": "You keep the bees &amp; their queen.",
    "reqId": "P-104461",
    "jobId": "P-104461",
    "city": "Rotterdam",
    "country": "Netherlands",
    "location": "Rotterdam, South Holland, Netherlands",
    "postedDate": "2026-04-09T09:54:06.573+0000",
}
PAGE = f"""<!doctype html><html><head><title>Beekeeper</title></head><body>
<script>var phApp = {{}}; phApp.ddo = {{"jobDetail": {{}}}};</script>
<h1 class="job-title">Beekeeper</h1><span class="au-target job-location">York, England</span>
<span class="jobId">P-104461</span>
<div class="jd-info au-target"><p>{"You keep the bees and count them twice a day. " * 8}</p>
<p>Apply now.</p></div></body></html>"""


def listing(data: object) -> bytes:
    script = f"var phApp = {{}};\nphApp.ddo = {json.dumps(data)}; phApp.experimentData = {{}};"
    return f"<!doctype html><html><body><script>{script}</script></body></html>".encode()


def searched(key: str, *jobs: object) -> dict[str, object]:
    return {"siteConfig": {}, key: {"status": 200, "data": {"jobs": list(jobs)}}}


@pytest.mark.parametrize("url", [URL, f"{URL}/Beekeeper?source=x", f"{URL}/"])
def test_a_posting_of_the_one_site_on_its_own_host_is_known_by_its_address(url: str) -> None:
    address = BOARD.recognise(url)
    assert address is not None
    assert (address.canonical_url, BOARD.api_url(address)) == (URL, URL)


@pytest.mark.parametrize(
    "url",
    [
        "https://careers.acme.example/global/en/job/P-104461/Beekeeper",
        "https://careers.phenom.com/global/en/search-results",
    ],
)
def test_no_other_address_is_known_for_its_posting(url: str) -> None:
    assert BOARD.recognise(url) is None


def test_a_page_of_its_own_is_read_by_its_marks(
    answer_of: Callable[..., Page], as_of: date
) -> None:
    address = BOARD.recognise(URL)
    assert address is not None
    posting = BOARD.read(answer_of(PAGE.encode()), address, as_of)
    assert (posting.title, posting.identifier) == ("Beekeeper", "P-104461")
    assert posting.description.startswith("You keep the bees")
    assert posting.places[0].locality == "York"
    assert markup_of(PAGE.encode()) is MARKUP


def test_a_page_of_a_list_gives_every_job_in_its_data(as_of: date) -> None:
    page = listing(searched("eagerLoadRefineSearch", JOB, JOB | {"title": "Drone"}))
    records = BOARD.records_in(read_answer(page))
    assert records is not None
    first, second = (BOARD.posting_of(each, as_of) for each in records)
    assert (first.title, second.title) == ("Beekeeper", "Drone")
    assert first.description == "You keep the bees & their queen."
    place = first.places[0]
    assert (place.locality, place.region) == ("Rotterdam", "South Holland")
    assert first.employment_types == (EmploymentType.FULL_TIME,)
    assert first.date_posted == date(2026, 4, 9)


def test_what_a_page_asks_the_api_for_is_read_too(as_of: date) -> None:
    whole = JOB | {
        "description": "&lt;p&gt;You keep the bees.&lt;/p&gt;",
        "companyName": "Honey Works",
        "multi_location": ["Rotterdam, South Holland, Netherlands", "Lyon, France"],
        "applyUrl": "https://honey.example/apply",
    }
    detail = {"jobDetail": {"data": {"job": whole}}}
    assert BOARD.records_in(detail) == (whole,)
    assert BOARD.records_in(searched("refineSearch", JOB)) == (JOB,)
    posting = BOARD.posting_of(whole, as_of)
    assert (posting.company, posting.description) == ("Honey Works", "You keep the bees.")
    assert [each.text for each in posting.places][1:] == ["Lyon, France"]


def test_the_page_of_one_job_is_left_to_the_reader_of_pages() -> None:
    page = listing({"jobDetail": {"data": {"job": JOB}}})
    assert BOARD.records_in(read_answer(page)) is None


@pytest.mark.parametrize(
    "body", [b"<html><script>phApp.ddo = {broken</script></html>", listing([]), listing({}), b"{}"]
)
def test_a_page_without_jobs_is_none_of_its_own(body: bytes) -> None:
    assert BOARD.records_in(read_answer(body)) is None
