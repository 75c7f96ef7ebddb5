"""What seekers wrote to the questions of an application, in and out of their table.

Who asks has found the application among the user's own, and changes it under the board's lock.
"""

import psycopg
from psycopg.rows import class_row

from trusthound.adapters.storage.stored_json import stored_text
from trusthound.domain.preparation.notes import PracticeNote


async def of(connection: psycopg.AsyncConnection, application_id: str) -> tuple[PracticeNote, ...]:
    """Of a bounded number, those that were changed last at the end."""
    cursor = connection.cursor(row_factory=class_row(PracticeNote))
    await cursor.execute(
        """
        SELECT question_id, question, note, practised, changed_at FROM preparation_notes
        WHERE application_id = %s ORDER BY changed_at, question_id
        """,
        [application_id],
    )
    return tuple(await cursor.fetchall())


async def put(connection: psycopg.AsyncConnection, application_id: str, kept: PracticeNote) -> None:
    """As it is now; one that holds nothing is gone."""
    if kept.is_empty:
        await connection.execute(
            "DELETE FROM preparation_notes WHERE application_id = %s AND question_id = %s",
            [application_id, kept.question_id],
        )
        return
    await connection.execute(
        """
        INSERT INTO preparation_notes (
            application_id, question_id, question, note, practised, changed_at)
        VALUES (%s, %s, %s, %s, %s, %s)
        ON CONFLICT (application_id, question_id) DO UPDATE SET question = excluded.question,
            note = excluded.note, practised = excluded.practised, changed_at = excluded.changed_at
        """,
        [
            application_id, kept.question_id, stored_text(kept.question), stored_text(kept.note),
            kept.practised, kept.changed_at,
        ],
    )  # fmt: skip
