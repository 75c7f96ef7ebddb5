"""BambooHR: a URL of a hosted posting in, the posting from the careers page's own API out.

The careers pages are filled from this API; BambooHR documents another, for key holders.
"""

import re
from collections.abc import Mapping
from dataclasses import replace
from datetime import date

from trusthound.adapters.boards.answer import (
    Record,
    place_of,
    read_record,
    record_at,
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
from trusthound.domain.common.place import Place
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.extract.clean import text_of_html
from trusthound.domain.posting.extract.dates import read_date
from trusthound.domain.posting.extract.pay import read_pay
from trusthound.domain.posting.extract.terms import employment_types, with_origins
from trusthound.domain.posting.model import JobPosting, Liveness, RemoteWork
from trusthound.domain.search.board import CollectedBoard

SYSTEM = "bamboohr"
_HOST = re.compile(r"([a-z0-9][a-z0-9-]{0,62})\.bamboohr\.com")
_NO_TENANTS = frozenset({"api", "app", "documentation", "help", "partners", "www"})
_ID = re.compile(r"[0-9]{1,12}")
_LOCATION_TYPES = {"0": RemoteWork.ON_SITE, "1": RemoteWork.REMOTE, "2": RemoteWork.HYBRID}
_ORIGINS = {
    "title": "jobOpeningName",
    "description": "description",
    "places": "location, atsLocation",
    "remote": "locationType, isRemote",
    "pay": "compensation",
    "employment_types": "employmentStatusLabel",
    "date_posted": "datePosted",
    "identifier": "id",
    "apply_url": "jobOpeningShareUrl",
}


def recognise(url: str) -> Address | None:
    """A posting as it is linked today, or as it was before ("/jobs/view.php?id=…")."""
    parts = take_apart(url)
    host = _HOST.fullmatch(parts.host) if parts else None
    if parts is None or host is None or host.group(1) in _NO_TENANTS:
        return None
    match parts.segments:
        case ("careers", number) | ("careers", number, "detail"):
            pass
        case ("jobs", "view.php" | "embed2.php"):
            number = parts.query.get("id", "")
        case _:
            return None
    if not _ID.fullmatch(number):
        return None
    return Address(SYSTEM, host.group(1), number, f"https://{parts.host}/careers/{number}")


def api_url(address: Address) -> str:
    """The one posting."""
    return f"{address.canonical_url}/detail"


def read(page: Page, address: Address, as_of: date) -> JobPosting:
    """The posting, open while its status says so. A 404 is no answer: nothing is known of it."""
    record = record_at(read_record(answered(page).body), "result", "jobOpening")
    posting = posting_of(record, as_of)
    posting = replace(posting, identifier=posting.identifier or address.identifier)
    status = text_at(record, "jobOpeningStatus")
    if status.lower() == "open":
        return seen(posting, address, Liveness.OPEN, f"status {status}")
    if status.lower() in ("closed", "filled", "canceled", "cancelled"):
        return seen(posting, address, Liveness.CLOSED, f"status {status}")
    return seen(posting, address, Liveness.UNKNOWN, "does not say whether it is open")


def posting_of(record: Record, as_of: date) -> JobPosting:
    """A posting, or a list's entry, which has no text; neither names the employer."""
    description = text_of_html(text_at(record, "description"))
    address = recognise(text_at(record, "jobOpeningShareUrl"))
    return with_origins(
        JobPosting(
            title=text_at(record, "jobOpeningName"),
            company=tenant_name(address.tenant) if address else "",
            description=description,
            places=_places(record),
            remote=_remote(record),
            pay=read_pay(text_at(record, "compensation")) or read_pay(description),
            employment_types=employment_types(text_at(record, "employmentStatusLabel")),
            date_posted=read_date(text_at(record, "datePosted"), as_of=as_of),
            identifier=text_at(record, "id") or (address.identifier if address else ""),
            apply_url=text_at(record, "jobOpeningShareUrl"),
        ),
        _ORIGINS,
        inferred={"company": "tenant"},
    )


def _places(record: Record) -> tuple[Place, ...]:
    """The office of the posting, else the place that is given for the posting alone."""
    for key in ("location", "atsLocation"):
        stated = record_at(record, key)
        place = place_of(
            text_at(stated, "city"),
            text_at(stated, "state") or text_at(stated, "province"),
            text_at(stated, "addressCountry") or text_at(stated, "country"),
        )
        if place.text:
            return (place,)
    return ()


def _remote(record: Record) -> RemoteWork:
    if record.get("isRemote") is True:
        return RemoteWork.REMOTE
    return _LOCATION_TYPES.get(text_at(record, "locationType"), RemoteWork.UNSTATED)


def records_in(answer: object) -> tuple[Record, ...] | None:
    """A posting, or an employer's list of postings."""
    result = answer.get("result") if isinstance(answer, dict) else None
    records = result if isinstance(result, list) else [record_at({"": result}, "", "jobOpening")]
    return tuple(each for each in records_of(records) if "jobOpeningName" in each) or None


BOARD = Board(
    system=SYSTEM,
    # Whether a trial is granted at once is not known: its help pages, looked through in November
    # 2026, do not say. Counted as open, the careful side.
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
    """Postings without their texts, which stand in an answer of their own each."""
    return Request(f"https://{board.address}.bamboohr.com/careers/list")


def _read_list(page: Page, board: CollectedBoard, _at: str, as_of: date) -> Part:
    def listed(record: Record) -> Listed | None:
        key = text_at(record, "id")
        url = f"https://{board.address}.bamboohr.com/careers/{key}" if _ID.fullmatch(key) else ""
        return shown(key, posting_of(record, as_of), url, board)

    return part_of(list_in(read_record(answered(page).body), "result"), listed, as_of)


COLLECTION = Collection(
    reader=SYSTEM,
    name="BambooHR",
    is_own=True,
    is_whole=True,
    ask=_ask,
    read=_read_list,
    tenant_of=_tenant_of,
)
