"""SmartRecruiters: a URL of a hosted posting in, the posting from the Posting API out.

API: developers.smartrecruiters.com/docs/posting-api
"""

import re
from collections.abc import Mapping
from datetime import date
from html import escape

from trusthound.adapters.boards.answer import (
    Record,
    place_of,
    read_record,
    record_at,
    records_of,
    text_at,
)
from trusthound.adapters.boards.board import Address, Board, answered, seen, take_apart
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
from trusthound.domain.posting.extract.terms import employment_types, with_origins
from trusthound.domain.posting.model import JobPosting, Liveness, RemoteWork
from trusthound.domain.search.board import CollectedBoard

SYSTEM = "smartrecruiters"
_HOST = "jobs.smartrecruiters.com"
_HOSTS = (_HOST, "careers.smartrecruiters.com", "www.smartrecruiters.com")
_API_HOST = "api.smartrecruiters.com"
_LISTED_AT_ONCE = 100
_TENANT = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,99}")
# A number or a UUID, and after it a title that may be anything: the site does not look at it.
_ID = re.compile(
    r"([0-9]{5,20}|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})"
    r"(?:-[^/\\?#;@%\x00-\x20]{0,300})?"
)
_SECTIONS = ("companyDescription", "jobDescription", "qualifications", "additionalInformation")
_ORIGINS = {
    "title": "name",
    "company": "company.name",
    "description": "jobAd.sections",
    "company_profile": "jobAd.sections.companyDescription",
    "places": "location",
    "remote": "location.remote, hybrid",
    "pay": "jobAd.sections",
    "employment_types": "typeOfEmployment",
    "date_posted": "releasedDate",
    "identifier": "refNumber",
    "apply_url": "applyUrl",
}


def recognise(url: str) -> Address | None:
    """A posting with or without its title, from an internal link, or its application form."""
    parts = take_apart(url)
    if parts is None or parts.host not in _HOSTS:
        return None
    match parts.segments:
        case ("oneclick-ui", "company", tenant, "publication", last, *_):
            pass
        case ("ni", tenant, last) | (tenant, last):
            pass
        case _:
            return None
    identifier = _ID.fullmatch(last.lower())
    if identifier is None or not _TENANT.fullmatch(tenant):
        return None
    number = identifier.group(1)
    return Address(SYSTEM, tenant, number, f"https://{_HOST}/{tenant}/{number}")


def api_url(address: Address) -> str:
    """The one posting: the list would answer 200 for a company that there is not."""
    return f"https://{_API_HOST}/v1/companies/{address.tenant}/postings/{address.identifier}"


def read(page: Page, address: Address, as_of: date) -> JobPosting:
    """The posting, open while it is active.

    A 404 is no answer: the API has no postings of some companies that have them on their pages.
    """
    record = read_record(answered(page).body)
    posting = posting_of(record, as_of)
    if record.get("active") is True:
        return seen(posting, address, Liveness.OPEN, "active")
    if record.get("active") is False:
        return seen(posting, address, Liveness.CLOSED, "no longer active")
    return seen(posting, address, Liveness.UNKNOWN, "does not say whether it is active")


def posting_of(record: Record, as_of: date) -> JobPosting:
    """A posting of the API; those of a list have no text."""
    sections = record_at(record, "jobAd", "sections")
    description = text_of_html(_html(sections))
    kind = record_at(record, "typeOfEmployment")
    return with_origins(
        JobPosting(
            title=text_at(record, "name"),
            company=text_at(record, "company", "name"),
            description=description,
            company_profile=text_of_html(text_at(sections, "companyDescription", "text")),
            places=_places(record_at(record, "location")),
            remote=_remote(record_at(record, "location")),
            pay=read_pay(description),
            employment_types=employment_types(f"{text_at(kind, 'id')}, {text_at(kind, 'label')}"),
            date_posted=read_date(text_at(record, "releasedDate"), as_of=as_of),
            identifier=text_at(record, "refNumber") or text_at(record, "id"),
            apply_url=text_at(record, "applyUrl") or text_at(record, "postingUrl"),
        ),
        _ORIGINS,
    )


def _html(sections: Record) -> str:
    """The sections in the order in which the hosted page shows them."""
    return "".join(
        f"<h3>{escape(text_at(sections, key, 'title'))}</h3><div>{text}</div>"
        for key in _SECTIONS
        if (text := text_at(sections, key, "text"))
    )


def _places(location: Record) -> tuple[Place, ...]:
    place = place_of(
        text_at(location, "city"),
        text_at(location, "region"),
        text_at(location, "country"),
        text=text_at(location, "fullLocation"),
    )
    return (place,) if place.text else ()


def _remote(location: Record) -> RemoteWork:
    """Both false says nothing: so are postings from before there were these fields."""
    if location.get("hybrid") is True:
        return RemoteWork.HYBRID
    return RemoteWork.REMOTE if location.get("remote") is True else RemoteWork.UNSTATED


def records_in(answer: object) -> tuple[Record, ...] | None:
    """A posting, or a company's list of postings."""
    if not isinstance(answer, dict):
        return None
    content = answer.get("content")
    records = records_of(content) if isinstance(content, list) else (answer,)
    own = tuple(each for each in records if "releasedDate" in each and "company" in each)
    return own or None


BOARD = Board(
    system=SYSTEM,
    # Its free edition took sign-ups, the first posting shown after a review of a day or two:
    # help.smartrecruiters.com, "SmartStart Edition". Whether it still does is not known: open.
    open_signup=True,
    recognise=recognise,
    api_url=api_url,
    read=read,
    posting_of=posting_of,
    records_in=records_in,
)


def _tenant_of(url: str) -> str | None:
    """Of a posting, a company's list, an application form or the API."""
    parts = take_apart(url)
    if parts is None or parts.host not in (*_HOSTS, _API_HOST):
        return None
    match parts.segments:
        case ("v1", "companies", tenant, *_) if parts.host == _API_HOST:
            pass
        case ("oneclick-ui", "company", tenant, *_) | ("ni", tenant, *_):
            pass
        case (tenant, *_) if parts.host in _HOSTS[:2]:
            pass
        case _:
            known = recognise(url)
            tenant = known.tenant if known else ""
    return tenant if _TENANT.fullmatch(tenant) else None


def _ask(board: CollectedBoard, at: str, _keys: Mapping[str, str]) -> Request:
    """Postings without their texts, which stand in an answer of their own each."""
    return Request(
        f"https://{_API_HOST}/v1/companies/{board.address}/postings"
        f"?limit={_LISTED_AT_ONCE}&offset={at or 0}"
    )


def _read_list(page: Page, board: CollectedBoard, at: str, as_of: date) -> Part:
    def listed(record: Record) -> Listed | None:
        key = text_at(record, "id")
        url = f"https://{_HOST}/{board.address}/{key}" if _ID.fullmatch(key) else ""
        return shown(key, posting_of(record, as_of), url, board)

    records = list_in(read_record(answered(page).body), "content")
    go_on = next_offset(at, records, _LISTED_AT_ONCE)
    return part_of(records, listed, as_of, go_on=go_on)


COLLECTION = Collection(
    reader=SYSTEM,
    name="SmartRecruiters",
    is_own=True,
    is_whole=True,
    ask=_ask,
    read=_read_list,
    tenant_of=_tenant_of,
)
