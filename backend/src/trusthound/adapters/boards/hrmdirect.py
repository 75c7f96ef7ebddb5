"""HRMDirect (ClearCompany): a URL of a hosted posting in, the posting that its page shows out."""

import re
from dataclasses import replace
from datetime import date

from selectolax.lexbor import LexborHTMLParser, LexborNode

from trusthound.adapters.boards.answer import (
    Record,
    line_at,
    link_at,
    place_of,
    records_at,
    text_at,
)
from trusthound.adapters.boards.board import Address, Board, take_apart
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.extract.dates import read_date
from trusthound.domain.posting.extract.page import read_page
from trusthound.domain.posting.extract.terms import remote_work, with_origins
from trusthound.domain.posting.model import JobPosting

SYSTEM = "hrmdirect"
_HOST = re.compile(r"(?!www\.)([a-z0-9][a-z0-9-]{0,62})\.hrmdirect\.com")
_NUMBER = re.compile(r"[0-9]{1,12}")
_DAY = re.compile(r"[0-9]{1,2}/[0-9]{1,2}/[0-9]{4}")
_CAREERS_AT = re.compile(r"careers at\s+(.+)", re.IGNORECASE)
_ORIGINS = {
    "title": ".posTitle",
    "company": "title",
    "places": ".cities, .state",
    "remote": ".cities",
    "date_posted": "td",
    "identifier": "data-req-id",
    "apply_url": ".posTitle a",
}


def recognise(url: str) -> Address | None:
    """A posting on the employer's board, at any of its places."""
    parts = take_apart(url)
    host = _HOST.fullmatch(parts.host) if parts else None
    if parts is None or host is None or parts.segments != ("employment", "job-opening.php"):
        return None
    number = parts.query.get("req", "")
    if not _NUMBER.fullmatch(number):
        return None
    canonical_url = f"https://{parts.host}/employment/job-opening.php?req={number}"
    return Address(SYSTEM, host.group(1), number, canonical_url)


def api_url(address: Address) -> str:
    """The page: there is no public API."""
    return address.canonical_url


def read(page: Page, address: Address, as_of: date) -> JobPosting:
    """The posting that the page shows; employers shape these pages themselves."""
    return replace(read_page(page, as_of=as_of), url=address.canonical_url)


def posting_of(record: Record, as_of: date) -> JobPosting:
    """A posting of the list, with all the places in whose rows it stands."""
    places = tuple(
        place_of(text_at(each, "city"), text_at(each, "state"))
        for each in records_at(record, "places")
    )
    return with_origins(
        JobPosting(
            title=text_at(record, "title"),
            company=text_at(record, "company"),
            description="",
            places=tuple(each for each in places if each.text),
            remote=remote_work(" ".join(each.text for each in places)),
            date_posted=read_date(text_at(record, "day"), as_of=as_of, country="US"),
            identifier=text_at(record, "number"),
            apply_url=text_at(record, "url"),
        ),
        _ORIGINS,
    )


def records_in(answer: object) -> tuple[Record, ...] | None:
    """The rows of a list of openings; a posting has a row for every place."""
    if not isinstance(answer, LexborHTMLParser):
        return None
    rows = answer.css("tr.ReqRowClick[data-req-id]")
    if not rows:
        return None
    named = _CAREERS_AT.search(line_at(answer, "title") or line_at(answer, ".careersTitle"))
    by_number: dict[str, list[LexborNode]] = {}
    for each in rows:
        by_number.setdefault(each.attributes.get("data-req-id") or "", []).append(each)
    return tuple(
        _record(number, nodes, named.group(1) if named else "")
        for number, nodes in by_number.items()
    )


def _record(number: str, rows: list[LexborNode], company: str) -> Record:
    first = rows[0]
    days = (line_at(each) for each in first.css("td"))
    return {
        "number": number,
        "company": company,
        "title": line_at(first, ".posTitle"),
        "url": link_at(first, ".posTitle a"),
        "day": next((each for each in days if _DAY.fullmatch(each)), ""),
        "places": [
            {"city": line_at(each, ".cities"), "state": line_at(each, ".state")} for each in rows
        ],
    }


BOARD = Board(
    system=SYSTEM,
    # Sold through a demo and a contract: clearcompany.com has no prices and no trial.
    open_signup=False,
    recognise=recognise,
    api_url=api_url,
    read=read,
    posting_of=posting_of,
    records_in=records_in,
    list_sign=b"ReqRowClick",
    accept="text/html",
)
