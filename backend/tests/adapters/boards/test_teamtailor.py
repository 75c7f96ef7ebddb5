"""Teamtailor: which URLs are its postings, and what is read from its pages and its feed."""

from collections.abc import Callable
from datetime import date
from typing import Any

import pytest

from trusthound.adapters.boards.board import Address
from trusthound.adapters.boards.teamtailor import BOARD
from trusthound.domain.common.errors import PageUnreadable
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.model import JobPosting, Liveness, Origin

URL = "https://bread.teamtailor.com/jobs/7167985-senior-baker"
ADDRESS = Address("teamtailor", "bread", "7167985", URL)
PAGE = b"""<!doctype html><html><head><title>Senior Baker - Bread Limited</title>
<script type="application/ld+json">{"@context": "http://schema.org/", "@type": "JobPosting",
"title": "Senior Baker", "datePosted": "2026-11-04T09:26:20+01:00",
"identifier": {"@type": "PropertyValue", "name": "Bread Limited", "value": 7167985},
"description": "<p>You bake bread at night, and you sleep while others eat it.</p>",
"hiringOrganization": {"@type": "Organization", "name": "Bread Limited"},
"jobLocation": [{"@type": "Place", "address": {"@type": "PostalAddress",
"addressLocality": "Cork", "addressCountry": "IE"}}]}</script></head>
<body><h1>Senior Baker</h1><p>You bake bread at night, and you sleep while others eat it.</p>
</body></html>"""
ITEM: dict[str, Any] = {
    "id": "20fafb7d-f013-4061-b6de-2894b3e0838b",
    "title": "Senior Baker",
    "url": URL,
    "date_published": "2026-11-04T09:26:20+01:00",
    "content_html": "<p>You bake.</p>",
    "_jobposting": {
        "@type": "JobPosting",
        "title": "Senior Baker",
        "identifier": {"@type": "PropertyValue", "name": "Bread", "value": 7167985},
        "datePosted": "2026-11-03T09:26:20+01:00",
        "jobLocation": [
            {"@type": "Place", "address": {"addressLocality": "Cork", "addressCountry": "IE"}},
            {"@type": "Place", "address": {"addressLocality": "Brno", "addressCountry": "CZ"}},
        ],
    },
}
FEED = {"version": "https://jsonfeed.org/version/1.1", "title": "Bread Limited", "items": [ITEM]}


@pytest.mark.parametrize(
    "url",
    [
        URL,
        f"{URL}/?utm_source=x#apply",
        f"{URL}/applications/new?promotion=1",
        URL.replace("/jobs/", "/sv/jobs/"),
        URL.replace("/jobs/", "/en-GB/jobs/"),
    ],
)
def test_every_form_of_a_postings_url_is_one_address(url: str) -> None:
    assert BOARD.recognise(url) == ADDRESS


def test_a_tenant_of_another_region_keeps_its_host() -> None:
    address = BOARD.recognise("https://bread.na.teamtailor.com/jobs/536324-baker")
    assert address is not None
    assert address.tenant == "bread"
    assert BOARD.api_url(address) == "https://bread.na.teamtailor.com/jobs/536324-baker"


@pytest.mark.parametrize(
    "url",
    [
        "https://bread.teamtailor.com/jobs",
        "https://bread.teamtailor.com/jobs/baker",
        "https://bread.teamtailor.com/jobs.json",
        "https://bread.teamtailor.com/departments/7167985-bakery",
        "https://www.teamtailor.com/jobs/7167985-senior-baker",
        "https://teamtailor.com/jobs/7167985-senior-baker",
        "https://evil.bread.teamtailor.com/jobs/7167985-senior-baker",
        "https://bread.teamtailor.com.evil.example/jobs/7167985-senior-baker",
    ],
)
def test_other_pages_are_not_its_postings(url: str) -> None:
    assert BOARD.recognise(url) is None


def test_a_posting_is_read_from_what_its_page_states(
    answer_of: Callable[..., Page], as_of: date
) -> None:
    posting = BOARD.read(answer_of(PAGE), ADDRESS, as_of)
    assert (posting.title, posting.company) == ("Senior Baker", "Bread Limited")
    assert posting.description.startswith("You bake bread at night")
    assert [each.locality for each in posting.places] == ["Cork"]
    assert posting.date_posted == date(2026, 11, 4)
    assert posting.identifier == "7167985"
    assert posting.url == URL
    assert posting.liveness is Liveness.UNKNOWN


def test_a_posting_whose_page_is_gone_is_closed(
    answer_of: Callable[..., Page], as_of: date
) -> None:
    assert BOARD.read(answer_of(PAGE, 404), ADDRESS, as_of).liveness is Liveness.CLOSED


def test_a_page_without_a_posting_is_declared_unreadable(
    answer_of: Callable[..., Page], as_of: date
) -> None:
    with pytest.raises(PageUnreadable):
        BOARD.read(answer_of(b"<html><body>Careers</body></html>"), ADDRESS, as_of)


def feed_posting(feed: dict[str, Any], as_of: date) -> JobPosting:
    records = BOARD.records_in(feed)
    assert records is not None
    return BOARD.posting_of(records[0], as_of)


def test_an_item_of_the_feed_is_read_with_every_field_that_it_states(as_of: date) -> None:
    posting = feed_posting(FEED, as_of)
    assert (posting.title, posting.company) == ("Senior Baker", "Bread Limited")
    assert posting.description == "You bake."
    assert [each.text for each in posting.places] == ["Cork, IE", "Brno, CZ"]
    assert posting.date_posted == date(2026, 11, 3)
    assert posting.identifier == "7167985"
    assert posting.apply_url == URL
    assert {each.origin for each in posting.origins} == {Origin.BOARD_API}


def test_an_employer_that_the_item_names_goes_before_the_feeds_title(as_of: date) -> None:
    named = ITEM["_jobposting"] | {"hiringOrganization": {"name": "Bread Brno s.r.o."}}
    assert feed_posting(FEED | {"items": [ITEM | {"_jobposting": named}]}, as_of).company == (
        "Bread Brno s.r.o."
    )


@pytest.mark.parametrize(
    "answer",
    [
        None,
        {"items": [ITEM]},
        {"version": "https://jsonfeed.org/version/1.1", "items": [{"title": "A blog post"}]},
        {"version": "https://jsonfeed.org/version/1.1", "items": None},
    ],
)
def test_another_feed_holds_no_posting(answer: object) -> None:
    assert BOARD.records_in(answer) is None
