"""Indeed: which URLs are its postings, and what its public page says."""

from collections.abc import Callable
from datetime import date
from decimal import Decimal

import pytest

from trusthound.adapters.boards.board import Address
from trusthound.adapters.boards.indeed import BOARD
from trusthound.domain.common.errors import PageUnreadable, ReadingProblem
from trusthound.domain.common.money import Period
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.model import EmploymentType, Liveness

KEY = "0123456789abcdef"
URL = f"https://www.indeed.com/viewjob?jk={KEY}"
ADDRESS = Address("indeed", "", KEY, URL)
TEXT = (
    "The lighthouse needs a keeper who lights the lamp at dusk, winds the clockwork, polishes the "
    "lens and writes the log. You sleep at the lighthouse; a boat brings food and post every "
    "second week, and a relief keeper takes over for four weeks of holiday in the summer."
)


def page(banner: str = "", button: str = "") -> bytes:
    return f"""<!doctype html><html><body><nav>Find jobs</nav>
    <div class="jobsearch-JobComponent">{banner}
    <h1 data-testid="jobsearch-JobInfoHeader-title" class="jobsearch-JobInfoHeader-title css-1x">
      <span>Lighthouse Keeper<span class="css-2y"> - job post</span></span></h1>
    <div data-company-name="true"><a href="/cmp/North-Light">North Light</a></div>
    <div data-testid="inlineHeader-companyLocation"><div>Duluth, MN 55802</div></div>
    <div id="salaryInfoAndJobType"><span>$40,000 - $46,000 a year</span><span> - Full-time</span>
    </div>{button}
    <div id="jobDescriptionText"><p>{TEXT}</p></div></div>
    <footer>Hiring Lab</footer></body></html>""".encode()


@pytest.mark.parametrize(
    "url",
    [
        URL,
        f"https://www.indeed.com/viewjob?from=serp&jk={KEY}&tk=1abc#jobDescription",
        f"http://indeed.com/m/viewjob?jk={KEY}",
        f"https://m.indeed.com/viewjob?jk={KEY}",
        f"https://www.indeed.com/rc/clk?jk={KEY}&fccid=1",
        f"https://www.indeed.com/jobs?q=keeper&l=Duluth&vjk={KEY}",
        f"https://www.indeed.com/q-keeper-l-duluth-jobs.html?vjk={KEY}",
        f"https://www.indeed.com/cmp/North-Light/jobs/Lighthouse-Keeper-{KEY}?sid=x",
        f"https://www.indeed.com/job/lighthouse-keeper-{KEY}",
        f"https://www.indeed.com/applystart?jk={KEY}",
    ],
)
def test_every_form_of_a_postings_url_is_one_address(url: str) -> None:
    assert BOARD.recognise(url) == ADDRESS


def test_a_countrys_posting_stays_on_its_site() -> None:
    address = BOARD.recognise(f"https://emplois.ca.indeed.com/voir-emploi?vjk={KEY}")
    assert address is not None
    assert address.canonical_url == f"https://emplois.ca.indeed.com/viewjob?jk={KEY}"
    assert (BOARD.api_url(address), BOARD.accept) == (address.canonical_url, "text/html")


@pytest.mark.parametrize(
    "url",
    [
        "https://www.indeed.com/jobs?q=keeper",
        "https://www.indeed.com/viewjob?jk=keeper",
        f"https://www.indeed.com/viewjob?jk={KEY}/..",
        f"https://www.indeed.com.evil.example/viewjob?jk={KEY}",
        f"https://notindeed.com/viewjob?jk={KEY}",
    ],
)
def test_other_pages_are_not_its_postings(url: str) -> None:
    assert BOARD.recognise(url) is None


def test_the_page_states_every_field(answer_of: Callable[..., Page], as_of: date) -> None:
    posting = BOARD.read(answer_of(page()), ADDRESS, as_of)
    assert (posting.title, posting.company) == ("Lighthouse Keeper", "North Light")
    assert [each.text for each in posting.places] == ["Duluth, MN 55802"]
    assert posting.pay is not None
    assert (posting.pay.minimum, posting.pay.period) == (Decimal(40_000), Period.YEAR)
    assert posting.employment_types == (EmploymentType.FULL_TIME,)
    assert posting.description == TEXT
    assert (posting.identifier, posting.url) == (KEY, URL)


def test_an_expired_posting_says_so(answer_of: Callable[..., Page], as_of: date) -> None:
    banner = (
        '<div class="jobsearch-JobInfoHeader-expiredHeader">'
        "<h3>This job has expired on Indeed</h3></div>"
    )
    posting = BOARD.read(answer_of(page(banner=banner)), ADDRESS, as_of)
    assert posting.liveness is Liveness.CLOSED
    assert posting.liveness_evidence is not None
    assert "expired" in posting.liveness_evidence.quote


def test_an_apply_button_says_that_it_is_open(answer_of: Callable[..., Page], as_of: date) -> None:
    button = '<div id="indeedApplyButton">Apply with your profile</div>'
    assert BOARD.read(answer_of(page(button=button)), ADDRESS, as_of).liveness is Liveness.OPEN


def test_a_refusal_says_nothing_of_the_posting(answer_of: Callable[..., Page], as_of: date) -> None:
    with pytest.raises(PageUnreadable) as told:
        BOARD.read(answer_of(b"<html><title>Just a moment...</title></html>", 403), ADDRESS, as_of)
    assert told.value.problem is ReadingProblem.BLOCKED
