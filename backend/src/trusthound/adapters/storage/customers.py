"""Customers of the payment service: which of our users each one is, and how often we looked."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

import psycopg
from psycopg.rows import class_row

from trusthound.adapters.storage.database import Database


class Books(StrEnum):
    """Where a customer's account is kept: money moves in the first alone."""

    LIVE = "live"
    TEST = "test"
    PRACTICE = "practice"


@dataclass(frozen=True, slots=True)
class Look:
    """One look at a customer; of two, the one with the higher number began later."""

    customer_id: str
    user_id: str
    number: int


@dataclass(frozen=True, slots=True)
class _Id:
    id: str


async def find(database: Database, user_id: str, books: Books) -> str | None:
    """The id at the payment service; None where there is none, or none any more."""
    async with database.connection() as connection:
        return await _find(connection, user_id, books)


async def add(
    database: Database, customer_id: str, *, user_id: str, books: Books, now: datetime
) -> str:
    """Keep who it is; what is kept already stands."""
    async with database.connection() as connection:
        await connection.execute(
            """
            INSERT INTO customers (id, user_id, books, made_at)
            SELECT %s, id, %s, %s FROM users WHERE id = %s
            ON CONFLICT DO NOTHING
            """,
            [customer_id, books.value, now, user_id],
        )
        return await _find(connection, user_id, books) or customer_id


async def forget(database: Database, customer_id: str) -> None:
    """The payment service has no such customer any more; what is kept of it stays."""
    async with database.connection() as connection:
        await connection.execute("UPDATE customers SET is_gone = true WHERE id = %s", [customer_id])


async def begin_look(database: Database, customer_id: str, books: Books) -> Look | None:
    """The number of a look that begins now; None for somebody whom we do not know."""
    async with database.connection() as connection:
        cursor = connection.cursor(row_factory=class_row(Look))
        await cursor.execute(
            """
            UPDATE customers SET looks = looks + 1 WHERE id = %s AND books = %s
            RETURNING id AS customer_id, user_id, looks AS number
            """,
            [customer_id, books.value],
        )
        return await cursor.fetchone()


async def is_news(connection: psycopg.AsyncConnection, look: Look) -> bool:
    """Whether no later look is stored; if so this one now is, and others wait for us."""
    stored = await connection.execute(
        "UPDATE customers SET seen_look = %(number)s WHERE id = %(id)s AND seen_look < %(number)s",
        {"id": look.customer_id, "number": look.number},
    )
    return stored.rowcount == 1


async def _find(connection: psycopg.AsyncConnection, user_id: str, books: Books) -> str | None:
    cursor = connection.cursor(row_factory=class_row(_Id))
    await cursor.execute(
        "SELECT id FROM customers WHERE user_id = %s AND books = %s AND NOT is_gone",
        [user_id, books.value],
    )
    row = await cursor.fetchone()
    return None if row is None else row.id
