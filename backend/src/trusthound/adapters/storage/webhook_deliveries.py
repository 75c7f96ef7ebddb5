"""Messages to endpoints: put in within the transaction that they tell of, so none is lost.

Whoever delivers holds the endpoint for a while: a message that is not told of afterwards is taken
again, under the same id.
"""

from dataclasses import dataclass
from datetime import datetime, timedelta

import psycopg
from psycopg.rows import class_row

from trusthound.adapters.storage import events
from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.stored_json import stored_text
from trusthound.domain.webhooks.delivery import (
    Attempt,
    Delivery,
    DeliveryStatus,
    Due,
    NotSent,
)
from trusthound.domain.webhooks.event import Event, WebhookEvent, body_of

# Of one organisation, so that hanging endpoints of one do not hold up all others'.
AT_ONCE = 2


@dataclass(frozen=True, slots=True)
class _Due:
    endpoint_id: str
    organization_id: str
    url: str
    secret: bytes
    former_secret: bytes | None
    failing_since: datetime | None
    message_id: str
    type: str
    body: str
    tries: int


@dataclass(frozen=True, slots=True)
class _Row:
    number: int
    message_id: str
    type: str
    body: str
    made_at: datetime
    next_try_at: datetime | None
    tries: int
    delivered_at: datetime | None
    last_try_at: datetime | None
    last_status: int | None
    last_answer: str
    last_problem: str | None


async def tell(connection: psycopg.AsyncConnection, event: Event) -> None:
    """List it, and put it in for every endpoint of its organisation that asks for it and is not
    disabled.
    """
    await events.add(connection, event)
    await connection.execute(
        """
        INSERT INTO webhook_deliveries (
            endpoint_id, message_id, type, body, made_at, next_try_at)
        SELECT id, %(id)s, %(type)s, %(body)s, %(at)s, %(at)s FROM webhook_endpoints
        WHERE organization_id = %(organization)s AND disabled IS NULL AND %(type)s = ANY (events)
        """,
        {
            "id": event.id,
            "type": event.type.value,
            "body": body_of(event),
            "at": event.at,
            "organization": event.organization_id,
        },
    )


async def put(connection: psycopg.AsyncConnection, endpoint_id: str, event: Event) -> None:
    """For one endpoint, whatever it asks for."""
    await connection.execute(
        """
        INSERT INTO webhook_deliveries (endpoint_id, message_id, type, body, made_at, next_try_at)
        VALUES (%(endpoint)s, %(id)s, %(type)s, %(body)s, %(at)s, %(at)s)
        """,
        {
            "endpoint": endpoint_id,
            "id": event.id,
            "type": event.type.value,
            "body": body_of(event),
            "at": event.at,
        },
    )


async def take(database: Database, *, lease: timedelta, now: datetime) -> Due | None:
    """The oldest message that is due to the endpoint that waits longest, for this caller alone
    until the lease ends; it counts as tried.
    """
    async with database.connection() as connection:
        cursor = connection.cursor(row_factory=class_row(_Due))
        await cursor.execute(
            """
            WITH chosen AS (
                SELECT e.id FROM webhook_endpoints e
                WHERE e.id IN (
                        SELECT endpoint_id FROM webhook_deliveries WHERE next_try_at <= %(now)s)
                    AND e.busy_until <= %(now)s
                    AND (SELECT count(*) FROM webhook_endpoints o
                        WHERE o.organization_id = e.organization_id
                            AND o.busy_until > %(now)s) < %(at_once)s
                ORDER BY e.busy_until, e.id LIMIT 1
                FOR NO KEY UPDATE OF e SKIP LOCKED),
            held AS (
                UPDATE webhook_endpoints e SET busy_until = %(until)s FROM chosen
                WHERE e.id = chosen.id
                RETURNING e.id, e.organization_id, e.url, e.secret, e.failing_since,
                    CASE WHEN e.former_until > %(now)s THEN e.former_secret END AS former_secret)
            UPDATE webhook_deliveries d SET tries = d.tries + 1 FROM held
            WHERE d.endpoint_id = held.id AND d.number = (
                SELECT number FROM webhook_deliveries
                WHERE endpoint_id = held.id AND next_try_at <= %(now)s ORDER BY number LIMIT 1)
            RETURNING d.endpoint_id, held.organization_id, held.url, held.secret,
                held.former_secret, held.failing_since, d.message_id, d.type, d.body, d.tries
            """,
            {"now": now, "until": now + lease, "at_once": AT_ONCE},
        )
        row = await cursor.fetchone()
    return None if row is None else _due(row)


