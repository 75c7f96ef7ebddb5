"""Remote OK: the board's public list of the newest postings, for all that it shows.

API: remoteok.com/api, which asks that whoever shows a posting links to it there.
"""

from collections.abc import Mapping
from datetime import date

from trusthound.adapters.boards.answer import Record, read_json, text_at
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
from trusthound.adapters.boards.remoteok import SYSTEM, posting_of, recognise
from trusthound.domain.facts.page import Page
from trusthound.domain.search.board import CollectedBoard


def _ask(_board: CollectedBoard, _at: str, _keys: Mapping[str, str]) -> Request:
    return Request("https://remoteok.com/api")


def _read(page: Page, board: CollectedBoard, _at: str, as_of: date) -> Part:
    """Without the terms of use, which stand first among the postings."""

    def listed(record: Record) -> Listed | None:
        number = text_at(record, "id")
        address = recognise(f"https://remoteok.com/remote-jobs/{number}")
        posting = posting_of(record, as_of)
        return shown(address.identifier, posting, address.canonical_url, board) if address else None

    records = list_in(read_json(answered(page).body))
    terms = isinstance(records[0], dict) and "legal" in records[0] if records else False
    return part_of(records[1:] if terms else records, listed, as_of)


COLLECTION = Collection(
    reader=SYSTEM,
    name="Remote OK",
    is_own=False,
    is_whole=False,  # the newest hundred or so
    ask=_ask,
    read=_read,
    tenant_of=on_hosts("remoteok.com", "remoteok.io"),
)
