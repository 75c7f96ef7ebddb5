"""Dobrý šéf, a Czech job board: a URL of a posting in, what its page or a feed says out."""

import re
from dataclasses import replace
from datetime import date

from trusthound.adapters.boards.answer import Record, records_of, text_at, texts_at
from trusthound.adapters.boards.board import Address, Board, take_apart
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.extract.clean import text_of_html
from trusthound.domain.posting.extract.dates import read_date
from trusthound.domain.posting.extract.page import read_page
from trusthound.domain.posting.extract.pay import read_pay
from trusthound.domain.posting.extract.places import written_place
from trusthound.domain.posting.extract.terms import with_origins
from trusthound.domain.posting.model import EmploymentType, JobPosting, RemoteWork

SYSTEM = "dobrysef"
_HOSTS = frozenset({"dobrysef.cz", "www.dobrysef.cz"})
_SLUG = re.compile(r"(?:[a-z0-9]{1,60}-){1,40}([a-z0-9]{3,8})")
_TYPES = (
    ("is_full_time", EmploymentType.FULL_TIME),
    ("is_part_time", EmploymentType.PART_TIME),
    ("is_contract_freelance", EmploymentType.CONTRACTOR),
)
_ORIGINS = {
    "title": "title",
    "company": "org_name",
    "description": "description_html",
    "places": "cities",
    "remote": "is_remote",
    "pay": "description_html",
    "employment_types": "is_full_time, is_part_time, is_contract_freelance",
    "date_posted": "date_start",
    "valid_through": "date_expired",
    "identifier": "short_code",
}


def recognise(url: str) -> Address | None:
    """A posting's page; the last word of its name is its code."""
    parts = take_apart(url)
    if parts is None or parts.host not in _HOSTS:
        return None
    match parts.segments:
        case ("prace", slug):
            found = _SLUG.fullmatch(slug) if len(slug) <= 200 else None
        case _:
            return None
    if found is None:
        return None
    return Address(SYSTEM, "", found.group(1), f"https://dobrysef.cz/prace/{slug}/")


def api_url(address: Address) -> str:
    """The page itself."""
    return address.canonical_url


def read(page: Page, address: Address, as_of: date) -> JobPosting:
    """What the page shows."""
    posting = replace(read_page(page, as_of=as_of), url=address.canonical_url)
    return posting if posting.identifier else replace(posting, identifier=address.identifier)


def posting_of(record: Record, as_of: date) -> JobPosting:
    """A posting of the feed."""
    description = text_of_html(text_at(record, "description_html"))
    remote = record.get("is_remote") is True
    return with_origins(
        JobPosting(
            title=text_at(record, "title"),
            company=text_at(record, "org_name"),
            description=description,
            places=tuple(written_place(each) for each in texts_at(record, "cities")),
            remote=RemoteWork.REMOTE if remote else RemoteWork.UNSTATED,
            pay=read_pay(description),
            employment_types=tuple(kind for key, kind in _TYPES if record.get(key) is True),
            date_posted=read_date(text_at(record, "date_start"), as_of=as_of),
            valid_through=read_date(text_at(record, "date_expired"), as_of=as_of),
            identifier=text_at(record, "short_code"),
        ),
        _ORIGINS,
    )


def records_in(answer: object) -> tuple[Record, ...] | None:
    """The postings of a feed."""
    if not isinstance(answer, list):
        return None
    own = (each for each in records_of(answer) if "short_code" in each and "org_name" in each)
    return tuple(own) or None


BOARD = Board(
    system=SYSTEM,
    open_signup=True,  # any company may post
    recognise=recognise,
    api_url=api_url,
    read=read,
    posting_of=posting_of,
    records_in=records_in,
    accept="text/html",
)
