"""Attempts to show that a domain is held, in and out of their table."""

from datetime import datetime

import psycopg
from psycopg.rows import args_row

from trusthound.adapters.storage.database import Database
from trusthound.domain.reply.proof import HOLDS_FOR, MOST_TRIES, DomainProof, Way


async def begin(connection: psycopg.AsyncConnection, proof: DomainProof, digest: bytes) -> None:
    """In the place of the account's earlier attempts at that domain that came to nothing."""
    await connection.execute(
        "DELETE FROM domain_proofs WHERE user_id = %s AND domain = %s AND proven_at IS NULL",
        [proof.user_id, proof.domain],
    )
    await connection.execute(
        """
        INSERT INTO domain_proofs (
            id, user_id, domain, way, mailbox, digest, asked_at, expires_at)
        VALUES (%s, %s, %s, %s, %s, %s, %s, %s)
        """,
        [
            proof.id,
            proof.user_id,
            proof.domain,
            proof.way.value,
            proof.mailbox,
            digest,
            proof.asked_at,
            proof.expires_at,
        ],
    )


async def attempted(
    connection: psycopg.AsyncConnection, proof_id: str, user_id: str, *, now: datetime
) -> tuple[DomainProof, bytes] | None:
    """The user's attempt and its token's digest, counted as tried once more; None where there is
    none, it is too old, was tried too often or is done.
    """
    if "\0" in proof_id:  # PostgreSQL refuses the parameter itself
        return None
    cursor = await connection.execute(
        """
        UPDATE domain_proofs SET tries = tries + 1
        WHERE id = %s AND user_id = %s AND way <> 'mailbox' AND proven_at IS NULL
            AND expires_at > %s AND tries < %s
        RETURNING digest, id, user_id, domain, way, mailbox, asked_at, expires_at, proven_at
        """,
        [proof_id, user_id, now, MOST_TRIES],
    )
    row = await cursor.fetchone()
    return None if row is None else (_proof(*row[1:]), bytes(row[0]))


async def prove(
    connection: psycopg.AsyncConnection,
    digest: bytes,
    user_id: str,
    *,
    by_mail: bool,
    now: datetime,
) -> DomainProof | None:
    """Take it as shown, once; None where it is not this user's, too old, or was shown before.

    `by_mail`: the token came back from a mailbox. One that is to be published shows nothing so.
    """
    cursor = connection.cursor(row_factory=args_row(_proof))
    await cursor.execute(
        """
        UPDATE domain_proofs SET proven_at = %(now)s
        WHERE digest = %(digest)s AND user_id = %(user)s AND (way = 'mailbox') = %(by_mail)s
                AND proven_at IS NULL AND expires_at > %(now)s
        RETURNING id, user_id, domain, way, mailbox, asked_at, expires_at, proven_at
        """,
        {"now": now, "digest": digest, "user": user_id, "by_mail": by_mail},
    )
    return await cursor.fetchone()


async def of_user(database: Database, user_id: str, *, now: datetime) -> list[DomainProof]:
    """Those that hold or can still be shown, the newest first."""
    async with database.connection() as connection:
        cursor = connection.cursor(row_factory=args_row(_proof))
        await cursor.execute(
            """
            SELECT id, user_id, domain, way, mailbox, asked_at, expires_at, proven_at
            FROM domain_proofs WHERE user_id = %s AND CASE
                WHEN proven_at IS NULL THEN expires_at > %s ELSE proven_at > %s END
            ORDER BY proven_at DESC NULLS LAST, asked_at DESC, id
            """,
            [user_id, now, now - HOLDS_FOR],
        )
        return await cursor.fetchall()


async def forget(connection: psycopg.AsyncConnection, now: datetime) -> int:
    """Delete those that nothing can come of any more; how many."""
    deleted = await connection.execute(
        """
        DELETE FROM domain_proofs WHERE expires_at <= %s
            AND (proven_at IS NULL OR proven_at <= %s)
        """,
        [now, now - HOLDS_FOR],
    )
    return deleted.rowcount


def _proof(
    proof_id: str,
    user_id: str,
    domain: str,
    way: str,
    mailbox: str,
    asked_at: datetime,
    expires_at: datetime,
    proven_at: datetime | None,
) -> DomainProof:
    return DomainProof(
        proof_id, user_id, domain, Way(way), mailbox, asked_at, expires_at, proven_at
    )
