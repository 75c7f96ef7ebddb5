"""Applications of seekers out of their tables; each question names the user. What was deleted is
not there.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime

import psycopg
from psycopg.rows import class_row

from trusthound.adapters.storage.stored_json import stored_text
from trusthound.domain.tracking.application import (
    Application,
    Facts,
    Outcome,
    Posting,
    no_such_application,
    url_key,
)
from trusthound.domain.tracking.board import Card
from trusthound.domain.tracking.details import Reminder, clock_of
from trusthound.domain.tracking.order import Placed


@dataclass(frozen=True, slots=True)
class _Row:
    id: str
    stage_id: str
    title: str
    company: str
    location: str
    url: str
    salary: str
    applied_on: date | None
    outcome: str | None
    pay_asked: str
    pay_offered: str
    opening_id: str | None
    verification_id: str | None
    closed_at: datetime | None
    trust_score: int | None
    made_at: datetime
    changed_at: datetime
    staged_at: datetime


@dataclass(frozen=True, slots=True)
class _CardRow(_Row):
    notes: int
    contacts: int
    documents: int
    reminder_id: str | None
    reminder_text: str | None
    reminder_due_at: datetime | None
    reminder_minutes: int | None
    reminder_made_at: datetime | None
    visited: list[str]


async def number(connection: psycopg.AsyncConnection, user_id: str) -> int:
    cursor = await connection.execute(
        "SELECT count(*) FROM applications WHERE user_id = %s AND deleted_at IS NULL", [user_id]
    )
    row = await cursor.fetchone()
    return int(row[0]) if row else 0


async def find(
    connection: psycopg.AsyncConnection, user_id: str, application_id: str
) -> Application:
    """Raises NotFound, of another user's as well."""
    cursor = connection.cursor(row_factory=class_row(_Row))
    await cursor.execute(
        b"SELECT " + _COLUMNS + _FROM + _THERE + b"AND a.id = %(id)s",
        {"user": user_id, "id": stored_text(application_id)},
    )
    row = await cursor.fetchone()
    if row is None:
        raise no_such_application()
    return _application(row)


async def find_same(
    connection: psycopg.AsyncConnection, user_id: str, application: Application
) -> str | None:
    """The id of the one that answers the same posting: by opening, result or link."""
    cursor = await connection.execute(
        """
        SELECT id FROM applications
        WHERE user_id = %(user)s AND deleted_at IS NULL AND (
            opening_id = %(opening)s OR verification_id = %(verification)s
            OR (url_key = %(key)s AND %(key)s <> ''))
        ORDER BY made_at LIMIT 1
        """,
        {
            "user": user_id,
            "opening": application.posting.opening_id,
            "verification": application.posting.verification_id,
            "key": stored_text(url_key(application.facts.url)),
        },
    )
    row = await cursor.fetchone()
    return str(row[0]) if row else None


async def of_openings(
    connection: psycopg.AsyncConnection, user_id: str, opening_ids: Sequence[str]
) -> dict[str, str]:
    """The user's own for some openings: ids by the opening's."""
    cursor = await connection.execute(
        "SELECT opening_id, id FROM applications WHERE user_id = %s AND opening_id = ANY (%s)",
        [user_id, list(opening_ids)],
    )
    return dict(await cursor.fetchall())


async def board(connection: psycopg.AsyncConnection, user_id: str) -> tuple[Card, ...]:
    """All of them, those of a stage from top to bottom."""
    cursor = connection.cursor(row_factory=class_row(_CardRow))
    await cursor.execute(
        b"SELECT "
        + _COLUMNS
        + _COUNTS
        + _FROM
        + _REMINDER
        + _THERE
        + b"ORDER BY a.stage_id, a.position, a.id",
        {"user": user_id},
    )
    return tuple(_card(row) for row in await cursor.fetchall())


async def column(
    connection: psycopg.AsyncConnection, user_id: str, stage_id: str
) -> tuple[Placed, ...]:
    """Those of a stage in their order."""
    cursor = connection.cursor(row_factory=class_row(Placed))
    await cursor.execute(
        """
        SELECT id, position FROM applications
        WHERE user_id = %s AND stage_id = %s ORDER BY position, id
        """,
        [user_id, stage_id],
    )
    return tuple(await cursor.fetchall())


