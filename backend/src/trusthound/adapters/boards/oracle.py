"""Oracle Recruiting Cloud: a URL on a career site in, the posting from the site's API out.

The sites are filled from these resources of the Oracle HCM REST API
(docs.oracle.com, "Recruiting CE Job Requisition Details").
"""

import re
from datetime import date
from html import escape

from trusthound.adapters.boards.answer import (
    Record,
    place_told,
    read_record,
    records_at,
    text_at,
)
from trusthound.adapters.boards.board import Address, Board, answered, gone, seen, take_apart
from trusthound.domain.common.errors import PageUnreadable, ReadingProblem
from trusthound.domain.common.money import Pay
from trusthound.domain.common.place import Place
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.extract.clean import text_of_html
from trusthound.domain.posting.extract.dates import read_date
from trusthound.domain.posting.extract.pay import read_pay
from trusthound.domain.posting.extract.terms import employment_types, remote_work, with_origins
from trusthound.domain.posting.model import JobPosting, Liveness

SYSTEM = "oracle"
_HOST = re.compile(
    r"([a-z0-9][a-z0-9-]{0,62})\.fa(?:\.[a-z0-9][a-z0-9-]{0,20}){0,2}\.oraclecloud\.com"
)
_LANGUAGE = re.compile(r"[a-z]{2}(?:-[A-Za-z]{2,4})?")
_SITE = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,99}")
_SITE_NUMBER = re.compile(r"CX(?:_[0-9]{1,9})?")  # a site may have a name of its own instead
_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,39}")
_PROFILE = ("CorporateDescriptionStr", "OrganizationDescriptionStr")
_SECTIONS = (
    "ExternalDescriptionStr",
    "ExternalResponsibilitiesStr",
    "ExternalQualificationsStr",
    *_PROFILE,
)
_DETAIL = frozenset({*_SECTIONS, "PrimaryLocation", "ShortDescriptionStr"})
_PAY_PROMPT = re.compile(r"\b(?:pay|salary|compensation|wage)\b", re.IGNORECASE)
_ORIGINS = {
    "title": "Title",
    "company": "LegalEmployer",
    "company_profile": "CorporateDescriptionStr, OrganizationDescriptionStr",
    "description": ", ".join(_SECTIONS),
    "places": "PrimaryLocation, secondaryLocations",
    "remote": "WorkplaceType",
    "pay": "requisitionFlexFields, description",
    "employment_types": "JobSchedule, ContractType, JobType",
    "date_posted": "ExternalPostedStartDate, PostedDate",
    "valid_through": "ExternalPostedEndDate, PostingEndDate",
    "identifier": "Id",
}


def recognise(url: str) -> Address | None:
    """A posting on a site under Oracle's domain, in any language, its preview or its form."""
    parts = take_apart(url)
    host = _HOST.fullmatch(parts.host) if parts else None
    if parts is None or host is None or parts.segments[:2] != ("hcmUI", "CandidateExperience"):
        return None
    segments = parts.segments[2:]
    if segments and _LANGUAGE.fullmatch(segments[0]):
        segments = segments[1:]
    match segments:
        case ("sites", site, "job", number, *_):
            pass
        case ("sites", site, "jobs" | "requisitions", "preview" | "job", number, *_):
            pass
        case _:
            return None
    if not (_SITE.fullmatch(site) and _ID.fullmatch(number)):
        return None
    canonical_url = f"https://{parts.host}/hcmUI/CandidateExperience/en/sites/{site}/job/{number}"
    return Address(SYSTEM, host.group(1), number, canonical_url, (parts.host, site))


def api_url(address: Address) -> str:
    """The posting with all its parts, on the customer's own host under Oracle's domain."""
    host, site = address.detail
    return (
        f"https://{host}/hcmRestApi/resources/latest/recruitingCEJobRequisitionDetails"
        f"?onlyData=true&expand=all&finder=ById;Id=%22{address.identifier}%22,siteNumber={site}"
    )


