"""Stop the mails of a saved search, or all mails of a topic, to an address."""

from dataclasses import dataclass
from datetime import datetime

from trusthound.adapters.credentials import unsubscribe_links
from trusthound.adapters.credentials.keys import Keys
from trusthound.adapters.storage import saved_searches, unsubscribed
from trusthound.adapters.storage.database import Database
from trusthound.domain.common.errors import InvalidInput
from trusthound.domain.mailing.topic import Topic


@dataclass(frozen=True, slots=True)
class Stopped:
    """Which mails come no more; `search` is the name of the one whose mails they are, None where
    they are all of the topic.
    """

    topic: Topic
    search: str | None = None


async def unsubscribe(
    token: str, *, all_of_topic: bool, database: Database, keys: Keys, now: datetime
) -> Stopped:
    """A mail of a saved search stops that search, unless all are to be stopped.

    Whoever has a mail may; raises InvalidInput for another token.
    """
    unwanted = unsubscribe_links.read(keys, token)
    if unwanted is None:
        raise InvalidInput(
            "This link is not complete.",
            field="t",
            advice="Copy it whole from the mail, or write to us.",
        )
    if unwanted.search_id and not all_of_topic:
        async with database.connection() as connection:
            name = await saved_searches.stop_mails(connection, unwanted.search_id)
        return Stopped(unwanted.topic, name or "")
    await unsubscribed.add(database, unwanted.address, unwanted.topic, at=now)
    return Stopped(unwanted.topic)
