"""Phenom: a career site that Phenom hosts in, the posting from the data within its pages out.

Every page carries what it shows as `phApp.ddo`. Employers serve these sites on hosts of their own,
where a page is known by its data alone: the address tells nothing.
"""

import re
from datetime import date

from selectolax.lexbor import LexborHTMLParser

from trusthound.adapters.boards.answer import (
    Record,
    assigned_in,
    place_told,
    record_at,
    records_at,
    text_at,
    texts_at,
)
from trusthound.adapters.boards.board import Address, Board, page_at, take_apart
from trusthound.domain.common.place import Place
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.extract.clean import text_of_html
from trusthound.domain.posting.extract.dates import read_date
from trusthound.domain.posting.extract.markup import SiteMarkup
from trusthound.domain.posting.extract.pay import read_pay
from trusthound.domain.posting.extract.terms import employment_types, remote_work, with_origins
from trusthound.domain.posting.model import JobPosting

SYSTEM = "phenom"
_HOST = "careers.phenom.com"  # the one site on a host of its own name: that of Phenom itself
_REGION = re.compile(r"[a-z]{2,12}")
_LANGUAGE = re.compile(r"[a-z]{2}")
_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,59}")
_KINDS = ("type", "employmentType", "jobType", "timeType")
MARKUP = SiteMarkup(
    system=SYSTEM,
    signs=(b"phApp.ddo", b"job-title"),
    title="h1.job-title",
    description=".jd-info, .job-description",
    places=".job-location",
    identifier=".jobId",
    date_posted=".job-postedDate",
)
_ORIGINS = {
    "title": "title",
    "company": "companyName",
    "description": "description, descriptionTeaser",
    "places": "location, city, state, country",
    "remote": "workLocation, location",
    "pay": "description",
    "employment_types": "type",
    "date_posted": "postedDate",
    "identifier": "reqId, jobId",
    "apply_url": "applyUrl",
}


def recognise(url: str) -> Address | None:
    """A posting in any region and language of the site."""
    parts = take_apart(url)
    if parts is None or parts.host != _HOST:
        return None
    match parts.segments:
        case (region, language, "job", number, *_):
            pass
        case _:
            return None
    if not (_REGION.fullmatch(region) and _LANGUAGE.fullmatch(language) and _ID.fullmatch(number)):
        return None
    return Address(SYSTEM, "phenom", number, f"https://{_HOST}/{region}/{language}/job/{number}")


def api_url(address: Address) -> str:
    """The page: the site's API answers to its own pages only."""
    return address.canonical_url


def read(page: Page, address: Address, as_of: date) -> JobPosting:
    """The posting that the page shows."""
    return page_at(page, address, as_of, MARKUP)


def posting_of(record: Record, as_of: date) -> JobPosting:
    """A job; a list has the beginning of its description. Its own names are made of ids."""
    description = text_of_html(text_at(record, "description") or text_at(record, "jobDescription"))
    place = _place(record)
    others = tuple(Place(each) for each in texts_at(record, "multi_location"))
    workplace = text_at(record, "workLocation") or text_at(record, "remote")
    return with_origins(
        JobPosting(
            title=text_at(record, "title"),
            company=text_at(record, "companyName") or text_at(record, "company"),
            description=description or text_of_html(text_at(record, "descriptionTeaser")),
            places=tuple({each.text: each for each in (place, *others) if each.text}.values()),
            remote=remote_work(workplace or place.text),
            pay=read_pay(description),
            employment_types=employment_types(" ".join(text_at(record, each) for each in _KINDS)),
            date_posted=read_date(text_at(record, "postedDate"), as_of=as_of),
            identifier=text_at(record, "reqId") or text_at(record, "jobId"),
            apply_url=text_at(record, "applyUrl"),
        ),
        _ORIGINS,
    )


def _place(record: Record) -> Place:
    """What the site calls it, and the parts that it states apart."""
    city, region, country = (text_at(record, each) for each in ("city", "state", "country"))
    stated = text_at(record, "location") or text_at(record, "cityStateCountry")
    words = stated or ", ".join(each for each in (city, region, country) if each)
    return place_told(words, locality=city, region=region, country=country)


def records_in(answer: object) -> tuple[Record, ...] | None:
    """A page with a list of jobs, or what such a page asks the site's API for.

    The page of one job is read as a page: it shows more than its data.
    """
    page = isinstance(answer, LexborHTMLParser)
    data = assigned_in(answer, "phApp.ddo") if isinstance(answer, LexborHTMLParser) else answer
    if not isinstance(data, dict):
        return None
    job = record_at(data, "jobDetail", "data", "job")
    if job:
        return None if page else (job,)
    for key in ("eagerLoadRefineSearch", "refineSearch"):
        if jobs := records_at(data, key, "data", "jobs"):
            return jobs
    return None


BOARD = Board(
    system=SYSTEM,
    # Sold through a demo and a contract: phenom.com has no prices and no trial.
    open_signup=False,
    recognise=recognise,
    api_url=api_url,
    read=read,
    posting_of=posting_of,
    records_in=records_in,
    list_sign=b"phApp.ddo",
    accept="text/html",
    markup=MARKUP,
)
