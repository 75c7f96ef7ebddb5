"""Recruitee: a URL of a hosted posting in, the posting out of its employer's published offers out.

API: docs.recruitee.com/reference/careers-site-api
"""

import re
from collections.abc import Mapping
from datetime import date
from urllib.parse import quote

from trusthound.adapters.boards.answer import (
    Record,
    amount_at,
    place_of,
    read_record,
    record_at,
    records_at,
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
    with_origins,
)
from trusthound.domain.posting.model import JobPosting, Liveness, RemoteWork
from trusthound.domain.search.board import CollectedBoard

SYSTEM = "recruitee"
_HOST = re.compile(r"([a-z0-9][a-z0-9-]{0,62})\.recruitee\.com")
_NO_TENANTS = frozenset({"api", "app", "careers", "docs", "support", "www"})
_LANGUAGE = re.compile(r"[a-z]{2}(?:-[A-Za-z]{2})?")
_SLUG = re.compile(r"\w[\w.-]{0,299}")
_ORIGINS = {
    "title": "title",
    "company": "company_name",
    "description": "description, requirements",
    "places": "locations",
    "remote": "remote, hybrid, on_site",
    "pay": "salary",
    "employment_types": "employment_type_code",
    "date_posted": "published_at",
    "valid_through": "close_at",
    "identifier": "id",
    "apply_url": "careers_apply_url",
}


def recognise(url: str) -> Address | None:
    """A posting in any language, or its application form, on the tenant's host at Recruitee."""
    parts = take_apart(url)
    host = _HOST.fullmatch(parts.host) if parts else None
    if parts is None or host is None or host.group(1) in _NO_TENANTS:
        return None
    segments = parts.segments[1:] if parts.segments[:1] == ("l",) else parts.segments
    if segments and segments[0] != "o" and _LANGUAGE.fullmatch(segments[0]):
        segments = segments[1:]
    match segments:
        case ("o", slug) | ("o", slug, "c", "new") if _SLUG.fullmatch(slug):
            slug = slug.lower()
        case _:
            return None
    return Address(SYSTEM, host.group(1), slug, f"https://{parts.host}/o/{quote(slug)}")


def api_url(address: Address) -> str:
    """All the employer's published offers: only of this list is it documented."""
    return f"https://{address.tenant}.recruitee.com/api/offers/"


def read(page: Page, address: Address, as_of: date) -> JobPosting:
    """The offer of that name; PageUnreadable where there is none of it, for it may be renamed."""
    for record in records_at(read_record(answered(page).body), "offers"):
        if text_at(record, "slug").lower() != address.identifier:
            continue
        posting = posting_of(record, as_of)
        status = text_at(record, "status").lower()
        if status == "published":
            return seen(posting, address, Liveness.OPEN, "published")
        if status in ("closed", "archived"):
            return seen(posting, address, Liveness.CLOSED, status)
        return seen(posting, address, Liveness.UNKNOWN, "does not say whether it is published")
    raise PageUnreadable(ReadingProblem.NOT_A_POSTING, detail="not among the published offers")


def posting_of(record: Record, as_of: date) -> JobPosting:
    """An offer of the API."""
    description = text_of_html(
        "".join(
            f"<div>{text}</div>"
            for key in ("description", "requirements")
            if (text := text_at(record, key))
        )
    )
    return with_origins(
        JobPosting(
            title=text_at(record, "title"),
            company=text_at(record, "company_name"),
            description=description,
            places=_places(record),
            remote=_remote(record),
            pay=_pay(record_at(record, "salary")) or read_pay(description),
            employment_types=employment_types(
                text_at(record, "employment_type_code").replace("_", " ")
            ),
            date_posted=read_date(text_at(record, "published_at"), as_of=as_of),
            valid_through=read_date(text_at(record, "close_at"), as_of=as_of),
            identifier=text_at(record, "id"),
            apply_url=text_at(record, "careers_apply_url") or text_at(record, "careers_url"),
        ),
        _ORIGINS,
    )


def _places(record: Record) -> tuple[Place, ...]:
    """Every place; an offer of one place may have it in its own fields only."""
    found = (
        place_of(
            text_at(each, "city"),
            text_at(each, "state") or text_at(each, "state_name"),
            text_at(each, "country"),
            code=text_at(each, "country_code"),
        )
        for each in (records_at(record, "locations") or (record,))
    )
    return tuple(dict.fromkeys(each for each in found if each.text))


def _remote(record: Record) -> RemoteWork:
    """The first that is said; an offer may be open to several ways of working."""
    for key, remote in (
        ("hybrid", RemoteWork.HYBRID),
        ("remote", RemoteWork.REMOTE),
        ("on_site", RemoteWork.ON_SITE),
    ):
        if record.get(key) is True:
            return remote
    return RemoteWork.UNSTATED


def _pay(salary: Record) -> Pay | None:
    return pay_between(
        amount_at(salary, "min"),
        amount_at(salary, "max"),
        currency=text_at(salary, "currency"),
        period=pay_period(text_at(salary, "period")),
    )


def records_in(answer: object) -> tuple[Record, ...] | None:
    """An employer's list of offers, or one offer."""
    if not isinstance(answer, dict):
        return None
    offers = answer.get("offers", [answer.get("offer", answer)])
    records = records_of(offers) if isinstance(offers, list) else ()
    own = tuple(each for each in records if "company_name" in each and "careers_url" in each)
    return own or None


BOARD = Board(
    system=SYSTEM,
    # 18 days' trial by sign-up, five jobs public: support.recruitee.com, "FAQ - Billing &
    # Subscription".
    open_signup=True,
    recognise=recognise,
    api_url=api_url,
    read=read,
    posting_of=posting_of,
    records_in=records_in,
)


def _tenant_of(url: str) -> str | None:
    parts = take_apart(url)
    host = _HOST.fullmatch(parts.host) if parts else None
    return host.group(1) if host and host.group(1) not in _NO_TENANTS else None


def _ask(board: CollectedBoard, _at: str, _keys: Mapping[str, str]) -> Request:
    return Request(f"https://{board.address}.recruitee.com/api/offers/")


def _read_list(page: Page, board: CollectedBoard, _at: str, as_of: date) -> Part:
    def listed(record: Record) -> Listed | None:
        slug = text_at(record, "slug").lower()
        is_slug = _SLUG.fullmatch(slug)
        url = f"https://{board.address}.recruitee.com/o/{quote(slug)}" if is_slug else ""
        return shown(text_at(record, "id"), posting_of(record, as_of), url, board)

    return part_of(list_in(read_record(answered(page).body), "offers"), listed, as_of)


COLLECTION = Collection(
    reader=SYSTEM,
    name="Recruitee",
    is_own=True,
    is_whole=True,
    ask=_ask,
    read=_read_list,
    tenant_of=_tenant_of,
)
