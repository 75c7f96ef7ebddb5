"""The mould of a list: how to ask a board for all that it shows, part by part, and how to read."""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from urllib.parse import quote, urlsplit

from trusthound.adapters.boards.answer import Record, listed_at
from trusthound.adapters.boards.board import take_apart
from trusthound.domain.common.errors import PageUnreadable, ReadingProblem
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.extract.finish import finish
from trusthound.domain.posting.model import (
    FieldOrigin,
    JobPosting,
    Liveness,
    LivenessEvidence,
    Origin,
)
from trusthound.domain.search.board import CollectedBoard

MOST_LISTED = 5_000  # a part; the largest employers' boards have about four thousand
KEY_CHARACTERS = 500


@dataclass(frozen=True, slots=True)
class Request:
    """What to ask for; `body` None: by GET, else by POST.

    `url` may be told, stored and logged. Where an API wants a key in its address, "{name}" stands
    there for it: only `address`, which is what is sent, has it. Headers may hold one, too.
    """

    url: str
    accept: str = "application/json"
    headers: Mapping[str, str] = field(default_factory=dict, repr=False)
    body: bytes | None = None
    keys: Mapping[str, str] = field(default_factory=dict, repr=False)

    @property
    def address(self) -> str:
        address = self.url
        for name, key in self.keys.items():
            address = address.replace(f"{{{name}}}", quote(key, safe=""))
        return address


def by_post(
    url: str, asked: Mapping[str, object], keys: Mapping[str, str] | None = None
) -> Request:
    """A question that is put as a JSON object."""
    headers = {"Content-Type": "application/json"}
    return Request(url, headers=headers, body=json.dumps(asked).encode(), keys=keys or {})


@dataclass(frozen=True, slots=True)
class Listed:
    """A posting as the list shows it, finished; `key` names it on its board, whatever its title."""

    key: str
    posting: JobPosting


@dataclass(frozen=True, slots=True)
class Part:
    """`next` is what to ask the next part with, "" after the last one.

    `unread` counts records that could not be read: the others are not lost with them. `is_cut`,
    told with the last part: the board shows more than it was asked for, so what was not seen is not
    closed.
    """

    listed: tuple[Listed, ...]
    next: str = ""
    unread: int = 0
    is_cut: bool = False


@dataclass(frozen=True, slots=True)
class Collection:
    """A board's list, on hosts that its own code fixes, or at the address of the board.

    `ask` takes the board, where to go on ("" at the beginning) and the operator's keys by the name
    of their setting. `read` takes the answer, the board, where it was asked with, and the day; it
    raises PageUnreadable for what is none of its answers.
    `is_whole`: what the list does not show any more is closed; a feed of the newest says nothing
    of older ones. `tenant_of` takes any URL of the board, a posting's too, and answers the address
    to collect from, None for another board's. `every` is how often to ask. `needs` are the keys
    without which it is not asked. `skips`: its parts are pages of their own, and one that is not to
    be had, whatever its status, is handed to `read` like the others, which goes on.
    """

    reader: str
    name: str
    is_own: bool
    is_whole: bool
    ask: Callable[[CollectedBoard, str, Mapping[str, str]], Request]
    read: Callable[[Page, CollectedBoard, str, date], Part]
    tenant_of: Callable[[str], str | None]
    every: timedelta = timedelta(hours=6)
    needs: tuple[str, ...] = ()
    skips: bool = False


def on_hosts(*hosts: str) -> Callable[[str], str | None]:
    """The `tenant_of` of a board that is one list: "" for any URL on its hosts."""

    def tenant_of(url: str) -> str | None:
        parts = take_apart(url)
        return "" if parts and parts.host.removeprefix("www.") in hosts else None

    return tenant_of


def without_query(url: str) -> str:
    """A link of an aggregator, whose query says who asked for it, without that."""
    try:
        return urlsplit(url)._replace(query="", fragment="").geturl()
    except ValueError:
        return ""


def list_in(answer: object, *path: str) -> tuple[object, ...]:
    """The list at the end of the path, empty too; PageUnreadable where there is none."""
    value: object = answer
    for key in path:
        value = value.get(key) if isinstance(value, dict) else None
    if not isinstance(value, list):
        raise PageUnreadable(ReadingProblem.NOT_A_POSTING, detail="not the board's list")
    return tuple(value)


def elements_in(answer: Record, *path: str) -> tuple[object, ...]:
    """The same of XML, where an element that stands alone is no list and an empty one is nothing.

    The root must be that of the path.
    """
    if path[0] not in answer:
        raise PageUnreadable(ReadingProblem.NOT_A_POSTING, detail="not the board's feed")
    return listed_at(answer, *path)


def next_offset(at: str, records: Sequence[object], at_once: int) -> str:
    """Where a list that is asked by an offset goes on: "" after a page that is not full."""
    return str(int(at or 0) + len(records)) if len(records) >= at_once else ""


def once_each(
    rows: Sequence[object], merged: Callable[[Iterable[Record]], Sequence[Record]]
) -> tuple[object, ...]:
    """The records of a list that shows a posting once for each of its places; odd ones stay."""
    odd = (each for each in rows if not isinstance(each, dict))
    return (*merged(each for each in rows if isinstance(each, dict)), *odd)


def part_of(
    records: Iterable[object],
    listed: Callable[[Record], Listed | None],
    as_of: date,
    *,
    go_on: str = "",
    is_cut: bool = False,
) -> Part:
    """Each record read, the first of those with one key, without those past their last day.

    `listed` answers None, or raises PageUnreadable, for a record that cannot be read.
    """
    found: dict[str, Listed] = {}
    unread = 0
    for number, record in enumerate(records):
        if number >= MOST_LISTED:
            is_cut = True
            break
        try:
            each = listed(record) if isinstance(record, dict) else None
        except PageUnreadable:
            each = None
        if each is None:
            unread += 1
        elif each.posting.valid_through is None or each.posting.valid_through >= as_of:
            found.setdefault(each.key, each)
    return Part(tuple(found.values()), go_on, unread, is_cut)


def shown(key: str, posting: JobPosting, url: str, board: CollectedBoard) -> Listed | None:
    """A posting as its board shows it, open; None without a key, a title or a URL."""
    finished = finish(
        replace(
            _of_employer(posting, board) if board.is_own else posting,
            url=url,
            liveness=Liveness.OPEN,
            liveness_evidence=LivenessEvidence("on the board's list", f"list of {board.reader}"),
        )
    )
    is_key = 0 < len(key) <= KEY_CHARACTERS and key.isprintable()
    return Listed(key, finished) if is_key and finished.title and finished.url else None


def _of_employer(posting: JobPosting, board: CollectedBoard) -> JobPosting:
    """An employer's own board is named for the employer, whom its list may leave out."""
    others = tuple(each for each in posting.origins if each.field != "company")
    is_stated = any(
        each.field == "company" and each.origin is not Origin.URL for each in posting.origins
    )
    if is_stated or not board.name:
        return posting
    origin = FieldOrigin("company", Origin.URL, "the board")
    return replace(posting, company=board.name, origins=(*others, origin))
