"""Resumes of seekers in and out of their table, what they say sealed; each question names the user.

Whoever changes a user's resumes holds that user's lock, so that there is always one default among
them, and never one too many.
"""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import PurePath
from typing import Any

import psycopg
from psycopg.rows import class_row
from pydantic import TypeAdapter

from trusthound.adapters.files.store import FileStore
from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.personal import Files, Section
from trusthound.adapters.storage.stored_json import stored_text
from trusthound.domain.access.user import User
from trusthound.domain.common.errors import FileDamaged, NotFound, SignInRequired
from trusthound.domain.resume.corrections import NO_CORRECTIONS, Corrections
from trusthound.domain.resume.read.resume import READER
from trusthound.domain.resume.taken import KeptResume, Taken

_TAKEN = TypeAdapter(Taken)
_CORRECTIONS = TypeAdapter(Corrections)


@dataclass(frozen=True, slots=True)
class _Row:
    id: str
    filename: str
    is_default: bool
    uploaded_at: datetime
    taken: bytes
    corrections: bytes | None


async def lock(connection: psycopg.AsyncConnection, user_id: str) -> int:
    """Until the transaction ends nobody else changes them, and the account does not go; how many
    there are. Raises SignInRequired where it is gone.
    """
    await connection.execute(
        "SELECT pg_advisory_xact_lock(hashtextextended('resumes of ' || %s, 0))", [user_id]
    )
    account = await connection.execute("SELECT FROM users WHERE id = %s FOR KEY SHARE", [user_id])
    if account.rowcount == 0:
        raise SignInRequired
    return await number(connection, user_id)


async def number(connection: psycopg.AsyncConnection, user_id: str) -> int:
    cursor = await connection.execute("SELECT count(*) FROM resumes WHERE user_id = %s", [user_id])
    row = await cursor.fetchone()
    return int(row[0]) if row else 0


async def add(
    connection: psycopg.AsyncConnection,
    user_id: str,
    kept: KeptResume,
    *,
    file_name: str,
    files: FileStore,
) -> None:
    """Under an id that must be new, and locked."""
    await connection.execute(
        """
        INSERT INTO resumes (
            id, user_id, filename, is_default, uploaded_at, reader, taken, file_name)
        VALUES (%s, %s, %s, %s, %s, %s, %s, %s)
        """,
        [
            kept.id, user_id, stored_text(kept.filename), kept.is_default, kept.uploaded_at, READER,
            files.seal(_TAKEN.dump_json(kept.taken)), file_name,
        ],
    )  # fmt: skip


async def find(
    connection: psycopg.AsyncConnection, user_id: str, resume_id: str | None, *, files: FileStore
) -> KeptResume | None:
    """None as an id asks for the default. Of another user's the answer is None, too.

    Raises FileDamaged where it was sealed by a key that is not there.
    """
    cursor = connection.cursor(row_factory=class_row(_Row))
    await cursor.execute(
        _WHOLE + b"AND CASE WHEN %(id)s::text IS NULL THEN is_default ELSE id = %(id)s END",
        {"user": user_id, "id": None if resume_id is None else stored_text(resume_id)},
    )
    row = await cursor.fetchone()
    return None if row is None else _kept(row, files)


async def all_of(
    connection: psycopg.AsyncConnection, user_id: str, *, files: FileStore
) -> tuple[KeptResume, ...]:
    """The newest first. Raises FileDamaged."""
    cursor = connection.cursor(row_factory=class_row(_Row))
    await cursor.execute(_WHOLE + b"ORDER BY uploaded_at DESC, id", {"user": user_id})
    return tuple(_kept(row, files) for row in await cursor.fetchall())


