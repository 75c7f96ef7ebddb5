"""A board of the tests' own: its list in parts, at any address."""

import json
from collections.abc import Mapping
from datetime import date

from trusthound.adapters.boards.answer import read_record, records_at, text_at
from trusthound.adapters.boards.collection import Collection, Part, Request, part_of, shown
from trusthound.adapters.storage.openings import Deriving
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.model import JobPosting
from trusthound.domain.search.board import CollectedBoard

DERIVING = Deriving(place_keys=lambda _: (), in_dollars=lambda _: None)
TEXT = (
    "You repair the bicycles of our couriers in a workshop by the canal, order the parts that are "
    "missing, and train the two apprentices who joined us this spring. We pay weekly."
)


def _ask(board: CollectedBoard, at: str, keys: Mapping[str, str]) -> Request:
    return Request(f"{board.address}?page={at or '1'}", headers={"X-Key": keys.get("a_key", "")})


def _read(page: Page, board: CollectedBoard, _at: str, as_of: date) -> Part:
    record = read_record(page.body)
    return part_of(
        records_at(record, "jobs"),
        lambda job: shown(
            text_at(job, "id"),
            JobPosting(text_at(job, "title"), text_at(job, "company"), text_at(job, "text")),
            f"https://jobs.example/{board.id}/{text_at(job, 'id')}",
            board,
        ),
        as_of,
        go_on=text_at(record, "next"),
    )


PAGED = Collection(
    reader="paged",
    name="Paged",
    is_own=True,
    is_whole=True,
    ask=_ask,
    read=_read,
    tenant_of=lambda url: url,
)


def jobs(*ids: int, go_on: str = "", **fields: str) -> bytes:
    """A part of a board's list."""
    told = [
        {"id": str(each), "title": f"Mechanic of kind {each}", "company": "Acme", "text": TEXT}
        for each in ids
    ]
    return json.dumps({"jobs": [{**each, **fields} for each in told], "next": go_on}).encode()
