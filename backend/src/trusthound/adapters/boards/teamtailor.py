"""Teamtailor: a URL of a hosted posting in, the posting that its page shows out.

The page states it in JSON-LD; the careers site's JSON feed of all postings is read where saved.
"""

import re
from collections.abc import Mapping
from dataclasses import replace
from datetime import date
from urllib.parse import quote

from trusthound.adapters.boards.answer import (
    Record,
    read_record,
    record_at,
    records_at,
    text_at,
)
from trusthound.adapters.boards.board import Address, Board, answered, take_apart
from trusthound.adapters.boards.collection import (
    Collection,
    Listed,
    Part,
    Request,
    list_in,
    part_of,
    shown,
)
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.extract.clean import text_of_html
from trusthound.domain.posting.extract.dates import read_date
from trusthound.domain.posting.extract.origins import merged
from trusthound.domain.posting.extract.page import read_page
from trusthound.domain.posting.extract.schema_org import read_schema_org
from trusthound.domain.posting.extract.terms import with_origins
from trusthound.domain.posting.model import JobPosting, Origin
from trusthound.domain.search.board import CollectedBoard

SYSTEM = "teamtailor"
# Tenants of North America have hosts such as acme.na.teamtailor.com, others acme.career.….
_HOST = re.compile(r"([a-z0-9][a-z0-9-]{0,62})(?:\.(?:[a-z]{2}|career))?\.teamtailor\.com")
_NO_TENANTS = frozenset({"api", "app", "docs", "support", "www"})
_LANGUAGE = re.compile(r"[a-z]{2}(?:-[A-Za-z]{2})?")
_SLUG = re.compile(r"([0-9]{1,20})(?:-[\w.-]{0,300})?")
_PAGE = re.compile(r"[1-9][0-9]{0,3}")
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


def _tenant_of(url: str) -> str | None:
    """ "acme", or "acme.na" in another region; an employer's own domain names no tenant."""
    parts = take_apart(url)
    host = _HOST.fullmatch(parts.host) if parts else None
    if parts is None or host is None or host.group(1) in _NO_TENANTS:
        return None
    return parts.host.removesuffix(".teamtailor.com")


def _ask(board: CollectedBoard, at: str, _keys: Mapping[str, str]) -> Request:
    url = f"https://{board.address}.teamtailor.com/jobs.json"
    return Request(f"{url}?page={at}" if at else url)


def _read_list(page: Page, board: CollectedBoard, at: str, as_of: date) -> Part:
    """The feed; long ones tell where they go on, by a page's number."""
    answer = read_record(answered(page).body)

    def listed(record: Record) -> Listed | None:
        url = text_at(record, "url")
        parts = take_apart(url)
        slug = _SLUG.fullmatch(parts.segments[-1]) if parts and parts.segments else None
        if parts is None or slug is None:
            return None
        own = f"https://{board.address}.teamtailor.com/jobs/{quote(parts.segments[-1])}"
        record = {**record, "feed_title": answer.get("title")}
        return shown(slug.group(1), posting_of(record, as_of), own, board)

    following = take_apart(text_at(answer, "next_url"))
    number = following.query.get("page", "") if following else ""
    go_on = number if _PAGE.fullmatch(number) and int(number) > int(at or 1) else ""
    return part_of(list_in(answer, "items"), listed, as_of, go_on=go_on)


COLLECTION = Collection(
    reader=SYSTEM,
    name="Teamtailor",
    is_own=True,
    is_whole=True,
    ask=_ask,
    read=_read_list,
    tenant_of=_tenant_of,
)
