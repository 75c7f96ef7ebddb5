"""NEOGOV: a URL of an agency's posting in, the posting out of the agency's public feed out.

Feed: RSS with NEOGOV's own elements, "JobsFeed" on governmentjobs.com and schooljobs.com.
"""

import re
from collections.abc import Mapping
from datetime import date
from html import escape

from trusthound.adapters.boards.answer import (
    Record,
    amount_at,
    place_of,
    read_xml,
    records_at,
    text_at,
)
from trusthound.adapters.boards.board import Address, Board, answered, seen, take_apart
from trusthound.adapters.boards.collection import (
    Collection,
    Listed,
    Part,
    Request,
    elements_in,
    part_of,
    shown,
)
from trusthound.domain.common.errors import PageUnreadable, ReadingProblem
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
from trusthound.domain.posting.model import EmploymentType, JobPosting, Liveness
from trusthound.domain.search.board import CollectedBoard

SYSTEM = "neogov"
_HOSTS = {
    "governmentjobs.com": "www.governmentjobs.com",
    "www.governmentjobs.com": "www.governmentjobs.com",
    "agency.governmentjobs.com": "www.governmentjobs.com",
    "schooljobs.com": "www.schooljobs.com",
    "www.schooljobs.com": "www.schooljobs.com",
}
_AGENCY = re.compile(r"[a-z0-9][a-z0-9_-]{0,99}")
_NUMBER = re.compile(r"[0-9]{1,12}")
_TENURE = re.compile(r"\b(?:permanent|regular)\b", re.IGNORECASE)
# Beneath the description, under the headings that the page gives them.
_SECTIONS = {
    "examplesofduties": "Examples of Duties",
    "qualifications": "Qualifications",
    "supplementalinformation": "Supplemental Information",
    "benefits": "Benefits",
}
_ORIGINS = {
    "title": "title",
    "company": "channel title",
    "description": "description, examplesofduties, qualifications, supplementalinformation",
    "places": "location, state",
    "remote": "location",
    "pay": "minimumSalary, maximumSalary, description",
    "employment_types": "jobType",
    "date_posted": "advertiseFromDate, pubDate",
    "valid_through": "advertiseToDateTime",
    "identifier": "jobNumberSingle, jobId",
    "apply_url": "link",
}


def recognise(url: str) -> Address | None:
    """A posting of an agency, its print view, or its address of former years.

    Postings for those who work there already stand elsewhere, and in no feed.
    """
    parts = take_apart(url)
    if parts is None or parts.host not in _HOSTS:
        return None
    match tuple(each.lower() for each in parts.segments):
        case ("careers", agency, "jobs", "newprint", number, *_):
            pass
        case ("careers", agency, "jobs", number, *_):
            pass
        case (agency, "default.cfm") if parts.host.startswith("agency."):
            query = {key.lower(): value for key, value in parts.query.items()}
            number = query.get("jobid", "")
        case _:
            return None
    if not (_AGENCY.fullmatch(agency) and _NUMBER.fullmatch(number)):
        return None
    host = _HOSTS[parts.host]
    return Address(
        SYSTEM, agency, number, f"https://{host}/careers/{agency}/jobs/{number}", (host,)
    )


def api_url(address: Address) -> str:
    """All that the agency advertises: there is no feed of one posting."""
    return f"https://{address.detail[0]}/SearchEngine/JobsFeed?agency={address.tenant}"


def read(page: Page, address: Address, as_of: date) -> JobPosting:
    """The posting of that number: closed after its last day. One that the feed lacks is left to
    its page, because nobody says that the feed is whole.
    """
    for record in records_in(read_xml(answered(page).body)) or ():
        if text_at(record, "jobId") != address.identifier:
            continue
        posting = posting_of(record, as_of)
        last = posting.valid_through
        if last and last < as_of:
            return seen(posting, address, Liveness.CLOSED, f"advertised until {last.isoformat()}")
        return seen(posting, address, Liveness.OPEN, "in the agency's feed of openings")
    raise PageUnreadable(ReadingProblem.NOT_A_POSTING, detail="not in the agency's feed")


