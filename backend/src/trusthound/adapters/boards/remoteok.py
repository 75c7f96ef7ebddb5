"""Remote OK: a URL of a posting in, the posting out of the board's public list of the newest out.

API: remoteok.com/api, which asks that whoever shows a posting links to it there.
"""

import re
from datetime import date

from trusthound.adapters.boards.answer import Record, amount_at, read_json, records_of, text_at
from trusthound.adapters.boards.board import Address, Board, answered, seen, take_apart
from trusthound.domain.common.errors import PageUnreadable, ReadingProblem
from trusthound.domain.common.money import Pay, Period
from trusthound.domain.common.place import Place
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.extract.clean import text_of_html
from trusthound.domain.posting.extract.dates import read_date
from trusthound.domain.posting.extract.pay import read_pay
from trusthound.domain.posting.extract.places import written_place
from trusthound.domain.posting.extract.terms import pay_between, with_origins
from trusthound.domain.posting.model import JobPosting, Liveness, RemoteWork

SYSTEM = "remoteok"
_HOSTS = frozenset({"remoteok.com", "www.remoteok.com", "remoteok.io", "www.remoteok.io"})
# "123", "remote-baker-acme-123", or as it was before 2021 "123-remote-baker-acme".
_SLUG = re.compile(r"(?:[A-Za-z0-9-]{1,200}-)?([0-9]{4,12})|([0-9]{4,12})-[A-Za-z0-9-]{1,200}")
# Where one may live, said in so many ways; these name no place.
_EVERYWHERE = re.compile(r"(?i)worldwide|anywhere|remote|global|.*time ?zones?|(?:GMT|UTC|CET).*")
_ORIGINS = {
    "title": "position",
    "company": "company",
    "description": "description",
    "places": "location",
    "remote": "the board",
    "pay": "salary_min, salary_max",
    "date_posted": "date",
    "identifier": "id",
    "apply_url": "apply_url",
}


def recognise(url: str) -> Address | None:
    """A posting, or the link to its form, at the board's old or new domain."""
    parts = take_apart(url)
    if parts is None or parts.host not in _HOSTS:
        return None
    match parts.segments:
        case ("remote-jobs" | "l", slug):
            found = _SLUG.fullmatch(slug)
        case _:
            return None
    if found is None:
        return None
    number = found.group(1) or found.group(2)
    return Address(SYSTEM, "", number, f"https://remoteok.com/remote-jobs/{number}")


def api_url(_address: Address) -> str:
    """The list of the newest postings: there is no answer for one."""
    return "https://remoteok.com/api"


def read(page: Page, address: Address, as_of: date) -> JobPosting:
    """The posting of that number; PageUnreadable for an older one: the list is not complete."""
    for record in records_in(read_json(answered(page).body)) or ():
        if text_at(record, "id") == address.identifier:
            posting = posting_of(record, as_of)
            return seen(posting, address, Liveness.OPEN, "on the board's list of open postings")
    raise PageUnreadable(ReadingProblem.NOT_A_POSTING, detail="not among the newest postings")


def posting_of(record: Record, as_of: date) -> JobPosting:
    """A posting of the list; whatever stands on this board is remote work."""
    description = text_of_html(_repaired(text_at(record, "description")))
    return with_origins(
        JobPosting(
            title=text_of_html(_repaired(text_at(record, "position"))),
            company=text_of_html(_repaired(text_at(record, "company"))),
            description=description,
            places=_places(text_at(record, "location")),
            remote=RemoteWork.REMOTE,
            pay=_pay(record) or read_pay(description),
            date_posted=read_date(text_at(record, "date"), as_of=as_of),
            identifier=text_at(record, "id"),
            apply_url=text_at(record, "apply_url"),
        ),
        _ORIGINS,
    )


def _repaired(text: str) -> str:
    """The list writes the bytes of UTF-8 as letters: "â\x80\x99" is an apostrophe."""
    try:
        return text.encode("latin-1").decode("utf-8")
    except UnicodeError:
        return text


def _places(location: str) -> tuple[Place, ...]:
    return () if not location or _EVERYWHERE.fullmatch(location) else (written_place(location),)


def _pay(record: Record) -> Pay | None:
    """The board's form asks for a year's pay in dollars."""
    return pay_between(
        amount_at(record, "salary_min"),
        amount_at(record, "salary_max"),
        currency="USD",
        period=Period.YEAR,
    )


def records_in(answer: object) -> tuple[Record, ...] | None:
    """The list, without the terms of use that stand first."""
    if not isinstance(answer, list):
        return None
    own = tuple(each for each in records_of(answer) if "position" in each and "epoch" in each)
    return own or None


BOARD = Board(
    system=SYSTEM,
    open_signup=True,  # anyone who pays may post
    recognise=recognise,
    api_url=api_url,
    read=read,
    posting_of=posting_of,
    records_in=records_in,
)
