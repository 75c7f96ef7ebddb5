"""Rippling: a URL of a hosted posting in, the posting from the board's public API out.

The hosted pages are filled from this API; Rippling does not document it.
"""

import re
from collections.abc import Iterable, Mapping
from datetime import date
from urllib.parse import urlsplit

from trusthound.adapters.boards.answer import (
    Record,
    amount_at,
    place_of,
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
    once_each,
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
from trusthound.domain.posting.model import JobPosting, Liveness
from trusthound.domain.search.board import CollectedBoard

SYSTEM = "rippling"
_HOST = "ats.rippling.com"
_API_HOST = "api.rippling.com"
_LANGUAGE = re.compile(r"[a-z]{2}-[A-Z]{2}")
_TENANT = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,99}")
_ID = re.compile(r"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}")
_SECTIONS = ("role", "company")  # the job before the words about the employer, as the page has it
_ORIGINS = {
    "title": "name",
    "description": "description",
    "places": "workLocations",
    "remote": "workLocations",
    "pay": "payRangeDetails, description",
    "employment_types": "employmentType",
    "date_posted": "createdOn",
    "identifier": "uuid",
    "apply_url": "url",
}


def recognise(url: str) -> Address | None:
    """A posting in any language, or its application form."""
    parts = take_apart(url)
    if parts is None or parts.host != _HOST:
        return None
    segments = parts.segments
    if segments and _LANGUAGE.fullmatch(segments[0]):
        segments = segments[1:]
    match segments:
        case (tenant, "jobs", identifier, *_):
            identifier = identifier.lower()
        case _:
            return None
    if not (_TENANT.fullmatch(tenant) and _ID.fullmatch(identifier)):
        return None
    return Address(SYSTEM, tenant, identifier, f"https://{_HOST}/{tenant}/jobs/{identifier}")


def api_url(address: Address) -> str:
    """The one posting with its description."""
    return (
        f"https://{_API_HOST}/platform/api/ats/v1/board/{address.tenant}/jobs/{address.identifier}"
    )


def read(page: Page, address: Address, as_of: date) -> JobPosting:
    """The posting, open. What the API does not have is left to the page."""
    posting = posting_of(read_record(answered(page).body), as_of)
    return seen(posting, address, Liveness.OPEN, "on the employer's public board")


def posting_of(record: Record, as_of: date) -> JobPosting:
    """A job of the API; an entry of a list names no employer, and its tenant stands in."""
    company = text_at(record, "companyName")
    description = text_of_html(_html(record))
    places = _places(record)
    kind = f"{text_at(record, 'employmentType', 'id')} {text_at(record, 'employmentType', 'label')}"
    return with_origins(
        JobPosting(
            title=text_at(record, "name"),
            company=company or _tenant_name(record),
            description=description,
            places=places,
            remote=remote_work(" ".join((_workplace(record), *(each.text for each in places)))),
            pay=_pay(record) or read_pay(description),
            employment_types=employment_types(kind),
            date_posted=read_date(text_at(record, "createdOn"), as_of=as_of),
            identifier=text_at(record, "uuid") or text_at(record, "id"),
            apply_url=text_at(record, "url"),
        ),
        _ORIGINS | ({"company": "companyName"} if company else {}),
        inferred={} if company else {"company": "tenant"},
    )


def _html(record: Record) -> str:
    """The sections of the description, which a few boards write as one text."""
    sections = record_at(record, "description")
    if not sections:
        return text_at(record, "description")
    keys = sorted(sections, key=lambda each: _SECTIONS.index(each) if each in _SECTIONS else 9)
    return "".join(f"<div>{text_at(sections, each)}</div>" for each in keys)


def _tenant_name(record: Record) -> str:
    """From the path of the posting's own address, which employers serve on hosts of their own."""
    try:
        segments = urlsplit(text_at(record, "url")).path.split("/")
    except ValueError:
        return ""
    tenant = segments[segments.index("jobs") - 1] if "jobs" in segments[2:] else ""
    return tenant_name(tenant) if _TENANT.fullmatch(tenant) else ""