def posting_of(record: Record, as_of: date) -> JobPosting:
    """An item of the feed; the agency whose feed it is employs."""
    description = text_of_html(_html(record))
    place = _place(record)
    return with_origins(
        JobPosting(
            title=text_at(record, "title"),
            company=text_at(record, "agency"),
            description=description,
            places=(place,) if place.text else (),
            remote=remote_work(place.text),
            pay=pay_between(
                amount_at(record, "minimumSalary"),
                amount_at(record, "maximumSalary"),
                currency=text_at(record, "salaryCurrency"),
                period=pay_period(text_at(record, "salaryInterval")),
            )
            or read_pay(description),
            employment_types=_employment_types(text_at(record, "jobType")),
            date_posted=_first_date(
                record, ("advertiseFromDate", "advertiseFromDateUTC", "pubDate"), as_of
            ),
            valid_through=_first_date(
                record, ("advertiseToDateTime", "advertiseToDateTimeUTC"), as_of
            ),
            identifier=text_at(record, "jobNumberSingle") or text_at(record, "jobId"),
            apply_url=text_at(record, "link"),
        ),
        _ORIGINS,
    )


def _html(record: Record) -> str:
    sections = "".join(
        f"<h3>{escape(heading)}</h3><div>{text}</div>"
        for key, heading in _SECTIONS.items()
        if (text := text_at(record, key))
    )
    return f"<div>{text_at(record, 'description')}</div>{sections}"


def _place(record: Record) -> Place:
    """A city of the state, or what the agency wrote."""
    stated, region = text_at(record, "location"), text_at(record, "state")
    if not (stated and region) or region.lower() in stated.lower():
        return Place(stated or region)
    return place_of(stated, region)


def _employment_types(words: str) -> tuple[EmploymentType, ...]:
    """ "Permanent Part Time" is no full-time work: tenure counts where nothing else is said."""
    return employment_types(_TENURE.sub(" ", words)) or employment_types(words)


def _first_date(record: Record, keys: tuple[str, ...], as_of: date) -> date | None:
    found = (read_date(text_at(record, each), as_of=as_of, country="US") for each in keys)
    return next((each for each in found if each), None)


def records_in(answer: object) -> tuple[Record, ...] | None:
    """The items of a feed, their elements without the prefix of NEOGOV's namespace."""
    if not isinstance(answer, dict):
        return None
    agency = text_at(answer, "rss", "channel", "title")
    items = (_unprefixed(each) for each in records_at(answer, "rss", "channel", "item"))
    return tuple({**each, "agency": agency} for each in items if "jobId" in each) or None


def _unprefixed(item: Record) -> dict[str, object]:
    """Elements of RSS itself go before NEOGOV's of the same name."""
    own = {key.partition(":")[2]: value for key, value in item.items() if ":" in key}
    return own | {key: value for key, value in item.items() if ":" not in key}


BOARD = Board(
    system=SYSTEM,
    # Sold to public agencies through a contract: neogov.com has no prices and no trial.
    open_signup=False,
    recognise=recognise,
    api_url=api_url,
    read=read,
    posting_of=posting_of,
    records_in=records_in,
    accept="application/rss+xml, application/xml",
)


def _tenant_of(url: str) -> str | None:
    """Of a posting, an agency's page, or its feed: "acme", or "schooljobs/acme"."""
    parts = take_apart(url)
    if parts is None or parts.host not in _HOSTS:
        return None
    match tuple(each.lower() for each in parts.segments):
        case ("careers", agency, *_):
            pass
        case (agency, "default.cfm") if parts.host.startswith("agency."):
            pass
        case ("searchengine", "jobsfeed"):
            agency = parts.query.get("agency", "").lower()
        case _:
            return None
    if not _AGENCY.fullmatch(agency):
        return None
    return f"schooljobs/{agency}" if "schooljobs" in parts.host else agency


def _host_and_agency(board: CollectedBoard) -> tuple[str, str]:
    school, _, agency = board.address.rpartition("/")
    return _HOSTS["schooljobs.com" if school else "governmentjobs.com"], agency


def _ask(board: CollectedBoard, _at: str, _keys: Mapping[str, str]) -> Request:
    host, agency = _host_and_agency(board)
    return Request(f"https://{host}/SearchEngine/JobsFeed?agency={agency}", accept=BOARD.accept)


def _read_list(page: Page, board: CollectedBoard, _at: str, as_of: date) -> Part:
    host, agency = _host_and_agency(board)

    def listed(record: Record) -> Listed | None:
        record = {**_unprefixed(record), "agency": title}
        key = text_at(record, "jobId")
        url = f"https://{host}/careers/{agency}/jobs/{key}" if _NUMBER.fullmatch(key) else ""
        return shown(key, posting_of(record, as_of), url, board)

    answer = read_xml(answered(page).body)
    title = text_at(answer, "rss", "channel", "title")
    return part_of(elements_in(answer, "rss", "channel", "item"), listed, as_of)


COLLECTION = Collection(
    reader=SYSTEM,
    name="NEOGOV",
    is_own=True,
    is_whole=False,  # nobody says that the feed is whole
    ask=_ask,
    read=_read_list,
    tenant_of=_tenant_of,
)