def read(page: Page, address: Address, as_of: date) -> JobPosting:
    """The posting: closed after its last day, and where its site has it no longer.

    A site asked for by a name has no postings in this API, whatever it shows.
    """
    answer = read_record(answered(page).body)
    found = records_at(answer, "items")
    if not found and answer.get("items") == [] and _SITE_NUMBER.fullmatch(address.detail[1]):
        return gone(address, page.status)
    if not found:
        raise PageUnreadable(ReadingProblem.NOT_A_POSTING, detail="not on the career site")
    posting = posting_of(found[0], as_of)
    if posting.valid_through and posting.valid_through < as_of:
        return seen(
            posting, address, Liveness.CLOSED, f"posted until {posting.valid_through.isoformat()}"
        )
    return seen(posting, address, Liveness.OPEN, "on the employer's career site")


def posting_of(record: Record, as_of: date) -> JobPosting:
    """A requisition in full, or an entry of the list, which has a short description at most."""
    description = text_of_html(_html(record))
    started = text_at(record, "ExternalPostedStartDate") or text_at(record, "PostedDate")
    ended = text_at(record, "ExternalPostedEndDate") or text_at(record, "PostingEndDate")
    terms = (text_at(record, each) for each in ("JobSchedule", "ContractType", "JobType"))
    return with_origins(
        JobPosting(
            title=text_at(record, "Title"),
            company=text_at(record, "LegalEmployer"),
            company_profile=text_of_html(_joined(record, _PROFILE)),
            description=description,
            places=_places(record),
            remote=remote_work(
                text_at(record, "WorkplaceType")
                or text_at(record, "WorkplaceTypeCode").removeprefix("ORA_").replace("_", " ")
            ),
            pay=_pay(record) or read_pay(description),
            employment_types=employment_types(" ".join(terms)),
            date_posted=read_date(started, as_of=as_of),
            valid_through=read_date(ended, as_of=as_of),
            identifier=text_at(record, "Id"),
        ),
        _ORIGINS,
    )


def _html(record: Record) -> str:
    """The short description, the sections as the site shows them, and the employer's own fields."""
    fields = "".join(
        f"<p>{escape(text_at(each, 'Prompt'))}: {escape(text_at(each, 'Value'))}</p>"
        for each in records_at(record, "requisitionFlexFields")
        if text_at(each, "Value")
    )
    return _joined(record, ("ShortDescriptionStr", *_SECTIONS)) + fields


def _joined(record: Record, keys: tuple[str, ...]) -> str:
    return "".join(f"<div>{text}</div>" for each in keys if (text := text_at(record, each)))


def _places(record: Record) -> tuple[Place, ...]:
    first = (text_at(record, "PrimaryLocation"), text_at(record, "PrimaryLocationCountry"))
    others = (
        (text_at(each, "Name") or text_at(each, "LocationName"), text_at(each, "CountryCode"))
        for each in records_at(record, "secondaryLocations")
    )
    return tuple(place_told(text, country=code) for text, code in (first, *others) if text)


def _pay(record: Record) -> Pay | None:
    """From the field that the employer made for it."""
    for field in records_at(record, "requisitionFlexFields"):
        if _PAY_PROMPT.search(text_at(field, "Prompt")):
            return read_pay(text_of_html(text_at(field, "Value")))
    return None


def records_in(answer: object) -> tuple[Record, ...] | None:
    """A site's list, the answer for one requisition, or the requisition itself."""
    if not isinstance(answer, dict):
        return None
    items = records_at(answer, "items")
    listed = tuple(each for item in items for each in records_at(item, "requisitionList"))
    own = tuple(each for each in (listed or items or (answer,)) if _is_requisition(each))
    return own or None


def _is_requisition(record: Record) -> bool:
    return "Id" in record and "Title" in record and not _DETAIL.isdisjoint(record)


BOARD = Board(
    system=SYSTEM,
    # Sold through a contract, as a part of Oracle's cloud: oracle.com has no trial of recruiting.
    open_signup=False,
    recognise=recognise,
    api_url=api_url,
    read=read,
    posting_of=posting_of,
    records_in=records_in,
)
