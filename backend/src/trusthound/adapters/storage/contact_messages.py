"""Messages of the contact form into their table."""

from datetime import datetime

import psycopg

from trusthound.adapters.storage.database import Database
from trusthound.domain.access.user import mail_key
from trusthound.domain.mailing.contact_message import ContactMessage


async def put(connection: psycopg.AsyncConnection, message: ContactMessage, caller: bytes) -> bool:
    """Keep a message; False where its ticket is another's already."""
    stored = await connection.execute(
        """
        INSERT INTO contact_messages (
            id, ticket, made_at, name, email, email_key, subject, message, has_priority, user_id,
            caller)
        VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s)
        ON CONFLICT (ticket) DO NOTHING
        """,
        [
            message.id,
            message.ticket,
            message.made_at,
            message.name,
            message.email,
            mail_key(message.email),
            message.subject,
            message.message,
            message.has_priority,
            message.user_id,
            caller,
        ],
    )
    return stored.rowcount == 1


async def forget(database: Database, *, made_before: datetime) -> int:
    """Delete the older ones; how many."""
    async with database.connection() as connection:
        deleted = await connection.execute(
            "DELETE FROM contact_messages WHERE made_at < %s", [made_before]
        )
    return deleted.rowcount
