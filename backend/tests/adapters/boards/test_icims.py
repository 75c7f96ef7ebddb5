"""iCIMS: which URLs are its postings, and what is read of its pages and of its search."""

from collections.abc import Callable
from datetime import date

import pytest

from trusthound.adapters.boards.answer import read_answer
from trusthound.adapters.boards.board import Address
from trusthound.adapters.boards.icims import BOARD
from trusthound.domain.common.errors import PageUnreadable
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.model import EmploymentType, Liveness

URL = "https://uscareers-honey-works.icims.com/jobs/8214/job"
ADDRESS = Address("icims", "uscareers-honey-works", "8214", URL)
PAGE = """<!doctype html><html><body class="iCIMS_JobContent">
<h1 class="iCIMS_Header">Beekeeper</h1>
<dl class="iCIMS_JobHeaderGroup">
<div class="iCIMS_JobHeaderTag"><dt class="iCIMS_JobHeaderField">Job Locations</dt>
<dd class="iCIMS_JobHeaderData"><span>US-VT-Barre</span></dd></div>
<div class="iCIMS_JobHeaderTag"><dt class="iCIMS_JobHeaderField">Position Type</dt>
<dd class="iCIMS_JobHeaderData"><span>Regular Full-Time</span></dd></div>
<div class="iCIMS_JobHeaderTag"><dt class="iCIMS_JobHeaderField">Pay Range</dt>
<dd class="iCIMS_JobHeaderData"><span>USD $20.00 - $25.00 /Hr.</span></dd></div>
<div class="iCIMS_JobHeaderTag"><dt class="iCIMS_JobHeaderField">Job ID</dt>
<dd class="iCIMS_JobHeaderData"><span>2026-8214</span></dd></div></dl>
<h2 class="iCIMS_InfoMsg iCIMS_InfoField_Job">Overview</h2>
<div class="iCIMS_InfoMsg iCIMS_InfoMsg_Job"><div class="iCIMS_Expandable_Text">
<p>You keep the bees of a small house that has sold honey since the war, you count them every
evening before the sun is down, and you write up what they were about.</p></div></div>
<h2 class="iCIMS_InfoMsg iCIMS_InfoField_Job">Qualifications</h2>
<div class="iCIMS_InfoMsg iCIMS_InfoMsg_Job"><p>A calm hand and two years with hives.</p></div>
<a href="https://uscareers-honey-works.icims.com/jobs/8214/login">Apply for this job online</a>
</body></html>"""
GONE = """<!doctype html><html><body><h2>The job you were looking for is no longer available.</h2>
<p>Search our openings.</p></body></html>"""
CARDS = """<div class="iCIMS_MainWrapper"><ul>
<li class="iCIMS_JobCardItem"><div class="header left">
<span class="sr-only field-label">Job Locations</span>
<span>US-VT-Barre | IN-KA-Bengaluru</span></div>
<a class="iCIMS_Anchor"
 href="https://uscareers-honey-works.icims.com/jobs/8214/beekeeper%2c-senior/job?in_iframe=1">
<span class="sr-only field-label">Title</span><h3>Beekeeper, Senior</h3></a>
<div class="description">You keep the bees.</div><dl>
<div class="iCIMS_JobHeaderTag"><dt class="iCIMS_JobHeaderField">Requisition ID</dt>
<dd class="iCIMS_JobHeaderData"><span>2026-8214</span></dd></div>
<div class="iCIMS_JobHeaderTag"><dt class="iCIMS_JobHeaderField">Position Type</dt>
<dd class="iCIMS_JobHeaderData"><span>Part-Time</span></dd></div>
<div class="iCIMS_JobHeaderTag"><dt class="iCIMS_JobHeaderField">Posted Date</dt>
<dd class="iCIMS_JobHeaderData"><span>10/09/2026</span></dd></div></dl></li>
<li class="iCIMS_JobCardItem"><a class="iCIMS_Anchor" href="https://evil.example/jobs/9/x/job">
<h3>Elsewhere</h3></a></li></ul></div>"""


@pytest.mark.parametrize(
    "url",
    [
        URL,
        "https://uscareers-honey-works.icims.com/jobs/8214/beekeeper/job?mobile=false&width=9",
        "https://uscareers-honey-works.icims.com/jobs/8214/80%25-bees/login?in_iframe=1",
        "https://uscareers-honey-works.icims.com/jobs/8214/",
    ],
)
def test_every_form_of_a_postings_url_is_one_address(url: str) -> None:
    assert BOARD.recognise(url) == ADDRESS


@pytest.mark.parametrize(
    "url",
    [
        "https://uscareers-honey-works.icims.com/jobs/search?ss=1",
        "https://uscareers-honey-works.icims.com/jobs/intro",
        "https://www.icims.com/jobs/8214/beekeeper/job",
        "https://careers.honey.example/jobs/8214/beekeeper/job",
    ],
)
def test_other_pages_are_not_its_postings(url: str) -> None:
    assert BOARD.recognise(url) is None


def test_the_page_within_the_frame_is_asked_for() -> None:
    assert BOARD.api_url(ADDRESS) == f"{URL}?in_iframe=1"


def test_a_page_is_read_by_its_marks(answer_of: Callable[..., Page], as_of: date) -> None:
    posting = BOARD.read(answer_of(PAGE.encode()), ADDRESS, as_of)
    assert (posting.title, posting.url) == ("Beekeeper", URL)
    assert posting.description.splitlines()[0::2] == ["Overview", "Qualifications"]
    assert posting.description.endswith("two years with hives.")
    assert [(each.text, each.locality) for each in posting.places] == [("US-VT-Barre", "Barre")]
    assert posting.employment_types == (EmploymentType.FULL_TIME,)
    assert posting.pay is not None
    assert (posting.pay.currency, posting.identifier) == ("USD", "2026-8214")


def test_a_page_that_says_so_is_closed_and_nothing_else_is_read(
    answer_of: Callable[..., Page], as_of: date
) -> None:
    try:
        posting = BOARD.read(answer_of(GONE.encode()), ADDRESS, as_of)
    except PageUnreadable:
        return
    assert posting.liveness is Liveness.CLOSED


def test_a_search_page_gives_the_cards_that_lead_to_a_portal(as_of: date) -> None:
    records = BOARD.records_in(read_answer(CARDS.encode()))
    assert records is not None
    (posting,) = (BOARD.posting_of(each, as_of) for each in records)
    assert (posting.title, posting.company) == ("Beekeeper, Senior", "Honey Works")
    assert posting.description == "You keep the bees."
    assert [(each.locality, each.country) for each in posting.places] == [
        ("Barre", "US"),
        ("Bengaluru", "IN"),
    ]
    assert posting.employment_types == (EmploymentType.PART_TIME,)
    assert posting.date_posted == date(2026, 10, 9)
    assert posting.identifier == "2026-8214"
    assert "?" not in posting.apply_url


@pytest.mark.parametrize("body", [b"{}", b"<html><li>x</li></html>"])
def test_other_answers_are_not_its_own(body: bytes) -> None:
    assert BOARD.records_in(read_answer(body)) is None
