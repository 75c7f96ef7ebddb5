"""Ashby: a URL of a hosted posting in, the posting out of its employer's public board out.

API: developers.ashbyhq.com/docs/public-job-posting-api
"""

import re
from collections.abc import Mapping
from datetime import date
from urllib.parse import quote

from trusthound.adapters.boards.answer import (
    Record,
    amount_at,
    read_record,
    records_at,
    records_of,
    text_at,
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
    part_of,
    shown,
)
from trusthound.domain.common.errors import PageUnreadable, ReadingProblem
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
from trusthound.domain.posting.model import JobPosting, Liveness, RemoteWork
from trusthound.domain.search.board import CollectedBoard

SYSTEM = "ashby"
_HOST = "jobs.ashbyhq.com"
_API_HOST = "api.ashbyhq.com"
_TENANT = re.compile(r"[A-Za-z0-9][A-Za-z0-9 ._-]{0,99}")  # "The Flex" and "mistral.ai" are tenants
_ID = re.compile(r"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}")
_ORIGINS = {
    "title": "title",
    "description": "descriptionHtml",
    "places": "location, secondaryLocations, address",
    "remote": "workplaceType, isRemote",
    "pay": "compensation",
    "employment_types": "employmentType",
    "date_posted": "publishedAt",
    "identifier": "id",
    "apply_url": "applyUrl",
}


def recognise(url: str) -> Address | None:
    """A posting, or its application form."""
    parts = take_apart(url)
    if parts is None or parts.host != _HOST or len(parts.segments) < 2:
        return None
    tenant, identifier = parts.segments[0], parts.segments[1].lower()
    if not (_TENANT.fullmatch(tenant) and _ID.fullmatch(identifier)):
        return None
    return Address(SYSTEM, tenant, identifier, f"https://{_HOST}/{quote(tenant)}/{identifier}")


def api_url(address: Address) -> str:
    """The whole board: Ashby has no public answer for one posting."""
    return _list_url(address.tenant)


def _list_url(tenant: str) -> str:
    return f"https://{_API_HOST}/posting-api/job-board/{quote(tenant)}?includeCompensation=true"


def read(page: Page, address: Address, as_of: date) -> JobPosting:
    """The posting of that id; PageUnreadable where the board has it no longer, or is private."""
    for record in records_at(read_record(answered(page).body), "jobs"):
        if text_at(record, "id").lower() != address.identifier:
            continue
        posting = posting_of(record, as_of)
        if record.get("isListed") is False:  # reachable by its link only
            return seen(posting, address, Liveness.UNKNOWN, "not listed on the employer's board")
        return seen(posting, address, Liveness.OPEN, "on the employer's public board")
    raise PageUnreadable(ReadingProblem.NOT_A_POSTING, detail="not on the employer's public board")


def posting_of(record: Record, as_of: date) -> JobPosting:
    """A job of the API, which does not name the employer: the tenant's name stands in."""
    description = text_of_html(text_at(record, "descriptionHtml"))
    address = recognise(text_at(record, "jobUrl"))
    return with_origins(
        JobPosting(
            title=text_at(record, "title"),
            company=tenant_name(address.tenant) if address else "",
            description=description or text_at(record, "descriptionPlain"),
            places=_places(record),
            remote=_remote(record),
            pay=_pay(record) or read_pay(description),
            employment_types=employment_types(text_at(record, "employmentType")),
            date_posted=read_date(text_at(record, "publishedAt"), as_of=as_of),
            identifier=text_at(record, "id"),
            apply_url=text_at(record, "applyUrl"),
        ),
        _ORIGINS,
        inferred={"company": "tenant"},
    )


def _places(record: Record) -> tuple[Place, ...]:
    """The first place and the others; `location` is what the employer calls it."""
    others = records_at(record, "secondaryLocations")
    return tuple(
        Place(
            text=text_at(each, "location"),
            locality=text_at(each, "address", "postalAddress", "addressLocality"),
            region=text_at(each, "address", "postalAddress", "addressRegion"),
            country=text_at(each, "address", "postalAddress", "addressCountry"),
        )
        for each in (record, *others)
        if text_at(each, "location")
    )


def _remote(record: Record) -> RemoteWork:
    stated = remote_work(text_at(record, "workplaceType"))
    if stated is RemoteWork.UNSTATED and record.get("isRemote") is True:
        return RemoteWork.REMOTE
    return stated


def _pay(record: Record) -> Pay | None:
    """The first salary; bonus, commission and equity are components of their own."""
    for tier in records_at(record, "compensation", "compensationTiers"):
        for each in records_at(tier, "components"):
            pay = pay_between(
                amount_at(each, "minValue"),
                amount_at(each, "maxValue"),
                currency=text_at(each, "currencyCode"),
                period=pay_period(text_at(each, "interval")),
            )
            if pay is not None and text_at(each, "compensationType") == "Salary":
                return pay
    return None


def records_in(answer: object) -> tuple[Record, ...] | None:
    """A board's list of jobs, or one job out of it."""
    if not isinstance(answer, dict):
        return None
    jobs = records_of(answer["jobs"]) if isinstance(answer.get("jobs"), list) else (answer,)
    own = tuple(each for each in jobs if "jobUrl" in each and "descriptionHtml" in each)
    return own or None


BOARD = Board(
    system=SYSTEM,
    # Sold through a demo and a contract: ashbyhq.com/pricing has no trial.
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
    if parts is None:
        return None
    match parts.segments:
        case (tenant, *_) if parts.host == _HOST:
            pass
        case ("posting-api", "job-board", tenant) if parts.host == _API_HOST:
            pass
        case _:
            return None
    return tenant if _TENANT.fullmatch(tenant) else None


def _ask(board: CollectedBoard, _at: str, _keys: Mapping[str, str]) -> Request:
    return Request(_list_url(board.address))


def _read_list(page: Page, board: CollectedBoard, _at: str, as_of: date) -> Part:
    """Without those that only who has the link may see."""

    def listed(record: Record) -> Listed | None:
        key = text_at(record, "id").lower()
        url = f"https://{_HOST}/{quote(board.address)}/{key}" if _ID.fullmatch(key) else ""
        return shown(key, posting_of(record, as_of), url, board)

    jobs = list_in(read_record(answered(page).body), "jobs")
    unlisted = (isinstance(each, dict) and each.get("isListed") is False for each in jobs)
    return part_of(
        (each for each, hidden in zip(jobs, unlisted, strict=True) if not hidden), listed, as_of
    )


COLLECTION = Collection(
    reader=SYSTEM,
    name="Ashby",
    is_own=True,
    is_whole=True,
    ask=_ask,
    read=_read_list,
    tenant_of=_tenant_of,
)
