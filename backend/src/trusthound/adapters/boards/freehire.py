"""Freehire: a URL of a posting on this aggregator in, the posting from its public API out.

It lists what stands on other boards; API: {data, meta}, github.com/strelov1/freehire.
"""

import re
from datetime import date

from trusthound.adapters.boards.answer import (
    Record,
    amount_at,
    place_told,
    read_record,
    record_at,
    records_at,
    text_at,
    texts_at,
)
from trusthound.adapters.boards.board import Address, Board, answered, seen, take_apart
from trusthound.domain.common.money import Pay
from trusthound.domain.common.place import Place
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.extract.clean import text_of_html
from trusthound.domain.posting.extract.dates import read_date
from trusthound.domain.posting.extract.pay import read_pay
from trusthound.domain.posting.extract.terms import (
    employment_types,
    pay_between,
    pay_period,
    remote_work,
    with_origins,
)
from trusthound.domain.posting.model import JobPosting, Liveness

SYSTEM = "freehire"
_HOST = "freehire.me"
_HOSTS = frozenset({_HOST, "www.freehire.me", "freehire.dev", "www.freehire.dev"})
_SLUG = re.compile(r"[a-z0-9][a-z0-9-]{0,199}")
_ORIGINS = {
    "title": "title",
    "company": "company",
    "description": "description",
    "places": "location, cities, countries",
    "remote": "work_mode, location",
    "pay": "enrichment.salary_min, salary_max, description",
    "employment_types": "enrichment.employment_type",
    "date_posted": "posted_at",
    "identifier": "external_id",
    "apply_url": "url",
}


def recognise(url: str) -> Address | None:
    """A posting on either of its hosts. It is no employer's: anyone may be listed there."""
    parts = take_apart(url)
    if parts is None or parts.host not in _HOSTS:
        return None
    match parts.segments:
        case ("jobs", slug) if _SLUG.fullmatch(slug):
            return Address(SYSTEM, "", slug, f"https://{_HOST}/jobs/{slug}")
    return None


def api_url(address: Address) -> str:
    """The one posting with its description."""
    return f"https://{_HOST}/api/v1/jobs/{address.identifier}"


def read(page: Page, address: Address, as_of: date) -> JobPosting:
    """The posting, closed once the aggregator saw it close; that it saw nothing says nothing."""
    record = record_at(read_record(answered(page).body), "data")
    posting = posting_of(record, as_of)
    if closed := text_at(record, "closed_at"):
        return seen(posting, address, Liveness.CLOSED, f"closed at {closed[:10]}")
    return seen(posting, address, Liveness.UNKNOWN, "listed by an aggregator")


def posting_of(record: Record, as_of: date) -> JobPosting:
    """A job of the API; a search shows the beginning of its description."""
    description = text_of_html(text_at(record, "description"))
    place = _place(record)
    kind = text_at(record, "enrichment", "employment_type").replace("_", " ")
    return with_origins(
        JobPosting(
            title=text_at(record, "title"),
            company=text_at(record, "company"),
            description=description,
            places=(place,) if place.text else (),
            remote=remote_work(text_at(record, "work_mode").replace("_", " ") or place.text),
            pay=_pay(record_at(record, "enrichment")) or read_pay(description),
            employment_types=employment_types(kind),
            date_posted=read_date(text_at(record, "posted_at"), as_of=as_of),
            identifier=text_at(record, "external_id"),
            apply_url=text_at(record, "url"),
        ),
        _ORIGINS,
    )


def _place(record: Record) -> Place:
    """What the source calls it; the parts where the aggregator found one of each."""
    cities, countries = texts_at(record, "cities"), texts_at(record, "countries")
    return place_told(
        text_at(record, "location") or ", ".join(cities),
        locality=cities[0] if len(cities) == 1 else "",
        country=countries[0] if len(countries) == 1 else "",
    )


def _pay(enrichment: Record) -> Pay | None:
    return pay_between(
        amount_at(enrichment, "salary_min"),
        amount_at(enrichment, "salary_max"),
        currency=text_at(enrichment, "salary_currency"),
        period=pay_period(text_at(enrichment, "salary_period")),
    )


def records_in(answer: object) -> tuple[Record, ...] | None:
    """One job, or a page of a search."""
    listed = records_at(answer, "data") if isinstance(answer, dict) else ()
    return tuple(each for each in listed if "public_slug" in each and "external_id" in each) or None


BOARD = Board(
    system=SYSTEM,
    open_signup=True,  # anyone may send in a posting, which a moderator lets through
    recognise=recognise,
    api_url=api_url,
    read=read,
    posting_of=posting_of,
    records_in=records_in,
)
