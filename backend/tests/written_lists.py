"""Boards' whole lists, written by hand after the shape of real answers, every name invented."""

import json
from collections.abc import Callable
from datetime import UTC, date, datetime
from typing import Any

from trusthound.adapters.boards.collection import Collection, Part
from trusthound.domain.facts.page import Page
from trusthound.domain.search.board import CollectedBoard

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
TODAY = date(2026, 11, 21)


def board_of(collection: Collection, address: str = "acme", name: str = "Acme") -> CollectedBoard:
    return CollectedBoard(
        id="1",
        reader=collection.reader,
        address=address,
        name=name,
        is_own=collection.is_own,
        added_at=NOON,
        due_at=NOON,
    )


def answer(value: object, status: int = 200, url: str = "https://api.example/list") -> Page:
    if isinstance(value, str):
        body = value.encode()
    else:
        body = value if isinstance(value, bytes) else json.dumps(value).encode()
    return Page(url, url, status, (), body, (), NOON)


def read_of(collection: Collection, board: CollectedBoard) -> Callable[..., Part]:
    def read(value: object, at: str = "", *, status: int = 200) -> Part:
        return collection.read(answer(value, status), board, at, TODAY)

    return read


GREENHOUSE: dict[str, Any] = {
    "jobs": [
        {
            "absolute_url": "https://job-boards.greenhouse.io/acme/jobs/4012345002",
            "internal_job_id": 6446232002,
            "location": {"name": "Cork, Ireland"},
            "metadata": None,
            "id": 4012345002,
            "updated_at": "2026-10-29T08:50:01-04:00",
            "requisition_id": "R-77",
            "title": "Welder",
            "company_name": "Acme Corporation",
            "first_published": "2026-10-16T11:55:32-04:00",
            "content": "&lt;p&gt;You weld &amp;amp; grind.&lt;/p&gt;",
        },
        {
            "absolute_url": "https://careers.acme.example/jobs?gh_jid=4012345003",
            "internal_job_id": 6446232003,
            "location": {"name": "Remote - Ireland"},
            "id": 4012345003,
            "title": "Painter",
            "company_name": "Acme Corporation",
            "first_published": "2026-11-16T11:55:32-04:00",
            "content": "&lt;p&gt;You paint.&lt;/p&gt;",
        },
    ],
    "meta": {"total": 2},
}
