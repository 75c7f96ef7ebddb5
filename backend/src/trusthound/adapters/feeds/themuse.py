"""The Muse: the newest of the board's public list, page by page, for all that it shows.

API: themuse.com/developers/api/v2
"""

from collections.abc import Mapping
from datetime import date

from trusthound.adapters.boards.answer import Record, read_record, records_at, text_at
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
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.extract.clean import text_of_html
from trusthound.domain.posting.extract.dates import read_date
from trusthound.domain.posting.extract.pay import read_pay
from trusthound.domain.posting.extract.places import written_place
from trusthound.domain.posting.extract.terms import remote_work, with_origins
from trusthound.domain.posting.model import JobPosting
from trusthound.domain.search.board import CollectedBoard

_MOST_PAGES = 50  # of twenty postings each; it answers none beyond its hundredth
# It does not tell from which number it counts: page 0 is asked for last, whether or not it is 1.
_FIRST, _LAST = 1, 0
_ORIGINS = {
    "title": "name",
    "company": "company.name",
    "description": "contents",
    "places": "locations",
    "remote": "locations",
    "pay": "contents",
    "date_posted": "publication_date",
    "identifier": "id",
}


def _ask(_board: CollectedBoard, at: str, _keys: Mapping[str, str]) -> Request:
    return Request(f"https://www.themuse.com/api/public/jobs?descending=true&page={at or _FIRST}")


def _read(page: Page, board: CollectedBoard, at: str, as_of: date) -> Part:
    def listed(record: Record) -> Listed | None:
        url = text_at(record, "refs", "landing_page")
        return shown(text_at(record, "id"), _posting_of(record, as_of), url, board)

    answer = read_record(answered(page).body)
    records = list_in(answer, "results")
    number = int(at or _FIRST)
    pages = answer.get("page_count")
    last = min(pages, _MOST_PAGES) if isinstance(pages, int) else _MOST_PAGES
    goes_on = bool(records) and _FIRST <= number < last
    go_on = str(number + 1) if goes_on else str(_LAST)
    return part_of(records, listed, as_of, go_on="" if number == _LAST else go_on)


def _posting_of(record: Record, as_of: date) -> JobPosting:
    description = text_of_html(text_at(record, "contents"))
    names = [name for each in records_at(record, "locations") if (name := text_at(each, "name"))]
    places = [each for each in names if "remote" not in each.lower()]
    return with_origins(
        JobPosting(
            title=text_at(record, "name"),
            company=text_at(record, "company", "name"),
            description=description,
            places=tuple(map(written_place, places)),
            remote=remote_work(" ".join(names)),
            pay=read_pay(description),
            date_posted=read_date(text_at(record, "publication_date"), as_of=as_of),
            identifier=text_at(record, "id"),
        ),
        _ORIGINS,
    )


COLLECTION = Collection(
    reader="themuse",
    name="The Muse",
    is_own=False,
    is_whole=False,
    ask=_ask,
    read=_read,
    tenant_of=on_hosts("themuse.com"),
)
