"""We Work Remotely: which URLs are its postings, and what its page and its feeds say."""

from collections.abc import Callable
from datetime import date

import pytest

from trusthound.adapters.boards.answer import read_xml
from trusthound.adapters.boards.board import Address
from trusthound.adapters.boards.weworkremotely import BOARD
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.model import EmploymentType, RemoteWork

URL = "https://weworkremotely.com/remote-jobs/acme-cloud-gardener"
ADDRESS = Address("weworkremotely", "", "acme-cloud-gardener", URL)
TEXT = (
    "Clouds grow badly when nobody looks after them. You plant them in the morning, water them at "
    "noon and rake the sky in the evening, from wherever you live. We give you a rake, a ladder "
    "and twenty-five days without clouds a year; you bring boots and a good eye for cirrus."
)
PAGE = f"""<!doctype html><html><body><header id="nav-header">Top companies</header>
<div class="content"><div class="listing-header"><div class="listing-header-container">
  <h3>Posted <time datetime="2026-10-20T20:28:32Z">Oct 20</time></h3>
  <h1>Cloud Gardener</h1><h2 id="mobile-company"><a href="/company/acme">Acme</a></h2>
  <a href="/remote-contract-jobs"><span class="listing-tag">Contract</span></a></div>
<div class="company-card"><h2><a href="/company/acme">Acme</a></h2><h3>Bogotá</h3>
  <h3><a href="https://acme.example">View website</a></h3>
  <a id="job-cta-alt-2" href="https://acme.example/apply">Apply for this position</a></div></div>
<section id="job-show"><div id="job-listing-show-container"><div>{TEXT}</div></div>
  <div class="listing-tools">Share this job</div></section></div></body></html>""".encode()
FEED = b"""<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel>
<title>We Work Remotely: Design</title>
<item><title>Acme &amp;amp; Sons: Cloud Gardener: nights</title><region>Europe Only</region>
<type>Full-Time</type><description>
&lt;p&gt;&lt;strong&gt;Headquarters:&lt;/strong&gt; Oslo
&lt;br /&gt;&lt;strong&gt;URL:&lt;/strong&gt; &lt;a href="https://acme.example"&gt;x&lt;/a&gt;&lt;/p&gt;
&lt;div&gt;You rake the sky.&lt;/div&gt;</description>
<pubDate>Tue, 20 Oct 2026 21:35:29 +0000</pubDate><expires_at>November 19, 2026</expires_at>
<guid>https://weworkremotely.com/remote-jobs/acme-cloud-gardener</guid>
<link>https://weworkremotely.com/remote-jobs/acme-cloud-gardener</link></item>
</channel></rss>"""


@pytest.mark.parametrize(
    "url",
    [
        URL,
        "http://www.weworkremotely.com/remote-jobs/acme-cloud-gardener/?utm_source=x#top",
        "https://weworkremotely.com/listings/acme-cloud-gardener",
    ],
)
def test_every_form_of_a_postings_url_is_one_address(url: str) -> None:
    assert BOARD.recognise(url) == ADDRESS


@pytest.mark.parametrize(
    "url",
    [
        "https://weworkremotely.com/remote-jobs/new",
        "https://weworkremotely.com/remote-jobs/search",
        "https://weworkremotely.com/categories/remote-design-jobs",
        "https://weworkremotely.com/company/acme-cloud-gardener",
        "https://weworkremotely.com.evil.example/remote-jobs/acme-cloud-gardener",
    ],
)
def test_other_pages_are_not_its_postings(url: str) -> None:
    assert BOARD.recognise(url) is None


def test_the_page_states_every_field(answer_of: Callable[..., Page], as_of: date) -> None:
    posting = BOARD.read(answer_of(PAGE), ADDRESS, as_of)
    assert (posting.title, posting.company) == ("Cloud Gardener", "Acme")
    assert posting.company_site == "https://acme.example"
    assert posting.employment_types == (EmploymentType.CONTRACTOR,)
    assert posting.date_posted == date(2026, 10, 20)
    assert posting.apply_url == "https://acme.example/apply"
    assert posting.description == TEXT
    assert (posting.url, posting.identifier) == (URL, "acme-cloud-gardener")
    assert "Top companies" not in posting.whole_text


def test_an_item_of_a_feed_is_read(as_of: date) -> None:
    records = BOARD.records_in(read_xml(FEED))
    assert records is not None
    posting = BOARD.posting_of(records[0], as_of)
    assert (posting.company, posting.title) == ("Acme & Sons", "Cloud Gardener: nights")
    assert posting.company_site == "https://acme.example"
    assert [each.text for each in posting.places] == ["Europe"]
    assert posting.remote is RemoteWork.REMOTE
    assert posting.employment_types == (EmploymentType.FULL_TIME,)
    assert (posting.date_posted, posting.valid_through) == (date(2026, 10, 20), date(2026, 11, 19))
    assert "You rake the sky." in posting.description
    assert posting.identifier == "acme-cloud-gardener"


@pytest.mark.parametrize("region", ["Anywhere (100% Remote) Only", "Anywhere in the World", ""])
def test_anywhere_is_no_place(as_of: date, region: str) -> None:
    assert BOARD.posting_of({"title": "Acme: Gardener", "region": region}, as_of).places == ()


def test_another_sites_feed_is_none_of_its_own() -> None:
    other = FEED.replace(b"weworkremotely.com", b"feeds.example")
    assert BOARD.records_in(read_xml(other)) is None
