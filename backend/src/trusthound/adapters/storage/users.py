"""Users in and out of their table, and what they prove themselves with."""

from dataclasses import dataclass
from datetime import datetime

import psycopg
from psycopg.errors import UniqueViolation
from psycopg.rows import class_row

from trusthound.adapters.storage.database import Database
from trusthound.domain.access.profile import Profile, ProfileChange
from trusthound.domain.access.user import User, mail_key, mail_taken


@dataclass(frozen=True, slots=True)
class Credentials:
    """What a sign-in is held against. `is_known_here`: that address signed in before."""

    user_id: str
    email: str
    first_name: str
    password_hash: str
    totp_secret: bytes | None
    totp_confirmed_at: datetime | None
    is_known_here: bool
    is_member: bool


async def add(connection: psycopg.AsyncConnection, user: User, password_hash: str) -> bool:
    """Store a new user; False where there is one with that address."""
    added = await connection.execute(
        """
        INSERT INTO users (
            id, email, email_key, name, first_name, last_name, company, password_hash, created_at,
            mail_verified_at, premium_until, is_operator)
        VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s)
        ON CONFLICT (email_key) DO NOTHING
        """,
        [
            user.id,
            user.email,
            mail_key(user.email),
            user.name,
            user.first_name,
            user.last_name,
            user.company,
            password_hash,
            user.created_at,
            user.mail_verified_at,
            user.premium_until,
            user.is_operator,
        ],
    )
    return added.rowcount == 1


async def credentials_of_mail(
    connection: psycopg.AsyncConnection, email: str, *, address: str = ""
) -> Credentials | None:
    """Those of the user with that e-mail address, in any case."""
    cursor = connection.cursor(row_factory=class_row(Credentials))
    await cursor.execute(
        """
        SELECT u.id AS user_id, u.email, u.first_name, u.password_hash, u.totp_secret,
            u.totp_confirmed_at,
            EXISTS (
                SELECT FROM sessions s WHERE s.user_id = u.id AND s.address = %s
            ) AS is_known_here,
            EXISTS (SELECT FROM members m WHERE m.user_id = u.id AND m.is_active) AS is_member
        FROM users u WHERE u.email_key = %s
        """,
        [address, mail_key(email)],
    )
    return await cursor.fetchone()


async def credentials_of(connection: psycopg.AsyncConnection, user_id: str) -> Credentials | None:
    """Those of a user, by id."""
    cursor = connection.cursor(row_factory=class_row(Credentials))
    await cursor.execute(
        """
        SELECT id AS user_id, email, first_name, password_hash, totp_secret,
            totp_confirmed_at, true AS is_known_here,
            EXISTS (SELECT FROM members m WHERE m.user_id = users.id AND m.is_active) AS is_member
        FROM users WHERE id = %s
        """,
        [user_id],
    )
    return await cursor.fetchone()


async def note_sign_in(
    connection: psycopg.AsyncConnection,
    user_id: str,
    *,
    checked: str,
    renewed: str | None,
    now: datetime,
) -> bool:
    """Whether the password that was checked is still the user's; then its hash may be renewed."""
    updated = await connection.execute(
        """
        UPDATE users SET last_sign_in_at = %s, password_hash = coalesce(%s, password_hash)
        WHERE id = %s AND password_hash = %s
        """,
        [now, renewed, user_id, checked],
    )
    return updated.rowcount == 1


async def set_password(
    connection: psycopg.AsyncConnection,
    user_id: str,
    password_hash: str,
    *,
    instead_of: str | None = None,
) -> bool:
    """False where the password is no longer the one that `instead_of` is the hash of."""
    updated = await connection.execute(
        """
        UPDATE users SET password_hash = %(new)s
        WHERE id = %(user)s AND password_hash = coalesce(%(old)s, password_hash)
        """,
        {"new": password_hash, "user": user_id, "old": instead_of},
    )
    return updated.rowcount == 1


async def note_mail_proved(
    connection: psycopg.AsyncConnection, user_id: str, now: datetime
) -> bool:
    """Whether the address was unproved until now."""
    proved = await connection.execute(
        "UPDATE users SET mail_verified_at = %s WHERE id = %s AND mail_verified_at IS NULL",
        [now, user_id],
    )
    return proved.rowcount == 1


async def change_mail(
    connection: psycopg.AsyncConnection, user_id: str, email: str, now: datetime
) -> None:
    """Give a user another address, which is proved now. Raises Conflict where it is taken."""
    try:
        await connection.execute(
            "UPDATE users SET email = %s, email_key = %s, mail_verified_at = %s WHERE id = %s",
            [email, mail_key(email), now, user_id],
        )
    except UniqueViolation as problem:
        raise mail_taken() from problem


async def change_profile(
    connection: psycopg.AsyncConnection, user_id: str, change: ProfileChange
) -> Profile | None:
    """What is None stays; what is kept now, None where there is no such user."""
    cursor = connection.cursor(row_factory=class_row(Profile))
    await cursor.execute(
        """
        UPDATE users SET name = coalesce(%s, name), first_name = coalesce(%s, first_name),
            last_name = coalesce(%s, last_name), company = coalesce(%s, company)
        WHERE id = %s
        RETURNING name, first_name, last_name, company
        """,
        [change.name, change.first_name, change.last_name, change.company, user_id],
    )
    return await cursor.fetchone()


async def delete(connection: psycopg.AsyncConnection, user_id: str) -> None:
    """The row, and with it sessions, links and whatever else is the user's alone."""
    await connection.execute("DELETE FROM users WHERE id = %s", [user_id])


@dataclass(frozen=True, slots=True)
class ListedUser:
    """A user as whoever runs the installation sees them; `organization` is its name, or ""."""

    id: str
    email: str
    name: str
    created_at: datetime
    premium_until: datetime | None
    is_operator: bool
    organization: str


async def newest(database: Database, *, before: str | None, most: int) -> tuple[ListedUser, ...]:
    """Users by when they came, the newest first; `before` is the id of the last one seen."""
    async with database.connection() as connection:
        cursor = connection.cursor(row_factory=class_row(ListedUser))
        await cursor.execute(
            """
            SELECT u.id, u.email, u.name, u.created_at, u.premium_until, u.is_operator,
                coalesce(o.name, '') AS organization
            FROM users u
            LEFT JOIN members m ON m.user_id = u.id
            LEFT JOIN organizations o ON o.id = m.organization_id
            WHERE %(before)s::text IS NULL OR (u.created_at, u.id) < (
                SELECT created_at, id FROM users WHERE id = %(before)s)
            ORDER BY u.created_at DESC, u.id DESC LIMIT %(most)s
            """,
            {"before": before, "most": most},
        )
        return tuple(await cursor.fetchall())
