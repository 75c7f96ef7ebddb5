"""Lever: a URL of a hosted posting in, the posting from the Postings API out.

API: github.com/lever/postings-api
"""

import re
from collections.abc import Mapping
from datetime import date
from html import escape

from trusthound.adapters.boards.answer import (
    Record,
    amount_at,
    read_json,
    read_record,
    record_at,
    records_at,
    records_of,
    text_at,
    texts_at,
)
from trusthound.adapters.boards.board import (
    Address,
    Board,
    answered,
    seen,
    take_apart,
    tenant_name,
)
from trusthound.adapters.boards.collection import (
    Collection,
    Listed,
    Part,
    Request,
    list_in,
    next_offset,
    part_of,
    shown,
)
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
from trusthound.domain.search.board import CollectedBoard

SYSTEM = "lever"
_API_HOSTS = {"jobs.lever.co": "api.lever.co", "jobs.eu.lever.co": "api.eu.lever.co"}
_LISTED_AT_ONCE = 100
_TENANT = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,99}")
_ID = re.compile(r"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}")
_ORIGINS = {
    "title": "text",
    "description": "description, lists, additional",
    "places": "categories.allLocations",
    "remote": "workplaceType",
    "pay": "salaryRange, salaryDescription",
    "employment_types": "categories.commitment",
    "date_posted": "createdAt",
    "identifier": "id",
    "apply_url": "applyUrl",
}


def recognise(url: str) -> Address | None:
    """A posting of either region, or its application form."""
    parts = take_apart(url)
    if parts is None or parts.host not in _API_HOSTS or len(parts.segments) < 2:
        return None
    tenant, identifier = parts.segments[0], parts.segments[1].lower()
    if not (_TENANT.fullmatch(tenant) and _ID.fullmatch(identifier)):
        return None
    canonical_url = f"https://{parts.host}/{tenant}/{identifier}"
    return Address(SYSTEM, tenant, identifier, canonical_url, (_API_HOSTS[parts.host],))


def api_url(address: Address) -> str:
    """The one posting, at its region's host."""
    return f"https://{address.detail[0]}/v0/postings/{address.tenant}/{address.identifier}"


def read(page: Page, address: Address, as_of: date) -> JobPosting:
    """The posting, open. A 404 is no answer: the API also hides postings that can be applied to."""
    posting = posting_of(read_record(answered(page).body), as_of)
    return seen(posting, address, Liveness.OPEN, "on the employer's public board")


def posting_of(record: Record, as_of: date) -> JobPosting:
    """A posting of the API, which does not name the employer: the tenant's name stands in."""
    description = text_of_html(_html(record))
    place = text_at(record, "categories", "location")
    places = texts_at(record, "categories", "allLocations") or ((place,) if place else ())
    salary = record_at(record, "salaryRange")
    return with_origins(
        JobPosting(
            title=text_at(record, "text"),
            company=_company(record),
            description=description,
            places=tuple(Place(each) for each in places),
            remote=remote_work(text_at(record, "workplaceType")),
            pay=pay_between(
                amount_at(salary, "min"),
                amount_at(salary, "max"),
                currency=text_at(salary, "currency"),
                period=pay_period(text_at(salary, "interval").replace("-", " ")),
            )
            or read_pay(text_of_html(text_at(record, "salaryDescription")))
            or read_pay(description),
            employment_types=employment_types(text_at(record, "categories", "commitment")),
            date_posted=read_date(text_at(record, "createdAt"), as_of=as_of),
            identifier=text_at(record, "id"),
            apply_url=text_at(record, "applyUrl"),
        ),
        _ORIGINS,
        inferred={"company": "tenant"},
    )


def _html(record: Record) -> str:
    """The sections in the order in which the hosted page shows them."""
    lists = "".join(
        f"<h3>{escape(text_at(each, 'text'))}</h3><ul>{text_at(each, 'content')}</ul>"
        for each in records_at(record, "lists")
    )
    parts = (text_at(record, "description"), lists)
    rest = (text_at(record, "salaryDescription"), text_at(record, "additional"))
    return "".join(f"<div>{each}</div>" for each in (*parts, *rest) if each)


def _company(record: Record) -> str:
    address = recognise(text_at(record, "hostedUrl"))
    return tenant_name(address.tenant) if address else ""


def _collected(row: Record) -> Record:
    """A posting in the API's words, of a row that a public collection of postings makes of it."""
    return {
        "id": row.get("job_id"),
        "text": row.get("title"),
        "description": row.get("description"),
        "hostedUrl": row.get("url"),
        "createdAt": row.get("posted_at"),
        "categories": {"location": row.get("location"), "commitment": row.get("commitment")},
    }


def records_in(answer: object) -> tuple[Record, ...] | None:
    """A posting, a board's list of postings, or a list of them that others have collected."""
    records = records_of(answer) if isinstance(answer, list) else records_of([answer])
    if any("portal" in each for each in records):
        records = tuple(_collected(each) for each in records if text_at(each, "portal") == SYSTEM)
    own = tuple(each for each in records if "hostedUrl" in each and "categories" in each)
    return own or None


BOARD = Board(
    system=SYSTEM,
    # Sold through a demo and a contract: lever.co/pricing has no trial.
    open_signup=False,
    recognise=recognise,
    api_url=api_url,
    read=read,
    posting_of=posting_of,
    records_in=records_in,
)


def _tenant_of(url: str) -> str | None:
    """Of a posting, a board or the API: "acme", and "eu/acme" in the other region."""
    parts = take_apart(url)
    if parts is None:
        return None
    match parts.segments:
        case (tenant, *_) if parts.host in _API_HOSTS:
            pass
        case ("v0", "postings", tenant, *_) if parts.host in _API_HOSTS.values():
            pass
        case _:
            return None
    region = "eu/" if ".eu." in parts.host else ""
    return region + tenant if _TENANT.fullmatch(tenant) else None


def _ask(board: CollectedBoard, at: str, _keys: Mapping[str, str]) -> Request:
    region, _, tenant = board.address.rpartition("/")
    host = _API_HOSTS["jobs.eu.lever.co" if region else "jobs.lever.co"]
    asked = f"mode=json&limit={_LISTED_AT_ONCE}&skip={at or 0}"
    return Request(f"https://{host}/v0/postings/{tenant}?{asked}")


def _read_list(page: Page, board: CollectedBoard, at: str, as_of: date) -> Part:
    region, _, tenant = board.address.rpartition("/")
    host = "jobs.eu.lever.co" if region else "jobs.lever.co"

    def listed(record: Record) -> Listed | None:
        key = text_at(record, "id").lower()
        url = f"https://{host}/{tenant}/{key}" if _ID.fullmatch(key) else ""
        return shown(key, posting_of(record, as_of), url, board)

    records = list_in(read_json(answered(page).body))
    go_on = next_offset(at, records, _LISTED_AT_ONCE)
    return part_of(records, listed, as_of, go_on=go_on)


COLLECTION = Collection(
    reader=SYSTEM,
    name="Lever",
    is_own=True,
    is_whole=True,
    ask=_ask,
    read=_read_list,
    tenant_of=_tenant_of,
)
