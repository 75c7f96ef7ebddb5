"""Take it as proved that an address is its user's: the link that was mailed there was opened."""

from datetime import datetime

from trusthound.adapters.credentials.tokens import digest_of
from trusthound.adapters.storage import one_time_links, users
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.one_time_link import LinkPurpose
from trusthound.domain.common.errors import LinkExpired


async def confirm_mail_address(token: str, *, database: Database, now: datetime) -> None:
    """Raises LinkExpired, DatabaseUnavailable."""
    async with database.connection() as connection:
        user_id = await one_time_links.use(
            connection, digest_of(token), LinkPurpose.CONFIRM_MAIL, now=now
        )
        if user_id is None:
            raise LinkExpired
        await users.note_mail_proved(connection, user_id, now)
