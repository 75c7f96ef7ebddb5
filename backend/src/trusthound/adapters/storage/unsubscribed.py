"""Who does not want which mails, by address: it holds for an account and after it."""

from datetime import datetime

from trusthound.adapters.storage.database import Database
from trusthound.domain.access.user import mail_key
from trusthound.domain.mailing.topic import Topic


async def add(database: Database, address: str, topic: Topic, *, at: datetime) -> None:
    """A second time changes nothing."""
    async with database.connection() as connection:
        await connection.execute(
            """
            INSERT INTO unsubscribed (email_key, kind, at) VALUES (%s, %s, %s)
            ON CONFLICT DO NOTHING
            """,
            [mail_key(address), topic.value, at],
        )


async def has(database: Database, address: str, topic: Topic) -> bool:
    """Whether mails of that topic are not wanted there."""
    async with database.connection() as connection:
        cursor = await connection.execute(
            "SELECT 1 FROM unsubscribed WHERE email_key = %s AND kind = %s",
            [mail_key(address), topic.value],
        )
        return await cursor.fetchone() is not None


async def remove(database: Database, address: str, topic: Topic) -> None:
    """They are wanted again."""
    async with database.connection() as connection:
        await connection.execute(
            "DELETE FROM unsubscribed WHERE email_key = %s AND kind = %s",
            [mail_key(address), topic.value],
        )
