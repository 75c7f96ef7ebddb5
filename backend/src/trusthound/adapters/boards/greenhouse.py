"""Greenhouse: a URL of a hosted or embedded posting in, the posting from the Job Board API out.

API: developers.greenhouse.io/job-board.html
"""

import re
from collections.abc import Mapping
from datetime import date
from decimal import Decimal

from trusthound.adapters.boards.answer import (
    Record,
    amount_at,
    read_record,
    records_at,
    records_of,
    text_at,
)
from trusthound.adapters.boards.board import Address, Board, answered, gone, seen, take_apart
from trusthound.adapters.boards.collection import (
    Collection,
    Listed,
    Part,
    Request,
    list_in,
    part_of,
    shown,
)
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
from trusthound.domain.posting.model import (
    EmploymentType,
    JobPosting,
    Liveness,
)
from trusthound.domain.search.board import CollectedBoard

SYSTEM = "greenhouse"
_REGIONS = {
    "boards.greenhouse.io": "",
    "job-boards.greenhouse.io": "",
    "boards.eu.greenhouse.io": ".eu",
    "job-boards.eu.greenhouse.io": ".eu",
}
_API_HOST = "boards-api.greenhouse.io"  # of both regions
_TENANT = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,99}")
_NUMBER = re.compile(r"[0-9]{1,20}")
_ORIGINS = {
    "title": "title",
    "company": "company_name",
    "description": "content",
    "places": "location.name",
    "remote": "location.name",
    "pay": "pay_input_ranges, content",
    "employment_types": "metadata",
    "date_posted": "first_published",
    "valid_through": "application_deadline",
    "identifier": "requisition_id",
    "apply_url": "absolute_url",
}


def recognise(url: str) -> Address | None:
    """A hosted posting of either region, or the application form that employers embed."""
    parts = take_apart(url)
    if parts is None or parts.host not in _REGIONS:
        return None
    match parts.segments:
        case ("embed", "job_app"):
            tenant, number = parts.query.get("for", ""), parts.query.get("token", "")
        case (tenant, "jobs", number, *_):
            pass
        case _:
            return None
    if not (_TENANT.fullmatch(tenant) and _NUMBER.fullmatch(number)):
        return None
    host = f"job-boards{_REGIONS[parts.host]}.greenhouse.io"
    return Address(SYSTEM, tenant, number, f"https://{host}/{tenant}/jobs/{number}")


def api_url(address: Address) -> str:
    """The posting with its pay; one host serves both regions."""
    return (
        f"https://boards-api.greenhouse.io/v1/boards/{address.tenant}/jobs/{address.identifier}"
        "?pay_transparency=true"
    )


def read(page: Page, address: Address, as_of: date) -> JobPosting:
    """The posting, open while the API shows it and closed once the API has it no longer.

    That one API host serves the EU region too is observed, not documented: there a 404 says
    nothing, and the web page decides.
    """
    if page.status == 404 and ".eu." not in address.canonical_url:
        return gone(address, page.status)
    posting = posting_of(read_record(answered(page).body), as_of)
    return seen(posting, address, Liveness.OPEN, "on the employer's public board")


def posting_of(record: Record, as_of: date) -> JobPosting:
    """A job of the API; its HTML is escaped once more than HTML is."""
    place = text_at(record, "location", "name")
    description = text_of_html(text_at(record, "content"))
    return with_origins(
        JobPosting(
            title=text_at(record, "title"),
            company=text_at(record, "company_name"),
            description=description,
            places=(Place(place),) if place else (),
            remote=remote_work(place),
            pay=_pay(record) or read_pay(description),
            employment_types=_employment_types(record),
            date_posted=read_date(text_at(record, "first_published"), as_of=as_of),
            valid_through=read_date(text_at(record, "application_deadline"), as_of=as_of),
            identifier=text_at(record, "requisition_id") or text_at(record, "id"),
            apply_url=text_at(record, "absolute_url"),
        ),
        _ORIGINS,
    )


def _pay(record: Record) -> Pay | None:
    """The first range; an employer states one for each region it pays differently in."""
    for stated in records_at(record, "pay_input_ranges"):
        title = text_at(stated, "title")
        pay = pay_between(
            _whole(amount_at(stated, "min_cents")),
            _whole(amount_at(stated, "max_cents")),
            currency=text_at(stated, "currency_type"),
            period=pay_period(f"{title} {text_of_html(text_at(stated, 'blurb'))}"),
        )
        if pay is not None:
            return pay
    return None


def _whole(cents: Decimal | None) -> Decimal | None:
    return None if cents is None else cents / 100


def _employment_types(record: Record) -> tuple[EmploymentType, ...]:
    """From the employer's own field of that name; Greenhouse itself has none."""
    for field in records_at(record, "metadata"):
        name = text_at(field, "name").lower()
        if "employment type" in name or "time type" in name:
            return employment_types(text_at(field, "value"))
    return ()


def records_in(answer: object) -> tuple[Record, ...] | None:
    """A job, or a board's list of jobs."""
    if not isinstance(answer, dict):
        return None
    jobs = records_of(answer["jobs"]) if isinstance(answer.get("jobs"), list) else (answer,)
    own = tuple(each for each in jobs if "absolute_url" in each and "internal_job_id" in each)
    return own or None


BOARD = Board(
    system=SYSTEM,
    # Sold through a demo and a contract: greenhouse.com/pricing has no trial.
    open_signup=False,
    recognise=recognise,
    api_url=api_url,
    read=read,
    posting_of=posting_of,
    records_in=records_in,
)


def _tenant_of(url: str) -> str | None:
    """Of a posting, a board, what an employer embeds, or the API."""
    parts = take_apart(url)
    if parts is None or parts.host not in (*_REGIONS, _API_HOST):
        return None
    match parts.segments:
        case ("v1", "boards", tenant, *_) if parts.host == _API_HOST:
            pass
        case ("embed", *_):
            tenant = parts.query.get("for", "")
        case (tenant, *_) if parts.host != _API_HOST:
            pass
        case _:
            return None
    return tenant if _TENANT.fullmatch(tenant) else None


def _ask(board: CollectedBoard, _at: str, _keys: Mapping[str, str]) -> Request:
    """All that the board shows, with descriptions, in one answer."""
    return Request(f"https://{_API_HOST}/v1/boards/{board.address}/jobs?content=true")


def _read_list(page: Page, board: CollectedBoard, _at: str, as_of: date) -> Part:
    def listed(record: Record) -> Listed | None:
        number = text_at(record, "id")
        own = recognise(text_at(record, "absolute_url"))
        # An employer may show its postings on its own site only: there they send on to.
        url = f"https://job-boards.greenhouse.io/{board.address}/jobs/{number}"
        return shown(
            number if _NUMBER.fullmatch(number) else "",
            posting_of(record, as_of),
            own.canonical_url if own else url,
            board,
        )

    return part_of(list_in(read_record(answered(page).body), "jobs"), listed, as_of)


COLLECTION = Collection(
    reader=SYSTEM,
    name="Greenhouse",
    is_own=True,
    is_whole=True,
    ask=_ask,
    read=_read_list,
    tenant_of=_tenant_of,
)
