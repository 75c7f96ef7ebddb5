"""What a user is told of their applications when they take their data along, and the files."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import PurePath
from typing import Any

import psycopg

from trusthound.adapters.files.store import FileStore
from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.personal import Files, told
from trusthound.domain.access.user import User
from trusthound.domain.common.errors import FileDamaged, NotFound


def applications(database: Database, user: User) -> AsyncIterator[dict[str, Any]]:
    """Each with all that is kept of it, but our names for its files."""
    return told(
        database,
        """
        SELECT a.id, s.name AS stage, a.title, a.company, a.location, a.url, a.salary,
            a.applied_on, a.outcome, a.pay_asked, a.pay_offered, a.made_at, a.changed_at,
            a.deleted_at,
            (SELECT coalesce(jsonb_agg(to_jsonb(n) - 'application_id' ORDER BY n.made_at), '[]')
                FROM application_notes n WHERE n.application_id = a.id) AS notes,
            (SELECT coalesce(jsonb_agg(to_jsonb(c) - 'application_id' ORDER BY c.made_at), '[]')
                FROM application_contacts c WHERE c.application_id = a.id) AS contacts,
            (SELECT coalesce(jsonb_agg(to_jsonb(r) - 'application_id' ORDER BY r.due_at), '[]')
                FROM application_reminders r WHERE r.application_id = a.id) AS reminders,
            (SELECT coalesce(jsonb_agg(
                to_jsonb(p) - 'application_id' - 'question_id' ORDER BY p.changed_at), '[]')
                FROM preparation_notes p WHERE p.application_id = a.id) AS interview_notes,
            (SELECT coalesce(jsonb_agg(
                to_jsonb(d) - 'application_id' - 'file_name' ORDER BY d.made_at), '[]')
                FROM application_documents d WHERE d.application_id = a.id) AS documents,
            (SELECT coalesce(jsonb_agg(
                to_jsonb(e) - 'application_id' - 'id' ORDER BY e.at), '[]')
                FROM application_events e WHERE e.application_id = a.id) AS events
        FROM applications a
        JOIN application_stages s ON s.user_id = a.user_id AND s.id = a.stage_id
        WHERE a.user_id = %(user)s ORDER BY a.made_at, a.id
        """,
        user,
    )


def exported_files(files: FileStore) -> Files:
    """The documents themselves; one that cannot be read any more is left out."""

    async def whole(database: Database, user: User) -> AsyncIterator[tuple[str, bytes]]:
        async with database.connection() as connection:
            cursor = await connection.execute(
                """
                SELECT d.id, d.filename, d.file_name FROM application_documents d
                JOIN applications a ON a.id = d.application_id WHERE a.user_id = %s
                """,
                [user.id],
            )
            rows = await cursor.fetchall()
        for id_, filename, name in rows:
            try:
                data = await asyncio.to_thread(files.whole, name)
            except (NotFound, FileDamaged):
                continue
            yield f"applications/{id_}{PurePath(filename).suffix.lower()}", data

    return whole


async def files_of(connection: psycopg.AsyncConnection, user_id: str) -> list[str]:
    """Our names for them."""
    cursor = await connection.execute(
        """
        SELECT d.file_name FROM application_documents d
        JOIN applications a ON a.id = d.application_id WHERE a.user_id = %s
        """,
        [user_id],
    )
    return [row[0] for row in await cursor.fetchall()]
