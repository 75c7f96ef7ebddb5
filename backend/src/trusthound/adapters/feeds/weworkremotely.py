"""We Work Remotely: the feed of the board's newest postings, for all that it shows.

Feeds: weworkremotely.com/remote-job-rss-feed
"""

from collections.abc import Mapping
from datetime import date

from trusthound.adapters.boards.answer import Record, read_xml, text_at
from trusthound.adapters.boards.board import answered
from trusthound.adapters.boards.collection import (
    Collection,
    Listed,
    Part,
    Request,
    elements_in,
    on_hosts,
    part_of,
    shown,
)
from trusthound.adapters.boards.weworkremotely import SYSTEM, posting_of, recognise
from trusthound.domain.facts.page import Page
from trusthound.domain.search.board import CollectedBoard


def _ask(_board: CollectedBoard, _at: str, _keys: Mapping[str, str]) -> Request:
    accept = "application/rss+xml, application/xml"
    return Request("https://weworkremotely.com/remote-jobs.rss", accept=accept)


def _read(page: Page, board: CollectedBoard, _at: str, as_of: date) -> Part:
    def listed(record: Record) -> Listed | None:
        address = recognise(text_at(record, "link") or text_at(record, "guid"))
        posting = posting_of(record, as_of)
        return shown(address.identifier, posting, address.canonical_url, board) if address else None

    items = elements_in(read_xml(answered(page).body), "rss", "channel", "item")
    return part_of(items, listed, as_of)


COLLECTION = Collection(
    reader=SYSTEM,
    name="We Work Remotely",
    is_own=False,
    is_whole=False,  # the newest hundred
    ask=_ask,
    read=_read,
    tenant_of=on_hosts("weworkremotely.com"),
)
