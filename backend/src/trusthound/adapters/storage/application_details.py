"""Notes, people, reminders and documents of an application, in and out of their tables.

Who asks has found the application among the user's own, and changes it under the board's lock.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import LiteralString

import psycopg
from psycopg.rows import class_row

from trusthound.adapters.storage import application_events
from trusthound.adapters.storage.stored_json import stored_text
from trusthound.domain.tracking.application import Application
from trusthound.domain.tracking.details import (
    Attachable,
    Contact,
    Detail,
    KeptDocument,
    Note,
    Reminder,
    clock_of,
)
from trusthound.domain.tracking.kept import Kept

_DELETE: Mapping[type[Detail] | type[KeptDocument], LiteralString] = {
    Note: "DELETE FROM application_notes WHERE application_id = %s AND id = %s",
    Contact: "DELETE FROM application_contacts WHERE application_id = %s AND id = %s",
    Reminder: "DELETE FROM application_reminders WHERE application_id = %s AND id = %s",
    KeptDocument: "DELETE FROM application_documents WHERE application_id = %s AND id = %s",
}


@dataclass(frozen=True, slots=True)
class _DocumentRow:
    id: str
    filename: str
    kind: str
    size: int
    made_at: datetime
    file_name: str


@dataclass(frozen=True, slots=True)
class _ReminderRow:
    id: str
    text: str
    due_at: datetime
    utc_minutes: int
    made_at: datetime
    done_at: datetime | None


async def kept(connection: psycopg.AsyncConnection, application: Application) -> Kept:
    """The application with all that belongs to it, each list oldest first."""
    id_ = [application.id]
    notes = connection.cursor(row_factory=class_row(Note))
    await notes.execute(
        """
        SELECT id, text, made_at, changed_at FROM application_notes
        WHERE application_id = %s ORDER BY made_at, id
        """,
        id_,
    )
    contacts = connection.cursor(row_factory=class_row(Contact))
    await contacts.execute(
        """
        SELECT id, name, role, mail, phone, link, made_at FROM application_contacts
        WHERE application_id = %s ORDER BY made_at, id
        """,
        id_,
    )
    documents = connection.cursor(row_factory=class_row(_DocumentRow))
    await documents.execute(
        """
        SELECT id, filename, kind, size, made_at, file_name FROM application_documents
        WHERE application_id = %s ORDER BY made_at, id
        """,
        id_,
    )
    reminders = connection.cursor(row_factory=class_row(_ReminderRow))
    await reminders.execute(
        """
        SELECT id, text, due_at, utc_minutes, made_at, done_at FROM application_reminders
        WHERE application_id = %s ORDER BY due_at, id
        """,
        id_,
    )
    return Kept(
        application,
        tuple(await notes.fetchall()),
        tuple(await contacts.fetchall()),
        tuple(_document(row) for row in await documents.fetchall()),
        tuple(_reminder(row) for row in await reminders.fetchall()),
        await application_events.of(connection, application.id),
    )


async def put(connection: psycopg.AsyncConnection, application_id: str, detail: Detail) -> None:
    """A new one, or one that is there as it is now."""
    match detail:
        case Note():
            await _put_note(connection, application_id, detail)
        case Contact():
            await _put_contact(connection, application_id, detail)
        case Reminder():
            await _put_reminder(connection, application_id, detail)


async def put_document(
    connection: psycopg.AsyncConnection, application_id: str, document: KeptDocument
) -> None:
    """Under an id that must be new."""
    await connection.execute(
        """
        INSERT INTO application_documents (
            id, application_id, filename, kind, size, made_at, file_name)
        VALUES (%s, %s, %s, %s, %s, %s, %s)
        """,
        [
            document.id, application_id, stored_text(document.filename), document.kind.value,
            document.size, document.made_at, document.file_name,
        ],
    )  # fmt: skip


async def delete(
    connection: psycopg.AsyncConnection,
    application_id: str,
    kind: type[Detail] | type[KeptDocument],
    detail_id: str,
) -> bool:
    """Whether there was one."""
    deleted = await connection.execute(_DELETE[kind], [application_id, stored_text(detail_id)])
    return deleted.rowcount == 1


async def bytes_of(connection: psycopg.AsyncConnection, user_id: str) -> int:
    """Of all documents of a user, those of deleted applications included while they are kept."""
    cursor = await connection.execute(
        """
        SELECT coalesce(sum(d.size), 0) FROM application_documents d
        JOIN applications a ON a.id = d.application_id WHERE a.user_id = %s
        """,
        [user_id],
    )
    row = await cursor.fetchone()
    return int(row[0]) if row else 0


async def _put_note(connection: psycopg.AsyncConnection, application_id: str, note: Note) -> None:
    await connection.execute(
        """
        INSERT INTO application_notes (id, application_id, text, made_at, changed_at)
        VALUES (%s, %s, %s, %s, %s)
        ON CONFLICT (id) DO UPDATE SET text = excluded.text, changed_at = excluded.changed_at
        """,
        [note.id, application_id, stored_text(note.text), note.made_at, note.changed_at],
    )


async def _put_contact(
    connection: psycopg.AsyncConnection, application_id: str, contact: Contact
) -> None:
    words = (contact.name, contact.role, contact.mail, contact.phone, contact.link)
    await connection.execute(
        """
        INSERT INTO application_contacts (
            id, application_id, name, role, mail, phone, link, made_at)
        VALUES (%s, %s, %s, %s, %s, %s, %s, %s)
        ON CONFLICT (id) DO UPDATE SET name = excluded.name, role = excluded.role,
            mail = excluded.mail, phone = excluded.phone, link = excluded.link
        """,
        [contact.id, application_id, *map(stored_text, words), contact.made_at],
    )


async def _put_reminder(
    connection: psycopg.AsyncConnection, application_id: str, reminder: Reminder
) -> None:
    """At another moment it is told of anew."""
    offset = reminder.due_at.utcoffset() or timedelta()
    await connection.execute(
        """
        INSERT INTO application_reminders AS r (
            id, application_id, text, due_at, utc_minutes, made_at, done_at)
        VALUES (%s, %s, %s, %s, %s, %s, %s)
        ON CONFLICT (id) DO UPDATE SET text = excluded.text, due_at = excluded.due_at,
            utc_minutes = excluded.utc_minutes, done_at = excluded.done_at,
            told_at = CASE WHEN r.due_at = excluded.due_at THEN r.told_at END
        """,
        [
            reminder.id, application_id, stored_text(reminder.text), reminder.due_at,
            int(offset.total_seconds()) // 60, reminder.made_at, reminder.done_at,
        ],
    )  # fmt: skip


def _document(row: _DocumentRow) -> KeptDocument:
    return KeptDocument(
        row.id, row.filename, Attachable(row.kind), row.size, row.made_at, row.file_name
    )


def _reminder(row: _ReminderRow) -> Reminder:
    due_at = row.due_at.astimezone(clock_of(row.utc_minutes))
    return Reminder(row.id, row.text, due_at, row.made_at, row.done_at)
