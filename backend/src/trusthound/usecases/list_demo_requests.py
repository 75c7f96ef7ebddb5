"""Employers' demo requests, the newest first, and which of them are customers already."""

from dataclasses import dataclass

from trusthound.adapters.storage import demo_requests
from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.demo_requests import ListedRequest
from trusthound.domain.common.cursor import cursor_of, moment_and_id

REQUESTS_A_PAGE = 50


@dataclass(frozen=True, slots=True)
class RequestsPage:
    """`cursor` asks for the next page, "" on the last."""

    requests: tuple[ListedRequest, ...]
    cursor: str


async def list_demo_requests(*, cursor: str, database: Database) -> RequestsPage:
    """For operators, so the door must know. Raises InvalidInput for a cursor that is none,
    DatabaseUnavailable.
    """
    before = moment_and_id(cursor) if cursor else None
    found = await demo_requests.newest(database, before=before, most=REQUESTS_A_PAGE + 1)
    shown = found[:REQUESTS_A_PAGE]
    more = cursor_of(shown[-1].made_at, shown[-1].id) if len(found) > len(shown) else ""
    return RequestsPage(shown, more)
