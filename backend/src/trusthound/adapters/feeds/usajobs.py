"""USAJOBS: the federal government's open announcements, page by page, for all that it shows.

API: developer.usajobs.gov/api-reference/get-api-search. It asks for a key and for the mail address
that the key was given to, and answers no more than ten thousand announcements.
"""

from collections.abc import Mapping
from datetime import date

from trusthound.adapters.boards.answer import Record, read_record, record_at, text_at
from trusthound.adapters.boards.board import answered
from trusthound.adapters.boards.collection import (
    Collection,
    Listed,
    Part,
    Request,
    list_in,
    on_hosts,
    part_of,
    shown,
)
from trusthound.adapters.boards.usajobs import SYSTEM, posting_of, recognise
from trusthound.domain.facts.page import Page
from trusthound.domain.search.board import CollectedBoard

_LISTED_AT_ONCE = 500
_MOST_PAGES = 20


def _ask(_board: CollectedBoard, at: str, keys: Mapping[str, str]) -> Request:
    return Request(
        f"https://data.usajobs.gov/api/search?ResultsPerPage={_LISTED_AT_ONCE}&Page={at or 1}",
        headers={"User-Agent": keys["USAJOBS_MAIL"], "Authorization-Key": keys["USAJOBS_KEY"]},
    )


def _read(page: Page, board: CollectedBoard, at: str, as_of: date) -> Part:
    def listed(item: Record) -> Listed | None:
        record = record_at(item, "MatchedObjectDescriptor")
        address = recognise(text_at(record, "PositionURI"))
        posting = posting_of(record, as_of)
        return shown(address.identifier, posting, address.canonical_url, board) if address else None

    items = list_in(read_record(answered(page).body), "SearchResult", "SearchResultItems")
    number = int(at or 1)
    goes_on = len(items) >= _LISTED_AT_ONCE
    is_cut = goes_on and number >= _MOST_PAGES
    return part_of(
        items, listed, as_of, go_on=str(number + 1) if goes_on and not is_cut else "", is_cut=is_cut
    )


COLLECTION = Collection(
    reader=SYSTEM,
    name="USAJOBS",
    is_own=False,
    is_whole=True,
    ask=_ask,
    read=_read,
    tenant_of=on_hosts("usajobs.gov", "my.usajobs.gov", "data.usajobs.gov"),
    needs=("USAJOBS_KEY", "USAJOBS_MAIL"),
)
