"""Stack Overflow Jobs: which URLs were its postings, and what its old pages say."""

from collections.abc import Callable
from datetime import date

import pytest

from trusthound.adapters.boards.board import Address
from trusthound.adapters.boards.stackoverflow import BOARD
from trusthound.domain.common.errors import PageUnreadable
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.model import EmploymentType, Liveness

URL = "https://stackoverflow.com/jobs/123456"
ADDRESS = Address("stackoverflow", "", "123456", URL)
TEXT = (
    "Our abacuses are large and noisy. You oil the beads, carry the ones and write down what is "
    "left over, together with two mathematicians and a cat. You have moved beads before, you read "
    "Fibonacci in the original and you like it quiet between sums."
)
DATA = (
    '{"@context":"http://schema.org","@type":"JobPosting","title":"Abacus Engineer",'
    '"datePosted":"2021-02-28","validThrough":"2021-09-23",'
    '"hiringOrganization":{"@type":"Organization","name":"Beads","sameAs":"https://beads.example"},'
    '"jobLocation":{"@type":"Place","address":{"@type":"PostalAddress","addressLocality":"Pisa",'
    '"addressCountry":"IT"}}}'
)
PAGE = f"""<!doctype html><html><head><script type="application/ld+json">{DATA}</script></head>
<body><header class="top-bar">Developer Story</header>
<header class="job-details--header"><div><h1><a href="/jobs/123456/abacus">Abacus Engineer</a></h1>
  <div class="fc-black-700"><a class="fc-black-700" href="/jobs/companies/beads">Beads Ltd</a>
    <span>– Pisa, Italia</span></div>
  <div class="job-header-actions"><a href="#">Save</a></div></div></header>
<div id="overview-items"><div>Posted 29 days ago</div>
  <section><h2>About this job</h2><div><span>Job type:</span> <span class="fw-bold">Full-time</span>
  </div></section><section><h2>Job description</h2><p>{TEXT}</p></section></div>
<div id="company-items"><section class="-benefits"><h2>Benefits</h2><p>Free beads</p></section>
</div>
<section id="more-jobs-items">Slide Rule Polisher</section></body></html>""".encode()


@pytest.mark.parametrize(
    "url",
    [
        URL,
        "http://www.stackoverflow.com/jobs/123456/abacus-engineer-beads?so=i&pg=1#overview",
        "https://stackoverflow.com/jobs?id=123456&q=abacus",
        "https://stackoverflow.com/jobs/developer-jobs-using-abacus?id=123456",
        "https://careers.stackoverflow.com/jobs/123456/abacus-engineer-beads",
        "https://stackoverflow.com/jobs/apply/123456",
    ],
)
def test_every_form_of_a_postings_url_is_one_address(url: str) -> None:
    assert BOARD.recognise(url) == ADDRESS


@pytest.mark.parametrize(
    "url",
    [
        "https://stackoverflow.com/jobs",
        "https://stackoverflow.com/jobs/companies/beads",
        "https://stackoverflow.com/questions/123456/abacus",
        "https://stackoverflow.com/jobs/123456x",
        "https://stackoverflow.com.evil.example/jobs/123456",
    ],
)
def test_other_pages_are_not_its_postings(url: str) -> None:
    assert BOARD.recognise(url) is None


def test_the_page_and_its_data_state_every_field(
    answer_of: Callable[..., Page], as_of: date
) -> None:
    posting = BOARD.read(answer_of(PAGE), ADDRESS, as_of)
    assert (posting.title, posting.company) == ("Abacus Engineer", "Beads Ltd")
    assert posting.company_site == "https://beads.example"
    assert [each.locality for each in posting.places] == ["Pisa"]
    assert posting.employment_types == (EmploymentType.FULL_TIME,)
    assert (posting.date_posted, posting.valid_through) == (date(2021, 2, 28), date(2021, 9, 23))
    assert TEXT in posting.description
    assert posting.description.endswith("Benefits\nFree beads")
    assert "Posted" not in posting.description
    assert "Slide Rule" not in posting.whole_text
    assert (posting.url, posting.identifier) == (URL, "123456")


def test_its_last_day_closes_it(answer_of: Callable[..., Page], as_of: date) -> None:
    assert BOARD.read(answer_of(PAGE), ADDRESS, as_of).liveness is Liveness.CLOSED


def test_a_page_that_is_gone_is_unreadable(answer_of: Callable[..., Page], as_of: date) -> None:
    with pytest.raises(PageUnreadable):
        BOARD.read(answer_of(b"<html><body>Page not found</body></html>", 404), ADDRESS, as_of)
