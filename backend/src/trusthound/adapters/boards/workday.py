"""Workday: a URL of a posting on a tenant's career site in, the posting from the site's API out.

The site's own pages are filled from this API ("CXS"); Workday does not document it.
"""

import re
from collections.abc import Mapping
from dataclasses import replace
from datetime import date
from urllib.parse import quote, unquote

from trusthound.adapters.boards.answer import (
    Record,
    read_record,
    record_at,
    records_at,
    text_at,
    texts_at,
)
from trusthound.adapters.boards.board import Address, Board, answered, seen, take_apart
from trusthound.adapters.boards.collection import (
    Collection,
    Listed,
    Part,
    Request,
    by_post,
    list_in,
    next_offset,
    part_of,
    shown,
)
from trusthound.domain.common.place import Place
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.extract.clean import text_of_html
from trusthound.domain.posting.extract.dates import read_date
from trusthound.domain.posting.extract.pay import read_pay
from trusthound.domain.posting.extract.places import written_place
from trusthound.domain.posting.extract.terms import employment_types, remote_work, with_origins
from trusthound.domain.posting.model import JobPosting, Liveness
from trusthound.domain.search.board import CollectedBoard

SYSTEM = "workday"
_TENANT_HOST = re.compile(r"([a-z0-9][a-z0-9-]{0,62})\.wd[0-9]{1,4}\.myworkdayjobs\.com")
_SHARED_HOST = re.compile(r"wd[0-9]{1,4}\.myworkdaysite\.com")
_AT_ONCE = 20  # more are refused
_MOST_LISTED = 2_000  # no site tells of more
_LANGUAGE = re.compile(r"[a-z]{2}(?:-[A-Z]{2})?")
_FORMS = (("job",), ("details",))  # after a site's name, which may look like a language
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,99}")
_STEP = re.compile(r"(?=.*\w)[\w.,'()&+~!-]{1,300}")  # a place or a title: words and dashes
_ORIGINS = {
    "title": "jobPostingInfo.title",
    "company": "hiringOrganization.name",
    "description": "jobPostingInfo.jobDescription",
    "places": "jobPostingInfo.location, additionalLocations",
    "remote": "jobPostingInfo.remoteType",
    "pay": "jobPostingInfo.jobDescription",
    "employment_types": "jobPostingInfo.timeType",
    "date_posted": "jobPostingInfo.startDate",
    "valid_through": "jobPostingInfo.endDate",
    "identifier": "jobPostingInfo.jobReqId",
    "apply_url": "jobPostingInfo.externalUrl",
}
_SEVERAL_PLACES = re.compile(r"[0-9]{1,3} \w{1,40}")  # "3 Locations", "2 Standorte"
_LISTED_ORIGINS = {
    "title": "title",
    "remote": "remoteType, locationsText",
    "employment_types": "timeType",
    "identifier": "externalPath",
}


def recognise(url: str) -> Address | None:
    """A posting on a tenant's own host or on the shared one, in any language, or its form."""
    parts = take_apart(url)
    if parts is None:
        return None
    segments = _without_language(parts.segments)
    if own := _TENANT_HOST.fullmatch(parts.host):
        tenant, prefix = own.group(1), ""
    elif _SHARED_HOST.fullmatch(parts.host) and segments[:1] == ("recruiting",) and segments[1:]:
        tenant, prefix, segments = segments[1], f"/recruiting/{segments[1]}", segments[2:]
    else:
        return None
    match segments:
        case (site, "job" | "details", *steps) if _NAME.fullmatch(site) and _NAME.fullmatch(tenant):
            steps = steps[: steps.index("apply")] if "apply" in steps else steps
        case _:
            return None
    if not 1 <= len(steps) <= 2 or not all(_STEP.fullmatch(each) for each in steps):
        return None
    path = "/".join(quote(each) for each in steps)
    canonical_url = f"https://{parts.host}{prefix}/{site}/job/{path}"
    number = steps[-1].rpartition("_")[2]
    return Address(SYSTEM, tenant, number, canonical_url, (parts.host, site, path))


def _without_language(segments: tuple[str, ...]) -> tuple[str, ...]:
    has_one = segments[1:] and _LANGUAGE.fullmatch(segments[0]) and segments[1:2] not in _FORMS
    return segments[1:] if has_one else segments


def api_url(address: Address) -> str:
    """The posting, on the tenant's own host under Workday's domain."""
    host, site, path = address.detail
    return f"https://{host}/wday/cxs/{address.tenant}/{site}/job/{path}"


def read(page: Page, address: Address, as_of: date) -> JobPosting:
    """The posting, closed where it takes no applications.

    A 404 or 403 is no answer: the API gives them for postings in another language, too.
    """
    record = read_record(answered(page).body)
    info = record_at(record, "jobPostingInfo")
    posting = posting_of(record, as_of)
    if info.get("posted") is False:
        return seen(posting, address, Liveness.CLOSED, "no longer posted")
    if info.get("canApply") is False:
        return seen(posting, address, Liveness.CLOSED, "takes no applications")
    if info.get("canApply") is True:
        return seen(posting, address, Liveness.OPEN, "takes applications")
    return seen(posting, address, Liveness.UNKNOWN, "does not say whether it takes applications")