def _places(record: Record) -> tuple[Place, ...]:
    """Names of places in the one answer, a place a row in the first list, parts in the second."""
    names = texts_at(record, "workLocations") or (text_at(record, "workLocation", "label"),)
    parted = tuple(
        place_of(
            text_at(each, "city"),
            text_at(each, "state"),
            text_at(each, "country"),
            code=text_at(each, "countryCode"),
            text=text_at(each, "name"),
        )
        for each in records_at(record, "locations")
        if text_at(each, "name")
    )
    return parted or tuple(Place(each) for each in names if each)


def _workplace(record: Record) -> str:
    return " ".join(text_at(each, "workplaceType") for each in records_at(record, "locations"))


def _pay(record: Record) -> Pay | None:
    """The first range; an employer states one for each place it pays differently in."""
    for stated in records_at(record, "payRangeDetails"):
        pay = pay_between(
            amount_at(stated, "rangeStart"),
            amount_at(stated, "rangeEnd"),
            currency=text_at(stated, "currency"),
            period=pay_period(text_at(stated, "frequency")),
        )
        if pay is not None:
            return pay
    return None


def records_in(answer: object) -> tuple[Record, ...] | None:
    """A job, or a board's list, in which a job stands once for every place it is open in."""
    if isinstance(answer, dict):
        listed = answer["items"] if isinstance(answer.get("items"), list) else [answer]
    elif isinstance(answer, list):
        listed = answer
    else:
        return None
    rows = records_of(listed)
    for each in rows:
        if not (_ID.fullmatch(_number(each)) and "name" in each and "department" in each):
            return None
    return _once_each(rows) or None


def _number(record: Record) -> str:
    return (text_at(record, "uuid") or text_at(record, "id")).lower()


def _once_each(rows: Iterable[Record]) -> tuple[Record, ...]:
    """One job out of its rows, with the places of all of them."""
    jobs: dict[str, list[Record]] = {}
    for each in rows:
        jobs.setdefault(_number(each), []).append(each)
    return tuple(
        {**job[0], "workLocations": [text_at(each, "workLocation", "label") for each in job]}
        if len(job) > 1
        else job[0]
        for job in jobs.values()
    )


BOARD = Board(
    system=SYSTEM,
    # Sold through a demo and a quote: rippling.com/pricing has no trial.
    open_signup=False,
    recognise=recognise,
    api_url=api_url,
    read=read,
    posting_of=posting_of,
    records_in=records_in,
)


def _tenant_of(url: str) -> str | None:
    """Of a posting or a board in any language, or the API."""
    parts = take_apart(url)
    if parts is None:
        return None
    segments = parts.segments
    if parts.host == _HOST and segments and _LANGUAGE.fullmatch(segments[0]):
        segments = segments[1:]
    match segments:
        case ("platform", "api", "ats", "v1", "board", tenant, *_) if parts.host == _API_HOST:
            pass
        case (tenant, *_) if parts.host == _HOST:
            pass
        case _:
            return None
    return tenant if _TENANT.fullmatch(tenant) else None


def _ask(board: CollectedBoard, _at: str, _keys: Mapping[str, str]) -> Request:
    """Jobs without their texts, which stand in an answer of their own each."""
    return Request(f"https://{_API_HOST}/platform/api/ats/v1/board/{board.address}/jobs")


def _read_list(page: Page, board: CollectedBoard, _at: str, as_of: date) -> Part:
    def listed(record: Record) -> Listed | None:
        key = _number(record)
        url = f"https://{_HOST}/{board.address}/jobs/{key}" if _ID.fullmatch(key) else ""
        return shown(key, posting_of(record, as_of), url, board)

    return part_of(once_each(list_in(read_json(answered(page).body)), _once_each), listed, as_of)


COLLECTION = Collection(
    reader=SYSTEM,
    name="Rippling",
    is_own=True,
    is_whole=True,
    ask=_ask,
    read=_read_list,
    tenant_of=_tenant_of,
)
