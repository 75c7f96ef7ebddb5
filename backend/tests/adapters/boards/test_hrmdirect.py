"""HRMDirect: which URLs are its postings, and what is read of its pages and of its lists."""

from collections.abc import Callable
from datetime import date

import pytest

from trusthound.adapters.boards.answer import read_answer
from trusthound.adapters.boards.board import Address
from trusthound.adapters.boards.hrmdirect import BOARD
from trusthound.domain.facts.page import Page

URL = "https://honey.hrmdirect.com/employment/job-opening.php?req=3762934"
ADDRESS = Address("hrmdirect", "honey", "3762934", URL)
PAGE = f"""<!doctype html><html><head><title>Beekeeper</title></head><body>
<h1>Beekeeper</h1><p>Location: Barre, VT</p><p>Job type: full-time</p><p>Department: Hives</p>
<div class="jobDesc"><h3>Responsibilities</h3>
<p>{"You keep the bees and count them twice a day. " * 6}</p>
<h3>Requirements</h3><ul><li>A calm hand and two years of experience with hives.</li></ul>
<h3>Benefits</h3><ul><li>Health insurance, paid holidays, honey.</li></ul></div>
<form action="apply.php"><p>Apply for this position</p><input type="file" name="resume">
<button>Apply now</button></form></body></html>"""
LIST = """<!DOCTYPE html><html><head><title>Careers At Honey Works</title></head><body>
<table class="reqResultTable">
<tr class="reqitem ReqRowClick" data-req-id="3762934"><td class="departments reqitem">Hives</td>
<td class="posTitle reqitem"><a href="job-opening.php?req=3762934&amp;#job">Beekeeper</td>
<td class="cities reqitem">Barre</td><td class="state reqitem">VT</td><td>07/05/2026</td></tr>
<tr class="reqitem1 ReqRowClick" data-req-id="3762934">
<td class="posTitle reqitem1"><a href="job-opening.php?req=3762934&amp;req_loc=2">Beekeeper</td>
<td class="cities">Remote</td><td class="state"></td></tr>
<tr class="reqitem ReqRowClick" data-req-id="7"><td class="posTitle">
<a href="?req=7">Drone</td></tr>
</table></body></html>"""


@pytest.mark.parametrize(
    "url", [URL, f"{URL}&req_loc=1393575&#job", URL.replace("https", "http") + "&nohd=1"]
)
def test_every_form_of_a_postings_url_is_one_address(url: str) -> None:
    assert BOARD.recognise(url) == ADDRESS


@pytest.mark.parametrize(
    "url",
    [
        "https://honey.hrmdirect.com/employment/job-openings.php?search=true",
        "https://honey.hrmdirect.com/employment/job-opening.php?req=x",
        "https://www.hrmdirect.com/employment/job-opening.php?req=3762934",
    ],
)
def test_other_pages_are_not_its_postings(url: str) -> None:
    assert BOARD.recognise(url) is None


def test_a_page_is_read_as_any_page_at_its_one_address(
    answer_of: Callable[..., Page], as_of: date
) -> None:
    posting = BOARD.read(answer_of(PAGE.encode()), ADDRESS, as_of)
    assert (posting.title, posting.url) == ("Beekeeper", URL)
    assert "two years of experience with hives" in posting.description


def test_a_posting_with_a_row_for_each_place_is_one_posting(as_of: date) -> None:
    records = BOARD.records_in(read_answer(LIST.encode()))
    assert records is not None
    first, second = (BOARD.posting_of(each, as_of) for each in records)
    assert (first.title, first.company) == ("Beekeeper", "Honey Works")
    assert [(each.text, each.region) for each in first.places] == [
        ("Barre, VT", "VT"),
        ("Remote", ""),
    ]
    assert (first.date_posted, first.identifier) == (date(2026, 7, 5), "3762934")
    assert (second.title, second.places, second.date_posted) == ("Drone", (), None)


@pytest.mark.parametrize("body", [b"{}", b"<html><table><tr data-req-id='1'></tr></table></html>"])
def test_other_answers_are_not_its_own(body: bytes) -> None:
    assert BOARD.records_in(read_answer(body)) is None
