"""Employers' demo requests into their table."""

import psycopg

from trusthound.domain.access.user import mail_key
from trusthound.domain.mailing.demo_request import DemoRequest


async def put(connection: psycopg.AsyncConnection, asked: DemoRequest, *, caller: bytes) -> bool:
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
