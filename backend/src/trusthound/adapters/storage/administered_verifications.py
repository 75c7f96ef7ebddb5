"""Results as whoever runs the installation finds and deletes them: where and when, not whose."""

from dataclasses import dataclass
from datetime import datetime

import psycopg
from psycopg.rows import class_row


@dataclass(frozen=True, slots=True)
class AdministeredVerification:
    """`host` "": a text was pasted. `score` is 0 to 100, None where it could not be assessed."""

    id: str
    kind: str
    host: str
    checked_at: datetime
    score: int | None


async def verifications(
    connection: psycopg.AsyncConnection,
    search: str,
    *,
    after: tuple[datetime, str] | None,
    most: int,
) -> tuple[AdministeredVerification, ...]:
    """The newest first of that host or a subdomain of it, or the one of that id; "": all that have
    an address. What was pasted is found by its id alone, which opens it: to list those would be to
    show them.
    """
    moment, last = after or (None, None)
    cursor = connection.cursor(row_factory=class_row(AdministeredVerification))
    await cursor.execute(
        """
        SELECT id, kind, coalesce(
                substring(url FROM '^[a-z]+://(?:[^/?#@]*@)?([^/?#:]+)'), '') AS host,
            checked_at, trust_score AS score
        FROM verifications
        WHERE (id = %(search)s OR url <> '' AND (%(search)s::text = ''
                OR (reverse(substring(url FROM '^[a-z]+://(?:[^/?#@]*@)?([^/?#:]+)')) || '.')
                    COLLATE "C" ^@ (reverse(lower(%(search)s)) || '.')))
            AND (%(moment)s::timestamptz IS NULL OR (checked_at, id) < (%(moment)s, %(last)s))
        ORDER BY checked_at DESC, id DESC LIMIT %(most)s
        """,
        {"search": search, "moment": moment, "last": last, "most": most},
    )
    return tuple(await cursor.fetchall())


async def delete(connection: psycopg.AsyncConnection, verification_id: str) -> bool:
    """With its words, former judgements and lines of histories, and with what readers corrected of
    it, which holds the same words; False where there is none.
    """
    if "\0" in verification_id:  # PostgreSQL refuses the parameter itself
        return False
    await connection.execute("DELETE FROM verifications WHERE corrects = %s", [verification_id])
    cursor = await connection.execute("DELETE FROM verifications WHERE id = %s", [verification_id])
    return cursor.rowcount == 1
