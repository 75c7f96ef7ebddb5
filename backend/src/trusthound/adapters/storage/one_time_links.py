"""One-time links in and out of their table: each is known by a digest and works once."""

from dataclasses import dataclass
from datetime import datetime

import psycopg

from trusthound.domain.access.one_time_link import LinkPurpose


@dataclass(frozen=True, slots=True)
class NewLink:
    """A link to be kept; its token goes into a mail and nowhere else."""

    digest: bytes
    user_id: str
    purpose: LinkPurpose
    made_at: datetime


async def add(connection: psycopg.AsyncConnection, link: NewLink) -> None:
    """Keep a link. Those that were sent before stay good: anybody may ask for one more."""
    await connection.execute(
        """
        INSERT INTO one_time_links (digest, user_id, purpose, made_at, expires_at)
        VALUES (%s, %s, %s, %s, %s)
        """,
        [
            link.digest,
            link.user_id,
            link.purpose.value,
            link.made_at,
            link.made_at + link.purpose.lasts_for,
        ],
    )


async def end_unused(
    connection: psycopg.AsyncConnection, user_id: str, purpose: LinkPurpose
) -> None:
    await connection.execute(
        "DELETE FROM one_time_links WHERE user_id = %s AND purpose = %s AND used_at IS NULL",
        [user_id, purpose.value],
    )


async def use(
    connection: psycopg.AsyncConnection, digest: bytes, purpose: LinkPurpose, *, now: datetime
) -> str | None:
    """Whose it was; None where it was used before, is too old or never was.

    Its user's other links for the same purpose end. The user is locked first: of those who use
    one or several of them at once, one gets an answer.
    """
    words = {"now": now, "digest": digest, "purpose": purpose.value}
    await connection.execute(
        """
        SELECT FROM users WHERE id = (SELECT user_id FROM one_time_links WHERE digest = %(digest)s)
        FOR NO KEY UPDATE
        """,
        words,
    )
    cursor = await connection.execute(
        """
        UPDATE one_time_links SET used_at = %(now)s
        WHERE digest = %(digest)s AND purpose = %(purpose)s
            AND used_at IS NULL AND expires_at > %(now)s
        RETURNING user_id
        """,
        words,
    )
    row = await cursor.fetchone()
    if row is None:
        return None
    await end_unused(connection, row[0], purpose)
    return str(row[0])


async def give_back(connection: psycopg.AsyncConnection, digest: bytes) -> None:
    """Nothing came of its use."""
    await connection.execute("UPDATE one_time_links SET used_at = NULL WHERE digest = %s", [digest])


async def holder(
    connection: psycopg.AsyncConnection, digest: bytes, purpose: LinkPurpose, *, now: datetime
) -> str | None:
    """Whose link it is, while it can still be used; it stays unused."""
    cursor = await connection.execute(
        """
        SELECT user_id FROM one_time_links
        WHERE digest = %s AND purpose = %s AND used_at IS NULL AND expires_at > %s
        """,
        [digest, purpose.value, now],
    )
    row = await cursor.fetchone()
    return None if row is None else str(row[0])


async def forget(connection: psycopg.AsyncConnection, now: datetime) -> int:
    """Delete what has expired; how many."""
    deleted = await connection.execute("DELETE FROM one_time_links WHERE expires_at <= %s", [now])
    return deleted.rowcount
