"""Paylocity: a URL of a hosted posting in, the posting that its page shows out."""

import re
from dataclasses import replace
from datetime import date

from selectolax.lexbor import LexborHTMLParser

from trusthound.adapters.boards.answer import (
    Record,
    assigned_in,
    line_at,
    place_of,
    record_at,
    records_at,
    text_at,
)
from trusthound.adapters.boards.board import Address, Board, page_at, take_apart
from trusthound.domain.common.place import Place
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.extract.clean import text_of_html
from trusthound.domain.posting.extract.dates import read_date
from trusthound.domain.posting.extract.decode import decoded
from trusthound.domain.posting.extract.markup import SiteMarkup
from trusthound.domain.posting.extract.parsing import parse
from trusthound.domain.posting.extract.pay import read_pay
from trusthound.domain.posting.extract.terms import remote_work, with_origins
from trusthound.domain.posting.model import FieldOrigin, JobPosting, Origin, RemoteWork

SYSTEM = "paylocity"
_HOST = "recruiting.paylocity.com"
_HOSTS = frozenset({_HOST, "dc1prodrecruiting.paylocity.com"})
_NUMBER = re.compile(r"[0-9]{1,12}")
_HEADER = ".job-listing-header"
_PLACE = ".preview-location"
MARKUP = SiteMarkup(
    system=SYSTEM,
    signs=(b"job-preview-title", b"job-preview-details"),
    title=".job-preview-title",
    description=".job-preview-details",
    remote=_PLACE,
    pay=f'{_HEADER}:lexbor-contains("Pay") + div, {_HEADER}:lexbor-contains("Salary") + div',
    employment_types=f'{_HEADER}:lexbor-contains("Job Type") + div',
)
_ORIGINS = {
    "title": "JobTitle",
    "company": "ModuleTitle",
    "description": "Description",
    "places": "JobLocation, LocationName",
    "remote": "IsRemote, LocationName",
    "pay": "Description",
    "date_posted": "PublishedDate",
    "identifier": "JobId",
}


def recognise(url: str) -> Address | None:
    """A posting or its form. The employer's name in the path is decoration: any name does."""
    parts = take_apart(url)
    if parts is None or parts.host not in _HOSTS:
        return None
    match tuple(each.lower() for each in parts.segments):
        case ("recruiting", "jobs", "details" | "apply", number, *_) if _NUMBER.fullmatch(number):
            canonical_url = f"https://{_HOST}/Recruiting/Jobs/Details/{number}"
            return Address(SYSTEM, "", number, canonical_url)
    return None


def api_url(address: Address) -> str:
    """The page: the one feed there is needs the employer's key, which the address lacks."""
    return address.canonical_url


def read(page: Page, address: Address, as_of: date) -> JobPosting:
    """The posting that the page shows, its place out of the line beneath the title."""
    posting = page_at(page, address, as_of, MARKUP)
    if posting.places:
        return posting
    line = line_at(parse(decoded(page.body, page.header("content-type"))), _PLACE)
    # Workplace, place and department stand there, each of them left out at will.
    named = [each.strip() for each in line.split("•") if "," in each]
    if not named:
        return posting
    origin = FieldOrigin("places", Origin.PAGE_TEXT, f"{SYSTEM} markup")
    return replace(posting, places=(Place(named[0]),), origins=(*posting.origins, origin))


def posting_of(record: Record, as_of: date) -> JobPosting:
    """A job of an employer's list, with the beginning of its description."""
    description = text_of_html(text_at(record, "Description"))
    name = text_at(record, "LocationName")
    place = _place(record_at(record, "JobLocation"), name)
    remote = RemoteWork.REMOTE if record.get("IsRemote") is True else remote_work(name)
    return with_origins(
        JobPosting(
            title=text_at(record, "JobTitle"),
            company=text_at(record, "ModuleTitle"),
            description=description,
            places=(place,) if place.text else (),
            remote=remote,
            pay=read_pay(description),
            date_posted=read_date(text_at(record, "PublishedDate"), as_of=as_of),
            identifier=text_at(record, "JobId"),
        ),
        _ORIGINS,
    )


def _place(location: Record, name: str) -> Place:
    """The address, or what the employer calls the place: often no more than "Hybrid"."""
    city, region, country = (text_at(location, each) for each in ("City", "State", "Country"))
    return place_of(city, region, country, text="" if city else name)


def records_in(answer: object) -> tuple[Record, ...] | None:
    """The jobs within the page of an employer's list, each with the employer's name."""
    if not isinstance(answer, LexborHTMLParser):
        return None
    data = assigned_in(answer, "window.pageData")
    if not isinstance(data, dict):
        return None
    company = text_at(data, "ModuleTitle")
    jobs = records_at(data, "Jobs")
    return tuple({**each, "ModuleTitle": company} for each in jobs if "JobTitle" in each) or None


BOARD = Board(
    system=SYSTEM,
    # Sold through a demo and a quote: paylocity.com has no prices and no trial.
    open_signup=False,
    recognise=recognise,
    api_url=api_url,
    read=read,
    posting_of=posting_of,
    records_in=records_in,
    list_sign=b"window.pageData",
    accept="text/html",
    markup=MARKUP,
)
