"""Jobvite: which URLs are its postings, and what is read of its pages and of its lists."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date

import pytest

from trusthound.adapters.boards.answer import read_answer
from trusthound.adapters.boards.board import Address
from trusthound.adapters.boards.jobvite import BOARD
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.model import Liveness, RemoteWork

URL = "https://jobs.jobvite.com/honey-works/job/oBeeKeep"
ADDRESS = Address("jobvite", "honey-works", "oBeeKeep", URL)
PAGE = """<!doctype html><html><head><title>Honey Works Careers - Beekeeper</title></head><body>
<h2 class="jv-header">Beekeeper</h2>
<p class="jv-job-detail-meta">Hives<span class="jv-inline-separator"></span>York, England</p>
<div class="jv-job-detail-description"><p>You keep the bees of a house that has sold honey since
the war, and you count them every evening before the sun is down.</p></div>
<a class="jv-button jv-button-apply" href="/honey-works/job/oBeeKeep/apply">Apply</a>
</body></html>"""
TABLE = """<!doctype html><html><body><table class="jv-job-list">
<tr><td class="jv-job-list-name"><a href="/honey-works/job/oBeeKeep">Beekeeper</a></td>
<td class="jv-job-list-location">York, England; Remote</td></tr>
<tr><td><a href="https://jobs.jobvite.com/honey-works/job/oDroneXx?nl=1">Drone</a></td>
<td class="jv-job-list-location">2 Locations</td></tr>
<tr><td><a href="/honey-works/jobs?q=x">Search again</a></td></tr>
<tr><td><a href="https://evil.example/honey-works/job/oPhishXx">Phish</a></td>
<td class="jv-job-list-location">York</td></tr></table></body></html>"""


@pytest.mark.parametrize(
    "url",
    [
        URL,
        f"{URL}/apply?__jvst=Job%20Board&__jvsd=x",
        "https://jobs.jobvite.com/careers/honey-works/job/oBeeKeep/",
    ],
)
def test_every_form_of_a_postings_url_is_one_address(url: str) -> None:
    assert BOARD.recognise(url) == ADDRESS


@pytest.mark.parametrize(
    "url",
    [
        "https://jobs.jobvite.com/honey-works/jobs",
        "https://app.jobvite.com/j?cj=oBeeKeep",
        "https://jobs.jobvite.com/careers/job/oBeeKeep",
    ],
)
def test_other_pages_are_not_its_postings(url: str) -> None:
    assert BOARD.recognise(url) is None


def test_a_page_is_read_by_its_marks(answer_of: Callable[..., Page], as_of: date) -> None:
    posting = BOARD.read(answer_of(PAGE.encode()), ADDRESS, as_of)
    assert (posting.title, posting.url) == ("Beekeeper", URL)
    assert posting.description.startswith("You keep the bees")
    assert "Apply" not in posting.description


def test_a_posting_for_which_the_site_shows_its_list_is_closed(
    answer_of: Callable[..., Page], as_of: date
) -> None:
    landed = "https://jobs.jobvite.com/honey-works/jobs?error=404"
    page = replace(answer_of(TABLE.encode()), url=URL, final_url=landed, redirects=(landed,))
    posting = BOARD.read(page, ADDRESS, as_of)
    assert (posting.liveness, posting.title) == (Liveness.CLOSED, "")


def test_a_list_gives_the_postings_that_it_leads_to(as_of: date) -> None:
    records = BOARD.records_in(read_answer(TABLE.encode()))
    assert records is not None
    first, second = (BOARD.posting_of(each, as_of) for each in records)
    assert (first.title, first.company) == ("Beekeeper", "Honey Works")
    assert [each.text.strip() for each in first.places] == ["York, England", "Remote"]
    assert first.remote is RemoteWork.REMOTE
    assert (first.identifier, first.apply_url) == ("oBeeKeep", URL)
    assert (second.title, second.places) == ("Drone", ())


@pytest.mark.parametrize("body", [b"{}", b"<html><table><tr><td>x</td></tr></table></html>"])
def test_other_answers_are_not_its_own(body: bytes) -> None:
    assert BOARD.records_in(read_answer(body)) is None
