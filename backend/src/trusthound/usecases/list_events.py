"""What happened in an organisation in the last 30 days, the oldest first, page by page."""

from dataclasses import dataclass

from trusthound.adapters.storage import events
from trusthound.adapters.storage.database import Database
from trusthound.domain.webhooks.event import Event


@dataclass(frozen=True, slots=True)
class EventPage:
    """`last` is the number to go on after, also where there is nothing yet to go on to."""

    events: tuple[Event, ...]
    last: int
    has_more: bool


async def list_events(
    organization_id: str, *, after: int, most: int, database: Database
) -> EventPage:
    """Those after that number; 0: from the beginning. Raises DatabaseUnavailable."""
    async with database.connection() as connection:
        found = await events.page(connection, organization_id, after=after, most=most + 1)
    page = found[:most]
    last = page[-1].number if page else after
    return EventPage(tuple(each.event for each in page), last, len(found) > most)
