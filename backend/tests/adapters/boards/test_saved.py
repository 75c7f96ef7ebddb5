"""A saved answer of a board's API is read like the posting that it is, and never as more."""

import json
from datetime import date

import pytest

from trusthound.adapters.boards.saved import read_saved
from trusthound.domain.common.errors import PageUnreadable, ReadingProblem
from trusthound.domain.posting.model import Liveness

AS_OF = date(2026, 11, 21)
ID = "90fb3621-899e-4b59-925d-25080ec91e18"
GREENHOUSE = {
    "id": 1,
    "internal_job_id": 2,
    "absolute_url": "https://job-boards.greenhouse.io/acme/jobs/1",
    "title": "Baker",
    "company_name": "Acme",
    "content": "&lt;p&gt;You bake.&lt;/p&gt;",
}
LEVER = {
    "id": ID,
    "text": "Baker",
    "categories": {"location": "Cork"},
    "hostedUrl": f"https://jobs.lever.co/acme/{ID}",
    "description": "<p>You bake.</p>",
}
ASHBY = {
    "id": ID,
    "title": "Baker",
    "jobUrl": f"https://jobs.ashbyhq.com/acme/{ID}",
    "descriptionHtml": "<p>You bake.</p>",
}
WORKDAY = {
    "jobPostingInfo": {"title": "Baker", "jobDescription": "<p>You bake.</p>", "canApply": True},
    "hiringOrganization": {"name": "Acme"},
}
ENTRY = {"title": "Baker", "externalPath": "/job/Cork/Baker_R1"}
SINGLE: tuple[object, ...] = (
    GREENHOUSE,
    {"jobs": [GREENHOUSE], "meta": {"total": 1}},
    LEVER,
    [LEVER],
    ASHBY,
    {"jobs": [ASHBY], "apiVersion": "1"},
    WORKDAY,
)
SEVERAL: tuple[object, ...] = (
    {"jobs": [GREENHOUSE, GREENHOUSE]},
    [LEVER, LEVER],
    {"jobs": [ASHBY, ASHBY], "apiVersion": "1"},
    {"total": 2, "jobPostings": [ENTRY, ENTRY]},
)
UNKNOWN: tuple[object, ...] = (
    {},
    [],
    None,
    "text",
    {"jobs": []},
    {"jobs": [{"title": "Baker"}]},
    {"@type": "JobPosting", "title": "Baker"},
    [{"title": "Baker", "company": "Acme"}],
)


def saved(answer: object) -> bytes:
    return json.dumps(answer).encode()


@pytest.mark.parametrize("answer", SINGLE, ids=range(len(SINGLE)))
def test_the_one_posting_of_an_answer_is_read(answer: object) -> None:
    posting = read_saved(saved(answer), AS_OF)
    assert posting is not None
    assert (posting.title, posting.company, posting.description) == ("Baker", "Acme", "You bake.")


@pytest.mark.parametrize("answer", SINGLE, ids=range(len(SINGLE)))
def test_a_file_proves_neither_where_a_posting_stands_nor_that_it_is_open(answer: object) -> None:
    posting = read_saved(saved(answer), AS_OF)
    assert posting is not None
    assert posting.url == ""
    assert posting.liveness is Liveness.UNKNOWN


@pytest.mark.parametrize(
    ("last_day", "liveness"), [("2026-11-20", Liveness.CLOSED), ("2026-11-21", Liveness.UNKNOWN)]
)
def test_a_last_day_that_is_past_closes_a_posting_and_one_to_come_opens_none(
    last_day: str, liveness: Liveness
) -> None:
    posting = read_saved(saved(GREENHOUSE | {"application_deadline": last_day}), AS_OF)
    assert posting is not None
    assert posting.liveness is liveness


@pytest.mark.parametrize("answer", SEVERAL, ids=range(len(SEVERAL)))
def test_an_answer_with_several_postings_is_a_listing(answer: object) -> None:
    with pytest.raises(PageUnreadable) as told:
        read_saved(saved(answer), AS_OF)
    assert told.value.problem is ReadingProblem.LISTING_PAGE


def test_a_list_entry_without_a_title_is_no_posting() -> None:
    with pytest.raises(PageUnreadable) as told:
        read_saved(saved({"total": 1, "jobPostings": [ENTRY | {"title": ""}]}), AS_OF)
    assert told.value.problem is ReadingProblem.NOT_A_POSTING


@pytest.mark.parametrize("answer", UNKNOWN, ids=range(len(UNKNOWN)))
def test_any_other_json_is_left_to_the_other_readers(answer: object) -> None:
    assert read_saved(saved(answer), AS_OF) is None


@pytest.mark.parametrize("body", [b"", b"<html></html>", b"\x00\xff", b"[" * 100_000])
def test_any_other_file_is_left_to_the_other_readers(body: bytes) -> None:
    assert read_saved(body, AS_OF) is None
