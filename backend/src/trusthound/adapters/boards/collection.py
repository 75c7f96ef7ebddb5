"""The mould of a list: how to ask a board for all that it shows, part by part, and how to read."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import date, timedelta

from trusthound.domain.facts.page import Page
from trusthound.domain.posting.model import JobPosting
from trusthound.domain.search.board import CollectedBoard


@dataclass(frozen=True, slots=True)
class Request:
    """What to ask for; `body` None: by GET, else by POST."""

    url: str
    accept: str = "application/json"
    headers: Mapping[str, str] = field(default_factory=dict)
    body: bytes | None = None


@dataclass(frozen=True, slots=True)
class Listed:
    """A posting as the list shows it, finished; `key` names it on its board, whatever its title."""

    key: str
    posting: JobPosting


@dataclass(frozen=True, slots=True)
class Part:
    """`next` is what to ask the next part with, "" after the last one.

    `unread` counts records that could not be read: the others are not lost with them.
    """

    listed: tuple[Listed, ...]
    next: str = ""
    unread: int = 0


@dataclass(frozen=True, slots=True)
class Collection:
    """A board's list, on hosts that its own code fixes, or at the address of the board.

    `ask` takes the board, where to go on ("" at the beginning) and the operator's keys by the name
    of their setting. `read` raises PageUnreadable for what is none of its answers.
    `is_whole`: what the list does not show any more is closed; a feed of the newest says nothing
    of older ones. `tenant_of` takes any URL of the board, a posting's too, and answers the address
    to collect from, None for another board's. `every` is how often to ask. `needs` are the keys
    without which it is not asked.
    """

    reader: str
    name: str
    is_own: bool
    is_whole: bool
    ask: Callable[[CollectedBoard, str, Mapping[str, str]], Request]
    read: Callable[[Page, CollectedBoard, date], Part]
    tenant_of: Callable[[str], str | None]
    every: timedelta = timedelta(hours=6)
    needs: tuple[str, ...] = ()
