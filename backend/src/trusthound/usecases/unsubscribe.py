"""Stop mails of a topic to an address."""

from datetime import datetime

from trusthound.adapters.credentials import unsubscribe_links
from trusthound.adapters.credentials.keys import Keys
from trusthound.adapters.storage import unsubscribed
from trusthound.adapters.storage.database import Database
from trusthound.domain.common.errors import InvalidInput
from trusthound.domain.mailing.topic import Topic


async def unsubscribe(token: str, *, database: Database, keys: Keys, now: datetime) -> Topic:
    """Which mails come no more. Whoever has a mail may; raises InvalidInput for another token."""
    unwanted = unsubscribe_links.read(keys, token)
    if unwanted is None:
        raise InvalidInput(
            "This link is not complete.",
            field="t",
            advice="Copy it whole from the mail, or write to us.",
        )
    await unsubscribed.add(database, unwanted.address, unwanted.topic, at=now)
    return unwanted.topic
