"""Second factors in and out: a sealed secret, the last step used, codes for who lost the app."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

import psycopg
from psycopg.rows import class_row


@dataclass(frozen=True, slots=True)
class Standing:
    """Whether codes are asked for, and how many recovery codes are left."""

    is_on: bool
    codes_left: int


async def begin(connection: psycopg.AsyncConnection, user_id: str, sealed: bytes) -> bool:
    """Keep a secret that is not in force yet; False where one is."""
    kept = await connection.execute(
        """
        UPDATE users SET totp_secret = %s, totp_last_step = NULL
        WHERE id = %s AND totp_confirmed_at IS NULL
        """,
        [sealed, user_id],
    )
    return kept.rowcount == 1


async def confirm(
    connection: psycopg.AsyncConnection,
    user_id: str,
    sealed: bytes,
    *,
    step: int,
    digests: Iterable[bytes],
    now: datetime,
) -> bool:
    """Put that secret in force, with new recovery codes; False where another one took its place."""
    confirmed = await connection.execute(
        """
        UPDATE users SET totp_confirmed_at = %s, totp_last_step = %s
        WHERE id = %s AND totp_secret = %s AND totp_confirmed_at IS NULL
        """,
        [now, step, user_id, sealed],
    )
    if confirmed.rowcount != 1:
        return False
    await connection.execute("DELETE FROM recovery_codes WHERE user_id = %s", [user_id])
    for each in digests:
        await connection.execute(
            "INSERT INTO recovery_codes (user_id, digest) VALUES (%s, %s)", [user_id, each]
        )
    return True


async def use_step(connection: psycopg.AsyncConnection, user_id: str, step: int) -> bool:
    """Whether this step is later than the last one used: of several at once, one call hears so."""
    used = await connection.execute(
        """
        UPDATE users SET totp_last_step = %(step)s
        WHERE id = %(user)s AND totp_confirmed_at IS NOT NULL
            AND coalesce(totp_last_step, 0) < %(step)s
        """,
        {"step": step, "user": user_id},
    )
    return used.rowcount == 1


async def use_recovery_code(
    connection: psycopg.AsyncConnection, user_id: str, digest: bytes, now: datetime
) -> bool:
    """Whether there was such a code, unused."""
    used = await connection.execute(
        """
        UPDATE recovery_codes SET used_at = %s
        WHERE user_id = %s AND digest = %s AND used_at IS NULL
        """,
        [now, user_id, digest],
    )
    return used.rowcount == 1


async def turn_off(connection: psycopg.AsyncConnection, user_id: str) -> None:
    await connection.execute(
        """
        UPDATE users SET totp_secret = NULL, totp_confirmed_at = NULL, totp_last_step = NULL
        WHERE id = %s
        """,
        [user_id],
    )
    await connection.execute("DELETE FROM recovery_codes WHERE user_id = %s", [user_id])


async def standing(connection: psycopg.AsyncConnection, user_id: str) -> Standing | None:
    """None where there is no such user."""
    cursor = connection.cursor(row_factory=class_row(Standing))
    await cursor.execute(
        """
        SELECT totp_confirmed_at IS NOT NULL AS is_on, (
            SELECT count(*) FROM recovery_codes r WHERE r.user_id = u.id AND r.used_at IS NULL
        ) AS codes_left
        FROM users u WHERE u.id = %s
        """,
        [user_id],
    )
    return await cursor.fetchone()