async def correct(
    connection: psycopg.AsyncConnection,
    user_id: str,
    resume_id: str,
    corrections: Corrections,
    *,
    files: FileStore,
) -> None:
    told = None
    if corrections != NO_CORRECTIONS:
        told = files.seal(_CORRECTIONS.dump_json(corrections, exclude_none=True))
    await connection.execute(
        "UPDATE resumes SET corrections = %s WHERE user_id = %s AND id = %s",
        [told, user_id, resume_id],
    )


async def make_default(connection: psycopg.AsyncConnection, user_id: str, resume_id: str) -> None:
    """Of a resume that is there, and locked."""
    await connection.execute(
        "UPDATE resumes SET is_default = false WHERE user_id = %s AND is_default", [user_id]
    )
    await connection.execute(
        "UPDATE resumes SET is_default = true WHERE user_id = %s AND id = %s",
        [user_id, resume_id],
    )


async def delete(
    connection: psycopg.AsyncConnection, user_id: str, resume_id: str | None
) -> tuple[str, str] | None:
    """The default one for no id; its id and the name of its file, None where there is none. The
    newest of the others is the default then. Locked.
    """
    cursor = await connection.execute(
        """
        DELETE FROM resumes WHERE user_id = %(user)s
            AND CASE WHEN %(id)s::text IS NULL THEN is_default ELSE id = %(id)s END
        RETURNING id, file_name
        """,
        {"user": user_id, "id": None if resume_id is None else stored_text(resume_id)},
    )
    row = await cursor.fetchone()
    await connection.execute(
        """
        UPDATE resumes SET is_default = true WHERE id = (
            SELECT id FROM resumes WHERE user_id = %(user)s ORDER BY uploaded_at DESC, id LIMIT 1)
        AND NOT EXISTS (SELECT FROM resumes WHERE user_id = %(user)s AND is_default)
        """,
        {"user": user_id},
    )
    return (row[0], row[1]) if row else None


async def files_of(connection: psycopg.AsyncConnection, user_id: str) -> list[str]:
    cursor = await connection.execute("SELECT file_name FROM resumes WHERE user_id = %s", [user_id])
    return [row[0] for row in await cursor.fetchall()]


def exported(files: FileStore) -> Section:
    """What a user is told of them: all but our names for their files."""

    async def section(database: Database, user: User) -> AsyncIterator[dict[str, Any]]:
        async with database.connection() as connection:
            kept = await all_of(connection, user.id, files=files)
        for each in kept:
            yield {
                "id": each.id,
                "filename": each.filename,
                "is_default": each.is_default,
                "uploaded_at": each.uploaded_at.isoformat(),
                "read": _TAKEN.dump_python(each.taken, mode="json"),
                "corrections": _CORRECTIONS.dump_python(
                    each.corrections, mode="json", exclude_none=True
                ),
            }

    return section


def exported_files(files: FileStore) -> Files:
    """The files themselves; one that cannot be read any more is left out."""

    async def whole(database: Database, user: User) -> AsyncIterator[tuple[str, bytes]]:
        async with database.connection() as connection:
            cursor = await connection.execute(
                "SELECT id, filename, file_name FROM resumes WHERE user_id = %s", [user.id]
            )
            rows = await cursor.fetchall()
        for id_, filename, name in rows:
            try:
                data = await asyncio.to_thread(files.whole, name)
            except (NotFound, FileDamaged):
                continue
            yield f"resumes/{id_}{PurePath(filename).suffix.lower()}", data

    return whole


_WHOLE = b"""
SELECT id, filename, is_default, uploaded_at, taken, corrections FROM resumes
WHERE user_id = %(user)s """


def _kept(row: _Row, files: FileStore) -> KeptResume:
    corrections = NO_CORRECTIONS
    if row.corrections is not None:
        corrections = _CORRECTIONS.validate_json(files.unseal(row.corrections))
    return KeptResume(
        id=row.id,
        filename=row.filename,
        is_default=row.is_default,
        uploaded_at=row.uploaded_at,
        taken=_TAKEN.validate_json(files.unseal(row.taken)),
        corrections=corrections,
    )
