"""USAJOBS: a URL of an announcement in, the announcement that its page shows out.

Only agencies of the United States announce there. Answers of its search API, which needs a key,
and of its former one (HR-XML) are read where somebody saved them. API: developer.usajobs.gov
"""

import re
from collections.abc import Iterator
from datetime import date
from html import escape

from trusthound.adapters.boards.answer import (
    Record,
    amount_at,
    listed_at,
    place_of,
    record_at,
    records_at,
    text_at,
)
from trusthound.adapters.boards.board import Address, Board, page_at, take_apart
from trusthound.domain.common.money import Pay, Period
from trusthound.domain.common.place import Place
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.extract.clean import text_of_html
from trusthound.domain.posting.extract.dates import read_date
from trusthound.domain.posting.extract.markup import SiteMarkup
from trusthound.domain.posting.extract.terms import (
    employment_types,
    pay_between,
    pay_period,
    with_origins,
)
from trusthound.domain.posting.model import JobPosting, RemoteWork

SYSTEM = "usajobs"
_HOSTS = frozenset({"usajobs.gov", "www.usajobs.gov", "my.usajobs.gov"})
_NUMBER = re.compile(r"[0-9]{5,12}")
_PLACE = re.compile(r"([^,]{1,100}), ([A-Z]{2}) (United States)")  # "Big Spring, TX United States"
# "PW" is piece work, "BW" two weeks: of no period that we know.
_PERIODS = {
    "PH": Period.HOUR,
    "PD": Period.DAY,
    "PM": Period.MONTH,
    "PA": Period.YEAR,
}
MARKUP = SiteMarkup(
    system=SYSTEM,
    signs=(b"usajobs-joa-banner", b"usajobs"),
    title="#job-title, .usajobs-joa-banner__title",
    description="#joa-summary, #joa-duties, #joa-requirements, #joa-qualifications, "
    "#joa-education, #joa-additional-info, #joa-evaluation, #joa-benefits, "
    "#joa-required-docs, #joa-how-to-apply, .usajobs-joa-section",
    company=".usajobs-joa-banner__agency",
    places=".usajobs-joa-locations__list-item, .usajobs-joa-locations__city",
    closed=".usajobs-joa-closed",
)
_ORIGINS = {
    "title": "PositionTitle",
    "company": "OrganizationName",
    "description": "UserArea",
    "places": "PositionLocation",
    "remote": "RemoteIndicator",
    "pay": "PositionRemuneration, RemunerationRange",
    "employment_types": "PositionSchedule, PositionOfferingType",
    "date_posted": "PublicationStartDate, PositionPeriod.StartDate",
    "valid_through": "ApplicationCloseDate, PositionPeriod.EndDate",
    "identifier": "PositionID",
    "apply_url": "ApplyURI, GOVT_ApplyOnlineURL",
}


def recognise(url: str) -> Address | None:
    """An announcement, at its address of today or of former years."""
    parts = take_apart(url)
    if parts is None or parts.host not in _HOSTS:
        return None
    match tuple(each.lower() for each in parts.segments):
        case ("job" | "getjob", "viewdetails", number, *_) | ("job", number, *_):
            if _NUMBER.fullmatch(number):
                return Address(SYSTEM, SYSTEM, number, f"https://www.usajobs.gov/job/{number}")
    return None


def api_url(address: Address) -> str:
    """The page: the API needs a key, and the one without has no text."""
    return address.canonical_url


def read(page: Page, address: Address, as_of: date) -> JobPosting:
    """The announcement that the page shows."""
    return page_at(page, address, as_of, MARKUP)


def posting_of(record: Record, as_of: date) -> JobPosting:
    """An announcement of the search API, or of the former one."""
    profile = record_at(record, "PositionProfile")
    return _of_profile(record, profile, as_of) if profile else _of_search(record, as_of)


def _of_search(record: Record, as_of: date) -> JobPosting:
    details = record_at(record, "UserArea", "Details")
    kinds = (*records_at(record, "PositionSchedule"), *records_at(record, "PositionOfferingType"))
    published = text_at(record, "PublicationStartDate") or text_at(record, "PositionStartDate")
    closes = text_at(record, "ApplicationCloseDate") or text_at(record, "PositionEndDate")
    stated = next(iter(records_at(record, "PositionRemuneration")), {})
    apply_url = next((each for each in listed_at(record, "ApplyURI") if isinstance(each, str)), "")
    sections = [text_at(record, "QualificationSummary"), *_texts(details)]
    return with_origins(
        JobPosting(
            title=text_at(record, "PositionTitle"),
            company=text_at(record, "OrganizationName"),
            description=text_of_html("".join(f"<div>{each}</div>" for each in sections if each)),
            places=tuple(
                Place(
                    text=text_at(each, "LocationName"),
                    locality=text_at(each, "CityName").partition(",")[0],
                    region=text_at(each, "CountrySubDivisionCode"),
                    country=text_at(each, "CountryCode"),
                )
                for each in records_at(record, "PositionLocation")
            ),
            remote=_remote(details),
            pay=_pay(
                stated, ("MinimumRange", "MaximumRange"), text_at(stated, "RateIntervalCode"), "USD"
            ),
            employment_types=employment_types(" ".join(text_at(each, "Name") for each in kinds)),
            date_posted=read_date(published, as_of=as_of),
            valid_through=read_date(closes, as_of=as_of),
            identifier=text_at(record, "PositionID"),
            apply_url=apply_url or text_at(record, "PositionURI"),
        ),
        _ORIGINS,
    )


