"""Take note that a seeker was told of the time in which their alerts rested."""

from trusthound.adapters.storage import alert_readers
from trusthound.adapters.storage.database import Database


async def forget_rest(user_id: str, *, database: Database) -> None:
    """It is told once. Raises DatabaseUnavailable."""
    async with database.connection() as connection:
        await alert_readers.forget_rest(connection, user_id)
