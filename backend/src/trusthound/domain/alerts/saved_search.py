"""A search that its owner keeps, and how often they want to hear of what is new to it."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

from trusthound.domain.common.errors import Conflict, InvalidInput, NotFound
from trusthound.domain.search.query import Query

MOST_SEARCHES = 50
NAME_CHARACTERS = 80
# So long what was deleted can be taken back; watches as well.
RESTORABLE = timedelta(minutes=10)


class HowOften(StrEnum):
    """When mails of what is new go out."""

    OFF = "off"
    INSTANT = "instant"
    DAILY = "daily"
    WEEKLY = "weekly"


@dataclass(frozen=True, slots=True)
class Wish:
    """What its owner says of a search. `time_zone` is a name of the IANA's, "UTC" if unknown."""

    name: str
    query: Query
    how_often: HowOften
    time_zone: str = "UTC"


@dataclass(frozen=True, slots=True)
class SavedSearch:
    """`new` counts the openings that were found since its owner looked last; they can be one more
    than MOST_NEW, which says that there are more.
    """

    id: str
    wish: Wish
    created_at: datetime
    last_told_at: datetime | None
    new: int = 0


def checked_name(name: str) -> str:
    """Raises InvalidInput for one that says nothing or too much."""
    line = " ".join(name.split())
    if not line or len(line) > NAME_CHARACTERS or not line.isprintable():
        raise InvalidInput(
            f"Give the search a name of at most {NAME_CHARACTERS} characters.", field="name"
        )
    return line


def check_room_for_search(held: int) -> None:
    """Raises Conflict where a seeker has as many as can be."""
    if held >= MOST_SEARCHES:
        raise Conflict(
            "too_many_searches",
            f"You keep {MOST_SEARCHES} searches, which is as many as there can be.",
            advice="Delete one that you no longer need.",
        )


def no_such_search() -> NotFound:
    return NotFound("There is no such saved search, or it has been deleted.")
