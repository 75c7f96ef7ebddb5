"""Reminders whose moment has come, each told once."""

from dataclasses import dataclass
from datetime import datetime

import psycopg
from psycopg.rows import class_row

from trusthound.domain.tracking.details import clock_of
from trusthound.domain.tracking.reminding import DueReminder


@dataclass(frozen=True, slots=True)
class _Row:
    application_id: str
    title: str
    company: str
    text: str
    due_at: datetime
    utc_minutes: int
    email: str
    first_name: str
    wants_mail: bool


async def take(
    connection: psycopg.AsyncConnection, *, now: datetime, most: int
) -> tuple[int, tuple[DueReminder, ...]]:
    """Marks reminders as told: how many, and those that a mail goes out for.

    No mail goes to an address that is not confirmed, for its owner never asked us, nor to who
    could not open the page that it leads to. Those of a deleted application wait for it.
    """
    cursor = connection.cursor(row_factory=class_row(_Row))
    await cursor.execute(
        """
        WITH due AS (
            SELECT r.id FROM application_reminders r
            JOIN applications a ON a.id = r.application_id
            WHERE r.due_at <= %(now)s AND r.told_at IS NULL AND r.done_at IS NULL
                AND a.deleted_at IS NULL
            ORDER BY r.due_at LIMIT %(most)s
            FOR UPDATE OF r SKIP LOCKED
        ), told AS (
            UPDATE application_reminders SET told_at = %(now)s WHERE id IN (SELECT id FROM due)
            RETURNING application_id, text, due_at, utc_minutes
        )
        SELECT t.application_id, a.title, a.company, t.text, t.due_at, t.utc_minutes, u.email,
            u.first_name, u.mail_verified_at IS NOT NULL AND (
                coalesce(u.premium_until > %(now)s, false) OR EXISTS (
                    SELECT FROM members m WHERE m.user_id = u.id AND m.is_active)) AS wants_mail
        FROM told t JOIN applications a ON a.id = t.application_id
        JOIN users u ON u.id = a.user_id
        ORDER BY t.due_at
        """,
        {"now": now, "most": most},
    )
    rows = await cursor.fetchall()
    return len(rows), tuple(_due(row) for row in rows if row.wants_mail)


def _due(row: _Row) -> DueReminder:
    return DueReminder(
        row.application_id,
        row.title,
        row.company,
        row.text,
        row.due_at.astimezone(clock_of(row.utc_minutes)),
        row.email,
        row.first_name,
    )
