"""What our own earlier sightings say of a posting: since when we know it, what changed, its copies.

All days are days on which we looked, never days that a page states.
"""

from dataclasses import dataclass
from datetime import date
from enum import StrEnum

SOURCE = "our own sightings"


class Changed(StrEnum):
    """What was different when we looked again."""

    TITLE = "title"
    PLACE = "place"
    PAY = "pay"
    PAY_REMOVED = "pay_removed"
    PAY_LOWERED = "pay_lowered"
    DESCRIPTION = "description"
    DATE = "date"  # the day on which it says that it was posted


@dataclass(frozen=True, slots=True)
class Change:
    """`before` and `after` are what the posting said, "" where it said nothing or is too long."""

    field: Changed
    seen_on: date
    before: str
    after: str


@dataclass(frozen=True, slots=True)
class EarlierCopy:
    """The same position under another address, gone a day or longer before this one came."""

    url: str
    first_seen_on: date
    last_seen_on: date


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """A site where something of this posting stood under another employer's name before.

    `open_to_anyone`: a page there is made in minutes, so two such sites are no two witnesses.
    """

    site: str
    first_seen_on: date
    open_to_anyone: bool


@dataclass(frozen=True, slots=True)
class SharedContact:
    """A contact of this posting, as it stands there, and who else showed it."""

    contact: str
    elsewhere: tuple[Elsewhere, ...]


@dataclass(frozen=True, slots=True)
class Sightings:
    """`first_seen_on` is None where this posting itself is not kept; `last_seen_on` counts this
    time. `copies_at_once` are others of the same text, employer and site at the same time, and
    `copy_places` the different places that they name. `asked`: whether we looked at all.
    """

    asked: bool = True
    first_seen_on: date | None = None
    last_seen_on: date | None = None
    times_seen: int = 0
    changes: tuple[Change, ...] = ()
    reposts: tuple[EarlierCopy, ...] = ()
    copies_at_once: int = 0
    copy_places: tuple[str, ...] = ()
    same_text_elsewhere: tuple[Elsewhere, ...] = ()
    shared_contacts: tuple[SharedContact, ...] = ()


# Of what a client sent nothing is kept, so there is nothing to look back at.
NOT_ASKED = Sightings(asked=False)


def witnesses(elsewhere: tuple[Elsewhere, ...]) -> int:
    """How many sites independent of each other: those open to anyone count as one together."""
    sites = {"" if each.open_to_anyone else each.site for each in elsewhere}
    return len(sites)
