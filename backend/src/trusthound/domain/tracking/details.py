"""What a seeker keeps with an application: notes, people, reminders, documents."""

from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta, timezone
from enum import StrEnum

from trusthound.domain.common.errors import Conflict, InvalidInput, NotFound, UrlRefused
from trusthound.domain.common.mail_address import checked_address
from trusthound.domain.common.url import checked_url
from trusthound.domain.tracking.change import SAME, Same, with_changes
from trusthound.domain.tracking.texts import checked_line, checked_text

NOTE_CHARACTERS = 10_000
REMINDER_CHARACTERS = 200
PHONE_CHARACTERS = 40
# Of all documents of a seeker together.
MOST_BYTES = 200_000_000
_LATEST = timedelta(days=2 * 366)
_LARGEST_OFFSET = timedelta(hours=14)


@dataclass(frozen=True, slots=True)
class Note:
    id: str
    text: str
    made_at: datetime
    changed_at: datetime | None = None


@dataclass(frozen=True, slots=True)
class Contact:
    """Somebody at the employer, as far as the seeker knows them; "" is not known."""

    id: str
    name: str
    role: str
    mail: str
    phone: str
    link: str
    made_at: datetime


@dataclass(frozen=True, slots=True)
class Reminder:
    """`due_at` keeps the offset of the seeker's own clock, as a mail about it tells the time."""

    id: str
    text: str
    due_at: datetime
    made_at: datetime
    done_at: datetime | None = None


class Attachable(StrEnum):
    """The kinds of files that can be kept; the values are their media types."""

    PDF = "application/pdf"
    DOC = "application/msword"
    DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
    PNG = "image/png"
    JPEG = "image/jpeg"


@dataclass(frozen=True, slots=True)
class KeptDocument:
    """`filename` is what its owner calls it, `file_name` what the store does."""

    id: str
    filename: str
    kind: Attachable
    size: int
    made_at: datetime
    file_name: str


@dataclass(frozen=True, slots=True)
class NoteChange:
    text: str | Same = SAME


@dataclass(frozen=True, slots=True)
class ContactChange:
    name: str | Same = SAME
    role: str | Same = SAME
    mail: str | Same = SAME
    phone: str | Same = SAME
    link: str | Same = SAME


@dataclass(frozen=True, slots=True)
class ReminderChange:
    """`done` None: stays as it is."""

    text: str | Same = SAME
    due_at: datetime | Same = SAME
    done: bool | None = None


Detail = Note | Contact | Reminder
DetailChange = NoteChange | ContactChange | ReminderChange
MOST: dict[type[Detail] | type[KeptDocument], int] = {  # of one application
    Note: 200,
    Contact: 50,
    Reminder: 50,
    KeptDocument: 20,
}
_NAMES: dict[type[Detail] | type[KeptDocument], str] = {
    Note: "note", Contact: "contact", Reminder: "reminder", KeptDocument: "document",
}  # fmt: skip


def checked_detail(detail: Detail, *, now: datetime) -> Detail:
    """A new one, fit to be kept. Raises InvalidInput, UrlRefused."""
    match detail:
        case Note():
            return _note(detail)
        case Contact():
            return _contact(detail)
        case Reminder():
            return replace(_reminder(detail), due_at=_due(detail.due_at, now))


def changed_detail(detail: Detail, change: DetailChange, *, now: datetime) -> Detail:
    """Raises InvalidInput, UrlRefused; NotFound where the change is of another kind."""
    match detail, change:
        case Note(), NoteChange():
            return _note(replace(with_changes(detail, change), changed_at=now))
        case Contact(), ContactChange():
            return _contact(with_changes(detail, change))
        case Reminder(), ReminderChange():
            return _reminder(_changed_reminder(detail, change, now))
    raise no_such_detail(type(detail))


def _note(note: Note) -> Note:
    text = checked_text(note.text, "text", what="The note", most=NOTE_CHARACTERS)
    return replace(note, text=text)


def _contact(contact: Contact) -> Contact:
    told = replace(
        contact,
        name=checked_line(contact.name, "name", what="The name"),
        role=checked_line(contact.role, "role", what="The role"),
        mail=checked_address(contact.mail, field="mail") if contact.mail.strip() else "",
        phone=checked_line(contact.phone, "phone", what="The number", most=PHONE_CHARACTERS),
        link=_link(contact.link),
    )
    if not (told.name or told.mail or told.phone):
        raise InvalidInput("Give a name, an e-mail address or a phone number.", field="name")
    return told


def _link(link: str) -> str:
    try:
        return checked_url(link) if link.strip() else ""
    except UrlRefused as problem:
        raise InvalidInput(problem.message, field="link", advice=problem.advice) from problem


def _reminder(reminder: Reminder) -> Reminder:
    text = checked_line(
        reminder.text, "text", what="The reminder", most=REMINDER_CHARACTERS, needed=True
    )
    return replace(reminder, text=text)


def _changed_reminder(reminder: Reminder, change: ReminderChange, now: datetime) -> Reminder:
    if change.text is not SAME:
        reminder = replace(reminder, text=change.text)
    if change.due_at is not SAME:
        reminder = replace(reminder, due_at=_due(change.due_at, now))
    if change.done is not None:
        reminder = replace(reminder, done_at=(reminder.done_at or now) if change.done else None)
    return reminder


def _due(moment: datetime, now: datetime) -> datetime:
    """On the minute, where it is still to come."""
    offset = moment.utcoffset()
    if offset is None or abs(offset) > _LARGEST_OFFSET:
        raise InvalidInput("Say when, with the offset of your clock.", field="dueAt")
    if not now < moment <= now + _LATEST:
        raise InvalidInput(
            "This moment is over, or more than two years away.",
            field="dueAt",
            advice="Choose a moment that is still to come.",
        )
    return moment.replace(second=0, microsecond=0)


def clock_of(minutes: int) -> timezone:
    """The clock of an offset to UTC."""
    return timezone(timedelta(minutes=minutes)) if minutes else UTC


def check_held(kind: type[Detail] | type[KeptDocument], held: int) -> None:
    """Raises Conflict where an application has as many as it may."""
    if held >= MOST[kind]:
        name = _NAMES[kind]
        raise Conflict(
            "tracking_full",
            f"This application has {held} {name}s, which is the most.",
            advice=f"Delete a {name} that you no longer need.",
        )


def check_bytes(held: int, more: int) -> None:
    """Raises Conflict where a seeker's documents would be too large together."""
    if held + more > MOST_BYTES:
        raise Conflict(
            "tracking_full",
            f"Your documents would have more than {MOST_BYTES // 1_000_000} MB together.",
            advice="Delete documents that you no longer need.",
        )


def no_such_detail(kind: type[Detail] | type[KeptDocument]) -> NotFound:
    return NotFound(f"There is no such {_NAMES[kind]}, or it has been deleted.")
