"""Which users run the installation."""

import psycopg


async def set_operator(
    connection: psycopg.AsyncConnection, email_key: str, *, operator: bool
) -> str | None:
    """The user's id; None where there is no such user."""
    cursor = await connection.execute(
        "UPDATE users SET is_operator = %s WHERE email_key = %s RETURNING id",
        [operator, email_key],
    )
    row = await cursor.fetchone()
    return None if row is None else str(row[0])