def posting_of(record: Record, as_of: date) -> JobPosting:
    """A posting of the API, or an entry of a site's list.

    `externalUrl` is its own page, where one applies.
    """
    if "externalPath" in record:
        return _listed(record)
    info = record_at(record, "jobPostingInfo")
    description = text_of_html(text_at(info, "jobDescription"))
    return with_origins(
        JobPosting(
            title=text_at(info, "title"),
            company=text_at(record, "hiringOrganization", "name"),
            description=description,
            places=_places(info),
            remote=remote_work(text_at(info, "remoteType")),
            pay=read_pay(description),
            employment_types=employment_types(text_at(info, "timeType")),
            date_posted=read_date(text_at(info, "startDate"), as_of=as_of),
            valid_through=read_date(text_at(info, "endDate"), as_of=as_of),
            identifier=text_at(info, "jobReqId"),
            apply_url=text_at(info, "externalUrl"),
        ),
        _ORIGINS,
    )


def _places(info: Record) -> tuple[Place, ...]:
    """The first place with its country, and the others by name."""
    first = text_at(info, "location")
    country = text_at(info, "jobRequisitionLocation", "country", "descriptor") or text_at(
        info, "country", "descriptor"
    )
    others = tuple(Place(each) for each in texts_at(info, "additionalLocations"))
    return (Place(first, country=country), *others) if first else others


def _listed(record: Record) -> JobPosting:
    """An entry names neither the employer nor, where there are several, the places: the path does
    the first of them, its spaces and dashes all dashes. "Posted Yesterday" tells no day where the
    day of the list is not known.
    """
    path = text_at(record, "externalPath")
    words = text_at(record, "locationsText")
    several = _SEVERAL_PLACES.fullmatch(words) is not None
    place = _place_in(path) if several else words
    return with_origins(
        JobPosting(
            title=text_at(record, "title"),
            company="",
            description="",
            places=(written_place(place),) if place else (),
            remote=remote_work(f"{text_at(record, 'remoteType')} {place}"),
            employment_types=employment_types(text_at(record, "timeType")),
            identifier=path.rpartition("_")[2],
        ),
        _LISTED_ORIGINS if several else _LISTED_ORIGINS | {"places": "locationsText"},
        inferred={"places": "externalPath"} if several else {},
    )


def _place_in(path: str) -> str:
    """ "/job/Illinois---Chicago/Baker_R1" is in "Illinois - Chicago"."""
    match path.strip("/").split("/"):
        case ("job", place, _):
            return " - ".join(each.replace("-", " ") for each in unquote(place).split("---"))
        case _:
            return ""


def records_in(answer: object) -> tuple[Record, ...] | None:
    """A posting, or a site's list."""
    if not isinstance(answer, dict):
        return None
    if "jobPostingInfo" in answer:
        return (answer,)
    listed = records_at(answer, "jobPostings")
    return tuple(each for each in listed if "externalPath" in each) or None


BOARD = Board(
    system=SYSTEM,
    # Sold through a contract: workday.com/pricing has no trial of recruiting.
    open_signup=False,
    recognise=recognise,
    api_url=api_url,
    read=read,
    posting_of=posting_of,
    records_in=records_in,
)


def _tenant_of(url: str) -> str | None:
    """The host and path of a career site, of which a tenant may have several."""
    parts = take_apart(url)
    if parts is None:
        return None
    match _without_language(parts.segments):
        case ("wday", "cxs", _, site, *_) | (site, *_) if _TENANT_HOST.fullmatch(parts.host):
            names = [site]
        case ("recruiting", tenant, site, *_) if _SHARED_HOST.fullmatch(parts.host):
            names = [tenant, site]
        case _:
            return None
    return "/".join((parts.host, *names)) if all(map(_NAME.fullmatch, names)) else None


def _ask(board: CollectedBoard, at: str, _keys: Mapping[str, str]) -> Request:
    """Postings without their texts, which stand in an answer of their own each."""
    host, *tenant, site = board.address.split("/")
    name = tenant[0] if tenant else host.partition(".")[0]
    asked = {"appliedFacets": {}, "limit": _AT_ONCE, "offset": int(at or 0), "searchText": ""}
    return by_post(f"https://{host}/wday/cxs/{name}/{site}/jobs", asked)


def _read_list(page: Page, board: CollectedBoard, at: str, as_of: date) -> Part:
    host, *tenant, site = board.address.split("/")
    start = "/".join((f"https://{host}", *(("recruiting", *tenant) if tenant else ()), site))

    def listed(record: Record) -> Listed | None:
        own = recognise(start + quote(unquote(text_at(record, "externalPath"))))
        if own is None:
            return None
        age = text_at(record, "postedOn")
        # "30+ Days Ago" would be another day each time that it is asked.
        posted = None if "+" in age else read_date(age, as_of=as_of)
        posting = replace(posting_of(record, as_of), date_posted=posted)
        return shown(own.identifier, posting, own.canonical_url, board)

    records = list_in(read_record(answered(page).body), "jobPostings")
    go_on = next_offset(at, records, _AT_ONCE)
    is_cut = go_on != "" and int(go_on) >= _MOST_LISTED
    return part_of(records, listed, as_of, go_on="" if is_cut else go_on, is_cut=is_cut)


COLLECTION = Collection(
    reader=SYSTEM,
    name="Workday",
    is_own=True,
    is_whole=True,
    ask=_ask,
    read=_read_list,
    tenant_of=_tenant_of,
)
