"""Results as whoever runs the installation finds and deletes them: where and when, not whose."""

from dataclasses import dataclass
from datetime import datetime
from typing import LiteralString

import psycopg
from psycopg.rows import class_row

# So many of one host are gathered by it and sorted; of a host of more, going back in time finds a
# page soon. Asked as one question the database does the latter always, and of a rare host or an id
# it would look at every result.
_FEW = 1_000
_KEPT: LiteralString = "id, kind, url, checked_at, trust_score"
_COLUMNS: LiteralString = """
    id, kind, coalesce(substring(url FROM '^[a-z]+://(?:[^/?#@]*@)?([^/?#:]+)'), '') AS host,
    checked_at, trust_score AS score
"""
# As the index has it: backwards, so that a domain finds its subdomains, too.
_OF_HOST: LiteralString = """
    url <> '' AND (reverse(substring(url FROM '^[a-z]+://(?:[^/?#@]*@)?([^/?#:]+)')) || '.')
        COLLATE "C" ^@ (reverse(lower(%(search)s)) || '.')
"""
_PAGE: LiteralString = """
    (%(moment)s::timestamptz IS NULL OR (checked_at, id) < (%(moment)s, %(last)s))
    ORDER BY checked_at DESC, id DESC LIMIT %(most)s
"""
_ALL: LiteralString = f"SELECT {_COLUMNS} FROM verifications WHERE url <> '' AND {_PAGE}"  # noqa: S608
_FOUND: LiteralString = f"""
WITH few AS MATERIALIZED (SELECT {_KEPT} FROM verifications WHERE {_OF_HOST} LIMIT %(few)s + 1),
    found AS (
        SELECT {_KEPT} FROM verifications WHERE id = %(search)s
        UNION (SELECT * FROM few WHERE (SELECT count(*) FROM few) <= %(few)s AND {_PAGE})
        UNION (SELECT {_KEPT} FROM verifications
            WHERE (SELECT count(*) FROM few) > %(few)s AND {_OF_HOST} AND {_PAGE}))
SELECT {_COLUMNS} FROM found WHERE {_PAGE}
"""  # noqa: S608 - of literals alone, which the type checker knows


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
        _FOUND if search else _ALL,
        {"search": search, "moment": moment, "last": last, "most": most, "few": _FEW},
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