def _of_profile(record: Record, profile: Record, as_of: date) -> JobPosting:
    """HR-XML: what the page shows stands in the agency's own part of it."""
    body = record_at(profile, "UserArea", "GOVT_XMLJobBody")
    groups = (record_at(body, each) for each in body)
    sections = [text for group in groups for text in _texts(group)]
    stated = record_at(profile, "OfferedRemunerationPackage", "RemunerationRange")
    bounds = ("RemunerationMinimumAmount", "RemunerationMaximumAmount")
    kinds = ("PositionScheduleTypeCode", "PositionOfferingTypeCode")
    period = record_at(profile, "PositionPeriod")
    contact = _contact(record_at(record, "PostingRequester"))
    return with_origins(
        JobPosting(
            title=text_at(profile, "PositionTitle"),
            company=text_at(
                profile, "PositionOrganization", "OrganizationIdentifiers", "OrganizationName"
            ),
            description=text_of_html(
                "".join(f"<div>{each}</div>" for each in (*sections, contact))
            ),
            places=tuple(
                _place(text_at(each, "LocationName"))
                for each in records_at(profile, "PositionLocation")
            ),
            pay=_pay(
                stated,
                bounds,
                text_at(stated, "RemunerationRateIntervalCode"),
                text_at(stated, bounds[0], "@currencyID"),
            ),
            employment_types=employment_types(" ".join(text_at(profile, each) for each in kinds)),
            date_posted=read_date(text_at(period, "StartDate", "FormattedDateTime"), as_of=as_of),
            valid_through=read_date(text_at(period, "EndDate", "FormattedDateTime"), as_of=as_of),
            identifier=text_at(profile, "PositionID"),
            apply_url=text_at(record, "UserArea", "GOVT_ApplyOnlineURL"),
        ),
        _ORIGINS,
    )


def _place(text: str) -> Place:
    found = _PLACE.fullmatch(text)
    return place_of(found[1], found[2], found[3], text=text) if found else Place(text)


def _texts(sections: Record) -> Iterator[str]:
    """The texts of the sections in their order, those of a list one by one."""
    for key in sections:
        yield from (each for each in listed_at(sections, key) if isinstance(each, str))


def _contact(requester: Record) -> str:
    """Whom to ask, as the page shows it."""
    person = record_at(requester, "PersonContact")
    ways = (
        text_at(each, "DialNumber") or text_at(each, "URI")
        for each in records_at(person, "Communication")
    )
    words = (text_at(requester, "PartyName"), text_at(person, "PersonName", "FormattedName"), *ways)
    told = ", ".join(escape(each) for each in words if each)
    return f"Contact: {told}" if told else ""


def _pay(stated: Record, bounds: tuple[str, str], interval: str, currency: str) -> Pay | None:
    return pay_between(
        amount_at(stated, bounds[0]),
        amount_at(stated, bounds[1]),
        currency=currency,
        period=_PERIODS.get(interval) or pay_period(interval),
    )


def _remote(details: Record) -> RemoteWork:
    stated = details.get("RemoteIndicator")
    return RemoteWork.REMOTE if stated is True or stated == "True" else RemoteWork.UNSTATED


def records_in(answer: object) -> tuple[Record, ...] | None:
    """The announcements that a search found, or those of the former API's answer."""
    if not isinstance(answer, dict):
        return None
    found = records_at(answer, "SearchResult", "SearchResultItems")
    announced = records_at(answer, "ShowPositionOpening", "DataArea", "PositionOpening")
    descriptors = tuple(record_at(each, "MatchedObjectDescriptor") for each in found)
    return tuple(each for each in (*descriptors, *announced) if each) or None


BOARD = Board(
    system=SYSTEM,
    open_signup=False,  # federal agencies only: usajobs.gov/help
    recognise=recognise,
    api_url=api_url,
    read=read,
    posting_of=posting_of,
    records_in=records_in,
    accept="text/html",
    markup=MARKUP,
)
