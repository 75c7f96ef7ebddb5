"""An opening as its watcher knows it and as it is now in, what is new of it out."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, datetime
from enum import StrEnum

from trusthound.domain.common.errors import Conflict, NotFound
from trusthound.domain.common.money import salary_line
from trusthound.domain.search.opening import Opening

MOST_WATCHES = 200
_LINE_CHARACTERS = 300
_TEXT_CHARACTERS = 30_000
_SENTENCE = re.compile(r"[^\n.!?]+[.!?]*")
_WORD = re.compile(r"\w+")


class Happening(StrEnum):
    CLOSED = "closed"
    REOPENED = "reopened"
    CHANGED = "changed"
    PAY_REMOVED = "pay_removed"
    REPOSTED = "reposted"


class Part(StrEnum):
    """What of an opening has changed."""

    TITLE = "title"
    PLACE = "place"
    PAY = "pay"
    DESCRIPTION = "description"


@dataclass(frozen=True, slots=True)
class WatchNews:
    """`before` and `after` are as a person reads them, "" where nothing was stated. `part` is None
    for what is of the whole opening.
    """

    happening: Happening
    at: datetime
    part: Part | None = None
    before: str = ""
    after: str = ""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """What a watcher was told last of an opening. `url` tells whose words they are."""

    title: str
    place: str
    pay: str
    description: str
    url: str
    date_posted: date | None
    is_closed: bool


def snapshot_of(opening: Opening) -> Snapshot:
    return Snapshot(
        title=opening.title,
        place=place_line(opening),
        pay=salary_line(opening.pay),
        description=opening.description[:_TEXT_CHARACTERS],
        url=opening.url,
        date_posted=opening.date_posted,
        is_closed=opening.closed_at is not None,
    )


def place_line(opening: Opening) -> str:
    return "; ".join(dict.fromkeys(each.text for each in opening.places))


def news(known: Snapshot, opening: Opening, *, now: datetime) -> tuple[WatchNews, ...]:
    """What happened since, the gravest first.

    Where another board's words stand for the opening than before, they are not a change that the
    employer made, and nothing is told of them.
    """
    is_ = snapshot_of(opening)
    told = [*_opened_or_closed(known, is_, opening, now)]
    if known.url == is_.url:
        told += _changed(known, is_, now)
    return tuple(told)


def check_room_for_watch(held: int) -> None:
    """Raises Conflict where a seeker watches as many as can be."""
    if held >= MOST_WATCHES:
        raise Conflict(
            "too_many_watches",
            f"You watch {MOST_WATCHES} openings, which is as many as there can be.",
            advice="Stop watching one that you are done with.",
        )


def no_such_watch() -> NotFound:
    return NotFound("You do not watch this opening, or no longer.")


def _opened_or_closed(
    known: Snapshot, is_: Snapshot, opening: Opening, now: datetime
) -> Iterator[WatchNews]:
    if is_.is_closed and not known.is_closed:
        yield WatchNews(Happening.CLOSED, opening.closed_at or now)
    if known.is_closed and not is_.is_closed:
        yield WatchNews(Happening.REOPENED, now)
    if not is_.is_closed and known.date_posted and is_.date_posted:
        days = (known.date_posted, is_.date_posted)
        if days[1] > days[0]:
            before, after = (f"{day.day} {day:%B %Y}" for day in days)
            yield WatchNews(Happening.REPOSTED, now, before=before, after=after)


def _changed(known: Snapshot, is_: Snapshot, now: datetime) -> Iterator[WatchNews]:
    if known.pay and not is_.pay:
        yield WatchNews(Happening.PAY_REMOVED, now, Part.PAY, known.pay)
    pairs = {
        Part.TITLE: (known.title, is_.title),
        Part.PLACE: (known.place, is_.place),
        Part.PAY: (known.pay, is_.pay),
    }
    for part, (before, after) in pairs.items():
        if _plain(before) != _plain(after) and (after or part is not Part.PAY):
            yield WatchNews(Happening.CHANGED, now, part, before, after)
    before, after = _rewritten(known.description, is_.description)
    if before or after:
        yield WatchNews(Happening.CHANGED, now, Part.DESCRIPTION, before, after)


def _plain(text: str) -> str:
    return " ".join(text.casefold().split())


def _rewritten(before: str, after: str) -> tuple[str, str]:
    """What the one says and the other does not, a few sentences of each."""
    old, new = _sentences(before), _sentences(after)
    gone = " ".join(said for key, said in old.items() if key not in new)
    come = " ".join(said for key, said in new.items() if key not in old)
    return _line(gone), _line(come)


def _sentences(text: str) -> dict[tuple[str, ...], str]:
    """By their words alone: another bullet or another space is no change."""
    said = (" ".join(each.split()) for each in _SENTENCE.findall(text[:_TEXT_CHARACTERS]))
    return {words: each for each in said if (words := _words(each))}


def _words(text: str) -> tuple[str, ...]:
    return tuple(_WORD.findall(text.casefold()))


def _line(text: str) -> str:
    if len(text) <= _LINE_CHARACTERS:
        return text
    return text[: _LINE_CHARACTERS - 1].rpartition(" ")[0] + "…"
