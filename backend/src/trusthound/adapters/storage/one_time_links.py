"""One-time links in and out of their table: each is known by a digest and works once."""

from dataclasses import dataclass
from datetime import datetime

import psycopg
from psycopg.rows import class_row

from trusthound.domain.access.one_time_link import LinkPurpose


@dataclass(frozen=True, slots=True)
class NewLink:
    """A link to be kept; its token goes into a mail and nowhere else.

    Where it changes the address: to which one, and which session asked for it.
    """

    digest: bytes
    user_id: str
    purpose: LinkPurpose
    made_at: datetime
    mail_to: str | None = None
    asked_in: str | None = None


@dataclass(frozen=True, slots=True)
class Used:
    """A link that was used now: whose it was, and what it changes the address to."""

    user_id: str
    mail_to: str
    asked_in: str


async def add(connection: psycopg.AsyncConnection, link: NewLink) -> None:
    """Keep a link. Those that were sent before stay good: anybody may ask for one more."""
    await connection.execute(
        """
        INSERT INTO one_time_links (
            digest, user_id, purpose, made_at, expires_at, mail_to, asked_in)
        VALUES (%s, %s, %s, %s, %s, %s, %s)
        """,
        [
            link.digest,
            link.user_id,
            link.purpose.value,
            link.made_at,
            link.made_at + link.purpose.lasts_for,
            link.mail_to,
            link.asked_in,
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
) -> Used | None:
    """None where it was used before, is too old or never was.

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
    cursor = connection.cursor(row_factory=class_row(Used))
    await cursor.execute(
        """
        UPDATE one_time_links SET used_at = %(now)s
        WHERE digest = %(digest)s AND purpose = %(purpose)s
            AND used_at IS NULL AND expires_at > %(now)s
        RETURNING user_id, coalesce(mail_to, '') AS mail_to, coalesce(asked_in, '') AS asked_in
        """,
        words,
    )
    used = await cursor.fetchone()
    if used is not None:
        await end_unused(connection, used.user_id, purpose)
    return used


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
