"""Until when a user has Premium, found out anew from all that gives it; written nowhere else."""

from dataclasses import dataclass
from datetime import datetime

import psycopg
from psycopg.rows import class_row, scalar_row

from trusthound.adapters.storage import subscriptions, trials
from trusthound.domain.access.subscription import premium_until
from trusthound.domain.access.user import User, mail_key


@dataclass(frozen=True, slots=True)
class _Grant:
    until: datetime


async def lock_user(connection: psycopg.AsyncConnection, user_id: str) -> bool:
    """One at a time for a user's plan; whether there is such a user."""
    cursor = await connection.execute("SELECT FROM users WHERE id = %s FOR UPDATE", [user_id])
    return await cursor.fetchone() is not None


async def lock_user_of_mail(connection: psycopg.AsyncConnection, email: str) -> str | None:
    """The same by address; the user's id, None where there is none."""
    cursor = connection.cursor(row_factory=scalar_row)
    await cursor.execute("SELECT id FROM users WHERE email_key = %s FOR UPDATE", [mail_key(email)])
    found: str | None = await cursor.fetchone()
    return found


async def give(
    connection: psycopg.AsyncConnection, user_id: str, until: datetime, *, now: datetime
) -> None:
    """Premium by hand; what was given before no longer counts."""
    await connection.execute(
        """
        INSERT INTO premium_grants (user_id, until, made_at) VALUES (%s, %s, %s)
        ON CONFLICT (user_id) DO UPDATE SET until = EXCLUDED.until, made_at = EXCLUDED.made_at
        """,
        [user_id, until, now],
    )


async def settle(connection: psycopg.AsyncConnection, user_id: str) -> None:
    """Write down until when it lasts. The caller holds the lock on the user.

    What was bought in other books counts too, until it runs out: commands know nothing of them.
    """
    trial = await trials.of_user(connection, user_id)
    granted = connection.cursor(row_factory=class_row(_Grant))
    await granted.execute("SELECT until FROM premium_grants WHERE user_id = %s", [user_id])
    grant = await granted.fetchone()
    until = premium_until(
        await subscriptions.of_user(connection, user_id, None),
        trial_ends_at=trial.ends_at if trial else None,
        granted_until=grant.until if grant else None,
    )
    await connection.execute("UPDATE users SET premium_until = %s WHERE id = %s", [until, user_id])


async def user_of(connection: psycopg.AsyncConnection, user_id: str) -> User | None:
    """As stored now; None where the account is gone."""
    cursor = connection.cursor(row_factory=class_row(User))
    await cursor.execute(
        """
        SELECT id, email, name, first_name, last_name, company, created_at, mail_verified_at,
            premium_until, is_operator
        FROM users WHERE id = %s
        """,
        [user_id],
    )
    return await cursor.fetchone()
