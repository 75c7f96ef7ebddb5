"""StartupJobs.cz: a URL of a posting in, the posting that its page or a feed carries out.

The page is put together by a script from data that it brings along: an expired posting has no
text of its own in it.
"""

import re
from dataclasses import replace
from datetime import date

from selectolax.lexbor import LexborHTMLParser

from trusthound.adapters.boards.answer import (
    Record,
    listed_at,
    read_answer,
    read_json,
    record_at,
    records_at,
    records_of,
    text_at,
    texts_at,
)
from trusthound.adapters.boards.board import Address, Board, answered, seen, take_apart
from trusthound.domain.common.errors import PageUnreadable
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.extract.clean import text_of_html
from trusthound.domain.posting.extract.page import read_page
from trusthound.domain.posting.extract.pay import read_pay
from trusthound.domain.posting.extract.places import written_place
from trusthound.domain.posting.extract.terms import employment_types, remote_work, with_origins
from trusthound.domain.posting.model import JobPosting, Liveness, LivenessEvidence

SYSTEM = "startupjobs"
_HOSTS = frozenset({"www.startupjobs.cz", "startupjobs.cz"})
_NUMBER = re.compile(r"[0-9]{1,9}")
_DATA = "script#__NUXT_DATA__"
_EXPIRED = "expired"
_MOST_VALUES = 20_000
_ORIGINS = {
    "title": "position",
    "company": "startup",
    "company_profile": "company.introduction",
    "description": "description",
    "places": "cities",
    "remote": "jobtypes",
    "pay": "description",
    "employment_types": "jobtypes",
    "identifier": "id",
}


def recognise(url: str) -> Address | None:
    """A posting's page."""
    parts = take_apart(url)
    if parts is None or parts.host not in _HOSTS:
        return None
    match parts.segments:
        case ("nabidka", number) | ("nabidka", number, _) if _NUMBER.fullmatch(number):
            return Address(SYSTEM, "", number, f"https://www.startupjobs.cz/nabidka/{number}")
    return None


def api_url(address: Address) -> str:
    """The page itself."""
    return address.canonical_url


def read(page: Page, address: Address, as_of: date) -> JobPosting:
    """What the page shows, or of an expired posting what the data within it says."""
    tree = read_answer(answered(page).body)
    expired = _expired_in(tree) if isinstance(tree, LexborHTMLParser) else None
    if expired:
        return seen(posting_of(expired[0], as_of), address, Liveness.CLOSED, _EXPIRED)
    posting = replace(read_page(page, as_of=as_of), url=address.canonical_url)
    return posting if posting.identifier else replace(posting, identifier=address.identifier)


def posting_of(record: Record, _as_of: date) -> JobPosting:
    """An offer of a feed, or what the page's data says of an expired one, which is closed.

    A feed says when an offer was last changed, and not when it was posted.
    """
    types = " ".join(texts_at(record, "jobtypes"))
    description = text_of_html(text_at(record, "description"))
    posting = with_origins(
        JobPosting(
            title=text_of_html(text_at(record, "position")),
            company=text_of_html(text_at(record, "startup")),
            company_profile=text_of_html(text_at(record, "introduction")),
            description=description,
            places=tuple(written_place(each) for each in texts_at(record, "cities")),
            remote=remote_work(types),
            pay=read_pay(description),
            employment_types=employment_types(types.replace("External collaboration", "freelance")),
            identifier=text_at(record, "id"),
        ),
        _ORIGINS,
    )
    if text_at(record, "status") != _EXPIRED:
        return posting
    evidence = LivenessEvidence(_EXPIRED, "the page's data, status")
    return replace(posting, liveness=Liveness.CLOSED, liveness_evidence=evidence)


def records_in(answer: object) -> tuple[Record, ...] | None:
    """The offers of a partner's feed, or the expired one of a page."""
    if isinstance(answer, LexborHTMLParser):
        return _expired_in(answer)
    if not isinstance(answer, dict) or "offers" not in answer:
        return None
    listed = records_at(answer, "offers")
    if not isinstance(answer["offers"], list):  # XML: each list is an element around its items
        listed = tuple(_flat(each) for each in records_at(answer, "offers", "offer"))
    return tuple(each for each in listed if "position" in each and "startup" in each) or None


def _flat(offer: Record) -> Record:
    cities = listed_at(offer, "cities", "city")
    return {**offer, "cities": [*cities], "jobtypes": [*listed_at(offer, "jobtypes", "jobtype")]}


def _expired_in(tree: LexborHTMLParser) -> tuple[Record, ...] | None:
    """The expired offer of the page's data: a list of values, which name each other by index."""
    script = tree.css_first(_DATA)
    if script is None:
        return None
    try:
        values = read_json((script.text() or "").encode("utf-8", "replace"))
    except PageUnreadable:
        return None
    if not isinstance(values, list):
        return None
    for value in records_of(values[:_MOST_VALUES]):
        if {"status", "name", "descriptionShort", "company"} <= value.keys():
            offer = {key: _value(values, value[key]) for key in value}
            if offer["status"] == _EXPIRED:
                return (_told(values, offer),)
    return None


def _told(values: list[object], offer: Record) -> Record:
    """An offer's record in the words of the feeds."""
    company = record_at(offer, "company")
    return {
        "position": _words(values, offer.get("name")),
        "startup": _value(values, company.get("name")),
        "introduction": _words(values, _value(values, company.get("introduction"))),
        "description": _words(values, offer.get("descriptionShort")),
        "status": _EXPIRED,
    }


def _words(values: list[object], told: object) -> object:
    """A text that is told in Czech, in English or in both."""
    languages = told if isinstance(told, dict) else {}
    texts = (_value(values, languages.get(each)) for each in ("cs", "en"))
    return next((each for each in texts if isinstance(each, str) and each), "")


def _value(values: list[object], index: object) -> object:
    known = isinstance(index, int) and not isinstance(index, bool) and 0 <= index < len(values)
    return values[index] if known and isinstance(index, int) else None


BOARD = Board(
    system=SYSTEM,
    open_signup=True,  # any company may post
    recognise=recognise,
    api_url=api_url,
    read=read,
    posting_of=posting_of,
    records_in=records_in,
    list_sign=b"__NUXT_DATA__",
    accept="text/html",
)
