"""A feed in XML, JSON or CSV at any URL in, its postings by a mapping of the operator's out.

The mapping says which of the feed's fields is which of ours: {"records": "source.job", "title":
"title", "place": "address.city"}. A path goes through objects by its dots; an attribute of XML is
"@name"; a column of CSV is named as it is.
"""

import csv
import io
import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from datetime import date

from trusthound.adapters.boards.answer import (
    Record,
    amount_at,
    is_page,
    read_json,
    read_xml,
    text_at,
)
from trusthound.adapters.boards.board import answered, take_apart
from trusthound.adapters.boards.collection import (
    MOST_LISTED,
    Collection,
    Listed,
    Part,
    Request,
    elements_in,
    list_in,
    part_of,
    shown,
)
from trusthound.domain.common.errors import InvalidInput, PageUnreadable, ReadingProblem
from trusthound.domain.common.money import Pay
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.extract.clean import text_of_html
from trusthound.domain.posting.extract.decode import decoded
from trusthound.domain.posting.extract.row import read_row
from trusthound.domain.posting.extract.terms import pay_between, pay_period, remote_work
from trusthound.domain.posting.model import RemoteWork
from trusthound.domain.search.board import CollectedBoard

# Ours, and what `read_row` knows each by.
_ROW = {
    "title": "title",
    "company": "company",
    "description": "description",
    "url": "url",
    "apply_url": "applyUrl",
    "place": "location",
    "remote": "isRemote",
    "pay": "salary",
    "employment_type": "employmentType",
    "date_posted": "datePosted",
    "valid_through": "validThrough",
    "key": "identifier",
}
_PLACE = ("city", "region", "country")
_PAY = ("pay_min", "pay_max", "pay_currency", "pay_period")
FIELDS = ("records", *_ROW, *_PLACE, *_PAY)
_NEEDED = ("title", "url")
_PATH = re.compile(r"[^.\x00-\x1f]{1,80}(?:\.[^.\x00-\x1f]{1,80}){0,7}")
_MOST_ITEMS = 50
_URL_CHARACTERS = 500
_DELIMITERS = ",;\t|"


def checked(mapping: Mapping[str, str]) -> Mapping[str, str]:
    """The mapping as it is. Raises InvalidInput for a field that is none of ours, a path that is
    none, and for one without a title and a URL.
    """
    for field, path in mapping.items():
        if field not in FIELDS:
            raise InvalidInput(
                f"A mapping has no field {field[:40]!r}.",
                field="mapping",
                advice=f"Use {', '.join(FIELDS)}.",
            )
        if not _PATH.fullmatch(path):
            raise InvalidInput(
                f"The path of {field!r} is not one.",
                field="mapping",
                advice="Write the names on the way to it with dots between, such as job.title.",
            )
    missing = [each for each in _NEEDED if each not in mapping]
    if missing:
        raise InvalidInput(
            f"The mapping does not say where {' and '.join(missing)} stand.", field="mapping"
        )
    return mapping


def _tenant_of(url: str) -> str | None:
    """Any web address: nothing in it tells a feed."""
    parts = take_apart(url)
    return url if parts and "." in parts.host and len(url) <= _URL_CHARACTERS else None


def _ask(board: CollectedBoard, _at: str, _keys: Mapping[str, str]) -> Request:
    return Request(board.address, accept="application/xml, application/json, text/csv")


def _read(page: Page, board: CollectedBoard, _at: str, as_of: date) -> Part:
    mapping = board.mapping or {}

    def listed(record: Record) -> Listed | None:
        found = {field: _value(record, mapping[field]) for field in mapping if field != "records"}
        url, remote = text_at(found, "url"), remote_work(text_at(found, "remote"))
        try:
            posting = read_row(_row(found), as_of=as_of)
        except InvalidInput:
            return None
        if remote is not RemoteWork.UNSTATED:
            posting = replace(posting, remote=remote)
        posting = replace(posting, pay=_pay(found) or posting.pay)
        return shown(text_at(found, "key") or url, posting, url, board)

    return part_of(_records(answered(page).body, mapping), listed, as_of)


def _records(body: bytes, mapping: Mapping[str, str]) -> Iterable[object]:
    path = mapping["records"].split(".") if "records" in mapping else ()
    head = body[:200].lstrip(b"\xef\xbb\xbf \r\n\t")
    if head.startswith((b"{", b"[")):
        return list_in(read_json(body), *path)
    if is_page(body) or not head or (head.startswith(b"<") and not path):
        raise PageUnreadable(ReadingProblem.NOT_A_POSTING, detail="no feed of this mapping")
    if head.startswith(b"<"):
        return elements_in(read_xml(body), *path)
    return _csv_rows(decoded(body), mapping)


def _csv_rows(text: str, mapping: Mapping[str, str]) -> list[dict[str, str]]:
    """Rows by the names in the first line, what parts whose columns is told by that line, too.

    A column is taken out of its row by the mapping's path, which has no dots to go through.
    """
    first = text.partition("\n")[0]
    delimiter = max(_DELIMITERS, key=first.count)
    table = csv.DictReader(io.StringIO(text.lstrip("\ufeff"), newline=""), delimiter=delimiter)
    try:
        if mapping.get("title") not in (table.fieldnames or ()):
            raise PageUnreadable(ReadingProblem.NOT_A_POSTING, detail="no such column")
        return [row for _, row in zip(range(MOST_LISTED + 1), table, strict=False)]
    except csv.Error:
        raise PageUnreadable(ReadingProblem.NOT_A_POSTING, detail="not CSV") from None


def _row(found: Record) -> dict[str, object]:
    """A row of a bulk file, in the words that those have."""
    row: dict[str, object] = {_ROW[field]: found[field] for field in found if field in _ROW}
    for name in ("title", "company"):
        row[name] = text_of_html(str(row.get(name, "")))
    parts = [str(found[each]) for each in _PLACE if found.get(each)]
    if parts and not row.get("location"):
        row["location"] = ", ".join(parts)
    return row


def _pay(found: Record) -> Pay | None:
    return pay_between(
        amount_at(found, "pay_min"),
        amount_at(found, "pay_max"),
        currency=text_at(found, "pay_currency"),
        period=pay_period(text_at(found, "pay_period")),
    )


def _value(record: Record, path: str) -> object:
    """A text, or the texts of a list; "" for anything else."""
    value: object = record
    for key in path.split(".") if path not in record else (path,):
        value = value.get(key) if isinstance(value, dict) else None
    if isinstance(value, list):
        return [text for each in value[:_MOST_ITEMS] if (text := _text(each))]
    return _text(value)


def _text(value: object) -> str:
    if isinstance(value, dict):
        value = value.get("#text")
    if isinstance(value, bool):
        return "true" if value else ""
    if isinstance(value, int | float):
        return f"{value:.12g}"
    return value.strip() if isinstance(value, str) else ""


COLLECTION = Collection(
    reader="feed",
    name="A feed by mapping",
    is_own=False,
    is_whole=True,
    ask=_ask,
    read=_read,
    tenant_of=_tenant_of,
)
# The same, of a feed that shows only its newest postings: nothing is closed for being gone from it.
OF_THE_NEWEST = replace(COLLECTION, reader="feed_of_the_newest", is_whole=False)
