"""Employers' demo requests in and out of their table.

One that became an organisation gave it its id, so that none becomes two.
"""

from dataclasses import dataclass
from datetime import datetime

import psycopg
from psycopg.rows import class_row

from trusthound.adapters.storage.database import Database
from trusthound.domain.access.user import mail_key
from trusthound.domain.mailing.demo_request import DemoRequest


@dataclass(frozen=True, slots=True)
class ListedRequest:
    """A request as an operator sees it; `tier` is that of its organisation, None without one."""

    id: str
    ticket: str
    made_at: datetime
    first_name: str
    last_name: str
    email: str
    phone: str
    company: str
    job_title: str
    team_size: str
    volume: str
    timeline: str
    message: str
    has_priority: bool
    tier: str | None


@dataclass(frozen=True, slots=True)
class Asker:
    """Who asked, and for which company."""

    company: str
    email: str


async def put(connection: psycopg.AsyncConnection, asked: DemoRequest, caller: bytes) -> bool:
    """Keep a request; False where its ticket is another's already."""
    stored = await connection.execute(
        """
        INSERT INTO demo_requests (
            id, ticket, made_at, first_name, last_name, email, email_key, phone, company,
            job_title, team_size, volume, timeline, message, has_priority, user_id, caller)
        VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s)
        ON CONFLICT (ticket) DO NOTHING
        """,
        [
            asked.id,
            asked.ticket,
            asked.made_at,
            asked.first_name,
            asked.last_name,
            asked.email,
            mail_key(asked.email),
            asked.phone,
            asked.company,
            asked.job_title,
            asked.team_size,
            asked.volume,
            asked.timeline,
            asked.message,
            asked.has_priority,
            asked.user_id,
            caller,
        ],
    )
    return stored.rowcount == 1


async def newest(
    database: Database, *, before: tuple[datetime, str] | None, most: int
) -> tuple[ListedRequest, ...]:
    """The newest first; `before` is the moment and the id of the last one seen."""
    moment, last = before or (None, None)
    async with database.connection() as connection:
        cursor = connection.cursor(row_factory=class_row(ListedRequest))
        await cursor.execute(
            """
            SELECT d.id, d.ticket, d.made_at, d.first_name, d.last_name, d.email, d.phone,
                d.company, d.job_title, d.team_size, d.volume, d.timeline, d.message,
                d.has_priority, o.tier
            FROM demo_requests d LEFT JOIN organizations o ON o.id = d.id
            WHERE %(moment)s::timestamptz IS NULL OR (d.made_at, d.id) < (%(moment)s, %(last)s)
            ORDER BY d.made_at DESC, d.id DESC LIMIT %(most)s
            """,
            {"moment": moment, "last": last, "most": most},
        )
        return tuple(await cursor.fetchall())


async def locked(connection: psycopg.AsyncConnection, request_id: str) -> Asker | None:
    """One at a time makes an organisation of it, until the transaction ends. None: no such one."""
    if "\0" in request_id:  # PostgreSQL refuses the parameter itself
        return None
    cursor = connection.cursor(row_factory=class_row(Asker))
    await cursor.execute(
        "SELECT company, email FROM demo_requests WHERE id = %s FOR UPDATE", [request_id]
    )
    return await cursor.fetchone()


async def forget(database: Database, *, made_before: datetime) -> int:
    """Delete the older ones; how many."""
    async with database.connection() as connection:
        deleted = await connection.execute(
            "DELETE FROM demo_requests WHERE made_at < %s", [made_before]
        )
    return deleted.rowcount
