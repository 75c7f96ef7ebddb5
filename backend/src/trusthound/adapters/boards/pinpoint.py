"""Pinpoint: a URL of a hosted posting in, the posting out of its employer's public list out.

API: the careers site's "postings.json", which Pinpoint offers for showing jobs on a website.
"""

import re
from collections.abc import Mapping
from datetime import date
from html import escape

from trusthound.adapters.boards.answer import (
    Record,
    amount_at,
    place_of,
    read_record,
    record_at,
    records_at,
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
from trusthound.domain.posting.model import JobPosting, Liveness
from trusthound.domain.search.board import CollectedBoard

SYSTEM = "pinpoint"
_HOST = re.compile(r"([a-z0-9][a-z0-9-]{0,62})\.pinpointhq\.com")
_NO_TENANTS = frozenset({"api", "app", "developers", "help", "www"})
_LANGUAGE = re.compile(r"[a-z]{2}(?:-[A-Za-z]{2})?")
_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9-]{0,99}")
_SECTIONS = (
    "description",
    "key_responsibilities",
    "skills_knowledge_expertise",
    "benefits",
)
_ORIGINS = {
    "title": "title",
    "description": ", ".join(_SECTIONS),
    "places": "location",
    "remote": "workplace_type",
    "pay": "compensation",
    "employment_types": "employment_type",
    "valid_through": "deadline_at",
    "identifier": "job.requisition_id",
    "apply_url": "url",
}


def recognise(url: str) -> Address | None:
    """A posting in any language, or its application form."""
    parts = take_apart(url)
    host = _HOST.fullmatch(parts.host) if parts else None
    if parts is None or host is None or host.group(1) in _NO_TENANTS:
        return None
    segments = parts.segments
    if segments and _LANGUAGE.fullmatch(segments[0]):
        segments = segments[1:]
    match segments:
        case ("postings", identifier) | ("postings", identifier, "applications", "new"):
            identifier = identifier.lower()
        case _:
            return None
    if not _ID.fullmatch(identifier):
        return None
    canonical_url = f"https://{parts.host}/en/postings/{identifier}"
    return Address(SYSTEM, host.group(1), identifier, canonical_url)


def api_url(address: Address) -> str:
    """The whole board: there is no answer for one posting."""
    return f"https://{address.tenant}.pinpointhq.com/postings.json"


def read(page: Page, address: Address, as_of: date) -> JobPosting:
    """The posting of that path; PageUnreadable where the list has none of it.

    Nothing says that the list is whole: postings may be kept off the careers site.
    """
    for record in records_at(read_record(answered(page).body), "data"):
        path = text_at(record, "path") or text_at(record, "url")
        if path.rstrip("/").rpartition("/")[2].lower() == address.identifier:
            posting = posting_of(record, as_of)
            return seen(posting, address, Liveness.OPEN, "on the employer's public board")
    raise PageUnreadable(ReadingProblem.NOT_A_POSTING, detail="not on the employer's public board")


def posting_of(record: Record, as_of: date) -> JobPosting:
    """A posting of the list, which does not name the employer: the tenant's name stands in."""
    description = text_of_html(_html(record))
    address = recognise(text_at(record, "url"))
    kind = text_at(record, "employment_type_text") or text_at(record, "employment_type")
    return with_origins(
        JobPosting(
            title=text_at(record, "title"),
            company=tenant_name(address.tenant) if address else "",
            description=description,
            places=_places(record_at(record, "location")),
            remote=remote_work(text_at(record, "workplace_type").replace("_", "-")),
            pay=_pay(record) or read_pay(description),
            employment_types=employment_types(kind.replace("_", " ")),
            valid_through=read_date(text_at(record, "deadline_at"), as_of=as_of),
            identifier=text_at(record, "job", "requisition_id") or text_at(record, "id"),
            apply_url=text_at(record, "url"),
        ),
        _ORIGINS,
        inferred={"company": "tenant"},
    )


def _html(record: Record) -> str:
    """The sections in the order of the page, each under the employer's heading for it."""
    return "".join(
        f"<h3>{escape(text_at(record, f'{key}_header'))}</h3><div>{text}</div>"
        for key in _SECTIONS
        if (text := text_at(record, key))
    )


def _places(location: Record) -> tuple[Place, ...]:
    """By the name that the employer gives the place, which may be no town's."""
    place = place_of(
        text_at(location, "city"), text_at(location, "province"), text=text_at(location, "name")
    )
    return (place,) if place.text else ()


def _pay(record: Record) -> Pay | None:
    """None where the employer has it, but does not show it."""
    if record.get("compensation_visible") is False:
        return None
    return pay_between(
        amount_at(record, "compensation_minimum"),
        amount_at(record, "compensation_maximum"),
        currency=text_at(record, "compensation_currency"),
        period=pay_period(text_at(record, "compensation_frequency")),
        words=text_at(record, "compensation"),
    ) or read_pay(text_at(record, "compensation"))


def records_in(answer: object) -> tuple[Record, ...] | None:
    """A board's list of postings."""
    records = records_at(answer, "data") if isinstance(answer, dict) else ()
    return tuple(each for each in records if "key_responsibilities" in each) or None


BOARD = Board(
    system=SYSTEM,
    # Sold through a demo and a contract: pinpointhq.com/pricing has no trial.
    open_signup=False,
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
    return Request(f"https://{board.address}.pinpointhq.com/postings.json")


def _read_list(page: Page, board: CollectedBoard, _at: str, as_of: date) -> Part:
    def listed(record: Record) -> Listed | None:
        path = text_at(record, "path") or text_at(record, "url")
        key = path.rstrip("/").rpartition("/")[2].lower()
        url = f"https://{board.address}.pinpointhq.com/en/postings/{key}"
        return shown(key, posting_of(record, as_of), url if _ID.fullmatch(key) else "", board)

    return part_of(list_in(read_record(answered(page).body), "data"), listed, as_of)


COLLECTION = Collection(
    reader=SYSTEM,
    name="Pinpoint",
    is_own=True,
    is_whole=True,
    ask=_ask,
    read=_read_list,
    tenant_of=_tenant_of,
)
