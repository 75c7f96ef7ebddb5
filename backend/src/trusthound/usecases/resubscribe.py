"""Have alert mails sent again to whoever had stopped them."""

from trusthound.adapters.storage import unsubscribed
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.user import User
from trusthound.domain.mailing.topic import Topic


async def resubscribe(user: User, topic: Topic, *, database: Database) -> None:
    """Raises DatabaseUnavailable."""
    await unsubscribed.remove(database, user.email, topic)
