"""What happened to an application and what was kept with it in, one dated list out."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from trusthound.domain.tracking.kept import Kept


class Line(StrEnum):
    """The kinds of lines of a timeline."""

    ADDED = "added"
    MOVED = "moved"
    OUTCOME = "outcome"
    NOTE = "note"
    CONTACT = "contact"
    DOCUMENT = "document"
    REMINDER = "reminder"
    POSTING_CLOSED = "posting_closed"


@dataclass(frozen=True, slots=True)
class TimelineEntry:
    line: Line
    at: datetime
    text: str = ""
    before: str = ""
    after: str = ""


def timeline(kept: Kept) -> tuple[TimelineEntry, ...]:
    """Newest first. What was deleted leaves no line."""
    told = [
        TimelineEntry(Line(each.happening.value), each.at, "", each.before, each.after)
        for each in kept.events
    ]
    told += [TimelineEntry(Line.NOTE, each.made_at, each.text) for each in kept.notes]
    told += [
        TimelineEntry(Line.CONTACT, each.made_at, each.name or each.mail or each.phone)
        for each in kept.contacts
    ]
    told += [TimelineEntry(Line.DOCUMENT, each.made_at, each.filename) for each in kept.documents]
    told += [TimelineEntry(Line.REMINDER, each.made_at, each.text) for each in kept.reminders]
    closed_at = kept.application.posting.closed_at
    if closed_at is not None:
        told.append(TimelineEntry(Line.POSTING_CLOSED, closed_at))
    return tuple(sorted(told, key=lambda each: each.at, reverse=True))
