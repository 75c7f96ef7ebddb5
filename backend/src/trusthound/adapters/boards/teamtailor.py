"""Teamtailor: a URL of a hosted posting in, the posting that its page shows out.

The page states it in JSON-LD; the careers site's JSON feed of all postings is read where saved.
"""

import re
from dataclasses import replace
from datetime import date
from urllib.parse import quote

from trusthound.adapters.boards.answer import Record, record_at, records_at, text_at
from trusthound.adapters.boards.board import Address, Board, take_apart
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.extract.clean import text_of_html
from trusthound.domain.posting.extract.dates import read_date
from trusthound.domain.posting.extract.origins import merged
from trusthound.domain.posting.extract.page import read_page
from trusthound.domain.posting.extract.schema_org import read_schema_org
from trusthound.domain.posting.extract.terms import with_origins
from trusthound.domain.posting.model import JobPosting, Origin

SYSTEM = "teamtailor"
# Tenants of North America have hosts of their own, such as acme.na.teamtailor.com.
_HOST = re.compile(r"([a-z0-9][a-z0-9-]{0,62})(?:\.[a-z]{2})?\.teamtailor\.com")
_NO_TENANTS = frozenset({"api", "app", "docs", "support", "www"})
_LANGUAGE = re.compile(r"[a-z]{2}(?:-[A-Za-z]{2})?")
_SLUG = re.compile(r"([0-9]{1,20})(?:-[\w.-]{0,300})?")
_FEED = re.compile(r"https://jsonfeed\.org/version/[0-9.]{1,9}")
_ORIGINS = {
    "title": "title",
    "company": "title of the feed",
    "description": "content_html",
    "date_posted": "date_published",
    "identifier": "id",
    "apply_url": "url",
}


def recognise(url: str) -> Address | None:
    """A posting in any language, or its application form, on the tenant's host at Teamtailor."""
    parts = take_apart(url)
    host = _HOST.fullmatch(parts.host) if parts else None
    if parts is None or host is None or host.group(1) in _NO_TENANTS:
        return None
    segments = parts.segments
    if segments and _LANGUAGE.fullmatch(segments[0]):
        segments = segments[1:]
    match segments:
        case ("jobs", last) | ("jobs", last, "applications", "new"):
            slug = _SLUG.fullmatch(last)
        case _:
            return None
    if slug is None:
        return None
    canonical_url = f"https://{parts.host}/jobs/{quote(last)}"
    return Address(SYSTEM, host.group(1), slug.group(1), canonical_url)


def api_url(address: Address) -> str:
    """The page itself: it says more than the feed, and whether it is open."""
    return address.canonical_url


def read(page: Page, address: Address, as_of: date) -> JobPosting:
    """What the page states in JSON-LD."""
    return replace(read_page(page, as_of=as_of), url=address.canonical_url)


def posting_of(record: Record, as_of: date) -> JobPosting:
    """An item of the feed: what its JobPosting states, then the feed's own fields."""
    stated = read_schema_org(record_at(record, "_jobposting"), Origin.BOARD_API, as_of=as_of)
    item = with_origins(
        JobPosting(
            title=text_at(record, "title"),
            company=text_at(record, "feed_title"),
            description=text_of_html(text_at(record, "content_html")),
            date_posted=read_date(text_at(record, "date_published"), as_of=as_of),
            identifier=text_at(record, "id"),
            apply_url=text_at(record, "url"),
        ),
        _ORIGINS,
    )
    return replace(merged(stated, item), url="")


def records_in(answer: object) -> tuple[Record, ...] | None:
    """The items of a feed, which is titled with the employer's name."""
    if not isinstance(answer, dict) or not _FEED.fullmatch(text_at(answer, "version")):
        return None
    items = (each for each in records_at(answer, "items") if "_jobposting" in each)
    return tuple({**each, "feed_title": answer.get("title")} for each in items) or None


BOARD = Board(
    system=SYSTEM,
    # Believed to offer a trial by sign-up; its help pages, looked through in November 2026, do not
    # say. Counted as open, the careful side.
    open_signup=True,
    recognise=recognise,
    api_url=api_url,
    read=read,
    posting_of=posting_of,
    records_in=records_in,
    accept="text/html",
)
