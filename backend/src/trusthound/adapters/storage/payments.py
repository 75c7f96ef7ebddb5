"""Payments in and out of their table: the receipts that a user sees."""

from collections.abc import Sequence

import psycopg
from psycopg.rows import class_row

from trusthound.adapters.storage.customers import Books
from trusthound.domain.access.subscription import Payment

# What a list shows; more than eight years of months.
MOST_LISTED = 100


async def of_user(
    connection: psycopg.AsyncConnection, user_id: str, books: Books
) -> tuple[Payment, ...]:
    """The newest first; MOST_LISTED at most."""
    cursor = connection.cursor(row_factory=class_row(Payment))
    await cursor.execute(
        """
        SELECT p.id, p.subscription_id, p.number, p.paid_at, p.cents, p.refunded_cents,
            p.period_start, p.period_end, p.link, p.reference
        FROM payments p JOIN customers c ON c.id = p.customer_id
        WHERE c.user_id = %s AND c.books = %s ORDER BY p.paid_at DESC, p.id LIMIT %s
        """,
        [user_id, books.value, MOST_LISTED],
    )
    return tuple(await cursor.fetchall())


async def store(
    connection: psycopg.AsyncConnection, customer_id: str, seen: Sequence[Payment]
) -> None:
    """What was seen takes the place of what was stored."""
    for each in seen:
        await connection.execute(
            """
            INSERT INTO payments (
                id, customer_id, subscription_id, number, paid_at, cents, refunded_cents,
                period_start, period_end, link, reference)
            VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s)
            ON CONFLICT (id) DO UPDATE SET
                number = EXCLUDED.number, cents = EXCLUDED.cents,
                refunded_cents = EXCLUDED.refunded_cents, link = EXCLUDED.link,
                reference = EXCLUDED.reference
            """,
            [
                each.id,
                customer_id,
                each.subscription_id,
                each.number,
                each.paid_at,
                each.cents,
                each.refunded_cents,
                each.period_start,
                each.period_end,
                each.link,
                each.reference,
            ],
        )