async def mark(
    connection: psycopg.AsyncConnection,
    due: Due,
    attempt: Attempt,
    *,
    next_try_at: datetime | None,
    now: datetime,
) -> None:
    """What became of an attempt; the endpoint is free for the next one."""
    await connection.execute(
        """
        UPDATE webhook_endpoints SET busy_until = %(now)s,
            failing_since = CASE WHEN NOT %(delivered)s THEN coalesce(failing_since, %(at)s) END
        WHERE id = %(endpoint)s
        """,
        {
            "endpoint": due.endpoint_id,
            "now": now,
            "at": attempt.at,
            "delivered": attempt.is_delivered,
        },
    )
    # One that another attempt delivered meanwhile stays delivered.
    await connection.execute(
        """
        UPDATE webhook_deliveries SET next_try_at = %(next)s, last_try_at = %(at)s,
            last_status = %(status)s, last_answer = %(answer)s, last_problem = %(problem)s,
            delivered_at = CASE WHEN %(delivered)s THEN %(at)s END
        WHERE endpoint_id = %(endpoint)s AND message_id = %(message)s
            AND delivered_at IS NULL AND (next_try_at IS NOT NULL OR %(delivered)s)
        """,
        {
            "endpoint": due.endpoint_id,
            "message": due.message_id,
            "next": next_try_at,
            "at": attempt.at,
            "status": attempt.status,
            "answer": stored_text(attempt.answer),
            "problem": attempt.problem and attempt.problem.value,
            "delivered": attempt.is_delivered,
        },
    )


async def give_up(connection: psycopg.AsyncConnection, endpoint_id: str) -> None:
    """What still waits for an endpoint that is disabled; it can be sent again by hand."""
    await connection.execute(
        """
        UPDATE webhook_deliveries SET next_try_at = NULL, last_problem = 'disabled'
        WHERE endpoint_id = %s AND next_try_at IS NOT NULL
        """,
        [endpoint_id],
    )


async def replay(
    connection: psycopg.AsyncConnection, endpoint_id: str, message_id: str, *, now: datetime
) -> Delivery | None:
    """It is due now, with all of its tries before it; None where there is none."""
    cursor = connection.cursor(row_factory=class_row(_Row))
    await cursor.execute(
        """
        UPDATE webhook_deliveries SET next_try_at = %s, tries = 0, delivered_at = NULL
        WHERE endpoint_id = %s AND message_id = %s
        RETURNING number, message_id, type, body, made_at, next_try_at, tries, delivered_at,
            last_try_at, last_status, last_answer, last_problem
        """,
        [now, endpoint_id, message_id],
    )
    row = await cursor.fetchone()
    return None if row is None else _delivery(row)


async def page(
    connection: psycopg.AsyncConnection, endpoint_id: str, *, before: int | None, most: int
) -> tuple[Delivery, ...]:
    """The newest first; `before` is the number of the last one seen."""
    cursor = connection.cursor(row_factory=class_row(_Row))
    await cursor.execute(
        """
        SELECT number, message_id, type, body, made_at, next_try_at, tries, delivered_at,
            last_try_at, last_status, last_answer, last_problem
        FROM webhook_deliveries
        WHERE endpoint_id = %(endpoint)s
            AND (%(before)s::bigint IS NULL OR number < %(before)s)
        ORDER BY number DESC LIMIT %(most)s
        """,
        {"endpoint": endpoint_id, "before": before, "most": most},
    )
    return tuple(_delivery(row) for row in await cursor.fetchall())


async def forget(database: Database, *, made_before: datetime) -> int:
    """Delete what is older and does not wait; how many."""
    async with database.connection() as connection:
        deleted = await connection.execute(
            "DELETE FROM webhook_deliveries WHERE made_at < %s AND next_try_at IS NULL",
            [made_before],
        )
    return deleted.rowcount


def _due(row: _Due) -> Due:
    return Due(
        endpoint_id=row.endpoint_id,
        organization_id=row.organization_id,
        url=row.url,
        secrets=(row.secret,) if row.former_secret is None else (row.secret, row.former_secret),
        message_id=row.message_id,
        type=WebhookEvent(row.type),
        body=row.body,
        tries=row.tries,
        failing_since=row.failing_since,
    )


def _delivery(row: _Row) -> Delivery:
    standing = DeliveryStatus.DELIVERED if row.delivered_at else DeliveryStatus.FAILED
    return Delivery(
        number=row.number,
        message_id=row.message_id,
        type=WebhookEvent(row.type),
        made_at=row.made_at,
        standing=DeliveryStatus.WAITING if row.next_try_at else standing,
        tries=row.tries,
        next_try_at=row.next_try_at,
        last_try_at=row.last_try_at,
        status=row.last_status,
        answer=row.last_answer,
        problem=NotSent(row.last_problem) if row.last_problem else None,
        body=row.body,
    )
