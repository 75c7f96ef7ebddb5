"""Arbeitnow: the board's public list, page by page, for all that it shows.

API: arbeitnow.com/api/job-board-api, told of at arbeitnow.com/blog/job-board-api.
"""

from collections.abc import Mapping
from datetime import date

from trusthound.adapters.boards.answer import Record, read_record, text_at, texts_at
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
from trusthound.domain.posting.extract.terms import employment_types, remote_work, with_origins
from trusthound.domain.posting.model import JobPosting, RemoteWork
from trusthound.domain.search.board import CollectedBoard

_MOST_PAGES = 50  # of a hundred postings each
_ORIGINS = {
    "title": "title",
    "company": "company_name",
    "description": "description",
    "places": "location",
    "remote": "remote",
    "pay": "description",
    "employment_types": "job_types",
    "date_posted": "created_at",
    "identifier": "slug",
}


def _ask(_board: CollectedBoard, at: str, _keys: Mapping[str, str]) -> Request:
    return Request(f"https://www.arbeitnow.com/api/job-board-api?page={at or 1}")


def _read(page: Page, board: CollectedBoard, at: str, as_of: date) -> Part:
    def listed(record: Record) -> Listed | None:
        url = text_at(record, "url")
        return shown(text_at(record, "slug"), _posting_of(record, as_of), url, board)

    answer = read_record(answered(page).body)
    records = list_in(answer, "data")
    number = int(at or 1)
    goes_on = bool(records) and text_at(answer, "links", "next") != ""
    is_cut = goes_on and number >= _MOST_PAGES
    return part_of(
        records,
        listed,
        as_of,
        go_on=str(number + 1) if goes_on and not is_cut else "",
        is_cut=is_cut,
    )


def _posting_of(record: Record, as_of: date) -> JobPosting:
    description = text_of_html(text_at(record, "description"))
    place = text_at(record, "location")
    is_remote = record.get("remote") is True
    return with_origins(
        JobPosting(
            title=text_at(record, "title"),
            company=text_at(record, "company_name"),
            description=description,
            places=(written_place(place),) if place else (),
            remote=RemoteWork.REMOTE if is_remote else remote_work(place),
            pay=read_pay(description),
            employment_types=employment_types(" ".join(texts_at(record, "job_types"))),
            date_posted=read_date(text_at(record, "created_at"), as_of=as_of),
            identifier=text_at(record, "slug"),
        ),
        _ORIGINS,
    )


COLLECTION = Collection(
    reader="arbeitnow",
    name="Arbeitnow",
    is_own=False,
    is_whole=True,
    ask=_ask,
    read=_read,
    tenant_of=on_hosts("arbeitnow.com"),
)
