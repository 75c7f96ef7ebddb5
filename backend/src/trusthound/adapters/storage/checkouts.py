"""The page on which a customer may pay now, and the record of who agreed to pay."""

from dataclasses import dataclass
from datetime import datetime

import psycopg
from psycopg.rows import class_row

from trusthound.adapters.storage.database import Database


@dataclass(frozen=True, slots=True)
class Attempt:
    """One try to pay: all who ask meanwhile share it. `session_id` None: its page is not made."""

    attempt: str
    expires_at: datetime
    session_id: str | None


@dataclass(frozen=True, slots=True)
class Consent:
    """What somebody agreed to."""

    id: str
    user_id: str
    accepted_at: datetime
    address: str
    terms_version: str
    sentence: str


async def take(
    database: Database, customer_id: str, new: Attempt, *, now: datetime, instead_of: str = ""
) -> Attempt:
    """The attempt under way; the new one where there is none, it is over, or it is `instead_of`.

    Of those who ask at once, one brings the new one and all get it.
    """
    async with database.connection() as connection:
        cursor = connection.cursor(row_factory=class_row(Attempt))
        await cursor.execute(
            """
            INSERT INTO checkouts AS c (customer_id, attempt, expires_at)
            VALUES (%(customer)s, %(attempt)s, %(expires)s)
            ON CONFLICT (customer_id) DO UPDATE SET
                attempt = EXCLUDED.attempt, expires_at = EXCLUDED.expires_at, session_id = NULL
            WHERE c.expires_at <= %(now)s OR c.attempt = %(instead_of)s
            """,
            {
                "customer": customer_id,
                "attempt": new.attempt,
                "expires": new.expires_at,
                "now": now,
                "instead_of": instead_of,
            },
        )
        await cursor.execute(
            "SELECT attempt, expires_at, session_id FROM checkouts WHERE customer_id = %s",
            [customer_id],
        )
        return await cursor.fetchone() or new


async def keep_session(database: Database, customer_id: str, attempt: str, session_id: str) -> None:
    """Remember which page an attempt got."""
    async with database.connection() as connection:
        await connection.execute(
            "UPDATE checkouts SET session_id = %s WHERE customer_id = %s AND attempt = %s",
            [session_id, customer_id, attempt],
        )


async def note_consent(connection: psycopg.AsyncConnection, consent: Consent) -> None:
    """Keep who agreed to what."""
    await connection.execute(
        """
        INSERT INTO consents (id, user_id, accepted_at, address, terms_version, sentence)
        VALUES (%s, %s, %s, %s, %s, %s)
        """,
        [
            consent.id,
            consent.user_id,
            consent.accepted_at,
            consent.address,
            consent.terms_version,
            consent.sentence,
        ],
    )
