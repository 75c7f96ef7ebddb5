"""LinkedIn: a URL of a posting in, the posting that its public page shows to a guest out.

There is no public API. Whoever is signed in may have saved an answer of the site's own ("voyager");
such an answer is read, but never asked for.
"""

import re
from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import replace
from datetime import date

from trusthound.adapters.boards.answer import (
    Record,
    record_at,
    records_at,
    text_at,
)
from trusthound.adapters.boards.board import Address, Board, page_at, take_apart
from trusthound.domain.common.place import Place
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.extract.clean import TEXT_CHARACTERS, clean_text
from trusthound.domain.posting.extract.dates import read_date
from trusthound.domain.posting.extract.markup import SiteMarkup
from trusthound.domain.posting.extract.places import written_place
from trusthound.domain.posting.extract.terms import employment_types, remote_work, with_origins
from trusthound.domain.posting.model import JobPosting, Liveness, LivenessEvidence, RemoteWork

SYSTEM = "linkedin"
_HOST = re.compile(r"(?:(?:www|m|mobile|[a-z]{2})\.)?linkedin\.com")
_NUMBER = re.compile(r"[0-9]{6,20}")
_NAMED = re.compile(r"(?:[^/\x00-\x1f]{1,300}-)?([0-9]{6,20})")  # "baker-at-acme-1234567890"
# The folders that pages for phones, mails and a search within a course put in front.
_PREFIXES = ("comm", "m", "mwlite")
_COUNTRY = re.compile(r"urn:li:fs_country:([a-z]{2})")
_NEW_LINE = ("LineBreak", "Paragraph", "ListItem", "List", "Header")
_MOST_STYLES = 5_000
MARKUP = SiteMarkup(
    system=SYSTEM,
    # The page's old and its new layout, the whole page and the fragment that search results load.
    signs=(b"topcard__flavor", b"description__text"),
    title=".top-card-layout__title, .topcard__title",
    company=".topcard__flavor:not(.topcard__flavor--bullet)",
    places=".topcard__flavor--bullet:not(.topcard__flavor--metadata)",
    pay=".compensation__salary",
    # What stands second after the level, or first where there is no level.
    employment_types=".job-criteria__item:nth-child(-n+2) .job-criteria__text,"
    " .description__job-criteria-item:nth-child(-n+2) .description__job-criteria-text",
    date_posted=".posted-time-ago__text",
    description=".description__text",
    closed=".closed-job, .closed-job__flavor--closed",
    open=".apply-button, [data-tracking-control-name^='public_jobs_apply-link'],"
    " [data-modal='job-details-topcard-apply-modal']",
    noise=(
        "nav, footer, form",
        ".show-more-less-html__button, .see-who-was-hired, .find-a-referral, .face-pile, .modal,"
        " .ellipsis-menu, .similar-jobs, .people-also-viewed, .similar-searches",
    ),
)
_ORIGINS = {
    "title": "title",
    "company": "companyDetails",
    "company_profile": "companyDescription",
    "description": "description",
    "places": "formattedLocation, country",
    "remote": "workplaceTypesResolutionResults, workRemoteAllowed",
    "employment_types": "formattedEmploymentStatus",
    "date_posted": "originalListedAt",
    "valid_through": "expireAt",
    "identifier": "jobPostingId",
    "apply_url": "applyMethod",
}


def recognise(url: str) -> Address | None:
    """A posting's page in any country, beside a search, in a mail, its fragment or its form."""
    parts = take_apart(url)
    if parts is None or not _HOST.fullmatch(parts.host):
        return None
    segments = parts.segments
    if segments[:1] and segments[0] in _PREFIXES:
        segments = segments[1:]
    match segments:
        case ("jobs", "view", "externalApply", number):
            pass
        case ("jobs", "view", name) | ("jobs", "view", name, "apply"):
            named = _NAMED.fullmatch(name)
            number = named.group(1) if named else ""
        case ("jobs-guest", "jobs", "api", "jobPosting", number) | ("job-apply", number):
            pass
        case ("jobs", *_):
            number = parts.query.get("currentJobId", "")
        case _:
            return None
    if not _NUMBER.fullmatch(number):
        return None
    return Address(SYSTEM, "", number, f"https://www.linkedin.com/jobs/view/{number}")


