"""Remotive: the board's public list of remote postings, for all that it shows.

API: github.com/remotive-com/remote-jobs-api, which asks for a link to each posting on Remotive, and
for no more than four requests a day.
"""

import re
from collections.abc import Mapping
from datetime import date

from trusthound.adapters.boards.answer import Record, read_record, text_at
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
from trusthound.domain.posting.extract.terms import employment_types, with_origins
from trusthound.domain.posting.model import JobPosting, RemoteWork
from trusthound.domain.search.board import CollectedBoard

_EVERYWHERE = re.compile(r"(?i)worldwide|anywhere|.*time ?zones?")
_ORIGINS = {
    "title": "title",
    "company": "company_name",
    "description": "description",
    "places": "candidate_required_location",
    "remote": "the board",
    "pay": "salary, description",
    "employment_types": "job_type",
    "date_posted": "publication_date",
    "identifier": "id",
}


def _ask(_board: CollectedBoard, _at: str, _keys: Mapping[str, str]) -> Request:
    return Request("https://remotive.com/api/remote-jobs")


def _read(page: Page, board: CollectedBoard, _at: str, as_of: date) -> Part:
    def listed(record: Record) -> Listed | None:
        url = text_at(record, "url")
        return shown(text_at(record, "id"), _posting_of(record, as_of), url, board)

    return part_of(list_in(read_record(answered(page).body), "jobs"), listed, as_of)


def _posting_of(record: Record, as_of: date) -> JobPosting:
    """Whatever stands on this board is remote work; the place is where one may live."""
    description = text_of_html(text_at(record, "description"))
    place = text_at(record, "candidate_required_location")
    return with_origins(
        JobPosting(
            title=text_at(record, "title"),
            company=text_at(record, "company_name"),
            description=description,
            places=() if not place or _EVERYWHERE.fullmatch(place) else (written_place(place),),
            remote=RemoteWork.REMOTE,
            pay=read_pay(text_at(record, "salary")) or read_pay(description),
            employment_types=employment_types(text_at(record, "job_type")),
            date_posted=read_date(text_at(record, "publication_date"), as_of=as_of),
            identifier=text_at(record, "id"),
        ),
        _ORIGINS,
    )


COLLECTION = Collection(
    reader="remotive",
    name="Remotive",
    is_own=False,
    is_whole=False,  # whether it is whole is told differently from year to year
    ask=_ask,
    read=_read,
    tenant_of=on_hosts("remotive.com", "remotive.io"),
)