async def all_of(connection: psycopg.AsyncConnection, user_id: str) -> tuple[Application, ...]:
    """In the order in which they were made."""
    cursor = connection.cursor(row_factory=class_row(_Row))
    await cursor.execute(
        b"SELECT " + _COLUMNS + _FROM + _THERE + b"ORDER BY a.made_at, a.id", {"user": user_id}
    )
    return tuple(_application(row) for row in await cursor.fetchall())


async def notes_of_all(
    connection: psycopg.AsyncConnection, user_id: str
) -> Mapping[str, Sequence[str]]:
    """The notes of each application by its id, oldest first."""
    cursor = await connection.execute(
        """
        SELECT n.application_id, array_agg(n.text ORDER BY n.made_at, n.id)
        FROM application_notes n JOIN applications a ON a.id = n.application_id
        WHERE a.user_id = %s GROUP BY n.application_id
        """,
        [user_id],
    )
    return {row[0]: row[1] for row in await cursor.fetchall()}


# An opening's own closing counts before what was seen when the posting was checked.
_COLUMNS = b"""
a.id, a.stage_id, a.title, a.company, a.location, a.url, a.salary, a.applied_on, a.outcome,
a.pay_asked, a.pay_offered, a.opening_id, a.verification_id, a.made_at, a.changed_at, a.staged_at,
CASE WHEN o.id IS NOT NULL THEN o.closed_at WHEN v.status = 'closed' THEN v.checked_at END
    AS closed_at,
coalesce(v.trust_score, o.trust_score) AS trust_score
"""
_COUNTS = b""",
(SELECT count(*) FROM application_notes n WHERE n.application_id = a.id) AS notes,
(SELECT count(*) FROM application_contacts c WHERE c.application_id = a.id) AS contacts,
(SELECT count(*) FROM application_documents d WHERE d.application_id = a.id) AS documents,
r.id AS reminder_id, r.text AS reminder_text, r.due_at AS reminder_due_at,
r.utc_minutes AS reminder_minutes, r.made_at AS reminder_made_at,
ARRAY(SELECT e.to_stage FROM application_events e WHERE e.application_id = a.id) AS visited
"""
_FROM = b"""
FROM applications a
LEFT JOIN openings o ON o.id = a.opening_id
LEFT JOIN verifications v ON v.id = a.verification_id
"""
_REMINDER = b"""
LEFT JOIN LATERAL (
    SELECT * FROM application_reminders r WHERE r.application_id = a.id AND r.done_at IS NULL
    ORDER BY r.due_at, r.id LIMIT 1) AS r ON true
"""
_THERE = b"WHERE a.user_id = %(user)s AND a.deleted_at IS NULL "


def _application(row: _Row) -> Application:
    return Application(
        id=row.id,
        stage_id=row.stage_id,
        facts=Facts(
            title=row.title,
            company=row.company,
            location=row.location,
            url=row.url,
            salary=row.salary,
            applied_on=row.applied_on,
            outcome=Outcome(row.outcome) if row.outcome else None,
            pay_asked=row.pay_asked,
            pay_offered=row.pay_offered,
        ),
        posting=Posting(
            row.opening_id,
            row.verification_id,
            row.closed_at,
            row.trust_score,
        ),
        made_at=row.made_at,
        changed_at=row.changed_at,
        staged_at=row.staged_at,
    )


def _card(row: _CardRow) -> Card:
    reminder = None
    if row.reminder_id and row.reminder_due_at and row.reminder_made_at:
        reminder = Reminder(
            row.reminder_id,
            row.reminder_text or "",
            row.reminder_due_at.astimezone(clock_of(row.reminder_minutes or 0)),
            row.reminder_made_at,
        )
    return Card(
        _application(row),
        row.notes,
        row.contacts,
        row.documents,
        reminder,
        frozenset((*row.visited, row.stage_id)) - {""},
    )
