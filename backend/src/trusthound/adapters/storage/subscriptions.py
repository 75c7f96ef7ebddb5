"""Subscriptions in and out of their table, as they were seen last at the payment service."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

import psycopg
from psycopg.rows import class_row, kwargs_row, scalar_row

from trusthound.adapters.storage.customers import Books
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.subscription import Status, Subscription


@dataclass(frozen=True, slots=True)
class Renewing:
    """A user whose subscription is paid for again soon."""

    user_id: str
    email: str
    first_name: str
    cents: int
    period_end: datetime


async def of_user(
    connection: psycopg.AsyncConnection, user_id: str, books: Books | None
) -> tuple[Subscription, ...]:
    """The newest first; of all books where none are named."""
    cursor = connection.cursor(row_factory=kwargs_row(_subscription))
    await cursor.execute(
        """
        SELECT s.id, s.status, s.begun_at, s.period_start, s.period_end, s.ends_at, s.cents
        FROM subscriptions s JOIN customers c ON c.id = s.customer_id
        WHERE c.user_id = %(user)s AND (%(books)s::text IS NULL OR c.books = %(books)s)
        ORDER BY s.begun_at DESC, s.id
        """,
        {"user": user_id, "books": books and books.value},
    )
    return tuple(await cursor.fetchall())


async def store(
    connection: psycopg.AsyncConnection, customer_id: str, seen: Sequence[Subscription]
) -> None:
    """What was seen takes the place of what was stored."""
    for each in seen:
        await connection.execute(
            """
            INSERT INTO subscriptions (
                id, customer_id, status, begun_at, period_start, period_end, ends_at, cents)
            VALUES (%s, %s, %s, %s, %s, %s, %s, %s)
            ON CONFLICT (id) DO UPDATE SET
                status = EXCLUDED.status, begun_at = EXCLUDED.begun_at,
                period_start = EXCLUDED.period_start, period_end = EXCLUDED.period_end,
                ends_at = EXCLUDED.ends_at, cents = EXCLUDED.cents
            """,
            [
                each.id,
                customer_id,
                each.status.value,
                each.begun_at,
                each.period_start,
                each.period_end,
                each.ends_at,
                each.cents,
            ],
        )


async def take_those_to_announce(
    connection: psycopg.AsyncConnection, *, now: datetime, renewing_before: datetime, most: int
) -> tuple[Renewing, ...]:
    """Owners of what renews before that moment, each renewal once."""
    cursor = connection.cursor(row_factory=class_row(Renewing))
    await cursor.execute(
        """
        WITH due AS (
            SELECT id FROM subscriptions
            WHERE status = 'active' AND ends_at IS NULL
                AND period_end > %(now)s AND period_end <= %(before)s
                AND announced_for IS DISTINCT FROM period_end
            ORDER BY period_end LIMIT %(most)s
            FOR UPDATE SKIP LOCKED
        ), announced AS (
            UPDATE subscriptions SET announced_for = period_end
            WHERE id IN (SELECT id FROM due)
            RETURNING customer_id, cents, period_end
        )
        SELECT u.id AS user_id, u.email, u.first_name, a.cents, a.period_end
        FROM announced a JOIN customers c ON c.id = a.customer_id JOIN users u ON u.id = c.user_id
        ORDER BY a.period_end
        """,
        {"now": now, "before": renewing_before, "most": most},
    )
    return tuple(await cursor.fetchall())


async def customers_of_late(
    database: Database, books: Books, *, before: datetime, most: int
) -> tuple[str, ...]:
    """Customers with something that runs and whose period was over at that moment."""
    async with database.connection() as connection:
        cursor = connection.cursor(row_factory=scalar_row)
        await cursor.execute(
            """
            SELECT DISTINCT s.customer_id FROM subscriptions s
            JOIN customers c ON c.id = s.customer_id
            WHERE s.status IN ('active', 'trialing', 'past_due') AND c.books = %s
                AND least(s.period_end, s.ends_at) <= %s
            LIMIT %s
            """,
            [books.value, before, most],
        )
        return tuple(await cursor.fetchall())


def _subscription(
    *,
    id: str,  # noqa: A002 - the column's name
    status: str,
    begun_at: datetime,
    period_start: datetime,
    period_end: datetime,
    ends_at: datetime | None,
    cents: int,
) -> Subscription:
    return Subscription(id, Status(status), begun_at, period_start, period_end, ends_at, cents)
