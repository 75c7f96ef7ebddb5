"""Enter with an API key: its text in, the key and its organisation out, while it works."""

from datetime import datetime
from functools import partial

from trusthound.adapters.credentials.api_keys import digest_of_key
from trusthound.adapters.storage import api_keys
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.api_key import KeyInUse, key_refused, was_idle


async def enter_with_api_key(text: str, *, database: Database, now: datetime) -> KeyInUse:
    """Judged by the data of this moment. Raises KeyRefused, in the same words whatever is wrong;
    DatabaseUnavailable.
    """
    digest = digest_of_key(text)
    if digest is None:
        raise key_refused()
    found = await database.read(partial(api_keys.in_use, digest=digest, now=now))
    if found is None:
        raise key_refused()
    if was_idle(found.key, now=now):
        async with database.connection() as connection:
            await api_keys.note_used(connection, found.key.id, now)
    return found
