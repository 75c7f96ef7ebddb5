"""We Work Remotely: a URL of a posting in, the posting that its page shows out; or a feed of them.

Feeds: weworkremotely.com/remote-job-rss-feed
"""

import re
from dataclasses import replace
from datetime import date

from trusthound.adapters.boards.answer import Record, records_at, text_at
from trusthound.adapters.boards.board import Address, Board, page_at, take_apart
from trusthound.domain.common.place import Place
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.extract.clean import text_of_html
from trusthound.domain.posting.extract.dates import read_date
from trusthound.domain.posting.extract.markup import SiteMarkup
from trusthound.domain.posting.extract.pay import read_pay
from trusthound.domain.posting.extract.places import written_place
from trusthound.domain.posting.extract.terms import employment_types, with_origins
from trusthound.domain.posting.model import JobPosting, RemoteWork

SYSTEM = "weworkremotely"
_HOSTS = frozenset({"weworkremotely.com", "www.weworkremotely.com"})
_SLUG = re.compile(r"[a-z0-9]+(?:-+[a-z0-9]+){1,60}")
_OTHER_PAGES = frozenset({"search-results"})
_SITE = re.compile(r"URL:</strong>\s{0,9}<a href=\"(https?://[^\"\s<>]{1,300})\"")
_ONLY = re.compile(r"(?i)\s+only\s*\Z")
MARKUP = SiteMarkup(
    system=SYSTEM,
    signs=(b"listing-header-container", b"job-listing-show-container"),
    title=".listing-header-container h1",
    company="#mobile-company, .company-card h2",
    company_site=".company-card h3 a@href",
    # Its data gives the employer's seat as the place; where the work may be done is a tag.
    employment_types=".listing-header-container .listing-tag",
    date_posted=".listing-header-container time@datetime",
    description="#job-listing-show-container",
    apply_url="#job-cta-alt, #job-cta-alt-2@href",
    noise=(
        "nav, footer, #nav-header, #mobile_header",
        ".listing-tools, #mobile-company-view-all",
    ),
)
_ORIGINS = {
    "title": "title",
    "company": "title",
    "company_site": "description",
    "description": "description",
    "places": "region",
    "remote": "the board",
    "employment_types": "type",
    "date_posted": "pubDate",
    "valid_through": "expires_at",
    "identifier": "guid",
}


def recognise(url: str) -> Address | None:
    """A posting's page, under its present or its former folder."""
    parts = take_apart(url)
    if parts is None or parts.host not in _HOSTS:
        return None
    match parts.segments:
        case ("remote-jobs" | "listings", slug) if slug not in _OTHER_PAGES:
            pass
        case _:
            return None
    if not _SLUG.fullmatch(slug) or len(slug) > 200:
        return None
    return Address(SYSTEM, "", slug, f"https://weworkremotely.com/remote-jobs/{slug}")


def api_url(address: Address) -> str:
    """The page itself: the feeds hold the newest postings only."""
    return address.canonical_url


def read(page: Page, address: Address, as_of: date) -> JobPosting:
    """What the page and its data show; a posting runs for thirty days, which the data tells."""
    posting = page_at(page, address, as_of, MARKUP)
    return posting if posting.identifier else replace(posting, identifier=address.identifier)


def posting_of(record: Record, as_of: date) -> JobPosting:
    """An item of a feed, titled "Company: Title"; whatever stands on this board is remote work."""
    company, separator, title = text_of_html(text_at(record, "title")).partition(": ")
    html = text_at(record, "description")
    description = text_of_html(html)
    site = _SITE.search(html)
    address = recognise(text_at(record, "guid") or text_at(record, "link"))
    return with_origins(
        JobPosting(
            title=title if separator else company,
            company=company if separator else "",
            company_site=site.group(1) if site else "",
            description=description,
            places=_places(record),
            remote=RemoteWork.REMOTE,
            pay=read_pay(description),
            employment_types=employment_types(text_at(record, "type")),
            date_posted=read_date(text_at(record, "pubDate"), as_of=as_of),
            valid_through=read_date(text_at(record, "expires_at"), as_of=as_of),
            identifier=address.identifier if address else "",
        ),
        _ORIGINS,
    )


def _places(record: Record) -> tuple[Place, ...]:
    """Where the work may be done: "Europe Only" is Europe, anywhere in the world is no place."""
    region = _ONLY.sub("", text_at(record, "region"))
    return () if not region or region.lower().startswith("anywhere") else (written_place(region),)


def records_in(answer: object) -> tuple[Record, ...] | None:
    """The items of one of the board's feeds."""
    if not isinstance(answer, dict):
        return None
    items = records_at(answer, "rss", "channel", "item")
    return tuple(each for each in items if recognise(text_at(each, "link"))) or None


BOARD = Board(
    system=SYSTEM,
    open_signup=True,  # anyone who pays may post
    recognise=recognise,
    api_url=api_url,
    read=read,
    posting_of=posting_of,
    records_in=records_in,
    accept="text/html",
    markup=MARKUP,
)