def api_url(address: Address) -> str:
    """The page itself, as a guest sees it."""
    return address.canonical_url


def read(page: Page, address: Address, as_of: date) -> JobPosting:
    """What the page shows; it answers 200 for closed postings, too, and says so in words."""
    posting = page_at(page, address, as_of, MARKUP)
    return posting if posting.identifier else replace(posting, identifier=address.identifier)


def posting_of(record: Record, as_of: date) -> JobPosting:
    """A posting of the site's own API, closed where the record says so."""
    posting = with_origins(
        JobPosting(
            title=text_at(record, "title"),
            company=_company(record),
            company_profile=_styled(record_at(record, "companyDescription")),
            description=_styled(record_at(record, "description")),
            places=_places(record),
            remote=_remote(record),
            employment_types=employment_types(text_at(record, "formattedEmploymentStatus")),
            date_posted=read_date(text_at(record, "originalListedAt"), as_of=as_of),
            valid_through=read_date(text_at(record, "expireAt"), as_of=as_of),
            identifier=text_at(record, "jobPostingId"),
            apply_url=_apply_url(record),
        ),
        _ORIGINS,
    )
    if record_at(record, "applyingInfo").get("closed") is not True:
        return posting
    evidence = LivenessEvidence("no longer accepting applications", "applyingInfo.closed")
    return replace(posting, liveness=Liveness.CLOSED, liveness_evidence=evidence)


def _company(record: Record) -> str:
    """Of a company with a page of its own, else the name that the poster typed."""
    for each in _objects_in(record_at(record, "companyDetails")):
        if name := text_at(each, "companyResolutionResult", "name") or text_at(each, "companyName"):
            return name
    return ""


def _objects_in(record: Record) -> Iterator[Record]:
    """The objects behind keys that name a type."""
    return (each for key in list(record)[:10] if (each := record_at(record, key)))


def _places(record: Record) -> tuple[Place, ...]:
    text = text_at(record, "formattedLocation")
    if not text:
        return ()
    place = written_place(text)
    country = _COUNTRY.fullmatch(text_at(record, "country"))
    if place.country or country is None:
        return (place,)
    return (replace(place, country=country.group(1).upper()),)


def _remote(record: Record) -> RemoteWork:
    types = _objects_in(record_at(record, "workplaceTypesResolutionResults"))
    stated = remote_work(" ".join(text_at(each, "localizedName") for each in types))
    if stated is RemoteWork.UNSTATED and record.get("workRemoteAllowed") is True:
        return RemoteWork.REMOTE
    return stated


def _apply_url(record: Record) -> str:
    for each in _objects_in(record_at(record, "applyMethod")):
        if url := text_at(each, "companyApplyUrl") or text_at(each, "easyApplyUrl"):
            return url
    return ""


def _styled(record: Record) -> str:
    """Text whose paragraphs are told beside it, by where they start in UTF-16 and how long."""
    text = text_at(record, "text")[:TEXT_CHARACTERS]
    breaks: set[int] = set()
    for style in records_at(record, "attributes")[:_MOST_STYLES]:
        start, length = style.get("start"), style.get("length")
        kinds = (key.rpartition(".")[2] for key in record_at(style, "type"))
        if (
            isinstance(start, int)
            and isinstance(length, int)
            and any(each in _NEW_LINE for each in kinds)
        ):
            breaks.update((start, start + length))
    return clean_text("\n".join(_cut(text, breaks)))


def _cut(text: str, breaks: set[int]) -> Iterator[str]:
    """The pieces between the breaks."""
    ends: list[int] = []
    units = 0
    for each in text:
        units += 2 if each > "\uffff" else 1
        ends.append(units)
    at = 0
    for end in sorted(breaks):
        here = bisect_left(ends, end) + 1 if 0 < end <= units else at
        if here > at:
            yield text[at:here]
            at = here
    yield text[at:]


def records_in(answer: object) -> tuple[Record, ...] | None:
    """One posting of the site's own API."""
    if isinstance(answer, dict) and "jobPostingId" in answer and "formattedLocation" in answer:
        return (answer,)
    return None


BOARD = Board(
    system=SYSTEM,
    open_signup=True,  # any member may post
    recognise=recognise,
    api_url=api_url,
    read=read,
    posting_of=posting_of,
    records_in=records_in,
    accept="text/html",
    markup=MARKUP,
)
