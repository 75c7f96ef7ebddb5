"""Jooble: what a search of the board finds, page by page, for all that it shows.

API: jooble.org/api/about. It asks for a key, and for words or a place to search for.
"""

import re
from collections.abc import Mapping
from datetime import date
from urllib.parse import parse_qs, urlencode

from trusthound.adapters.boards.answer import Record, read_record, text_at
from trusthound.adapters.boards.board import answered, take_apart
from trusthound.adapters.boards.collection import (
    Collection,
    Listed,
    Part,
    Request,
    by_post,
    list_in,
    part_of,
    shown,
    without_query,
)
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.extract.clean import text_of_html
from trusthound.domain.posting.extract.dates import read_date
from trusthound.domain.posting.extract.pay import read_pay
from trusthound.domain.posting.extract.places import written_place
from trusthound.domain.posting.extract.terms import employment_types, remote_work, with_origins
from trusthound.domain.posting.model import JobPosting
from trusthound.domain.search.board import CollectedBoard

_MOST_PAGES = 20
_SEARCH_CHARACTERS = 100
_NUMBER = re.compile(r"-?[0-9]{1,20}")
_ORIGINS = {
    "title": "title",
    "company": "company",
    "description": "snippet",
    "places": "location",
    "remote": "location",
    "pay": "salary",
    "employment_types": "type",
    "date_posted": "updated",
    "identifier": "id",
}


def _tenant_of(url: str) -> str | None:
    """The words and the place of one of its searches, as its own addresses have them."""
    parts = take_apart(url)
    if parts is None or parts.host.removeprefix("www.") != "jooble.org":
        return None
    searched = {
        name: text
        for name in ("ukw", "rgns")
        if (text := " ".join(parts.query.get(name, "").split())[:_SEARCH_CHARACTERS])
    }
    return urlencode(searched) if searched else None


def _ask(board: CollectedBoard, at: str, keys: Mapping[str, str]) -> Request:
    searched = parse_qs(board.address)
    words, place = (searched.get(name, [""])[0] for name in ("ukw", "rgns"))
    asked = {"keywords": words, "location": place, "page": at or "1"}
    return by_post("https://jooble.org/api/{key}", asked, {"key": keys["JOOBLE_KEY"]})


def _read(page: Page, board: CollectedBoard, at: str, as_of: date) -> Part:
    def listed(record: Record) -> Listed | None:
        number = text_at(record, "id")
        url = without_query(text_at(record, "link"))
        key = number if _NUMBER.fullmatch(number) else ""
        return shown(key, _posting_of(record, as_of), url, board)

    records = list_in(read_record(answered(page).body), "jobs")
    number = int(at or 1)
    goes_on = bool(records) and number < _MOST_PAGES
    return part_of(records, listed, as_of, go_on=str(number + 1) if goes_on else "")


def _posting_of(record: Record, as_of: date) -> JobPosting:
    """The description is a piece of one, around the words that were searched for."""
    place = text_at(record, "location")
    return with_origins(
        JobPosting(
            title=text_of_html(text_at(record, "title")),
            company=text_at(record, "company"),
            description=text_of_html(text_at(record, "snippet")),
            places=(written_place(place),) if place else (),
            remote=remote_work(place),
            pay=read_pay(text_at(record, "salary")),
            employment_types=employment_types(text_at(record, "type")),
            date_posted=read_date(text_at(record, "updated"), as_of=as_of),
            identifier=text_at(record, "id"),
        ),
        _ORIGINS,
    )


COLLECTION = Collection(
    reader="jooble",
    name="Jooble",
    is_own=False,
    is_whole=False,
    ask=_ask,
    read=_read,
    tenant_of=_tenant_of,
    needs=("JOOBLE_KEY",),
)
