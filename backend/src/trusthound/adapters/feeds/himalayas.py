"""Himalayas: the newest of the board's public list, page by page, for all that it shows.

API: himalayas.app/api, which asks for a link to each posting on Himalayas.
"""

from collections.abc import Mapping
from datetime import date

from trusthound.adapters.boards.answer import Record, amount_at, read_record, text_at, texts_at
from trusthound.adapters.boards.board import answered
from trusthound.adapters.boards.collection import (
    Collection,
    Listed,
    Part,
    Request,
    list_in,
    next_offset,
    on_hosts,
    part_of,
    shown,
)
from trusthound.domain.common.money import Period
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.extract.clean import text_of_html
from trusthound.domain.posting.extract.dates import read_date
from trusthound.domain.posting.extract.pay import read_pay
from trusthound.domain.posting.extract.places import written_place
from trusthound.domain.posting.extract.terms import (
    employment_types,
    pay_between,
    pay_period,
    with_origins,
)
from trusthound.domain.posting.model import JobPosting, RemoteWork
from trusthound.domain.search.board import CollectedBoard

_LISTED_AT_ONCE = 20  # more are refused
_MOST_LISTED = 1_000  # the whole of it would be thousands of requests
_ORIGINS = {
    "title": "title",
    "company": "companyName",
    "description": "description",
    "places": "locationRestrictions",
    "remote": "the board",
    "pay": "minSalary, maxSalary",
    "employment_types": "employmentType",
    "date_posted": "pubDate",
    "valid_through": "expiryDate",
    "apply_url": "applicationLink",
}


def _ask(_board: CollectedBoard, at: str, _keys: Mapping[str, str]) -> Request:
    return Request(f"https://himalayas.app/jobs/api?limit={_LISTED_AT_ONCE}&offset={at or 0}")


def _read(page: Page, board: CollectedBoard, at: str, as_of: date) -> Part:
    def listed(record: Record) -> Listed | None:
        url = text_at(record, "guid") or text_at(record, "applicationLink")
        return shown(url, _posting_of(record, as_of), url, board)

    records = list_in(read_record(answered(page).body), "jobs")
    go_on = next_offset(at, records, _LISTED_AT_ONCE)
    return part_of(records, listed, as_of, go_on=go_on if int(go_on or 0) < _MOST_LISTED else "")


def _posting_of(record: Record, as_of: date) -> JobPosting:
    """Whatever stands on this board is remote work; the places are where one may live."""
    description = text_of_html(text_at(record, "description") or text_at(record, "excerpt"))
    return with_origins(
        JobPosting(
            title=text_at(record, "title"),
            company=text_at(record, "companyName"),
            description=description,
            places=tuple(
                map(written_place, filter(None, texts_at(record, "locationRestrictions")))
            ),
            remote=RemoteWork.REMOTE,
            pay=pay_between(
                amount_at(record, "minSalary"),
                amount_at(record, "maxSalary"),
                currency=text_at(record, "currency"),
                period=pay_period(text_at(record, "salaryPeriod")) or Period.YEAR,
            )
            or read_pay(description),
            employment_types=employment_types(text_at(record, "employmentType")),
            date_posted=read_date(text_at(record, "pubDate"), as_of=as_of),
            valid_through=read_date(text_at(record, "expiryDate"), as_of=as_of, ahead=True),
            apply_url=text_at(record, "applicationLink"),
        ),
        _ORIGINS,
    )


COLLECTION = Collection(
    reader="himalayas",
    name="Himalayas",
    is_own=False,
    is_whole=False,
    ask=_ask,
    read=_read,
    tenant_of=on_hosts("himalayas.app"),
)
