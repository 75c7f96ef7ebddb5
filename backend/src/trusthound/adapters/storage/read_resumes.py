"""Resumes that an older reader read, and what today's makes of their files."""

from dataclasses import dataclass

import psycopg
from psycopg.rows import class_row
from pydantic import TypeAdapter

from trusthound.adapters.files.store import FileStore
from trusthound.domain.resume.read.resume import READER
from trusthound.domain.resume.taken import Taken

_TAKEN = TypeAdapter(Taken)


@dataclass(frozen=True, slots=True)
class ReadBefore:
    id: str
    filename: str
    file_name: str


async def due(connection: psycopg.AsyncConnection, *, most: int) -> list[ReadBefore]:
    cursor = connection.cursor(row_factory=class_row(ReadBefore))
    await cursor.execute(
        "SELECT id, filename, file_name FROM resumes WHERE reader < %s ORDER BY id LIMIT %s",
        [READER, most],
    )
    return await cursor.fetchall()


async def note(
    connection: psycopg.AsyncConnection, resume_id: str, taken: Taken | None, *, files: FileStore
) -> None:
    """None: what was read before stays."""
    await connection.execute(
        "UPDATE resumes SET reader = %s, taken = coalesce(%s, taken) WHERE id = %s",
        [READER, None if taken is None else files.seal(_TAKEN.dump_json(taken)), resume_id],
    )
