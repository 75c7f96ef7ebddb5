"""Hacker News, "Who is hiring?": the newest monthly thread and its comments, for all that it shows.

API: hn.algolia.com/api, which finds the thread and answers it whole.
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
from trusthound.adapters.boards.hacker_news import SYSTEM, posting_of, recognise, records_in
from trusthound.domain.common.errors import PageUnreadable, ReadingProblem
from trusthound.domain.facts.page import Page
from trusthound.domain.search.board import CollectedBoard

_API = "https://hn.algolia.com/api/v1"
_THREAD = re.compile(r"(?i)ask hn: who is hiring\? \([a-z]{3,9} [0-9]{4}\)")
_NUMBER = re.compile(r"[0-9]{5,12}")


def _ask(_board: CollectedBoard, at: str, _keys: Mapping[str, str]) -> Request:
    """The threads of the account that opens one each month; then the thread."""
    if at:
        return Request(f"{_API}/items/{at}")
    return Request(f"{_API}/search_by_date?tags=story,author_whoishiring&hitsPerPage=10")


def _read(page: Page, board: CollectedBoard, at: str, as_of: date) -> Part:
    """The first part only tells the thread; of its comments, what is talk is no posting."""

    def listed(record: Record) -> Listed | None:
        address = recognise(f"https://news.ycombinator.com/item?id={text_at(record, 'id')}")
        posting = posting_of(record, as_of)
        return shown(address.identifier, posting, address.canonical_url, board) if address else None

    answer = read_record(answered(page).body)
    if at == "":
        return Part((), next=_newest_thread(answer))
    list_in(answer, "children")
    if text_at(answer, "id") != at:
        raise PageUnreadable(ReadingProblem.NOT_A_POSTING, detail="another item")
    return part_of(records_in(answer) or (), listed, as_of)


def _newest_thread(answer: Record) -> str:
    for each in list_in(answer, "hits"):
        if isinstance(each, dict) and _THREAD.fullmatch(text_at(each, "title")):
            number = text_at(each, "objectID")
            if _NUMBER.fullmatch(number):
                return number
    raise PageUnreadable(ReadingProblem.NOT_A_POSTING, detail="no thread of the month")


COLLECTION = Collection(
    reader=SYSTEM,
    name="Hacker News: Who is hiring?",
    is_own=False,
    is_whole=True,  # a new month's thread ends the one before it
    ask=_ask,
    read=_read,
    tenant_of=on_hosts("news.ycombinator.com"),
)
