"""Jobvite: a URL of a hosted posting in, the posting that its page shows out."""

import re
from datetime import date
from urllib.parse import urljoin, urlsplit

from selectolax.lexbor import LexborHTMLParser, LexborNode

from trusthound.adapters.boards.answer import Record, line_at, link_at, text_at
from trusthound.adapters.boards.board import (
    Address,
    Board,
    gone,
    page_at,
    take_apart,
    tenant_name,
)
from trusthound.domain.common.place import Place
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.extract.markup import SiteMarkup
from trusthound.domain.posting.extract.terms import remote_work, with_origins
from trusthound.domain.posting.model import JobPosting

SYSTEM = "jobvite"
_HOST = "jobs.jobvite.com"
_TENANT = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,99}")
_ID = re.compile(r"[A-Za-z0-9]{4,20}")
_COUNTED = re.compile(r"[0-9]+ locations?", re.IGNORECASE)
MARKUP = SiteMarkup(
    system=SYSTEM,
    signs=(b"jv-header", b"jv-job-detail-description"),
    title=".jv-header",
    description=".jv-job-detail-description",
    apply_url="a.jv-button-apply@href",
)
_ORIGINS = {
    "title": "a[href]",
    "places": ".jv-job-list-location",
    "remote": ".jv-job-list-location",
    "identifier": "a[href]",
    "apply_url": "a[href]",
}


def recognise(url: str) -> Address | None:
    """A posting on either kind of career site, or its application form."""
    parts = take_apart(url)
    if parts is None or parts.host != _HOST:
        return None
    segments = parts.segments
    match segments[1:] if segments[:1] == ("careers",) else segments:
        case (tenant, "job", number, *_):
            pass
        case _:
            return None
    if not (_TENANT.fullmatch(tenant) and _ID.fullmatch(number)):
        return None
    return Address(SYSTEM, tenant, number, f"https://{_HOST}/{tenant}/job/{number}")


def api_url(address: Address) -> str:
    """The page: Jobvite's API is for customers."""
    return address.canonical_url


def read(page: Page, address: Address, as_of: date) -> JobPosting:
    """The posting; closed where the site answers with its list of openings and says why."""
    landed = urlsplit(page.final_url)
    if page.status == 200 and landed.hostname == _HOST and "error=404" in landed.query.split("&"):
        return gone(address, 404)
    return page_at(page, address, as_of, MARKUP)


def posting_of(record: Record, _as_of: date) -> JobPosting:
    """A row of the list, which has a title and places."""
    address = recognise(text_at(record, "url"))
    words = text_at(record, "location")
    names = () if _COUNTED.fullmatch(words) else tuple(words.split(";"))
    return with_origins(
        JobPosting(
            title=text_at(record, "title"),
            company=tenant_name(address.tenant) if address else "",
            description="",
            places=tuple(Place(each) for each in names if each.strip()),
            remote=remote_work(words),
            identifier=address.identifier if address else "",
            apply_url=address.canonical_url if address else "",
        ),
        _ORIGINS,
        inferred={"company": "tenant"},
    )


def records_in(answer: object) -> tuple[Record, ...] | None:
    """The rows of a list of openings, in the tables of old and in the lists of today."""
    if not isinstance(answer, LexborHTMLParser) or not answer.css_first(".jv-job-list-location"):
        return None
    rows = (_row(each) for each in answer.css("tr, li"))
    return tuple(each for each in rows if recognise(text_at(each, "url"))) or None


def _row(node: LexborNode) -> Record:
    return {
        "title": line_at(node, ".jv-job-list-name") or line_at(node, "a"),
        "url": urljoin(f"https://{_HOST}/", link_at(node, "a")),
        "location": line_at(node, ".jv-job-list-location"),
    }


BOARD = Board(
    system=SYSTEM,
    # Sold through a demo and a contract: jobvite.com has no prices and no trial.
    open_signup=False,
    recognise=recognise,
    api_url=api_url,
    read=read,
    posting_of=posting_of,
    records_in=records_in,
    list_sign=b"jv-job-list-location",
    accept="text/html",
    markup=MARKUP,
)
