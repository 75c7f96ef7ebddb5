"""Personio: a URL of a hosted posting in, the posting out of its employer's feed out.

Feed: developer.personio.de/docs/retrieving-open-job-positions
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from datetime import date
from html import escape

from trusthound.adapters.boards.answer import (
    Record,
    listed_at,
    read_xml,
    record_at,
    records_at,
    text_at,
)
from trusthound.adapters.boards.board import (
    Address,
    Board,
    answered,
    gone,
    seen,
    take_apart,
    tenant_name,
)
from trusthound.adapters.boards.collection import (
    Collection,
    Listed,
    Part,
    Request,
    elements_in,
    once_each,
    part_of,
    shown,
)
from trusthound.domain.common.errors import PageUnreadable, ReadingProblem
from trusthound.domain.common.place import Place
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.extract.clean import text_of_html
from trusthound.domain.posting.extract.dates import read_date
from trusthound.domain.posting.extract.pay import read_pay
from trusthound.domain.posting.extract.places import written_place
from trusthound.domain.posting.extract.terms import employment_types, remote_work, with_origins
from trusthound.domain.posting.model import (
    FieldOrigin,
    JobPosting,
    Liveness,
    Origin,
)
from trusthound.domain.search.board import CollectedBoard

SYSTEM = "personio"
_HOST = re.compile(r"([a-z0-9][a-z0-9-]{0,62})\.jobs\.personio\.(?:de|com)")
_ID = re.compile(r"[0-9]{1,20}")
_ORIGINS = {
    "title": "name",
    "company": "subcompany",
    "description": "jobDescriptions",
    "places": "office, additionalOffices",
    "remote": "office, additionalOffices",
    "pay": "jobDescriptions",
    "employment_types": "schedule, employmentType",
    "date_posted": "createdAt",
    "identifier": "id",
}


def recognise(url: str) -> Address | None:
    """A posting in any language, or its application form; both top-level domains show the same."""
    parts = take_apart(url)
    host = _HOST.fullmatch(parts.host) if parts else None
    if parts is None or host is None or parts.segments[:1] != ("job",):
        return None
    match parts.segments[1:]:
        case (number,) | (number, "apply") if _ID.fullmatch(number):
            tenant = host.group(1)
            return Address(
                SYSTEM, tenant, number, f"https://{tenant}.jobs.personio.de/job/{number}"
            )
        case _:
            return None


def api_url(address: Address) -> str:
    """All open positions. In no given language: another than its own empties a posting's text."""
    return f"https://{address.tenant}.jobs.personio.de/xml"


def read(page: Page, address: Address, as_of: date) -> JobPosting:
    """The position of that number, open; closed where others are open and it is not.

    PageUnreadable where no position is listed, or the position without its text, as are those
    that are written in another language than most: there the web page tells more.
    """
    records = records_in(read_xml(answered(page).body)) or ()
    for record in records:
        if text_at(record, "id") != address.identifier:
            continue
        posting = posting_of(record, as_of)
        if not posting.description:
            break
        if not posting.company:
            inferred = FieldOrigin("company", Origin.URL, "tenant")
            posting = replace(
                posting, company=tenant_name(address.tenant), origins=(*posting.origins, inferred)
            )
        return seen(posting, address, Liveness.OPEN, "on the employer's public board")
    else:
        if records:
            return gone(address, page.status)
    raise PageUnreadable(ReadingProblem.NOT_A_POSTING, detail="not whole in the employer's feed")


def posting_of(record: Record, as_of: date) -> JobPosting:
    """A position of the feed."""
    description = text_of_html(_html(record))
    offices = _offices(record)
    schedule = text_at(record, "schedule").replace("full-or-part-time", "full-time, part-time")
    return with_origins(
        JobPosting(
            title=text_at(record, "name"),
            company=text_at(record, "subcompany"),
            description=description,
            places=offices,
            remote=remote_work(" ".join(each.text for each in offices)),
            pay=read_pay(description),
            employment_types=employment_types(f"{schedule}, {text_at(record, 'employmentType')}"),
            date_posted=read_date(text_at(record, "createdAt"), as_of=as_of),
            identifier=text_at(record, "id"),
        ),
        _ORIGINS,
    )


def _html(record: Record) -> str:
    """The sections under the employer's own headings."""
    return "".join(
        f"<h3>{escape(text_at(each, 'name'))}</h3><div>{text}</div>"
        for each in records_at(record, "jobDescriptions", "jobDescription")
        if (text := text_at(each, "value"))
    )


def _offices(record: Record) -> tuple[Place, ...]:
    named = (
        *listed_at(record, "office"),
        *listed_at(record, "additionalOffices", "office"),
    )
    places = (written_place(each) for each in named if isinstance(each, str))
    return tuple(dict.fromkeys(each for each in places if each.text))


def records_in(answer: object) -> tuple[Record, ...] | None:
    """A feed's positions, each once with the offices of all its entries; it may be empty."""
    feed = record_at(answer, "workzag-jobs") if isinstance(answer, dict) else {}
    return _once_each(records_at(feed, "position")) or None


def _once_each(records: Iterable[Record]) -> tuple[Record, ...]:
    known: dict[str, Record] = {}
    for each in records:
        before = known.setdefault(text_at(each, "id"), each)
        if before is not each:
            offices = [
                *listed_at(before, "additionalOffices", "office"),
                *listed_at(each, "office"),
                *listed_at(each, "additionalOffices", "office"),
            ]
            known[text_at(each, "id")] = {**before, "additionalOffices": {"office": offices}}
    return tuple(known.values())


BOARD = Board(
    system=SYSTEM,
    # Believed to offer a trial by sign-up; its help pages, looked through in November 2026, do not
    # say. Counted as open, the careful side.
    open_signup=True,
    recognise=recognise,
    api_url=api_url,
    read=read,
    posting_of=posting_of,
    records_in=records_in,
    accept="application/xml",
)


def _tenant_of(url: str) -> str | None:
    parts = take_apart(url)
    host = _HOST.fullmatch(parts.host) if parts else None
    return host.group(1) if host else None


def _ask(board: CollectedBoard, _at: str, _keys: Mapping[str, str]) -> Request:
    return Request(f"https://{board.address}.jobs.personio.de/xml", accept="application/xml")


def _read_list(page: Page, board: CollectedBoard, _at: str, as_of: date) -> Part:
    def listed(record: Record) -> Listed | None:
        key = text_at(record, "id")
        url = f"https://{board.address}.jobs.personio.de/job/{key}" if _ID.fullmatch(key) else ""
        return shown(key, posting_of(record, as_of), url, board)

    positions = elements_in(read_xml(answered(page).body), "workzag-jobs", "position")
    return part_of(once_each(positions, _once_each), listed, as_of)


COLLECTION = Collection(
    reader=SYSTEM,
    name="Personio",
    is_own=True,
    is_whole=True,
    ask=_ask,
    read=_read_list,
    tenant_of=_tenant_of,
)
