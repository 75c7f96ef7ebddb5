"""Employers' demo requests into their table."""

from datetime import datetime

import psycopg

from trusthound.adapters.storage.database import Database
from trusthound.domain.access.user import mail_key
from trusthound.domain.mailing.demo_request import DemoRequest


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


async def forget(database: Database, *, made_before: datetime) -> int:
    """Delete the older ones; how many."""
    async with database.connection() as connection:
        deleted = await connection.execute(
            "DELETE FROM demo_requests WHERE made_at < %s", [made_before]
        )
    return deleted.rowcount
